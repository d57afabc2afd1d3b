# What engine/CMakeLists.txt has to know of these bots: the nets that they learnt (assets/weights), files where playouts are counted
# in thousands a decision, and files that are a tenth slower and some kilobytes less to fetch when they are made small.
list(APPEND bots_nets Nimmt NimmtOthers)
list(APPEND bots_playing ${folder}/net.cc ${folder}/search.cc ${folder}/draft.cc ${folder}/special_playout.cc)
list(APPEND bots_small ${folder}/endgame.cc ${folder}/special_search.cc ${folder}/special_world.cc)
