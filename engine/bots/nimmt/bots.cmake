# For engine/CMakeLists.txt: the trained networks of these bots (assets/weights), the files that run thousands of playouts a decision,
# and the files that are compiled for size, because that saves some kilobytes and makes them only a tenth slower.
list(APPEND bots_nets Nimmt NimmtOthers)
list(APPEND bots_playing ${folder}/net.cc ${folder}/search.cc ${folder}/draft.cc ${folder}/special_playout.cc)
list(APPEND bots_small ${folder}/levels.cc ${folder}/endgame.cc ${folder}/special_search.cc ${folder}/special_world.cc)
