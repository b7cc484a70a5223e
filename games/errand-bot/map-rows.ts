/**
 * Made by make-maps.ts, one map a line: id, ground, start and heading, errands with their squares and hours, battery, and
 * the solver's two shortest plans.
 */
export const rows = `
1-01|..../t.../...w/t..w|6 2|mail@1 bread@3|6|NWH NEH
1-02|.ttt/..../t.../.w..|11 2|mail@14 bread@9|6|SWH WWH
1-03|wt.t/t.tt/..../...t|5 2|bread@13 mail@10|6|SSH SEH
1-04|w..b/...b/b..b/.tb.|2 2|bread@10 mail@5|6|SSH SWH
1-05|bww./bb../..../b..t|6 1|bread@3 mail@11|6|ENH ESH
1-06|.b../..t./.b../w.b.|10 1|bread@15 mail@7|6|ESH ENH
1-07|.b../..../.t../wwb.|0 2|bread@8 mail@5|6|SSH SEH
1-08|t.../b.../bw.t/.bt.|10 0|mail@2 bread@5|6|NNH NWH
1-09|.ww./..../..../t.bb|5 3|bread@10 mail@7|6|ESH EEH
1-10|.bw./..w./..bt/..b.|13 0|bread@5 mail@8|6|NNH NWH
1-11|..../w.../t.../..bb|6 2|bread@3 mail@1|6|NEH NWH
1-12|..tb/..t./t.b./w..b|1 3|mail@9 bread@4|6|SSH SWH
1-13|.t../b..t/...t/..ww|10 0|bread@13 mail@5|6|WSH NWH
1-14|...b/..bb/..../.ww.|5 2|mail@0 bread@12|7|NWH SWSH
1-15|..tw/..../..../tb..|14 1|mail@8 bread@11|7|NWWH NEH
1-16|..b./..tb/..../w...|13 0|mail@11 bread@8|7|NEEH NWH
1-17|.b../..../ww.b/t..t|7 3|bread@5 mail@14|7|WWH WSSH
1-18|b.t./...w/...t/t.bt|1 2|mail@8 bread@6|7|SSWH SEH
1-19|b..t/..ww/...t/...b|4 1|bread@1 mail@13|7|ENH ESSH
1-20|..../tw../btt./bb..|7 0|bread@14 mail@2|7|SSWH NWH
1-21|w.b./...b/..t./....|1 2|bread@8 mail@13|7|SSWH SSSH
1-22|..../..../...t/.bww|7 3|bread@9 mail@1|7|WSWH NWWH
1-23|.tww/..../.b.t/...t|13 1|bread@10 mail@5|8|ENH ENNWH
1-24|...t/..../..t./.wb.|0 1|bread@12 mail@9|7|SSSH ESSH
1-25|.ww./..t./..../..b.|11 2|mail@13 bread@5|7|WWSH WWNH
1-26|..../..w./t.../t..b|13 0|bread@11 mail@2|8|NEEH NNNEH
1-27|twwt/b..b/..../....|6 2|mail@15 bread@12|8|SESH SSWWH
1-28|t..b/.t../w.../t.t.|13 0|mail@6 bread@15|8|NENH NEESH
1-29|w.../t.../t.b./.b.t|11 0|mail@2 bread@9|8|NNWH NWWSH
1-30|t..w/t.../b.../..t.|15 0|bread@13 mail@5|8|NWWSH NNWWH
2-01|...../....t/...../t...t/wb.bb|12 1|mail@3 bread@6|8|FLFFH LFLFH
2-02|...tt/.b.../...../...t./w=b.t|14 0|mail@11 bread@7|8|LFFFH FLFFH
2-03|tb.../..=../.bw../bb.../.....|9 0|bread@2 mail@6|8|FLFFH LFFFH
2-04|b...t/bbb../.t.../....t/b..=w|21 1|mail@15 bread@18|8|LFLFH FFLFH
2-05|.t.w=/tb.../...../....b/t...b|13 0|mail@16 bread@10|9|LFFLFH LFFFH
2-06|w..tt/...../...bt/..tb./t....|1 1|bread@5 mail@8|9|RFRFH FRFLFH
2-07|t.b.t/....t/...../...=./...wb|12 0|bread@15 mail@22|9|LFFLFH LLFFH
2-08|...../..t../b...b/t..t./t..w=|13 3|bread@2 mail@6|9|RFFLFH FFRFH
2-09|....b/.t=.t/..wwt/...b./.tb..|10 0|mail@17 bread@20|10|LLFLFFH LLFFH
2-10|.bb../tb.../..b../.t.../....w|4 2|bread@7 mail@17|10|FRFFH FFFRFFH
2-11|.b.../b..../.t.t./.t.ww/t...=|23 1|mail@21 bread@12|10|LLFFH LLFRFFH
2-12|...../.b.../t.w=./..b../.bt.t|1 1|mail@8 bread@18|10|FFRFH FFRFFFH
2-13|.b.../b.t../ww.../t=.../.t.t.|17 0|mail@14 bread@3|10|FRFFH FRFLFFH
2-14|t..b./.t.b./...../b=w.t/.....|23 3|mail@14 bread@12|9|RFFRFH RFFLFH
2-15|.bt../...b./...bt/...../...bw|22 0|mail@11 bread@5|10|FFLFH FFFLFFH
2-16|.bbw./...=t/...../...bb/.....|14 3|bread@17 mail@15|10|FFLFH FFFFLFH
2-17|=..b./w..../wt.b./.b.../b..tb|14 2|mail@7 bread@4|10|LLFLFFH LLFFH
2-18|...../...tb/.t..t/...=w/.b.wt|16 3|bread@22 mail@7|10|LLFRFH LLFLFFH
2-19|b..t./..tb./b..t./b=ww./.....|2 3|mail@5 bread@12|10|FLFRFH FLFFLFH
2-20|...t./.w.../.=.t./t..../.tt.b|16 0|mail@5 bread@2|10|FLFRFH FRFLFFH
2-21|b..bt/..bb./...../...../.w=tt|11 3|bread@13 mail@9|11|LLFFH LLFFFLFH
2-22|t..../....t/..b=w/....b/.t...|22 1|mail@20 bread@16|11|LFLFFLFH LFLFH
2-23|b.b../...t./t..../..w=w/b..t.|3 1|bread@12 mail@14|11|FRFFRFFH FRFFH
2-24|.w.../bw=t./...../...../tttb.|9 0|bread@13 mail@17|11|LLFRFH LLFFRFFH
2-25|w.t.t/=t..t/.t.../...../..t.t|17 1|mail@20 bread@10|10|LLFFLFH LLFFRFH
2-26|...../t..t./.w.t./.=.../..bt.|15 2|bread@12 mail@2|11|LFFLFH LFFLFFFH
2-27|b..../.t.../...w=/bb..t/ttt..|5 2|bread@7 mail@17|10|FLFFLFH FLFFRFH
2-28|.bb../...../.bb../...w./.b.=.|17 3|bread@14 mail@24|12|LFLFFLFFH LFLFFH
2-29|.w.b./.=w../t.b.b/t..t./.....|5 1|bread@20 mail@17|11|FRFFFRFH FRFFLFH
2-30|b=ttb/wwt../..t../...../..t..|13 1|mail@16 bread@10|12|RFRFFH RFRFFFRFH
3-01|...ttt/.r.ttt/....../ww=.>./....b./.v..t.|14 0|mail@6 bread@8|9|FHFLFFLFH FLHFFH
3-02|..t..r/....../.b.t../t<.w=w/..t^t./..tttt|3 2|mail@11 bread@4|9|LFRHFLFH LFHFRFH
3-03|.t..../.....t/<.t..t/r...=w/.bb.tb/.....>|7 3|mail@19 bread@6|10|FLLHFRFFH FLHFFLFH
3-04|vb..<./..t.r./..b.../t...b./.t.tw./...t=.|16 1|bread@9 mail@17|10|FLLHFFRFH FLHFLFFH
3-05|.rbb^t/...b../..t.b./.<.w../t..=t./.b.ww.|25 0|mail@7 bread@0|10|FFFLHFRFH FFFHFLFH
3-06|<..r.^/b...../t..bb./tb.tt./....../...w=w|8 0|mail@10 bread@2|10|FLLHFLFFH FRHFFRFH
3-07|tw=<r./.ww.../...b../.b..tt/.b..b./.vt.b.|17 3|mail@10 bread@5|10|FRFRHFLFH FRFHFRFH
3-08|t...^>/..t.../..t.bt/r...../..=w../.bwb.t|6 1|mail@24 bread@12|11|RFLHFRFFRFH RFHFFH
3-09|t..b../.t.r../t...../=w>.../wwb.../b..bt>|10 3|mail@15 bread@17|10|LFLFLLHFFH FLFLHFFH
3-10|..t.../tbt..t/.tt.../..>.../r..tt./...v=w|25 3|mail@30:1-5 bread@19|12|LFRFHLLFLFFH FLFLHFLFFH
3-11|....=w/.b.b../.b.tr./t..t../..<tr./<....b|29 3|bread@17 mail@22|10|RFFLLHFRFH FRFHFRFH
3-12|.bbb../bt..>./.^t..r/t....=/b.t.bw/.....t|11 2|mail@4 bread@16|10|LLFLFLHFFH FRFRHFFH
3-13|...vbb/...w=w/t...b./.bb.../r...>./.....t|25 3|bread@30 mail@32|10|LFLFLLHFFH FLFLHFFH
3-14|t..tvt/tw=wb</....../....../b.b.r./....r.|23 0|mail@35 bread@22|11|LFLLHFRFFH LFLHFFLFH
3-15|...btb/=...t./w..rvb/..bb../..t.t./.ttv..|2 3|bread@9 mail@14|11|LFFLLHFRFH LFFLHFLFH
3-16|...bt./.r..../t.tt.^/.<..w=/ttt..t/.bb.b.|0 1|bread@2 mail@6|11|FFLLHFFLFH FFRHFRFFH
3-17|t..w>^/..r=.b/.....t/.t..../tt.b../....b.|12 1|bread@1 mail@14|11|FFLLHFRFFH FFLHFFLFH
3-18|=w.bb./.b..t./.b.bb./b.<b.t/.r.t../.^....|26 3|mail@19 bread@32|11|LFLLHFFLFH LFRHFRFFH
3-19|t...t./...rww/.b.v^=/..b.../ttb.../b.tt..|2 2|mail@14 bread@3|11|FFLLHFFRFH LFRHFFRFH
3-20|b..>../.bb.../t.v.../r..tt./....t=/....ww|32 3|mail@30 bread@19|11|FFLLHFLFFH FFRHFFRFH
3-21|.bvttb/^...rt/w=.b.b/....../..tb../......|9 3|bread@16 mail@8|11|FLHFFLFFLFH FLLHFFRFH
3-22|.w=.../bwv.b./t..r../....t./vbtb../b.ttb.|3 1|mail@14 bread@19|12|LLFLFFHFRFH RFFRFHFLFH
3-23|..b.../^....b/..r.wb/t.t.w./....=./.>t..b|9 0|bread@13 mail@15|13|LLFLLHFLFFLFH LLFRHFFH
3-24|.^...t/ww.t../.=bt.</.wb..b/b.b.../.t.t.r|21 2|mail@29 bread@34|12|FLFFLLHFLFH FLFFRHFRFH
3-25|t.t.../<.<bw=/...bwt/.b..r./.b.r.t/.b....|28 0|bread@33 mail@21|13|LLFRFHFRFFRFH FLFLHFFH
3-26|.....t/b.tr../.tw.../.bww=>/b..^.b/...bb.|7 0|bread@15 mail@3|12|FRFFHFRFFRFH FRFFRHFFH
3-27|....=./..bbwb/<..^.b/...t.t/.rr.b./.b....|19 3|bread@24 mail@20|12|FLFLLHFRFFH FLFLHFFLFH
3-28|..t.<./t=...t/bww.r./tbw..t/t....b/.^....|15 1|mail@28 bread@32|12|RFFLFRHFRFFH FRFFHFRFFH
3-29|t...t>/bt..w=/ttt.../..tbr./...t../...v..|28 1|bread@16 mail@3|12|FLFFLFHFRFFH LFFLHFRFFH
3-30|...t../.t.t.r/.t.b../b^bb../..>b.r/.=ww.b|10 0|mail@23 bread@28|12|LLFFFLLHFRFH RFRFFHFRFH
4-01|....tb./.b^.r.t/b^...../.t....>/b....t./....bb./btbw=..|12 3|mail@17 bread@31 package@10|13|LFRFFRHFLLHFXH FFLHFHFFH
4-02|..t...r/.>...../.....t=/t<..ttw/t.<tttw/.t..t../b.....t|13 0|mail@18 bread@5 package@11|11|LFRFLHFLFHFH FLFHFLFHFH
4-03|.bt..../....b.=/...r..w/t..^.../.b.v..t/....t^./..b..bt|9 1|mail@18 bread@16 books@19|12|RFHFLFXLFLHFH RFLHFFHFH
4-04|wttt.../=vt.<../......t/..tb..t/..tbt../t..r.t./.v.....|29 0|bread@37 mail@45 package@36|12|LLFLHFRHFLFH LLFLHFHFRFH
4-05|...t.tt/tbw>b../bwwb..t/..=tvb./.v..tt./......./.rr.b..|37 1|mail@45 bread@36 books@38|12|FRFLLHFLHFFH FRHFRHFFRFH
4-06|..t.bbb/t....../tb...../t=ww.../....r../...>.vt/^....t.|27 0|mail@33 bread@39 books@34|12|LLFRHFLHFRFH LLFRHFHFLFH
4-07|.t.tb../.^.r.../>....../t..wb../.ttw.../tb^=w../.bt....|15 0|mail@18 bread@9 package@11|12|FRFRHFLFFLHFH FRFHFFRHFH
4-08|b<..tt./.b...b./.v=w..b/...ww../...t..r/..bt..b/b.^t...|33 0|bread@27 mail@32 apples@26|12|LFLLHFLFRHFH FRHFRHFRFFH
4-09|.t....t/t..b.../...ttb./.^..bbv/w.....t/.b...../bbr.r.^|40 3|bread@37 mail@39 flowers@47|12|FHFFLLHFXRFH FHFFLHFLFXH
4-10|.=..tvt/<www.../t...tt./.b..bb./.....t./.r.t.v./.....t.|31 3|bread@37 mail@35:1-6 books@30|13|FXLFHFLFFLFHFH FXLFHLFFLHFH
4-11|b.t..tb/ww=t..t/wwb..>./.t...../..t.b../....r../.^.>..b|37 1|mail@40 bread@25 package@33|12|FLFFRFHFRFHFH FXLHFHFLFH
4-12|b..bt.b/..tr.>./w....../ww..t../v=...t./.t...t./b.t.>..|24 3|bread@11 mail@19 books@17|12|RFRHFFLLHFRFH RFHFRFHFRFH
4-13|bt.bbt./b>..><./......t/.....=./....tww/..b..r./..b....|46 1|mail@38 bread@41 books@39|13|LFLHFLHFLFXLFH LFLHFLLHFXH
4-14|...btbt/^.t...</..t..../.b^...r/......./=..ttt./w..b..t|31 1|mail@34 bread@20 books@26|13|FXLLHFRFHFRFH FXLHFFLHFLFH
4-15|.b...../......t/r.b..v./..t.b>./b.b.=../..>.wtt/.b..w..|10 3|mail@15 bread@21 books@7|13|FXLLHFRFHFRFH FXLHFFLHFLFH
4-16|....v../tbv..../.....t./wv...../w....tt/w.rt.t./=..b..b|46 0|mail@25 bread@23 books@44|13|FXLHFFHFLFXLFH FXLHFFLHFXH
4-17|b.t>t.b/......./....rb./<...r../....b../.twww>b/.tb=..t|24 2|bread@9 mail@11 flowers@8|13|RFFRFFRHFHFFH LFLFFLHFFHFH
4-18|ww.t.../=t...b./^.r...b/.^...../..bv.tt/...t.../.....t.|17 3|bread@23 mail@9 apples@24|14|LFRFLLHFLHFFLFH LFRHFRHFFH
4-19|=w.^.b./...t.../..rr..b/tt...../.>...tt/t..t..t/.....v.|32 0|bread@37 mail@23 apples@18|13|FFLLHFRFFLHFFH FFLHFFLFHFFH
4-20|.v...b./...rbt./...^.vb/.w=b.../.t.t.../..t...t/.tt....|15 0|bread@9 mail@3 package@0|13|FRFLHFRFLLHFXH FRFHFLFLHFXH
4-21|.^t..=w/....bw./.t...../v..ttt./..r.b../^..t.../t......|0 1|bread@14 mail@28 package@23|14|RFFHFFLHFLFRFH RFFHFFLHFFLFH
4-22|.t^...b/b.b..../......v/......t/.r.w=t./..wwb.t/..wt^.b|21 2|bread@23 mail@28 flowers@36|14|LFFLLHFFLFHFLFH FHFLFLHFFRFH
4-23|<..t.b./t...b.v/..b...b/...t.=w/.b...bw/......t/b.r..v.|23 3|bread@37 mail@43 books@35|14|LFFRHFFLLHFRFH LFFHFRFRHFLFH
4-24|=b...tt/w..btt./t...t../>.>..../t.r.bb./tbr...b/.....<t|45 3|bread@31 mail@44 books@39|14|FLLHFFLFLHFRFH FRHFFRFRHFLFH
4-25|b.t.t../.....v./.=wr.tb/.ww...t/<.....b/<.tbb.t/b....bt|8 1|mail@29 bread@24 flowers@30|14|FXRFFRFLHFRFHFH FFRFFHFRFHFH
4-26|..t.b.t/.....tb/b.....t/>..b..^/w=.bb../>....../...r..b|11 3|bread@16 mail@37 books@46|14|FFLFHFXLHFFRFH FFLFHFXHFLFFH
4-27|t^.tbt./....tb./..b..../...>t../....t../=b..b../wvb...r|20 0|mail@33 bread@41 books@47|14|LLFXLLHFLFLHFFH LLFXHFRFRHFFH
4-28|.t^...b/..t...b/tv...../.b...../t...b../b.>=w.r/tbww..t|40 2|mail@27 bread@12 package@20|14|LLFFXLLHFLFRHFH LFLFFHFLHFRFH
4-29|v...tt./tb.r.w=/.....w./..<t.w./..tbb<b/..tbt../......t|16 3|bread@18 mail@3 apples@9|15|LLFFLLHFFRFHFRFH RFHFRFRHFFLFH
4-30|t..^r../.t...../.t..tb./.b.ttt^/.<b.b../t.wb.../.t=w..t|13 2|mail@5 bread@11 flowers@2|15|LLFLFLHFRFHFFRFH RFFHFFRFRHFXH
5-01|b.tt..r./t^.bv.../t......t/tt.tt=ww/.....www/ttbbb.../..^.>.../.....t.t|7 2|bread@5:1-9 mail@14:5-99 home@4:1-15|12|FRFPHFRFHLFH FRFRHFLFHFH
5-02|..tt.<.t/...t.=../...tbw.b/....tw../..b..w.v/br..bbt./.r....^./....v...|43 3|mail@57:1-11 bread@42:3-99 home@58:1-14|12|FLHFFRFLLHFH FPHFLFFLHFH
5-03|..tttbtt/w.bt..../=t.<t.../b......t/...tt.t./.....v<./...b...t/.r....<.|33 3|mail@49:4-99 bread@56:1-12 home@32:1-18|13|LFFRHFLFLLHFXH LFFHFRFRHFXH
5-04|..^...../......t./tb.w>.../>..=..../..ww..tt/.rwb..t./......tb/..^.tb..|48 2|bread@33:1-15 mail@49:5-99 home@32:1-19|15|LFLLHFRFFRFLLHFH LFLPHFFLHFH
5-05|.^.t...</.ww...tt/=wt..t.b/t....t.t/t.b.b.../..rt..../....>..t/r....>..|58 0|mail@41:1-12 bread@48:6-99 home@57:1-16|14|FLFFRHFRFRHFFH FFLFHFLFHFLFH
5-06|.....rtt/..^...tb/t..^..../^.t...../tttb..b./.tvbt..t/b..ww.../.t.b=w.t|11 0|bread@29:12-99 mail@4:1-6 home@28:1-17|14|FRFRHFXLFLLHFH FRFHFRPFXRHFH
5-07|.t.b.b../...b=w../.b.www../b>..t>bb/..t.b.bt/.^>...../.b...t../...t.r..|55 3|bread@60:1-14 mail@54:3-99 home@44:1-18|15|FRHFLFFLFFLLHFFH FLHFRFFRHFFH
5-08|.wwt..../..w..r../.>=...>t/..w.b..b/.v.t.b../.<.t..../bbt.tt.b/tt......|6 1|mail@21:10-99 bread@5:1-6 home@19:1-20|15|LLFHFLFFLFLLHFFH LLFLHFFRPHFFH
5-09|ww...tbb/=w....tb/b>.bv..b/b......./.t.b.b../..r....</......rt/.bt..>.b|50 0|mail@53:1-13 bread@46:8-99 home@52:1-21|15|RFXLHFRFLLHFFLFH FRFFXRHFRFHFH
5-10|.b.b=t../..vwwwbb/..t.w.../t.t....b/..tt..bt/b..bvb../.t..r.^./.b>.....|63 0|bread@47:1-3 mail@53:1-12 flowers@55:8-99 home@60:1-19|16|FFHLLFRHFFLHFRFH FFHLLFRHFFHFLFH
5-11|.r.<.bt./......t./...tt.../...b...w/>..t.=ww/.tb.^bw</.b...t../..b..tt.|0 1|mail@17:6-99 bread@2:1-13 home@18:1-18|15|RFFLFHFLFFLLHFFH FFLLHFLFFLHFH
5-12|..b.>..v/tb.>t..t/..b....b/......t./.b..t^../t..t..../tt.....=/.....r.w|53 3|mail@38:13-99 bread@62:1-9 home@46:1-18|15|LLFRFLLHFXLLHFH LFLFLHPFXLLHFH
5-13|.b.t.bw=/t.....wt/.t.<..b./.b.b.vt./..v..r.t/t......./b......./....t<..|44 3|mail@54:8-99 bread@52:1-5 home@35:1-18|15|LFLHFFLHFLFXRFH LFLHFFLHFFLFXH
5-14|..b..t.b/....<.../.r...t../..>.b..t/<<t...b./tb.b..ww/..tt.b.=/t...bb.w|10 3|bread@8:4-99 mail@18:1-12 home@35:1-18|15|FFLLHFFRFLHFRFFH FFLHFLFFHFRFFH
5-15|=t.....b/w......t/wwtt.tb./...t.b.>/.....t.t/t....<b./>tr...../<bt.t.tb|24 1|mail@34:5-99 bread@51:1-14 home@35:1-20|15|FFRFLHFRFFLLHFFH FFRFHFFLFLHFFH
5-16|t...ttb./....r..t/t.r...t./^b<b...t/.t....b./.>b...../b>..wwb./....=wbb|2 2|mail@13:1-14 bread@19:6-99 home@21:1-19|15|FLFRFLHFFLFLLHFH FFLFLHFRFFRHFH
5-17|.b.t...t/....t.../...r..../.w....../=w...t../.b..tb../..>bbbbt/..b.v<.v|27 3|mail@20:6-99 bread@29:1-12 home@13:1-20|15|LLFFLLHFRFRHFLFH RFRFRHFLFLHFFH
5-18|....tr../......b./tb=ww.../vtbv.r../.t.tb.tb/..^bb.../.t.t...t/....^...|6 1|mail@30:11-99 bread@21:1-11 home@31:1-19|16|FRFFRFFLLHFRFLHFH LLFLFFHFLFHFH
5-19|=wr..t../tw...b../.w.b...t/.......v/.....b.t/......t./.<.tt.../b..t^.>b|14 2|bread@29:1-6 mail@26:10-99 home@3:1-21|15|FFRFHFXRHFFRFLFH FFRFHFXRHFXRFH
5-20|..w.>b../t.wb..../b.wwbb../...=btb./>..v...b/....r.../tb.t.b.b/..t.^...|38 2|bread@45:1-11 mail@62:6-99 home@52:1-19|16|FRFLLHFRFFRHFFRFH FXLLHFFLFHFLFH
5-21|..tt..../bt....r./.....t../......bv/.b.>>.t./w=b...b./wwwb..../.....^..|15 3|mail@4:1-12 bread@11:7-99 home@13:1-21|16|RFLFXLHFRFLLHFFH FFXLLHFLFRHFRFH
5-22|.t.....t/....b..t/..<bbbt./..w...t./..ww.t.v/^.r=wttt/.<..t.t./........|56 1|mail@33:9-99 bread@48:1-4 home@50:1-19|16|LFHFFRFRHFXLFLFH LFHFFRFRHFLFRFH
5-23|..b...>./.b.r.t.b/......=w/b....ww./..v.b.../vtb...../.b....b</bt......|17 2|mail@10:7-99 bread@27:1-14 home@43:1-18|16|LFLFLLHFFLFRHFFH LFLFRPHFRFFHFFH
5-24|.ww=.bt./..wb..../v....r.</vbt.t.../b.t.b.bt/....t.../......v./b...t..b|19 1|mail@30:12-99 bread@37:1-12 home@31:1-21|16|RFFXLFFLFFHFRFHFH FFRFFLLHFRFHFH
5-25|.bt..b../.t..w.t./..t.wb../r..=w.b./..r...t</b..<..>./..>....t/t.......|32 0|bread@25:5-99 mail@42:1-14 home@51:1-20|16|RFLFLLHFFLFRHFLFH FRFPHFRFFHFLFH
5-26|..w.v.^./..wb.t../t.w...b./.bww..rr/..b=..../.t...t../<.b...b./.<.b..tb|29 0|bread@39:1-10 mail@37:5-99 home@43:1-19|16|LLFLHFFLLHFFXLFH RFFRFRHFFHFFLFH
5-27|b......./.....t>./.......^/.rv....t/^.btww../..t.w=wb/..t....t/..b....t|27 1|mail@17:1-12 bread@10:6-99 home@28:1-19|16|LFFLFHFLFLHFXRFH LFFLFHFLFHFLFXH
5-28|t.b.btb./..b..rb./....v.../.>tw.vbt/.b.wwt../...w=..b/.b..w..b/.tb...>t|22 1|mail@12:1-12 bread@21:5-99 home@23:1-20|16|LLFXRFRFRHFLFHFFH LLFRHFLFLHFLFXH
5-29|t.b.bb.b/......../vb...>../..r...../tb...tv=/..t...bw/...bb..w/t.^b....|10 3|bread@35:7-99 mail@28:1-13 home@23:1-21|16|LLFRFXLHFLFHFRFXH LFXLFHFLFHFRFXH
5-30|..t....b/.bb.b.t</....t..b/.<bb...b/<..t.b../tww..<../.w=wrt../.bw.....|61 1|mail@54:1-12 bread@60:7-99 home@44:1-18|16|LLFLLPHFFLFHFLFFH FLFLLHFRFFRHFFH
`
