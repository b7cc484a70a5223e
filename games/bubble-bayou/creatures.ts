/** Where a creature sleeps: in the pond after the day, or in the tree at night. */
export type Home = 'pond' | 'tree'
/** What a creature's own song is like, which is what a nap beside it brings to the lullaby. */
export type Song = 'low' | 'high' | 'bouncy'
type Voice = 'croak' | 'quack' | 'chirp' | 'hoot' | 'squeak' | 'purr' | 'gulp' | 'bubbles'

interface Creature {
  home: Home
  voice: Voice
  song: Song
}
const of = (home: Home, voice: Voice, song: Song): Creature => ({ home, voice, song })

/** Every creature by the name of its picture. */
export const creatures = {
  frog: of('pond', 'croak', 'low'),
  duck: of('pond', 'quack', 'bouncy'),
  turtle: of('pond', 'gulp', 'low'),
  'tropical-fish': of('pond', 'bubbles', 'high'),
  crab: of('pond', 'squeak', 'bouncy'),
  snail: of('pond', 'purr', 'low'),
  swan: of('pond', 'quack', 'low'),
  otter: of('pond', 'chirp', 'bouncy'),
  beaver: of('pond', 'purr', 'low'),
  crocodile: of('pond', 'gulp', 'low'),
  flamingo: of('pond', 'quack', 'high'),
  shrimp: of('pond', 'bubbles', 'high'),
  goose: of('pond', 'quack', 'bouncy'),
  lobster: of('pond', 'squeak', 'bouncy'),
  butterfly: of('pond', 'chirp', 'high'),
  honeybee: of('pond', 'purr', 'high'),
  'lady-beetle': of('pond', 'squeak', 'high'),
  rabbit: of('pond', 'squeak', 'bouncy'),
  owl: of('tree', 'hoot', 'low'),
  bat: of('tree', 'squeak', 'high'),
  raccoon: of('tree', 'purr', 'bouncy'),
  mouse: of('tree', 'squeak', 'high'),
  hedgehog: of('tree', 'gulp', 'low'),
  chipmunk: of('tree', 'chirp', 'bouncy'),
  skunk: of('tree', 'purr', 'low'),
  cricket: of('tree', 'chirp', 'high'),
  beetle: of('tree', 'purr', 'bouncy'),
  sloth: of('tree', 'hoot', 'low'),
  fox: of('tree', 'chirp', 'bouncy'),
  deer: of('tree', 'hoot', 'low'),
  badger: of('tree', 'gulp', 'low'),
  dove: of('tree', 'hoot', 'high'),
  worm: of('tree', 'bubbles', 'bouncy'),
  ant: of('tree', 'squeak', 'bouncy'),
  bear: of('tree', 'gulp', 'low'),
  parrot: of('tree', 'chirp', 'high'),
} as const satisfies Record<string, Creature>

export type CreatureName = keyof typeof creatures
export const creatureNames = Object.keys(creatures) as CreatureName[]
export const isCreature = (name: unknown): name is CreatureName => typeof name === 'string' && name in creatures
