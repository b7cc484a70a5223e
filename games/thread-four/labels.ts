import type { Chance } from '@marigold/device'
import { links, type Link } from './content/links.ts'
import { soundLinks } from './content/sound-words.ts'
import { ages, puzzles } from './puzzle.ts'
import type { State } from './state.ts'

// Labels of the puzzles that may be true of each other's words. Labels on the same line are never offered together.
const alike = [
  'Parts of a tree, Parts of a plant, Trees',
  'Body parts, Parts of a leg, Parts of a hand, Parts of a face, Inside your body',
  'Insects, Animals that fly',
  'Jewelry, Gold and gems, Gems',
  'Farm animals, Baby animals, Male animals, Small furry animals, Rodents',
  'Ways to move, Ways to go fast, Ways to go down, Ways to walk, Ways to turn, Playground things, What a dog does',
  'Places with water, In the sea',
  'Contests, Sports, Pastimes, For playing a game, Toys',
  'Musical instruments, Music words',
  'Dishes, For pouring, Containers, Places to put things, Drinks',
  'Law words, Court words, Legal papers, Agreements',
  'Feelings, Show you are happy',
  'Make fun of, Ways to annoy',
  'Look closely at, Ways to use your eyes, Ask many questions',
  'Tools, Garden tools',
  'Parts of a house, Around a house, Parts of a building, Window parts and covers, Parts of a door',
  'Breads, In a bakery, On toast, On pancakes',
  'Fruit, Pizza toppings, Candy flavors',
  'On a computer, Computer words, Electronic devices, Electrical things',
  'Colors, Shades of color',
  'Words for money, At a bank, Places to keep money',
  'Places in town, Places to learn, Places to put things',
  'Boats, Parts of a ship',
  'Parts of a shoe, Things worn on feet',
  'Fire words, Things that give light, Disasters, Things that tell time',
  'Ways to throw, Baseball things, Baseball players, Tennis words',
  'Parts of a book, Parts of a text, In a newspaper, Grammar words, In the mail',
  'Calm, Cold, Weather, Being sick, Seasons',
  'Gathered, Wrote',
  'Lists, Parts of a process',
].map((line) => line.split(', '))

const clash = (one: string, other: string) =>
  one === other || alike.some((line) => line.includes(one) && line.includes(other))

/** Returns the links that fit at most half of the words. */
const untrue = (all: readonly Link[], words: readonly string[]) =>
  all.filter(({ fits }) => words.filter((word) => fits.includes(word)).length * 2 <= words.length)

function others(state: State, group: number, rng: Chance): string[] {
  const groups = state.grids[state.grid]?.groups ?? []
  const own = groups[group]
  const labels = groups.map(({ label }) => label)
  if (!own) return []
  if (state.own) return rng.shuffle(labels)
  if (own.kind === 'puzzle') {
    const age = ages.find((one) => one === state.ages) ?? '8'
    const all = [...new Set(puzzles[age].flatMap((grid) => grid.groups.map(({ label }) => label)))]
    return rng.shuffle(all.filter((label) => !clash(label, own.label)))
  }
  const known = own.kind === 'sound' ? Object.values(soundLinks).flat() : links
  return rng.shuffle(untrue(known, own.words).map(({ label }) => label))
}

/** Returns labels to choose from for a group: the true one and others that don't describe another group of the grid. */
export function labelsFor(state: State, group: number, rng: Chance): string[] {
  const groups = state.grids[state.grid]?.groups ?? []
  const right = groups[group]?.label ?? ''
  const told = state.own ? [right] : groups.map(({ label }) => label)
  const wrong = others(state, group, rng).filter((label) => !told.includes(label))
  return rng.shuffle([right, ...wrong.slice(0, 3)])
}
