/** Words that start with a vowel sound. */
export const vowelWords: readonly string[] = `
  acorn after afternoon again airplane airport alien alphabet alligator all alone always anchor angel angry animal answer anyone apple April arch
  aquarium arm armadillo armchair arrow art artist attic August autumn avocado away
  eager eagle ear early earring earth easy eat egg eight elephant elevator eleven empty engine envelope eraser
  even evening every everyone eyes
  ice icicle idea igloo in inch ink inside iron island
  it item oak oar oatmeal ocean octopus office old olive on onion only open orange orchard order orchestra ornament ostrich other
  our out outside oven over owl otter astronaut aunt
  umbrella uncle under uphill upstairs up
`
  .trim()
  .split(/\s+/)

/** Words that start with any sound. */
export const anyWords: readonly string[] = `
  backpack balloon banana basket bathtub beach bear bell bicycle birthday blanket blueberries book bracelet bridge
  bucket butterfly button cactus camel camera candle canoe carrot castle chair cheese cherries chicken chocolate circle
  clock cloud clown coat comb computer cookie couch crayon cupcake daisy dinosaur dolphin donkey door dragon drawer
  drum duck family farmer feather fence firefly flag flashlight flower flute forest fountain fox frog garden giraffe
  glasses globe goat grapes guitar hammer hamster hand harp helicopter helmet hill honey horse house jacket jellyfish
  juice jungle kangaroo key keyboard kitchen kite koala ladder ladybug lake lamp leaf lemon letter light lion lizard
  lobster magnet mailbox mango map marble milk mirror mitten money monkey moon morning motorcycle mountain mouse
  mushroom music necklace nest newspaper notebook paper parachute parrot peach peanut pear pencil penguin piano picnic
  pillow pineapple pizza planet pocket potato pumpkin puzzle rabbit radio rain rainbow river robot rocket rose sailboat
  sandwich scarf school seal shell ship shoe snowman soap sock spoon star strawberry summer sun sunflower sweater
  table teacher telephone thumb tiger toast tomato tooth tractor train tree triangle truck trumpet tulip turtle
  valley vase violin volcano wagon walrus water watermelon whale whistle winter yarn yogurt zebra zipper
`
  .trim()
  .split(/\s+/)
