# For engine/CMakeLists.txt: the trained networks of these bots (assets/weights), and the files that run thousands of playouts a decision.
list(APPEND bots_nets Nimmt NimmtOthers)
list(APPEND bots_playing ${folder}/net.cc ${folder}/search.cc ${folder}/draft.cc ${folder}/special_playout.cc)
