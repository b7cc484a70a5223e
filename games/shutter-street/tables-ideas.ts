import type { KindTable } from './kinds.ts'

// The format is explained in tables-things.ts. Answers for feelings, jobs, and sayings are what most people would say.

/** Streets of jobs, feelings, sayings, and places, for teens and adults. */
export const ideaTables: KindTable[] = [
  {
    kind: 'job',
    name: 'Jobs',
    items: `firefighter*? teacher*2 doctor=health-worker*2 police_officer*5 cook*1 farmer*2 mechanic*3 pilot*2
      astronaut*3 artist*2 singer*2 builder=construction-worker*2 scientist*3 judge*1 programmer=technologist*3
      dentist*2 vet*1 cashier*2 nurse*1 zookeeper*3`,
    questions: `
person | wearing a hat or a helmet | look | top-hat | firefighter police_officer cook farmer mechanic pilot astronaut artist builder nurse zookeeper | scientist
person | holding something | look | paintbrush | teacher cook farmer mechanic artist singer judge scientist | dentist vet cashier programmer doctor
person | an artist on stage or in a studio | kind | paintbrush | artist singer |
works | help people who are sick or in pain | use | hospital | doctor dentist nurse | firefighter police_officer
works | look after animals | use | dog | farmer vet zookeeper |
works | keep people safe from danger | use | police-car | firefighter police_officer | pilot doctor nurse judge astronaut
works | drive or fly something at work | use | steering-wheel | firefighter police_officer farmer pilot astronaut | builder zookeeper mechanic vet
works | work mostly outside | place | sun | farmer builder zookeeper | firefighter police_officer astronaut
works | work in a hospital | place | hospital | doctor nurse | scientist dentist cook cashier
works | leave the ground at work | place | airplane | pilot astronaut | firefighter builder
works | make or fix things | use | hammer | cook mechanic artist builder programmer | scientist farmer dentist singer
works | work with food | use | carrot | cook farmer | cashier zookeeper
works | need many years of study | use | - | doctor scientist judge dentist vet | teacher pilot astronaut programmer nurse
works | use a computer almost all day | use | laptop | programmer | cashier scientist judge pilot teacher doctor astronaut
`,
  },
  {
    kind: 'feeling',
    name: 'Feelings',
    items: `happy=grinning-face*2 sad=crying-face*1 angry=angry-face*2 scared=fearful-face*1 surprised=astonished-face*2
      tired=yawning-face*? excited=star-struck*3 worried=worried-face*2 embarrassed=flushed-face*3 calm=relieved-face*1
      confused=thinking-face*2 silly=zany-face*2 disappointed=disappointed-face*4 disgusted=nauseated-face*3
      loved=smiling-face-with-hearts*1 frustrated=face-with-steam-from-nose*3 bored=unamused-face*1`,
    questions: `
is | a pleasant feeling | kind | sun | happy excited calm silly loved | surprised
is | a feeling with lots of energy | kind | high-voltage | angry scared surprised excited silly frustrated | happy embarrassed disgusted loved worried
is | a quiet feeling | kind | snail | sad tired calm disappointed bored | worried loved confused embarrassed
is | a feeling about something that may happen | kind | - | excited worried scared | happy
face | a smile | part | - | happy excited calm silly loved |
face | closed eyes | part | bed | tired calm disappointed frustrated | loved
face | an open mouth | part | mouth | happy surprised excited silly | scared tired
face | a tear | part | droplet | sad |
when | something frightens you | use | - | scared worried | surprised
when | you get a great present | use | birthday-cake | happy excited surprised loved | silly calm embarrassed
when | you need to sleep | use | bed | tired | calm bored frustrated sad
when | something is not fair | use | - | angry frustrated disappointed sad | worried disgusted confused surprised
when | a plan does not work out | use | cloud-with-rain | frustrated disappointed sad angry | worried confused surprised embarrassed
when | everybody looks at your mistake | use | eyes | embarrassed | worried sad scared frustrated angry silly disappointed
when | somebody hugs you | use | red-heart | loved happy calm | surprised embarrassed excited
when | you do not understand | use | - | confused | frustrated worried surprised bored embarrassed
`,
  },
  {
    kind: 'idiom',
    name: 'Sayings',
    items: `a_piece_of_cake=shortcake*5 break_the_ice=ice*3 spill_the_beans=beans*3 hit_the_sack=sack*3 cold_feet=foot*2
      butterflies_in_my_stomach=butterfly*7 on_cloud_nine=cloud*3 cost_an_arm_and_a_leg=leg*6
      let_the_cat_out_of_the_bag=cat*7 under_the_weather=cloud-with-rain*5 walk_on_eggshells=eggshell*4
      a_needle_in_a_haystack=hay*7 once_in_a_blue_moon=full-moon*5 all_ears=ear*2 hold_your_horses=horse*4
      a_couch_potato=potato*5 the_apple_of_my_eye=red-apple*6 a_fish_out_of_water=fish*6`,
    questions: `
about | a secret | kind | locked | spill_the_beans let_the_cat_out_of_the_bag |
about | being nervous | kind | - | cold_feet butterflies_in_my_stomach | walk_on_eggshells a_fish_out_of_water
about | how somebody feels | kind | red-heart | cold_feet butterflies_in_my_stomach on_cloud_nine under_the_weather a_fish_out_of_water | the_apple_of_my_eye walk_on_eggshells
about | talking or listening | kind | speaking-head | break_the_ice spill_the_beans let_the_cat_out_of_the_bag all_ears | walk_on_eggshells
about | something pleasant | kind | sun | a_piece_of_cake on_cloud_nine the_apple_of_my_eye | break_the_ice all_ears hit_the_sack
about | how hard or easy something is | kind | - | a_piece_of_cake a_needle_in_a_haystack |
about | money | kind | bank | cost_an_arm_and_a_leg |
about | waiting, or how often | kind | - | once_in_a_blue_moon hold_your_horses |
about | resting | kind | bed | hit_the_sack a_couch_potato | under_the_weather
about | being with other people | kind | - | break_the_ice all_ears the_apple_of_my_eye walk_on_eggshells | a_fish_out_of_water spill_the_beans let_the_cat_out_of_the_bag cold_feet
words | an animal | part | cat | butterflies_in_my_stomach let_the_cat_out_of_the_bag hold_your_horses a_fish_out_of_water |
words | a part of the body | part | foot | cold_feet butterflies_in_my_stomach cost_an_arm_and_a_leg all_ears the_apple_of_my_eye |
words | something to eat | part | shortcake | a_piece_of_cake spill_the_beans a_couch_potato the_apple_of_my_eye | walk_on_eggshells a_fish_out_of_water
words | something in the sky | part | full-moon | on_cloud_nine once_in_a_blue_moon | butterflies_in_my_stomach under_the_weather
words | more than four words | word | - | cost_an_arm_and_a_leg let_the_cat_out_of_the_bag a_needle_in_a_haystack once_in_a_blue_moon the_apple_of_my_eye a_fish_out_of_water |
`,
  },
  {
    kind: 'place',
    name: 'Places',
    items: `school*1 hospital*3 bank*1 post_office*3 hotel*2 castle*2 stadium*3 playground=playground-slide*2
      beach=beach-with-umbrella*1 farm*1 zoo*1 train_station=station*3 store=convenience-store*1 factory*3 lighthouse*2
      mountain=snow-capped-mountain*2 desert*2 volcano*3 cave*1 campsite=camping*2 fair=ferris-wheel*1`,
    questions: `
is | a building | kind | - | school hospital bank post_office hotel castle stadium train_station store factory lighthouse |
is | a place made by nature | kind | seedling | beach mountain desert volcano cave |
is | a place to have fun | kind | balloon | stadium playground beach zoo campsite fair | castle hotel mountain cave lighthouse farm
is | very high | look | ladder | mountain volcano | lighthouse castle fair hotel stadium factory
has | sand | part | beach-with-umbrella | beach desert | volcano campsite playground zoo school
has | beds | part | bed | hospital hotel | castle campsite farm store lighthouse
has | many animals | part | cow | farm zoo | mountain desert cave beach campsite
has | rows of seats | part | chair | stadium | train_station school fair zoo hospital bank
you | stay there for the night | use | full-moon | hospital hotel campsite | castle farm beach lighthouse mountain
you | buy something to take home | use | convenience-store | store | post_office zoo fair train_station stadium hotel castle farm factory hospital
you | see animals on a visit | use | cow | farm zoo | mountain beach desert cave campsite fair
need | a ticket there | use | - | stadium zoo train_station fair | castle cave lighthouse
need | to be quiet or wait in line there | use | - | bank post_office | hospital school store fair zoo train_station stadium hotel
find | by the sea | place | fish | beach lighthouse | hotel castle cave campsite volcano mountain desert farm
find | in almost every town | place | school | school bank post_office playground store | hospital hotel train_station stadium factory farm
find | far away from towns | place | snow-capped-mountain | mountain desert volcano cave | campsite farm castle lighthouse beach
`,
  },
]
