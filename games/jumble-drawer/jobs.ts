import type { Family } from './families.ts'
import type { Kind } from './objects.ts'

export interface Job {
  /** Also the name of the picture of what it makes. */
  id: string
  kind: Kind
  /** What it may need; a slip lists some of it. */
  pool: readonly string[]
  /** The family of its look-alikes. */
  family: Family
}

const table: Record<Kind, Record<string, string>> = {
  sew: {
    doll: 'scissors thread cloth ribbon yarn zipper / button',
    'teddy-bear': 'thread scissors yarn safety-pin ribbon cloth / button',
    kite: 'cloth rope ribbon glue scissors straight-ruler / spool',
    wreath: 'ribbon glue feather pearls scissors glowing-star / button',
    pinwheel: 'scissors glue crayon tape straight-ruler paintbrush / button',
    socks: 'yarn scissors glue ribbon cloth thread / button',
    'love-letter': 'crayon glue stamp feather envelope glowing-star / button',
    necklace: 'pearls seashell thread scissors ribbon glowing-star / button',
    crown: 'glue glowing-star feather pearls tape artist-palette / button',
    'wrapped-gift': 'ribbon tape scissors label envelope measuring-tape / spool',
  },
  cook: {
    'birthday-cake': 'egg butter whisk spoon candle bowl-with-spoon / mug',
    sandwich: 'bread cheese-wedge butter ketchup carrot spatula / mug',
    'hot-beverage': 'teapot lemon honey-pot spoon cookie thermos / mug',
    pancakes: 'egg butter whisk spatula jam measuring-cup / mug',
    pizza: 'cheese-wedge ketchup garlic salt spatula spoon / mug',
    'pot-of-food': 'carrot garlic salt spoon bowl-with-spoon measuring-cup / mug',
    muffin: 'banana egg butter measuring-cup whisk bowl-with-spoon / mug',
    pitcher: 'lemon honey-pot measuring-cup spoon jar whisk / mug',
    waffle: 'butter jam whisk measuring-cup banana egg / mug',
    dish: 'sponge soap bucket gloves cloth spray / mug',
  },
  fix: {
    bicycle: 'wrench tire bell nut-and-bolt tube pliers / gear',
    lamp: 'light-bulb electric-plug screwdriver nut-and-bolt pliers tape / gear',
    radio: 'battery screwdriver control-knobs electric-plug pliers tape / gear',
    skateboard: 'wrench screw nut-and-bolt screwdriver drill tape / gear',
    birdhouse: 'hammer drill screw hinge straight-ruler glue / button',
    door: 'hinge drill screw screwdriver hammer straight-ruler / key',
    robot: 'battery control-knobs nut-and-bolt light-bulb screwdriver magnet / gear',
    'swing-set': 'rope drill wrench hammer gloves nut-and-bolt / gear',
    'alarm-clock': 'battery screwdriver bell pliers screw control-knobs / gear',
    drum: 'rope wrench tape screwdriver scissors glue / key',
  },
  pack: {
    tent: 'flashlight thermos compass rope whistle treasure-map / sock',
    'umbrella-with-rain-drops': 'closed-umbrella billed-cap scarf gloves thermos closed-book / sock',
    locomotive: 'ticket headphone closed-book watch camera puzzle-piece / key',
    'beach-with-umbrella': 'sunglasses billed-cap soccer-ball bucket camera closed-book / sock',
    backpack: 'pencil pen notebook straight-ruler closed-book watch / key',
    bed: 'toothbrush comb soap flashlight closed-book hairbrush / sock',
    trophy: 'soccer-ball whistle thermos watch billed-cap gloves / sock',
    basket: 'thermos sunglasses camera cookie jar bread / mug',
    'treasure-chest': 'treasure-map compass flashlight rope goggles whistle / key',
    'house-with-garden': 'envelope scarf puzzle-piece game-die camera yo-yo / sock',
  },
}

/** Forty jobs, ten for each drawer. */
export const jobs: Job[] = Object.entries(table).flatMap(([kind, rows]) =>
  Object.entries(rows).map(([id, row]) => {
    const [pool = '', family = ''] = row.split(' / ')
    return { id, kind: kind as Kind, pool: pool.split(' '), family: family as Family }
  }),
)

/** Throws for a job that isn't in the table. */
export function jobOf(id: string): Job {
  const found = jobs.find((job) => job.id === id)
  if (!found) throw new Error(`no job ${id}`)
  return found
}
