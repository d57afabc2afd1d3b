# What engine/CMakeLists.txt has to know of these bots: the nets that they learnt (assets/weights), files where playouts are counted
# in thousands a decision, and files that are a tenth slower and some kilobytes less to fetch when they are made small.
list(APPEND bots_nets Nimmt NimmtOthers)
list(APPEND bots_playing ${room}/net.cc ${room}/search.cc ${room}/draft.cc ${room}/special_playout.cc)
list(APPEND bots_small ${room}/endgame.cc ${room}/special_search.cc ${room}/special_world.cc)
