/**
 * Puzzles for ages eight to ten: sixteen words in four groups, one per line. After `also` come words of other groups
 * that fit this one too. Each puzzle has exactly one solution.
 */
export const puzzles8: readonly string[] = [
  `Animals that fly: bat, owl, moth, parrot
Baseball things: glove, ball, base, cap | also bat
Parts of a tree: leaf, branch, root, trunk | also bark
What a dog does: bark, wag, dig, beg`,

  `Jewelry: ring, bracelet, necklace, earring
Noises: beep, buzz, bang, pop | also ring
Drinks: milk, juice, water, soda | also pop
Parts of a shoe: tongue, heel, sole, lace`,

  `Body parts: chest, foot, arm, palm | also trunk
Parts of a tree: trunk, branch, root, bark
Places to put things: box, case, bag, basket | also chest, trunk
Trees: oak, pine, maple, willow | also palm`,

  `Fruit: apple, pear, grape, banana | also orange
Colors: red, green, blue, orange
Insects: fly, bee, ant, moth
Ways to move: run, hop, skip, swim | also fly`,

  `On a bed: sheet, pillow, blanket, mattress | also cover
Parts of a book: cover, page, title, spine
In the mail: letter, stamp, card, package
For playing a game: dice, marble, board, ball | also card`,

  `Parts of a hand: nail, palm, thumb, knuckle
Tools: hammer, saw, drill, wrench | also nail
Ways to use your eyes: look, stare, peek, watch
Things that tell time: clock, timer, sundial, hourglass | also watch`,

  `Parts of a leg: calf, knee, ankle, shin
Baby animals: kid, lamb, puppy, kitten | also calf
Young people: boy, girl, child, toddler | also kid
Farm animals: cow, goat, sheep, hen | also calf, kid, lamb`,

  `Being sick: cough, fever, sneeze, cold
Weather: rain, snow, fog, hail | also wind, cold
Ways to turn: spin, twist, twirl, wind | also roll
Breads: bun, bagel, toast, roll`,

  `Baseball players: pitcher, catcher, batter, fielder
For pouring: jug, teapot, kettle, bottle | also pitcher
To make a cake: flour, butter, sugar, egg | also batter
Dishes: plate, bowl, cup, saucer | also pitcher, jug, teapot`,

  `Shapes: square, circle, oval, diamond | also star, heart
Inside your body: heart, brain, lung, bone
In the sky: sun, moon, star, cloud
Gold and gems: gold, silver, pearl, ruby | also diamond`,

  `Seasons: spring, summer, fall, winter
Ways to go down: drop, sink, dive, tumble | also fall, slide
Playground things: swing, slide, seesaw, sandbox
Places with water: pond, lake, river, stream | also spring, sink`,

  `Parts of a car: tire, wheel, seat, engine | also horn
On an animal's head: horn, antler, ear, beak
Musical instruments: drum, flute, harp, violin | also horn
Places to sit: chair, bench, stool, sofa | also seat`,

  `Parts of a door: lock, knob, hinge, handle | also key
On a computer: mouse, screen, key, cursor | also chip
Small furry animals: rat, squirrel, hamster, mole | also mouse
Snacks: chip, cookie, cracker, pretzel`,

  `What a car does: park, stop, turn, honk | also cross
Places in town: bank, school, store, library | also park
Places to keep money: purse, wallet, pocket, safe | also bank
Feelings: happy, sad, mad, cross`,

  `Fire words: flame, smoke, ash, match
Things that give light: lamp, lantern, flashlight, bulb | also match, flame
Contests: game, race, tournament, election | also match
Ways to go fast: run, dash, rush, hurry | also race`,
]
