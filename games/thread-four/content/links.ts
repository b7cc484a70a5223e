/** What the words of a group share. */
export type LinkKind = 'category' | 'function' | 'part' | 'sound' | 'puzzle'

/** A link between words of the picture tables. */
export interface Link {
  label: string
  kind: LinkKind
  /** The best examples, which make up a group. */
  core: string[]
  /** Every word that fits, including those in `core`. */
  fits: string[]
  /** Easy enough for the first level. */
  easy: boolean
}

// One link per line: its name, its words, and after `also` the other words of the tables that fit it.
const categories = `
Fruit: apple, banana, pear, peach, lemon, grapes, strawberry, cherries, watermelon, pineapple
Vegetables: carrot, potato, broccoli, corn, cucumber, onion
Desserts: cookie, cake, donut, pie, ice cream
Drinks: milk, juice, tea
Farm animals: pig, cow, horse, sheep, goat | also duck, dog, cat, rabbit, bee
Birds: duck, owl, eagle, parrot, penguin, swan
Sea animals: shark, whale, dolphin, octopus, crab | also turtle, penguin
Bugs: bee, butterfly, ant, ladybug | also snail
Zoo animals: lion, tiger, elephant, giraffe, zebra, monkey | also kangaroo, crocodile, parrot, penguin, owl, eagle, turtle, frog, shark, dolphin, whale, octopus, swan, duck, goat, leopard, butterfly
Pets: dog, cat, rabbit, hamster | also parrot, turtle, frog, horse, duck
Clothes: shirt, pants, dress, coat | also scarf, gloves, sock, shoe, boot, hat, cap
Jewelry: ring, necklace, watch | also crown
Furniture: bed, chair, table, sofa, desk | also lamp, bathtub, stool, bench
Dishes: cup, bowl, plate, mug, glass
Tools: hammer, saw, screwdriver, wrench | also ruler, broom, flashlight
School supplies: pencil, ruler, eraser, glue, notebook, crayon | also pen, paintbrush, book, calendar, map, desk
Musical instruments: drum, guitar, piano, violin, trumpet, flute | also harp
Road vehicles: car, bus, truck, motorcycle, taxi | also bicycle, scooter, skateboard, wagon
Boats: ship, canoe, boat
Flowers: rose, tulip, sunflower
Buildings: house, school, hospital, castle | also lighthouse
Body parts: hand, foot, ear, nose, eye, leg, mouth
Toys: teddy bear, yo-yo, robot, kite | also sled, wagon, scooter, skateboard, basketball, baseball, football, volleyball, bicycle, drum, car, truck, boat, airplane, crayon
Balls for sports: basketball, baseball, volleyball, football
People at work: firefighter, doctor, teacher, police officer, pilot, chef, farmer, singer
In the sky: sun, moon, star, cloud, rainbow | also airplane, helicopter, kite, owl, eagle, parrot, duck, swan, bee, butterfly, ladybug, snowflake
In a bathroom: soap, toothbrush, bathtub, comb, shower | also sponge, cup, glass, mop, lamp, broom
`

const functions = `
Things to write or draw with: pencil, pen, crayon, paintbrush | also ruler, eraser
Things to give light: lamp, candle, flashlight, lighthouse | also sun, moon, star, fire, rainbow, firefighter
Things to clean with: broom, mop, sponge, soap | also toothbrush, shower, bathtub, eraser
Things to wear on your head: hat, cap, crown | also scarf
Things to wear on your feet: sock, shoe, boot
Things to sit on: chair, sofa, stool, bench | also bed, horse, bicycle, motorcycle, sled, scooter, table, desk, wagon, bus, car, truck, taxi, canoe, boat, bathtub, airplane, helicopter, elephant
Things to keep you warm: coat, scarf, gloves | also sock, boot, hat, fire, bed, pants, tea, sun, cap, shoe, shirt, dress, candle, teddy bear, sheep
Things to ride: bicycle, horse, scooter, sled | also skateboard, motorcycle, bus, car, wagon, truck, taxi, boat, ship, canoe, airplane, helicopter, elephant
Things to tell time: clock, watch, hourglass | also calendar, sun
Things to drink from: cup, glass, mug | also bowl, milk, juice, tea
Things to read: book, letter, newspaper, map | also notebook, calendar, clock, ruler, watch
Things that can fly: airplane, helicopter, eagle, butterfly | also owl, bee, parrot, duck, swan, ladybug, kite
Animals that hop: rabbit, frog, kangaroo
Things that are very cold: snowman, ice cube, ice cream, snowflake | also milk, juice
Things that are very hot: fire, sun, tea, soup | also candle, lamp, star
`

const parts = `
Things with wheels: car, bus, bicycle, wagon, skateboard | also truck, motorcycle, taxi, scooter, airplane, helicopter, robot, chair, desk, bed
Things with strings: guitar, violin, harp, yo-yo | also kite, piano, mop, tea, shoe, boot, necklace, sled
Things with wings: airplane, owl, bee, eagle | also butterfly, parrot, duck, swan, penguin, ladybug, ant
Things with a shell: turtle, snail, egg | also crab, ladybug
Things with sharp teeth: shark, crocodile, saw, zipper | also comb, lion, tiger, dog, cat, leopard, monkey, hamster, rabbit, horse, dolphin, mouth
Things with pages: book, notebook, calendar, newspaper | also letter, map
Things with spots: ladybug, giraffe, leopard | also cow, dog, butterfly, cat, frog, owl, strawberry, turtle, cookie
Things with stripes: zebra, tiger, bee | also cat, shirt, watermelon, sock, scarf, frog, snail, rainbow, kite, boat
Things with numbers: clock, ruler, calendar | also watch, book, notebook, bus, letter, newspaper, map, taxi, house, car, truck, motorcycle
Things with roots: tree, rose, carrot | also tulip, sunflower, onion, corn, broccoli, potato, cucumber, strawberry
`

const words = (text: string) => text.split(', ')

function read(kind: LinkKind, text: string): Link[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, label = '', core = '', also = ''] = /^(.+?): (.+?)(?: \| also (.+))?$/.exec(line) ?? []
      const own = words(core)
      return { label, kind, core: own, fits: [...own, ...(also ? words(also) : [])], easy: kind === 'category' }
    })
}

/** All links by category, function, and part. */
export const links: readonly Link[] = [
  ...read('category', categories),
  ...read('function', functions),
  ...read('part', parts),
]
