/** Words whose picture has the same name. */
const same = `
  acorn airplane anchor armadillo armchair avocado balloon banana banjo barbecue baseball basketball birdhouse
  blanket bracelet butter button cabbage calendar camel candy canoe carpet castle cheerleader chimney clarinet
  cobweb crayon cricket curtain cushion dentist dishwasher dolphin donkey doorbell dragonfly eagle earring
  elephant elevator engine envelope flamingo flashlight garden glasses goldfish hammer hamster handlebar
  helicopter helmet hospital icicle igloo jacket kangaroo keyboard ladder laptop lemon lizard llama lunchbox
  magazine magnet mango marble marigold marshmallow menu microphone microwave milkshake mirror mitten monkey
  mountain muffin mushroom necklace orchard ornament ostrich oven pajamas panda panther parrot pencil penguin
  pillow pineapple pinwheel pitcher platypus potato pretzel propeller pyramid rabbit raccoon radio radish rainbow
  raisin rectangle reindeer ribbon rooster sandwich screwdriver seahorse shovel skateboard slipper snowman sofa
  spatula spider starfish stopwatch strawberry sunglasses sushi sweater table tadpole taxi teapot telephone
  television tennis thermometer toothbrush tricycle trombone tulip turtle unicycle vacuum wagon wallet walrus
  waterfall wheelbarrow whistle xylophone yogurt zipper zucchini
`

const others: Readonly<Record<string, string>> = {
  airport: 'airplane-departure',
  apple: 'red-apple',
  circle: 'red-circle',
  computer: 'desktop-computer',
  dinosaur: 'sauropod',
  grandfather: 'old-man',
  grandmother: 'old-woman',
  headphones: 'headphone',
  ladybug: 'lady-beetle',
  letter: 'envelope',
  lotion: 'lotion-bottle',
  mailbox: 'closed-mailbox-with-raised-flag',
  medal: 'sports-medal',
  present: 'wrapped-gift',
  purple: 'purple-circle',
  puzzle: 'puzzle-piece',
  scooter: 'kick-scooter',
  smartphone: 'mobile-phone',
  sunshine: 'sun-with-face',
  yellow: 'yellow-circle',
}

const byWord = new Map([
  ...same
    .trim()
    .split(/\s+/)
    .map((word) => [word, word] as const),
  ...Object.entries(others),
])

/** Returns the picture name of a word, if a picture shows it clearly. */
export const pictureOf = (word: string): string | undefined => byWord.get(word)
