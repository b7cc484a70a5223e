/**
 * Made by make-planks.ts, one plank a line: id, setting, pieces with their weights, spots on each side, tip, band and
 * wind, the hidden piece, wishes, the two wishes of which one waits, and the solver's count.
 */
export const rows = `
5-01|pond|frog 2, hedgehog 2, mouse 2|4 8 2 0||hedgehog gap||64
5-02|pond|cat 3, elephant 3, frog 3|4 12 3 0||cat near frog||16
5-03|pond|hedgehog 3, turtle 3, rabbit 3|4 12 3 0||hedgehog edge||18
5-04|pond|rabbit 1, frog 1, turtle 1|4 4 1 0||rabbit edge||18
5-05|pond|rabbit 1, hedgehog 1, duck 1|4 4 1 0||hedgehog apart duck||60
5-06|pond|cat 3, goat 3, pig 3|4 12 3 0||goat log||22
5-07|pond|frog 2, elephant 2, rabbit 2|4 8 2 0||rabbit edge||12
5-08|pond|pig 3, rabbit 3, goat 3|4 12 3 0||rabbit apart pig||64
5-09|pond|cat 2, frog 2, mouse 2|4 8 2 0||mouse gap||64
5-10|pond|goat 1, mouse 1, rabbit 1|4 4 1 0||rabbit apart goat||60
5-11|pond|goat 3, turtle 3, elephant 3|4 12 3 0||elephant log||24
5-12|pond|hedgehog 2, turtle 2, frog 2|4 8 2 0||hedgehog edge||18
5-13|pond|mouse 3, goat 3, cat 3|4 12 3 0||mouse edge||18
5-14|pond|elephant 1, goat 1, cat 1|4 4 1 0||goat log||22
5-15|pond|pig 1, hedgehog 1, cat 1|4 4 1 0||cat gap||64
5-16|pond|rabbit 2, goat 2, cat 2|4 8 2 0||goat edge||18
5-17|pond|turtle 3, hedgehog 3, frog 3|4 12 3 0||frog apart hedgehog||60
5-18|pond|elephant 1, goat 1, pig 1|4 4 1 0||elephant gap||64
5-19|pond|frog 2, pig 2, turtle 2|4 8 2 0||frog apart pig||64
5-20|pond|rabbit 2, mouse 2, frog 2|4 8 2 0||rabbit near mouse||12
5-21|pond|cat 2, duck 2, elephant 2|4 8 2 0||cat edge||18
5-22|pond|frog 2, duck 2, elephant 2|4 8 2 0||elephant edge||12
5-23|pond|turtle 3, rabbit 3, goat 3|4 12 3 0||turtle gap||64
5-24|pond|goat 1, hedgehog 1, frog 1|4 4 1 0||goat near hedgehog||12
5-25|pond|frog 2, mouse 2, cat 2|4 8 2 0||cat apart mouse||60
5-26|pond|elephant 2, hedgehog 2, rabbit 2|4 8 2 0||elephant gap||64
5-27|pond|hedgehog 2, pig 2, duck 2|4 8 2 0||duck gap||64
5-28|pond|cat 2, turtle 2, duck 2|4 8 2 0||cat apart turtle||64
5-29|pond|turtle 2, pig 2, mouse 2|4 8 2 0||pig edge||18
5-30|pond|hedgehog 3, frog 3, goat 3|4 12 3 0||goat apart frog||60
5-31|pond|frog 3, hedgehog 3, duck 3|4 12 3 0||duck edge||12
5-32|pond|hedgehog 3, mouse 3, cat 3|4 12 3 0||cat edge||12
5-33|pond|goat 2, mouse 2, hedgehog 2|4 8 2 0||goat gap||64
5-34|pond|mouse 2, goat 2, hedgehog 2|4 8 2 0||hedgehog edge||12
5-35|pond|cat 1, turtle 1, mouse 1|4 4 1 0||cat near mouse||16
5-36|pond|cat 1, elephant 1, duck 1|4 4 1 0||cat gap||64
5-37|pond|hedgehog 1, goat 1, mouse 1|4 4 1 0||mouse gap||64
5-38|pond|goat 3, rabbit 3, elephant 3|4 12 3 0||elephant log||24
5-39|pond|duck 1, hedgehog 1, pig 1|4 4 1 0||pig edge||12
5-40|pond|turtle 2, pig 2, frog 2|4 8 2 0||turtle edge||18
8-01|pond|mouse 1, cat 2, pig 4|4 12 2 0||cat apart mouse||32
8-02|pond|pig 4, rabbit 3, duck 2, elephant 4|4 12 2 0||elephant still||100
8-03|pond|turtle 3, goat 3, pig 4, frog 2|4 12 2 0||pig apart turtle||152
8-04|pond|goat 4, rabbit 2, elephant 5, hedgehog 1|4 12 2 0||hedgehog inner||58
8-05|pond|pig 3, turtle 4, cat 2, goat 4|4 12 2 0||turtle log||38
8-06|pond|hedgehog 2, frog 1, pig 4, elephant 5|4 12 2 0||frog near hedgehog||14
8-07|pond|goat 3, cat 2, elephant 4, mouse 1|4 12 2 0||cat edge||46
8-08|pond|hedgehog 3, elephant 4, duck 2, turtle 3|4 12 2 0||duck apart elephant||140
8-09|pond|cat 2, hedgehog 1, rabbit 1, pig 4|4 12 2 0||cat near pig||8
8-10|pond|cat 2, duck 2, pig 4, mouse 1|4 12 2 0||duck gap||172
8-11|pond|rabbit 2, mouse 1, elephant 5, pig 4|4 12 2 0||rabbit gap, pig apart mouse||54
8-12|pond|elephant 4, hedgehog 2, rabbit 3, cat 3|4 12 2 0||elephant gap, cat log||36
8-13|pond|cat 2, rabbit 3, elephant 4, pig 4|4 12 2 0||pig apart rabbit, elephant inner||72
8-14|pond|frog 2, duck 3, turtle 4, hedgehog 2|4 12 2 0||frog log, turtle log||12
8-15|pond|mouse 1, cat 3, goat 4, pig 4|4 12 2 0||pig gap, cat apart goat||68
8-16|pond|pig 3, hedgehog 1, rabbit 1, mouse 2|4 12 2 0||mouse still, hedgehog apart rabbit||276
8-17|pond|goat 4, elephant 5, duck 2, cat 3|4 12 2 0||duck log||26
8-18|pond|mouse 1, duck 3, turtle 2, pig 4|4 12 2 0||pig inner, duck inner||132
8-19|pond|elephant 5, cat 3, mouse 1, rabbit 1|4 12 2 0||cat inner||132
8-20|pond|turtle 3, frog 1, cat 2, duck 2|4 12 2 0||cat gap, duck gap||168
8-21|pond|elephant 5, hedgehog 1, duck 2, pig 3|4 12 2 0||duck still||100
8-22|pond|pig 4, rabbit 3, duck 2, goat 4|4 12 2 0||pig inner, goat log||54
8-23|pond|duck 3, cat 2, goat 3, frog 1|4 12 2 0||goat log||86
8-24|pond|rabbit 2, goat 3, pig 4, cat 2|4 12 2 0||cat still||196
8-25|pond|elephant 4, hedgehog 2, goat 3, mouse 1|4 12 2 0||mouse near hedgehog, goat gap||24
8-26|pond|hedgehog 2, cat 3, turtle 4, pig 3|4 12 2 0||cat near turtle||28
8-27|pond|hedgehog 1, cat 3, goat 3, pig 4|4 12 2 0||pig apart goat||96
8-28|pond|cat 2, duck 3, turtle 4, hedgehog 3|4 12 2 0||turtle edge||26
8-29|pond|hedgehog 1, turtle 2, mouse 1, pig 3|4 12 2 0||pig log||124
8-30|pond|mouse 2, elephant 4, turtle 3, hedgehog 1|4 12 2 0||hedgehog inner||152
8-31|pond|hedgehog 1, pig 4, turtle 2, elephant 5|4 12 2 0||turtle gap, elephant apart pig||58
8-32|pond|rabbit 1, turtle 2, cat 2, goat 3|4 12 2 0||cat log||72
8-33|pond|mouse 2, pig 3, duck 2, goat 4|4 12 2 0||goat still, duck near mouse||24
8-34|pond|hedgehog 3, mouse 2, frog 1, goat 4|4 12 2 0||mouse inner||120
8-35|pond|cat 3, pig 3, duck 2, rabbit 1|4 12 2 0||pig near duck||64
8-36|pond|frog 1, turtle 2, pig 4, elephant 5|4 12 2 0||frog apart elephant||88
8-37|pond|cat 3, elephant 4, pig 4, turtle 2|4 12 2 0||cat log||28
8-38|pond|mouse 2, duck 3, goat 4, rabbit 1|4 12 2 0||mouse still, rabbit near duck||40
8-39|pond|duck 3, mouse 1, goat 4, turtle 3|4 12 2 0||goat inner||128
8-40|pond|rabbit 1, mouse 1, elephant 5, frog 2|4 12 2 0||elephant near mouse||28
11-01|pond|turtle 2, duck 3, elephant 4, mouse 2|5 14 2 0||mouse gap, turtle still, elephant gap||342
11-02|pond|mouse 1, duck 3, elephant 4, pig 4, goat 4|5 14 2 0||pig near elephant, elephant apart pig|0 1|1026 160
11-03|pond|hedgehog 2, elephant 5, duck 3, mouse 1, frog 1|5 14 2 0||mouse apart elephant, frog gap, elephant near frog||246
11-04|pond|elephant 5, goat 3, rabbit 1, hedgehog 2|5 14 2 0||goat log, rabbit near hedgehog, elephant log|0 1|20 22
11-05|pond|cat 2, goat 4, duck 2, pig 3|5 14 2 0||pig inner, duck gap, cat gap||300
11-06|pond|duck 2, elephant 5, pig 3, rabbit 1|5 14 2 0||pig edge, duck edge, rabbit apart pig|0 1|60 54
11-07|pond|frog 1, rabbit 1, turtle 3, cat 3, mouse 2|5 14 2 0||turtle near mouse, frog gap||526
11-08|pond|elephant 4, rabbit 3, frog 2, hedgehog 2|5 14 2 0||frog edge, elephant near frog, hedgehog gap|0 1|56 68
11-09|pond|pig 3, hedgehog 1, turtle 4, mouse 2, goat 3|5 14 2 0||goat inner, pig still, mouse near pig||352
11-10|pond|frog 2, hedgehog 3, goat 4, cat 3, pig 3|5 14 2 0||frog edge, pig edge, goat near frog|0 1|40 22
11-11|pond|pig 4, hedgehog 3, mouse 2, cat 3, elephant 5|5 14 2 0||mouse gap, pig log||128
11-12|pond|elephant 5, cat 3, pig 4, frog 2|5 14 2 0||cat near frog, frog log|0 1|20 30
11-13|pond|turtle 3, rabbit 1, mouse 2, hedgehog 2, cat 2|5 14 2 0||mouse near hedgehog, cat near hedgehog||32
11-14|pond|cat 3, frog 1, elephant 4, mouse 1|5 14 2 0||frog near cat, cat apart frog|0 1|372 88
11-15|pond|frog 2, elephant 5, hedgehog 2, goat 3, pig 4|5 14 2 0||hedgehog edge, goat apart elephant, elephant gap||134
11-16|pond|rabbit 1, turtle 3, hedgehog 2, cat 3, elephant 4|5 14 2 0||hedgehog log, turtle log, rabbit log|0 1|34 12
11-17|pond|mouse 2, elephant 4, goat 4, frog 2, cat 3|5 14 2 0||frog still, cat gap, mouse gap||888
11-18|pond|frog 1, mouse 2, rabbit 2, elephant 5|5 14 2 0||rabbit log, mouse near elephant, frog log|0 1|8 6
11-19|pond|duck 2, elephant 4, rabbit 3, cat 2|5 14 2 0||elephant apart duck, rabbit still||414
11-20|pond|frog 1, goat 4, pig 3, elephant 5, turtle 3|5 14 2 0||pig edge, elephant near pig|0 1|154 182
11-21|pond|goat 4, hedgehog 3, rabbit 1, turtle 3|5 14 2 0||goat inner, rabbit apart hedgehog, hedgehog edge||50
11-22|pond|duck 3, rabbit 1, turtle 2, frog 1|5 14 2 0||duck near turtle, rabbit near turtle|0 1|136 56
11-23|pond|hedgehog 1, mouse 1, goat 4, duck 3, pig 4|5 14 2 0||pig near duck, hedgehog edge||58
11-24|pond|elephant 5, turtle 4, mouse 1, frog 2, pig 3|5 14 2 0||frog near pig, elephant near mouse|0 1|156 52
11-25|pond|mouse 1, goat 4, cat 3, elephant 4|5 14 2 0||goat inner, elephant near goat||52
11-26|pond|elephant 4, goat 4, hedgehog 1, frog 2, mouse 2|5 14 2 0||goat log, mouse log, elephant log|0 1|58 136
11-27|pond|turtle 3, duck 2, mouse 2, elephant 5, hedgehog 1|5 14 2 0||elephant still, duck log||266
11-28|pond|elephant 4, duck 2, hedgehog 2, goat 3, frog 1|5 14 2 0||elephant near duck, hedgehog near elephant|0 1|300 188
11-29|pond|mouse 1, turtle 3, pig 4, duck 3, cat 2|5 14 2 0||pig inner, turtle apart duck||1596
11-30|pond|elephant 5, duck 2, frog 1, hedgehog 3|5 14 2 0||duck log, hedgehog log|0 1|58 44
11-31|pond|cat 3, turtle 3, goat 4, duck 2, elephant 5|5 14 2 0||cat inner, goat inner, turtle edge||118
11-32|pond|hedgehog 3, frog 1, cat 3, pig 3, mouse 2|5 14 2 0||hedgehog near mouse, pig near mouse, mouse gap|0 1|122 260
11-33|pond|frog 1, cat 2, goat 3, mouse 2, duck 2|5 14 2 0||duck still, frog log||732
11-34|pond|rabbit 2, hedgehog 2, elephant 5, turtle 4, mouse 2|5 14 2 0||turtle edge, elephant near turtle|0 1|128 176
11-35|pond|elephant 4, mouse 2, duck 2, rabbit 2, cat 3|5 14 2 0||elephant gap, duck near mouse||248
11-36|pond|pig 4, mouse 2, elephant 5, cat 2, hedgehog 2|5 14 2 0||hedgehog edge, cat near hedgehog|0 1|148 220
11-37|pond|duck 2, frog 2, rabbit 3, goat 4|5 14 2 0||duck log, rabbit inner||68
11-38|pond|elephant 4, frog 1, duck 2, mouse 1|5 14 2 0||mouse near duck, duck near elephant|0 1|32 102
11-39|pond|mouse 1, rabbit 2, elephant 5, hedgehog 3, turtle 4|5 14 2 0||hedgehog log, elephant gap||216
11-40|pond|duck 2, elephant 4, goat 4, hedgehog 1|5 14 2 0||goat near elephant, elephant edge|0 1|44 36
15-01|work|turtle 4, hedgehog 3, pig 4, frog 2|5 14 1 -2|2|hedgehog apart turtle, frog inner||118
15-02|home|cat 2, rabbit 1, frog 2, turtle 3|5 14 1 -2|3|turtle apart frog, frog near turtle|0 1|49 367
15-03|studio|cat 3, goat 4, pig 4, elephant 5|5 14 1 1|3|goat apart pig, pig inner||62
15-04|work|goat 3, pig 4, hedgehog 1, turtle 3|5 14 1 3|0|turtle edge, goat near pig|0 1|28 7
15-05|home|hedgehog 2, elephant 5, duck 2, frog 1, pig 4|5 14 1 -3|2|hedgehog gap, pig inner||538
15-06|studio|duck 2, pig 4, turtle 3, elephant 4|5 14 1 1|0|turtle apart pig, pig near turtle|0 1|18 107
15-07|work|mouse 1, pig 4, elephant 4, duck 3, frog 1|5 14 1 -1|2|frog edge, duck apart pig||193
15-08|home|goat 3, hedgehog 2, duck 3, elephant 5, pig 4|5 14 1 2|1|pig near duck, duck edge|0 1|85 133
15-09|studio|goat 4, turtle 3, mouse 1, cat 3, pig 4|5 14 1 -1|1|turtle gap, mouse inner||315
15-10|work|pig 4, hedgehog 3, frog 2, elephant 4|5 14 1 3|0|frog apart elephant, elephant near frog|0 1|8 101
15-11|home|frog 2, duck 3, goat 3, pig 4, mouse 1|5 14 1 -2|0|frog edge, goat inner||224
15-12|studio|cat 3, rabbit 3, pig 4, elephant 5|5 14 1 -3|2|pig log, elephant near pig|0 1|6 16
15-13|work|mouse 2, hedgehog 1, elephant 4, frog 1, cat 3|5 14 1 -3|3|mouse edge, frog edge||41
15-14|home|rabbit 3, duck 2, turtle 4, pig 4|5 14 1 3|0|turtle near duck, pig near duck|0 1|25 18
15-15|studio|elephant 4, pig 3, cat 2, goat 4, frog 1|5 14 1 -1|3|pig near goat, frog log||18
15-16|work|mouse 2, goat 4, elephant 5, hedgehog 3|5 14 1 -3|2|goat edge, mouse log|0 1|25 16
15-17|home|elephant 5, rabbit 2, hedgehog 2, cat 3, duck 2|5 14 1 2|1|rabbit inner, hedgehog apart duck||527
15-18|studio|mouse 2, hedgehog 3, elephant 4, turtle 3|5 14 1 2|3|hedgehog edge, turtle edge|0 1|16 30
15-19|work|pig 3, frog 2, turtle 3, rabbit 1|5 14 1 -2|0|frog apart pig, turtle gap||243
15-20|home|rabbit 1, cat 3, mouse 2, duck 3|5 14 1 -3|0|mouse near duck, duck apart mouse|0 1|282 48
15-21|studio|cat 2, hedgehog 3, rabbit 1, duck 3|5 14 1 -1|2|hedgehog apart duck, cat gap||258
15-22|work|cat 3, frog 2, elephant 4, goat 3, turtle 3|5 14 1 1|2|goat near elephant, turtle near elephant|0 1|155 116
15-23|home|duck 3, goat 4, rabbit 2, pig 3|5 14 1 2|3|goat inner, duck near goat||16
15-24|studio|cat 2, rabbit 2, elephant 4, goat 3, hedgehog 1|5 14 1 3|0|goat near hedgehog, hedgehog near elephant|0 1|304 144
15-25|work|pig 4, frog 2, turtle 3, rabbit 3|5 14 1 -3|1|rabbit gap, turtle inner||121
15-26|home|cat 3, goat 4, pig 3, hedgehog 1, mouse 1|5 14 1 -2|2|pig apart mouse, mouse near pig|0 1|188 1274
15-27|studio|goat 4, elephant 5, pig 4, duck 2, frog 1|5 14 1 -1|1|frog edge, pig gap||133
15-28|work|hedgehog 3, rabbit 1, goat 3, mouse 2|5 14 1 -1|3|mouse near goat, goat edge|0 1|56 49
15-29|home|mouse 2, frog 2, rabbit 3, duck 3, elephant 5|5 14 1 1|2|duck apart rabbit, mouse edge||110
15-30|studio|mouse 1, turtle 3, goat 4, rabbit 2, hedgehog 3|5 14 1 3|4|rabbit near hedgehog, hedgehog edge|0 1|71 121
15-31|work|goat 4, hedgehog 1, pig 4, cat 2, turtle 3|5 14 1 3|3|pig apart goat, hedgehog near goat||122
15-32|home|cat 2, mouse 2, hedgehog 3, elephant 5, duck 2|5 14 1 -1|4|cat edge, mouse near cat|0 1|118 199
15-33|studio|pig 4, cat 3, mouse 2, turtle 3|5 14 1 3|3|mouse apart turtle, pig gap||136
15-34|work|rabbit 3, elephant 4, frog 2, mouse 2, turtle 3|5 14 1 1|1|rabbit log, elephant edge|0 1|125 192
15-35|home|rabbit 2, elephant 5, hedgehog 3, goat 4, pig 4|5 14 1 -1|3|goat near elephant, rabbit gap||42
15-36|studio|rabbit 2, cat 2, goat 4, duck 3|5 14 1 1|2|duck near goat, rabbit near duck|0 1|56 22
15-37|work|elephant 5, rabbit 2, mouse 2, frog 2, duck 3|5 14 1 -3|4|frog inner, elephant apart mouse||490
15-38|home|cat 3, rabbit 2, elephant 4, pig 4|5 14 1 3|0|pig near elephant, cat near elephant|0 1|24 12
15-39|studio|mouse 2, goat 4, frog 1, hedgehog 3|5 14 1 -1|0|frog near hedgehog, goat log||7
15-40|work|frog 1, mouse 2, hedgehog 1, turtle 4|5 14 1 -2|3|mouse near turtle, frog near mouse|0 1|55 22
`
