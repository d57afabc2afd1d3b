# For engine/CMakeLists.txt: the trained network of these bots (assets/weights).
list(APPEND bots_nets Nothanks)
