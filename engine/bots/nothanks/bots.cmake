# For engine/CMakeLists.txt: the trained network of these bots (assets/weights), and what is compiled for size.
list(APPEND bots_nets Nothanks)
list(APPEND bots_small ${folder}/levels.cc)
