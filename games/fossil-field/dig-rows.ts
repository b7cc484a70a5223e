/**
 * Made by make-digs.ts, one dig a line: id, kind, finds with the column and row of their corner, names to choose from,
 * and the solver's digs, the fewest squares that leave one name, and the share of the outline that the solver sees.
 */
export const rows = `
1-b01|bones|tRex@0,1|tRex ankylosaur|1 1 35
1-b02|bones|stegosaurus@0,0|stegosaurus firstBird|1 1 34
1-b03|bones|plesiosaur@1,1|plesiosaur mammoth|2 1 38
1-b04|bones|ammonite@1,0|frog ammonite|1 1 26
1-b05|bones|raptor@1,0|raptor snake|2 1 49
1-b06|bones|frog@0,1|mammoth frog|1 1 24
1-b07|bones|mammoth@0,0|mammoth sharkJaw|1 1 38
1-b08|bones|ankylosaur@1,0|ankylosaur seaStar|1 1 32
1-b09|bones|whale@0,0|whale seaStar|1 1 33
1-b10|bones|sharkJaw@0,1|crab sharkJaw|1 1 28
1-b11|bones|crab@0,0|crab tRex|1 1 30
1-b12|bones|ichthyosaur@0,1|ichthyosaur sharkJaw|1 1 22
1-b13|bones|firstBird@1,0|firstBird tRex|3 1 75
1-b14|bones|seaStar@1,0|plesiosaur seaStar|2 1 50
1-b15|bones|turtle@1,0|turtle whale|1 1 25
1-b16|bones|snake@0,0|snake sauropod|1 1 25
1-b17|bones|sauropod@1,1|tRex sauropod|2 1 30
1-b18|bones|triceratops@0,0|tRex triceratops|3 1 62
1-b19|bones|tRex@0,0|whale tRex|1 1 21
1-b20|bones|saberCat@0,0|saberCat plesiosaur|1 1 32
1-b21|bones|fish@1,0|trilobite fish|1 1 23
1-b22|bones|seaStar@0,0|frog seaStar|1 1 23
1-b23|bones|triceratops@0,1|seaStar triceratops|1 1 24
1-b24|bones|trilobite@0,0|crocodile trilobite|1 1 32
1-b25|bones|ammonite@1,1|ankylosaur ammonite|1 1 27
1-b26|bones|ichthyosaur@1,0|sauropod ichthyosaur|2 1 56
1-b27|bones|sauropod@1,0|sauropod raptor|3 1 69
1-b28|bones|bat@0,1|bat snake|1 1 32
1-b29|bones|whale@0,1|whale seaStar|2 1 42
1-b30|bones|stegosaurus@1,1|tRex stegosaurus|2 1 31
1-o01|objects|banjo@1,0|drum banjo|2 1 50
1-o02|objects|lighthouse@1,0|snowflake lighthouse|1 1 23
1-o03|objects|trumpet@1,0|trumpet banjo|1 1 25
1-o04|objects|volcano@1,1|igloo volcano|1 1 22
1-o05|objects|pickax@0,1|padlock pickax|1 1 35
1-o06|objects|ferrisWheel@1,1|compassRose ferrisWheel|1 1 20
1-o07|objects|wrench@0,0|wrench rake|1 1 42
1-o08|objects|snowflake@1,0|flag snowflake|1 1 25
1-o09|objects|bridge@0,0|bridge house|1 1 20
1-o10|objects|lyre@1,1|trumpet lyre|1 1 22
1-o11|objects|wateringCan@1,0|wateringCan fork|1 1 29
1-o12|objects|hammer@1,1|hammer wheelbarrow|1 1 25
1-o13|objects|recorder@0,0|recorder tuba|1 1 25
1-o14|objects|lantern@1,0|wrench lantern|1 1 32
1-o15|objects|magnifier@0,0|magnifier shovel|1 1 24
1-o16|objects|maracas@0,1|maracas tuba|1 1 33
1-o17|objects|key@1,1|shovel key|1 1 60
1-o18|objects|signpost@1,1|signpost barn|3 1 74
1-o19|objects|violin@0,0|violin xylophone|1 1 37
1-o20|objects|igloo@1,0|igloo waterTower|1 1 34
1-o21|objects|sailboat@1,0|palmIsland sailboat|1 1 36
1-o22|objects|ladder@0,1|ax ladder|1 1 21
1-o23|objects|saxophone@1,1|violin saxophone|2 1 44
1-o24|objects|anchor@1,1|anchor castle|1 1 22
1-o25|objects|palmIsland@1,0|palmIsland mountain|2 1 39
1-o26|objects|waterTower@1,0|waterTower igloo|1 1 25
1-o27|objects|trombone@0,1|trombone flute|1 1 20
1-o28|objects|panFlute@0,1|tuba panFlute|1 1 35
1-o29|objects|handBell@0,0|maracas handBell|1 1 31
1-o30|objects|shipWheel@0,0|flag shipWheel|1 1 25
2-b01|bones|tRex@1,0|turtle tRex firstBird sharkJaw|1 1 34
2-b02|bones|pterosaur@1,1|raptor whale pterosaur ammonite|2 1 21
2-b03|bones|seaStar@1,0|seaStar triceratops saberCat pterosaur|2 1 19
2-b04|bones|ichthyosaur@0,0|snake ichthyosaur frog raptor|2 1 38
2-b05|bones|mammoth@0,0|firstBird mammoth saberCat plesiosaur|3 1 24
2-b06|bones|raptor@0,1|stegosaurus raptor ammonite ankylosaur|1 1 33
2-b07|bones|crocodile@0,1|seaStar firstBird tRex crocodile|1 1 32
2-b08|bones|crab@0,0|crab raptor snake firstBird|2 1 25
2-b09|bones|triceratops@0,0|frog sharkJaw whale triceratops|3 1 31
2-b10|bones|firstBird@0,1|snake firstBird plesiosaur whale|1 1 20
2-b11|bones|frog@0,1|frog saberCat pterosaur plesiosaur|2 1 23
2-b12|bones|bat@1,1|ankylosaur raptor frog bat|2 1 24
2-b13|bones|plesiosaur@0,1|plesiosaur triceratops ankylosaur stegosaurus|1 1 31
2-b14|bones|ankylosaur@0,1|firstBird ankylosaur crocodile plesiosaur|2 1 38
2-b15|bones|stegosaurus@1,0|snake fish stegosaurus raptor|2 1 23
2-b16|bones|sauropod@1,0|sauropod pterosaur plesiosaur mammoth|1 1 27
2-b17|bones|whale@1,1|snake trilobite whale tRex|1 1 22
2-b18|bones|snake@0,0|saberCat sauropod snake ichthyosaur|2 1 25
2-b19|bones|tRex@0,1|saberCat tRex sharkJaw triceratops|2 1 18
2-b20|bones|whale@0,0|plesiosaur frog whale firstBird|2 1 31
2-b21|bones|triceratops@1,0|sharkJaw triceratops crocodile pterosaur|2 1 32
2-b22|bones|ichthyosaur@0,1|ichthyosaur saberCat bat frog|1 1 33
2-b23|bones|mammoth@1,1|mammoth fish frog snake|1 1 23
2-b24|bones|sharkJaw@1,1|saberCat triceratops sharkJaw crab|1 1 20
2-b25|bones|crocodile@1,1|seaStar plesiosaur crocodile stegosaurus|1 1 22
2-b26|bones|trilobite@0,0|crab trilobite firstBird bat|1 1 22
2-b27|bones|saberCat@0,1|frog whale saberCat sauropod|1 1 27
2-b28|bones|bat@1,0|crocodile seaStar bat plesiosaur|2 1 18
2-b29|bones|sauropod@1,1|whale fish sauropod frog|1 1 27
2-b30|bones|raptor@1,0|crocodile whale fish raptor|2 1 18
2-o01|objects|padlock@0,1|mallet hammer padlock wheelbarrow|1 1 19
2-o02|objects|castle@1,0|mountain castle sailboat waterTower|2 1 24
2-o03|objects|ax@0,0|key padlock ax ladder|1 1 26
2-o04|objects|shipWheel@0,1|volcano sailboat shipWheel sun|2 1 19
2-o05|objects|lantern@1,1|wheelbarrow lantern umbrella paintbrush|2 1 18
2-o06|objects|drum@0,1|recorder metronome drum guitar|2 1 21
2-o07|objects|sailboat@1,0|sailboat castle ferrisWheel sun|2 1 21
2-o08|objects|bucket@1,1|bucket pliers spoon pickax|2 1 27
2-o09|objects|compassRose@0,1|castle compassRose anchor flag|4 1 48
2-o10|objects|wateringCan@0,0|fork scissors key wateringCan|2 1 36
2-o11|objects|violin@1,0|gong violin xylophone lyre|2 1 23
2-o12|objects|saw@0,0|paintbrush ladder hammer saw|1 1 34
2-o13|objects|screwdriver@0,1|shovel ladder padlock screwdriver|1 1 37
2-o14|objects|tent@0,0|ferrisWheel sun windmill tent|2 1 19
2-o15|objects|ladder@1,0|key scissors shovel ladder|2 1 26
2-o16|objects|volcano@0,1|compassRose signpost anchor volcano|1 1 18
2-o17|objects|pineTree@1,0|cactus pineTree anchor flag|2 1 36
2-o18|objects|guitar@0,1|guitar recorder triangle maracas|3 1 20
2-o19|objects|bridge@0,1|bridge signpost snowflake cactus|2 1 23
2-o20|objects|umbrella@0,0|rake bucket shovel umbrella|2 1 19
2-o21|objects|spoon@1,0|ax pliers saw spoon|2 1 29
2-o22|objects|lighthouse@0,0|waterTower snowflake castle lighthouse|2 1 44
2-o23|objects|recorder@1,1|recorder maracas saxophone triangle|1 1 33
2-o24|objects|lyre@1,0|saxophone mandolin lyre xylophone|2 1 33
2-o25|objects|microphone@1,0|triangle gong microphone accordion|2 1 41
2-o26|objects|pyramid@0,0|barn signpost house pyramid|1 1 24
2-o27|objects|saxophone@0,0|guitar saxophone recorder trombone|2 1 28
2-o28|objects|windmill@0,0|castle bridge ferrisWheel windmill|2 1 28
2-o29|objects|pickax@0,1|wrench rake padlock pickax|1 1 30
2-o30|objects|cactus@0,0|bridge tent cactus snowflake|1 1 26
3-b01|bones|tRex@0,2|seaStar tRex raptor frog|2 1 18
3-b02|bones|snake@2,2|sauropod snake ammonite bat|3 1 18
3-b03|bones|seaStar@1,1|turtle mammoth fish seaStar|2 1 30
3-b04|bones|whale@2,1|ichthyosaur triceratops snake whale|2 1 18
3-b05|bones|firstBird@1,1|stegosaurus ankylosaur trilobite firstBird|2 1 21
3-b06|bones|crab@1,0|pterosaur sharkJaw ammonite crab|2 1 25
3-b07|bones|turtle@1,0|trilobite mammoth crocodile turtle|2 2 18
3-b08|bones|bat@0,2|sharkJaw ammonite bat plesiosaur|2 1 24
3-b09|bones|firstBird@2,1|stegosaurus trilobite fish firstBird|2 1 20
3-b10|bones|pterosaur@2,2|frog bat pterosaur sharkJaw|2 2 21
3-b11|bones|raptor@0,0|raptor tRex saberCat fish|3 1 25
3-b12|bones|stegosaurus@2,1|sauropod stegosaurus crocodile seaStar|2 1 18
3-b13|bones|tRex@2,2|bat trilobite raptor tRex|2 1 34
3-b14|bones|crab@0,0|frog ammonite crab sharkJaw|2 1 21
3-b15|bones|fish@0,1|ammonite crocodile seaStar fish|2 1 26
3-b16|bones|bat@0,0|bat ammonite sharkJaw tRex|2 1 18
3-b17|bones|ankylosaur@1,1|ankylosaur saberCat crab ichthyosaur|2 1 28
3-b18|bones|stegosaurus@2,2|crab mammoth stegosaurus seaStar|2 1 18
3-b19|bones|frog@2,1|tRex ichthyosaur trilobite frog|2 1 22
3-b20|bones|trilobite@0,0|raptor ammonite trilobite crocodile|5 1 34
3-b21|bones|seaStar@2,1|whale turtle crocodile seaStar|2 1 16
3-b22|bones|sauropod@1,2|frog sauropod sharkJaw stegosaurus|2 1 27
3-b23|bones|tRex@0,0|turtle firstBird raptor tRex|3 1 18
3-b24|bones|whale@0,0|turtle frog whale ichthyosaur|2 1 31
3-b25|bones|trilobite@2,0|snake trilobite ammonite sharkJaw|5 1 34
3-b26|bones|sharkJaw@1,1|ichthyosaur sharkJaw mammoth ammonite|2 1 16
3-b27|bones|seaStar@2,2|turtle seaStar stegosaurus trilobite|2 2 16
3-b28|bones|sauropod@0,0|saberCat sharkJaw sauropod stegosaurus|2 1 25
3-b29|bones|fish@0,2|fish mammoth crocodile seaStar|2 1 26
3-b30|bones|crocodile@1,1|snake crocodile mammoth triceratops|2 1 32
3-o01|objects|windmill@0,0|castle shipWheel volcano windmill|2 1 24
3-o02|objects|castle@1,1|ferrisWheel castle house igloo|2 1 29
3-o03|objects|teapot@1,0|teapot pliers rake wateringCan|2 1 20
3-o04|objects|mountain@1,0|mountain snowflake signpost pyramid|3 1 33
3-o05|objects|violin@0,2|violin drum guitar panFlute|2 1 17
3-o06|objects|wrench@2,0|wrench key padlock wateringCan|3 1 24
3-o07|objects|tambourine@0,0|tambourine recorder trumpet lyre|3 1 35
3-o08|objects|xylophone@0,0|panFlute harp xylophone accordion|4 1 35
3-o09|objects|guitar@2,2|banjo accordion guitar harp|3 2 26
3-o10|objects|igloo@2,2|lighthouse shipWheel mountain igloo|3 1 16
3-o11|objects|lyre@0,2|recorder drum lyre flute|3 1 28
3-o12|objects|wheelbarrow@0,0|fork hammer wheelbarrow bucket|2 1 29
3-o13|objects|cactus@2,2|signpost cactus compassRose mountain|2 1 27
3-o14|objects|paintbrush@1,1|paintbrush shovel bucket pickax|2 2 32
3-o15|objects|metronome@2,1|metronome horn mandolin banjo|2 1 28
3-o16|objects|pyramid@2,0|mountain pyramid lighthouse sailboat|2 2 33
3-o17|objects|harp@0,2|triangle banjo harp tambourine|2 1 27
3-o18|objects|key@1,0|key ladder ax wrench|2 1 22
3-o19|objects|lantern@2,0|shovel hammer lantern wateringCan|2 1 31
3-o20|objects|gong@1,1|gong drum mandolin violin|2 1 19
3-o21|objects|volcano@1,0|mountain anchor volcano pyramid|2 1 34
3-o22|objects|pineTree@2,2|pineTree pyramid bridge flag|3 1 28
3-o23|objects|lantern@1,0|shovel hammer key lantern|2 1 27
3-o24|objects|shipWheel@0,0|compassRose mountain shipWheel house|3 1 24
3-o25|objects|waterTower@0,1|ferrisWheel waterTower pineTree snowflake|3 1 24
3-o26|objects|wateringCan@1,0|fork wateringCan teapot pliers|2 1 17
3-o27|objects|recorder@2,2|recorder microphone drum trombone|2 1 35
3-o28|objects|ferrisWheel@0,0|barn ferrisWheel windmill lighthouse|3 1 27
3-o29|objects|wrench@0,1|wrench umbrella key hammer|2 1 32
3-o30|objects|horn@1,1|harp gong horn flute|2 1 18
4-b01|bones|tRex@0,3 whale@3,2|triceratops turtle raptor tRex ammonite whale|5 2 17
4-b02|bones|raptor@0,3 saberCat@3,3|seaStar sharkJaw saberCat tRex ankylosaur raptor|4 2 21
4-b03|bones|sharkJaw@2,3 bat@1,0|ammonite crocodile fish saberCat sharkJaw bat|4 2 29
4-b04|bones|stegosaurus@2,3 snake@2,0|trilobite seaStar frog snake firstBird stegosaurus|5 2 28
4-b05|bones|crab@2,0 crocodile@1,3|triceratops firstBird frog ammonite crab crocodile|5 2 25
4-b06|bones|triceratops@3,3 seaStar@0,0|seaStar fish saberCat ammonite triceratops turtle|3 3 19
4-b07|bones|crab@0,2 raptor@3,3|crab raptor fish ammonite bat whale|5 2 21
4-b08|bones|crocodile@1,3 trilobite@0,0|crocodile ichthyosaur trilobite tRex triceratops ankylosaur|3 2 29
4-b09|bones|tRex@0,3 whale@3,1|whale crocodile seaStar tRex raptor triceratops|8 2 18
4-b10|bones|trilobite@0,0 frog@2,3|frog ammonite turtle sauropod crab trilobite|6 3 34
4-b11|bones|frog@0,3 mammoth@2,0|frog mammoth sauropod trilobite stegosaurus pterosaur|4 2 23
4-b12|bones|triceratops@3,3 mammoth@0,3|crocodile crab triceratops saberCat turtle mammoth|7 3 28
4-b13|bones|fish@0,3 seaStar@3,1|seaStar turtle firstBird crocodile sharkJaw fish|5 2 30
4-b14|bones|turtle@0,3 mammoth@1,0|crab triceratops turtle ankylosaur mammoth trilobite|5 2 25
4-b15|bones|seaStar@1,0 trilobite@3,3|turtle seaStar ankylosaur trilobite pterosaur saberCat|5 3 20
4-b16|bones|ammonite@1,0 raptor@2,3|snake crocodile ammonite trilobite raptor tRex|3 2 33
4-b17|bones|fish@0,2 turtle@3,1|turtle crab fish crocodile sharkJaw snake|5 2 22
4-b18|bones|saberCat@3,0 sauropod@0,0|raptor sauropod triceratops crab saberCat ammonite|5 2 27
4-b19|bones|triceratops@0,2 firstBird@3,3|sharkJaw triceratops trilobite saberCat raptor firstBird|8 2 21
4-b20|bones|raptor@0,1 mammoth@3,1|tRex trilobite mammoth raptor turtle stegosaurus|4 2 25
4-b21|bones|stegosaurus@3,3 whale@1,0|triceratops mammoth stegosaurus seaStar whale sharkJaw|4 2 24
4-b22|bones|triceratops@3,2 ammonite@0,1|triceratops whale fish trilobite saberCat ammonite|9 2 25
4-b23|bones|plesiosaur@0,3 snake@3,1|stegosaurus plesiosaur snake turtle seaStar bat|6 2 15
4-b24|bones|stegosaurus@3,2 tRex@0,2|stegosaurus tRex seaStar sauropod bat firstBird|4 2 33
4-b25|bones|mammoth@1,0 saberCat@2,3|mammoth saberCat trilobite whale ankylosaur ammonite|4 2 21
4-b26|bones|ichthyosaur@0,0 saberCat@3,2|fish ichthyosaur saberCat ankylosaur tRex whale|5 2 23
4-b27|bones|sauropod@0,0 triceratops@2,3|ammonite mammoth tRex sauropod triceratops stegosaurus|5 3 21
4-b28|bones|ankylosaur@0,3 seaStar@1,0|stegosaurus ankylosaur seaStar crab firstBird triceratops|4 2 28
4-b29|bones|tRex@3,1 whale@0,0|whale ichthyosaur crocodile tRex raptor turtle|4 2 15
4-b30|bones|ankylosaur@3,0 pterosaur@0,2|ankylosaur ammonite crab sauropod snake pterosaur|6 2 28
4-o01|objects|scissors@0,0 wrench@3,3|padlock wheelbarrow wrench scissors pickax magnifier|6 2 32
4-o02|objects|castle@3,3 mountain@0,0|castle windmill flag waterTower igloo mountain|4 3 25
4-o03|objects|magnifier@1,0 umbrella@1,3|key pliers magnifier shovel wheelbarrow umbrella|5 2 21
4-o04|objects|tambourine@0,3 panFlute@0,0|horn saxophone panFlute tuba lyre tambourine|4 2 35
4-o05|objects|house@3,2 volcano@0,0|palmIsland house volcano barn shipWheel lighthouse|5 2 30
4-o06|objects|maracas@3,0 violin@3,3|mandolin maracas drum violin guitar trumpet|4 2 34
4-o07|objects|flag@2,3 palmIsland@0,0|palmIsland house barn tent pineTree flag|3 2 32
4-o08|objects|violin@1,3 tuba@2,0|trumpet violin lyre trombone guitar tuba|3 3 23
4-o09|objects|ferrisWheel@0,1 flag@3,3|mountain flag bridge compassRose lighthouse ferrisWheel|6 2 34
4-o10|objects|harp@0,1 gong@3,2|banjo gong tambourine harp trombone horn|4 2 25
4-o11|objects|trombone@3,2 gong@0,2|drum trombone mandolin accordion handBell gong|3 2 17
4-o12|objects|snowflake@1,3 igloo@1,0|windmill tent snowflake anchor pyramid igloo|3 2 21
4-o13|objects|flag@2,3 windmill@1,0|mountain castle windmill house igloo flag|3 2 31
4-o14|objects|wateringCan@1,3 fork@1,0|mallet bucket wateringCan ladder fork teapot|6 2 31
4-o15|objects|shovel@0,3 paintbrush@2,0|pickax lantern paintbrush shovel wheelbarrow hammer|7 2 20
4-o16|objects|violin@0,0 trumpet@3,0|trumpet violin xylophone guitar metronome triangle|4 2 26
4-o17|objects|guitar@0,1 tuba@3,3|tuba tambourine guitar metronome banjo horn|7 3 32
4-o18|objects|sailboat@0,3 bridge@1,0|snowflake pyramid bridge cactus sailboat anchor|6 2 27
4-o19|objects|xylophone@3,3 microphone@3,0|xylophone violin handBell accordion microphone drum|7 2 26
4-o20|objects|recorder@3,1 violin@0,2|panFlute tambourine microphone saxophone recorder violin|8 3 33
4-o21|objects|pyramid@0,2 palmIsland@3,2|signpost lighthouse bridge mountain pyramid palmIsland|3 3 22
4-o22|objects|horn@0,2 trumpet@3,0|tuba harp gong trumpet horn guitar|4 2 23
4-o23|objects|paintbrush@1,0 lantern@0,3|umbrella lantern wateringCan shovel paintbrush spoon|5 2 28
4-o24|objects|cactus@3,0 palmIsland@3,3|windmill sun sailboat cactus palmIsland signpost|5 2 22
4-o25|objects|ladder@3,3 pliers@0,1|pliers wheelbarrow padlock ladder screwdriver wateringCan|4 2 29
4-o26|objects|metronome@0,3 trombone@0,0|metronome panFlute recorder accordion trombone banjo|4 2 28
4-o27|objects|sailboat@3,0 bridge@0,0|windmill pyramid sailboat igloo bridge ferrisWheel|3 3 16
4-o28|objects|shipWheel@2,0 lighthouse@3,3|sailboat shipWheel house compassRose lighthouse pineTree|6 3 30
4-o29|objects|tambourine@2,0 harp@0,3|harp metronome xylophone maracas tambourine lyre|3 2 15
4-o30|objects|violin@3,3 gong@0,1|drum gong violin panFlute accordion guitar|4 2 23
5-b01|bones|tRex@3,2 raptor@2,0|trilobite triceratops snake tRex mammoth crab raptor turtle|4 2 24
5-b02|bones|whale@0,3 ammonite@2,1|snake crocodile crab ammonite ichthyosaur whale frog plesiosaur|10 2 21
5-b03|bones|fish@3,0 stegosaurus@0,0|seaStar trilobite crocodile fish triceratops ichthyosaur stegosaurus bat|5 2 18
5-b04|bones|plesiosaur@2,3 seaStar@0,2|raptor seaStar stegosaurus trilobite turtle plesiosaur fish crab|10 2 13
5-b05|bones|tRex@0,0 trilobite@1,2|mammoth crocodile raptor turtle trilobite crab tRex whale|5 2 24
5-b06|bones|snake@0,0 crab@3,1|bat frog trilobite crab whale sharkJaw ammonite snake|4 2 13
5-b07|bones|crocodile@1,3 whale@3,1|triceratops trilobite crocodile whale ichthyosaur fish mammoth ankylosaur|8 2 21
5-b08|bones|tRex@0,0 raptor@0,2|crocodile mammoth bat raptor tRex trilobite fish crab|4 2 24
5-b09|bones|frog@0,0 turtle@3,0|ammonite seaStar trilobite snake frog stegosaurus crab turtle|5 2 16
5-b10|bones|tRex@0,0 mammoth@0,2|plesiosaur tRex fish snake mammoth raptor crab trilobite|7 2 14
5-b11|bones|fish@3,1 crocodile@0,1|plesiosaur stegosaurus ichthyosaur crocodile triceratops sauropod fish trilobite|10 2 20
5-b12|bones|whale@0,3 ichthyosaur@3,3|crocodile ichthyosaur mammoth whale ammonite frog crab ankylosaur|4 2 21
5-b13|bones|crocodile@0,2 triceratops@3,0|plesiosaur fish stegosaurus whale seaStar crocodile triceratops ichthyosaur|4 2 25
5-b14|bones|tRex@3,2 crab@0,3|stegosaurus tRex trilobite whale raptor mammoth crab bat|9 2 17
5-b15|bones|ichthyosaur@1,3 seaStar@2,1|triceratops crocodile firstBird crab seaStar fish whale ichthyosaur|4 2 20
5-b16|bones|seaStar@3,1 trilobite@0,1|ammonite trilobite seaStar stegosaurus fish tRex turtle ankylosaur|4 2 16
5-b17|bones|sharkJaw@2,1 ammonite@0,3|trilobite frog ammonite seaStar sharkJaw mammoth turtle saberCat|8 2 18
5-b18|bones|saberCat@3,0 triceratops@1,3|turtle mammoth ammonite saberCat stegosaurus triceratops sauropod tRex|4 2 12
5-b19|bones|ankylosaur@2,2 trilobite@0,0|crab ammonite ankylosaur turtle trilobite snake raptor stegosaurus|4 2 21
5-b20|bones|crocodile@0,2 fish@3,3|stegosaurus bat fish whale triceratops turtle crocodile ichthyosaur|4 2 18
5-b21|bones|sharkJaw@1,1 trilobite@0,3|mammoth sharkJaw whale trilobite ammonite crocodile turtle ichthyosaur|4 2 15
5-b22|bones|bat@0,3 pterosaur@2,0|whale turtle sharkJaw trilobite sauropod ammonite pterosaur bat|6 2 19
5-b23|bones|stegosaurus@0,3 trilobite@2,0|seaStar turtle ammonite firstBird trilobite fish stegosaurus plesiosaur|6 2 20
5-b24|bones|saberCat@3,0 mammoth@1,3|mammoth crab crocodile triceratops ammonite pterosaur turtle saberCat|4 2 12
5-b25|bones|sauropod@3,3 turtle@0,2|stegosaurus trilobite plesiosaur sauropod seaStar turtle fish crocodile|11 2 19
5-b26|bones|turtle@3,0 seaStar@1,3|ankylosaur trilobite mammoth turtle ammonite seaStar ichthyosaur firstBird|5 2 18
5-b27|bones|pterosaur@3,3 turtle@0,0|tRex bat fish trilobite stegosaurus seaStar pterosaur turtle|5 2 17
5-b28|bones|plesiosaur@1,3 crab@1,0|plesiosaur saberCat sauropod firstBird seaStar turtle trilobite crab|6 2 19
5-b29|bones|fish@1,0 triceratops@1,2|fish ichthyosaur stegosaurus raptor seaStar triceratops plesiosaur crocodile|5 2 17
5-b30|bones|pterosaur@3,1 turtle@2,3|bat plesiosaur trilobite pterosaur turtle seaStar ankylosaur firstBird|4 3 19
5-o01|objects|handBell@0,1 drum@3,2|banjo guitar lyre metronome drum mandolin horn handBell|4 2 22
5-o02|objects|ladder@3,2 bucket@0,3|wrench lantern ladder padlock bucket teapot scissors rake|5 2 21
5-o03|objects|wrench@2,2 key@3,1|umbrella pickax saw key mallet wrench bucket wheelbarrow|4 1 14
5-o04|objects|teapot@3,0 padlock@0,0|wateringCan paintbrush wrench bucket padlock scissors magnifier teapot|5 2 21
5-o05|objects|lantern@3,0 padlock@3,3|lantern ax rake saw shovel padlock bucket wateringCan|4 2 24
5-o06|objects|palmIsland@0,3 house@2,0|lighthouse sailboat palmIsland bridge volcano house compassRose sun|6 2 18
5-o07|objects|lighthouse@0,1 pineTree@1,3|sailboat pineTree barn sun volcano anchor lighthouse windmill|9 2 20
5-o08|objects|scissors@1,0 padlock@0,3|wateringCan mallet padlock screwdriver bucket scissors spoon key|4 1 16
5-o09|objects|cactus@3,3 lighthouse@1,0|castle cactus house sailboat compassRose pineTree lighthouse signpost|9 2 18
5-o10|objects|ax@2,1 mallet@3,3|mallet saw umbrella screwdriver key fork hammer ax|4 2 19
5-o11|objects|teapot@0,3 bucket@3,2|paintbrush hammer pickax ladder wateringCan padlock bucket teapot|9 2 22
5-o12|objects|key@0,1 teapot@2,0|wheelbarrow pickax teapot magnifier wrench key bucket saw|6 2 16
5-o13|objects|house@2,3 barn@2,0|bridge castle barn pyramid mountain shipWheel flag house|4 2 13
5-o14|objects|ladder@3,2 bucket@0,0|lantern shovel ladder magnifier padlock bucket teapot rake|9 2 25
5-o15|objects|metronome@0,3 handBell@3,3|metronome banjo mandolin recorder lyre guitar handBell xylophone|6 2 16
5-o16|objects|maracas@1,3 panFlute@1,0|lyre gong accordion banjo maracas panFlute microphone drum|5 2 13
5-o17|objects|flute@2,2 xylophone@1,1|maracas mandolin panFlute guitar flute xylophone accordion trombone|6 2 13
5-o18|objects|cactus@3,1 pineTree@0,0|lighthouse pineTree signpost windmill castle volcano cactus compassRose|9 2 17
5-o19|objects|scissors@0,2 mallet@2,0|wateringCan mallet padlock scissors wrench paintbrush bucket key|6 2 25
5-o20|objects|pliers@2,0 paintbrush@1,3|teapot wheelbarrow fork lantern screwdriver pliers ladder paintbrush|4 2 25
5-o21|objects|harp@1,0 tambourine@0,3|trumpet drum lyre mandolin harp tambourine maracas violin|4 1 14
5-o22|objects|microphone@3,0 recorder@2,3|microphone flute trombone violin handBell recorder tuba accordion|4 2 25
5-o23|objects|waterTower@3,3 pineTree@0,3|ferrisWheel house tent shipWheel waterTower flag signpost pineTree|4 2 16
5-o24|objects|teapot@3,3 wateringCan@0,1|bucket padlock key paintbrush screwdriver wateringCan teapot wrench|4 2 21
5-o25|objects|volcano@3,1 mountain@0,2|volcano ferrisWheel pyramid mountain tent castle pineTree sailboat|5 2 20
5-o26|objects|anchor@3,0 waterTower@0,0|snowflake shipWheel waterTower compassRose windmill pineTree bridge anchor|7 2 20
5-o27|objects|panFlute@1,0 xylophone@2,3|triangle panFlute drum gong accordion tambourine violin xylophone|11 3 21
5-o28|objects|shipWheel@1,0 compassRose@0,3|lighthouse cactus shipWheel signpost ferrisWheel pineTree house compassRose|4 2 11
5-o29|objects|padlock@0,0 bucket@3,3|padlock pickax rake bucket umbrella lantern teapot wateringCan|10 2 20
5-o30|objects|flute@1,3 panFlute@3,0|triangle tuba drum accordion xylophone panFlute flute trombone|6 2 17
`
