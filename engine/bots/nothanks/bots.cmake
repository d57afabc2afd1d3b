# What engine/CMakeLists.txt has to know of these bots: the net that they learnt (assets/weights).
list(APPEND bots_nets Nothanks)
