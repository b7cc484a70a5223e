import type { KindTable } from './kinds.ts'

// Items: word, its picture if the name differs, and after * the syllables of the word, or ? if people count them
// differently. Questions: start | rest | what it is about | picture of the tile | true for | may be either. A dash
// means that no picture expresses it. Anything in neither list is false; @animal means every item of a kind. Colors are
// those of the pictures.

/** Questions that apply to animals, food, things, vehicles, and clothes alike. */
export const common = `
is | an animal | kind | cat | @animal |
is | a food or a drink | kind | red-apple | @food |
is | something to wear | kind | t-shirt | @clothes |
is | a thing for the house | kind | lamp | @thing |
is | alive | kind | snail | @animal | apple banana grapes strawberry pineapple cherries lemon pear peach carrot broccoli corn potato onion cucumber peas eggplant watermelon
is | bigger than you | look | elephant | cow horse elephant giraffe zebra bear whale crocodile dolphin bed sofa fridge car bus taxi ambulance fire_truck truck tractor train subway airplane helicopter rocket sailboat ship speedboat race_car van police_car | lion tiger panda pig sheep goat table bicycle motorcycle tricycle wheelchair stroller canoe sled wagon unicycle
has | wheels | part | unicycle | car bus taxi ambulance fire_truck truck tractor bicycle motorcycle scooter skateboard train subway airplane race_car unicycle tricycle wagon stroller wheelchair van police_car vacuum | helicopter bed
has | wings | part | butterfly | penguin owl parrot flamingo swan bee butterfly ladybug bat airplane | rocket
has | legs | part | leg | dog cat rabbit mouse cow pig horse sheep goat lion tiger elephant giraffe zebra monkey bear penguin owl parrot flamingo swan crab turtle frog crocodile bee butterfly spider ant fox panda squirrel ladybug bat hedgehog table chair bed | sofa jeans shorts pajamas television
can | fly | does | airplane | owl parrot flamingo swan bee butterfly ladybug bat airplane helicopter rocket |
you | ride in it or on it | use | bus | @vehicle | horse elephant
you | eat it or drink it | use | fork | @food | cow pig sheep goat fish crab rabbit
you | wear it | use | top-hat | @clothes |
you | lift it with one hand | use | cup | @food @clothes mouse frog bee butterfly spider ant snail ladybug bat hedgehog hammer wrench saw screwdriver broom mop rake shovel key scissors pencil crayon paintbrush toothbrush comb soap spoon fork cup teapot candle flashlight umbrella pillow lamp | dog cat rabbit owl parrot swan fish crab turtle snake fox squirrel penguin monkey goat drill laptop chair television microwave mirror vacuum scooter skateboard unicycle tricycle stroller
does | need electricity | use | lamp | television laptop flashlight lamp microwave fridge vacuum drill subway | car bus taxi ambulance fire_truck truck tractor motorcycle scooter train airplane helicopter rocket ship speedboat race_car van police_car wheelchair bicycle sailboat
find | in the kitchen | place | fork | @food spoon fork cup teapot microwave fridge | table chair broom mop scissors candle lamp soap pillow key vacuum
color | red | color | red-circle | apple strawberry cherries ladybug car fire_truck wagon race_car motorcycle tricycle sled scarf skirt teapot vacuum | crab watermelon sailboat speedboat ship train rocket truck pizza onion lollipop saw screwdriver rake mitten
color | green | color | green-circle | turtle snake frog crocodile parrot pear broccoli cucumber peas tractor sofa sweater | watermelon lollipop
color | blue | color | blue-circle | fish dolphin butterfly cup pillow van scooter dress shoe jeans cap helmet | whale laptop bed mop umbrella shorts t-shirt bicycle airplane television flashlight pajamas socks lollipop
color | yellow | color | yellow-circle | banana lemon cheese corn key lamp drill taxi helicopter crown | lion giraffe bee cat pineapple fries taco pencil pancakes broom bus cookie pretzel bread lollipop candle
`

/** Streets of things that can be seen and touched. */
export const thingTables: KindTable[] = [
  {
    kind: 'animal',
    name: 'Animals',
    items: `dog*1 cat*1 rabbit*2 mouse*1 cow*1 pig*1 horse*1 sheep=ewe*1 goat*1 lion*2 tiger*2 elephant*3 giraffe*2
      zebra*2 monkey*2 bear*1 penguin*2 owl*1 parrot*2 flamingo*3 swan*1 fish*1 dolphin*2 whale*1 crab*1 turtle*2
      snake*1 frog*1 crocodile*3 bee=honeybee*1 butterfly*3 spider*2 ant*1 snail*1 fox*1 panda*2 squirrel*?
      ladybug=lady-beetle*3 bat*1 hedgehog*2`,
    questions: `
is | a bird | kind | bird | penguin owl parrot flamingo swan |
is | an insect | kind | ant | bee butterfly ant ladybug |
is | a mammal | kind | mouse | dog cat rabbit mouse cow pig horse sheep goat lion tiger elephant giraffe zebra monkey bear dolphin whale fox panda squirrel bat hedgehog |
is | a farm animal | kind | barn | cow pig horse sheep goat |
is | bigger than a car | look | automobile | elephant giraffe whale |
has | feathers | part | parrot | penguin owl parrot flamingo swan |
has | fur | part | bear | dog cat rabbit mouse lion tiger monkey bear fox panda squirrel bat | cow pig horse sheep goat giraffe zebra hedgehog
has | hooves | part | horse | cow pig horse sheep goat giraffe zebra |
has | fins | part | fin | fish dolphin whale |
has | a shell | part | snail | turtle snail crab |
has | six legs or more | part | spider | bee butterfly ant ladybug spider crab |
has | four legs | part | table | dog cat rabbit mouse cow pig horse sheep goat lion tiger elephant giraffe zebra bear turtle frog crocodile fox panda squirrel hedgehog | monkey
has | stripes | part | stripe | tiger zebra bee | cat snake
has | a very long neck | part | giraffe | giraffe flamingo swan |
can | lay eggs | does | egg | penguin owl parrot flamingo swan fish crab turtle frog crocodile bee butterfly spider ant snail ladybug | snake
can | hop along | does | frog | rabbit frog |
find | only in water | place | fish | fish dolphin whale |
color | black and white | color | panda | cow zebra panda penguin |
color | brown | color | brown-circle | monkey bear owl squirrel bat goat | hedgehog lion horse snail dog
`,
  },
  {
    kind: 'food',
    name: 'Food',
    items: `apple=red-apple*2 banana*3 grapes*1 strawberry*3 watermelon*4 pineapple*3 cherries*2 lemon*2 pear*1 peach*1
      carrot*2 broccoli*3 corn=ear-of-corn*1 potato*3 onion*2 cucumber*3 peas=pea-pod*1 eggplant*2 bread*1
      cheese=cheese-wedge*1 egg*1 hamburger*3 pizza*2 sandwich*2 taco*2 pancakes*2 fries=french-fries*1 ice_cream*2
      cookie*2 donut=doughnut*2 cake=birthday-cake*1 lollipop*3 pretzel*2 milk=glass-of-milk*1`,
    questions: `
is | a fruit | kind | banana | apple banana grapes strawberry watermelon pineapple cherries lemon pear peach | cucumber eggplant
is | a vegetable | kind | carrot | carrot broccoli corn potato onion cucumber peas eggplant |
is | a sweet treat | kind | cookie | ice_cream cookie donut cake lollipop | pancakes
is | a drink | kind | glass-of-milk | milk |
is | made with flour | kind | bread | bread hamburger pizza sandwich pancakes cookie donut cake pretzel | taco
is | round like a ball | look | peach | apple grapes cherries peach onion | potato peas lemon
is | served hot | look | fire | hamburger pizza fries pancakes | taco egg corn potato pretzel carrot broccoli peas onion eggplant
has | a pit inside | part | peach | cherries peach |
has | a hole in it | part | doughnut | donut pretzel | cheese
has | meat or cheese in it | part | cheese-wedge | hamburger pizza sandwich taco | cheese
does | grow on a tree | place | deciduous-tree | apple cherries lemon pear peach | banana
does | grow under the ground | place | carrot | carrot potato onion |
does | grow on a plant | place | seedling | apple banana grapes strawberry watermelon pineapple cherries lemon pear peach carrot broccoli corn potato onion cucumber peas eggplant |
does | come from an animal | place | cow | milk egg cheese | ice_cream hamburger pizza sandwich taco pancakes cake
you | eat it without cooking it | use | spoon | apple banana grapes strawberry watermelon pineapple cherries lemon pear peach carrot cucumber | broccoli corn onion peas cheese milk bread sandwich ice_cream cookie donut cake lollipop pretzel
color | purple | color | purple-circle | grapes eggplant | lollipop
`,
  },
  {
    kind: 'thing',
    name: 'Tools and things',
    items: `hammer*2 wrench*1 saw=carpentry-saw*1 screwdriver*3 drill*1 broom*1 mop*1 rake*1 shovel*2 key*1 scissors*2
      pencil*2 crayon*? paintbrush*2 toothbrush*2 comb*1 soap*1 spoon*1 fork*1 cup*1 teapot*2 television*4 laptop*2
      candle*2 flashlight*2 lamp*1 umbrella=umbrella-with-rain-drops*3 bed*1 chair*1 sofa*2 table*2 mirror*? pillow*2
      microwave*3 fridge*1 vacuum*?`,
    questions: `
is | a piece of furniture | kind | chair | bed chair sofa table | lamp mirror
is | soft | look | pillow | sofa pillow bed | mop toothbrush paintbrush broom soap chair
has | a screen | part | television | television laptop |
has | a long handle | part | broom | broom mop rake shovel | vacuum umbrella
has | bristles | part | paintbrush | broom toothbrush paintbrush |
has | a sharp edge or point | part | carpentry-saw | saw scissors | screwdriver drill fork pencil rake shovel key
you | rest on it | use | bed | bed chair sofa pillow |
you | cook, eat or drink with it | use | fork | spoon fork cup teapot microwave |
you | build or fix things with it | use | hammer | hammer wrench saw screwdriver drill |
you | clean with it | use | soap | broom mop soap toothbrush vacuum |
you | cut with it | use | scissors | saw scissors | fork shovel
you | draw or paint with it | use | crayon | pencil crayon paintbrush |
you | light a dark room with it | use | candle | candle flashlight lamp | television laptop
you | carry it in a backpack | use | - | hammer wrench screwdriver key scissors pencil crayon paintbrush toothbrush comb soap spoon fork cup teapot laptop candle flashlight umbrella | saw drill lamp mirror pillow
find | in a toolbox | place | hammer | hammer wrench saw screwdriver drill | flashlight paintbrush scissors pencil
find | in a bathroom | place | soap | toothbrush comb soap | mirror lamp mop broom scissors cup candle chair
find | outside in the yard | place | rake | rake shovel | broom umbrella table chair hammer saw lamp flashlight candle
`,
  },
  {
    kind: 'vehicle',
    name: 'Things that go',
    items: `car=automobile*1 bus*1 taxi*2 ambulance*3 fire_truck=fire-engine*? truck=delivery-truck*1 tractor*2 bicycle*3
      motorcycle*4 scooter=kick-scooter*2 skateboard*2 train=locomotive*1 subway=metro*2 airplane*2 helicopter*4
      rocket*2 sailboat*2 ship*1 speedboat*2 canoe*2 sled*1 race_car=racing-car*2 unicycle*4 tricycle*3 wagon*2
      stroller*2 wheelchair=manual-wheelchair*2 van*1 police_car*3`,
    questions: `
is | a boat | kind | sailboat | sailboat ship speedboat canoe |
is | longer than a house | look | - | train subway ship | airplane rocket
has | an engine or a motor | part | engine | car bus taxi ambulance fire_truck truck tractor motorcycle train subway airplane helicopter rocket ship speedboat race_car van police_car | sailboat
has | exactly two wheels | part | bicycle | bicycle motorcycle scooter |
has | a siren | part | police-car | ambulance fire_truck police_car |
has | pedals that go around | part | tricycle | bicycle unicycle tricycle |
has | a steering wheel | part | steering-wheel | car bus taxi ambulance fire_truck truck tractor race_car van police_car speedboat | ship sailboat
has | doors | part | door | car bus taxi ambulance fire_truck truck train subway airplane helicopter van police_car | tractor rocket ship
can | carry more than twenty people | use | bus | bus train subway airplane ship |
can | go into space | does | rocket | rocket |
does | float on water | place | fish | sailboat ship speedboat canoe |
does | run on rails | place | locomotive | train subway |
does | go on the street | place | bus | car bus taxi ambulance fire_truck truck bicycle motorcycle van police_car | tractor scooter skateboard race_car unicycle tricycle wagon stroller wheelchair
does | go with no motor, by arms or legs | use | bicycle | bicycle scooter skateboard canoe unicycle tricycle wagon stroller wheelchair | sled sailboat
you | fit a whole family in it | use | family | car bus taxi train subway airplane ship van | ambulance fire_truck truck helicopter sailboat speedboat canoe wagon rocket police_car
find | at an airport | place | airplane | airplane | bus taxi helicopter car van fire_truck truck wheelchair stroller police_car train subway
`,
  },
  {
    kind: 'clothes',
    name: 'Clothes',
    items: `t-shirt*2 dress*1 coat*1 scarf*1 mitten*2 socks*1 shoe=running-shoe*1 boot=hiking-boot*1 hat=top-hat*1
      cap=billed-cap*1 jeans*1 shorts*1 skirt*1 glasses*2 sweater*2 pajamas*3 crown*1 helmet*2`,
    questions: `
has | sleeves | part | sweater | t-shirt coat sweater pajamas | dress
find | on your head | place | top-hat | hat cap crown helmet | glasses
find | on your feet | place | running-shoe | socks shoe boot |
does | keep you warm | use | scarf | coat scarf mitten sweater boot | socks pajamas jeans hat
`,
  },
]
