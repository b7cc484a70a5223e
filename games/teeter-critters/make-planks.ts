// Makes the table of planks: node games/teeter-critters/make-planks.ts > games/teeter-critters/plank-rows.ts
import { chanceFrom, type Chance } from '@marigold/device'
import type { From, Kind, Plank, Setting, Want, Wish } from './planks.ts'
import { puzzleOf, solutionsOf, waysOf } from './planks.ts'

/** The weights that a kind may have. They are numbers on tags, and nothing is made of them. */
const weights: readonly (readonly [Kind, readonly number[]])[] = [
  ['mouse', [1, 2]],
  ['frog', [1, 2]],
  ['hedgehog', [1, 2, 3]],
  ['duck', [2, 3]],
  ['cat', [2, 3]],
  ['rabbit', [1, 2, 3]],
  ['turtle', [2, 3, 4]],
  ['goat', [3, 4]],
  ['pig', [3, 4]],
  ['elephant', [4, 5]],
]

interface Recipe {
  from: From
  settings: readonly Setting[]
  pieces: readonly number[]
  spots: number
  tip: number
  band: number
  wishes: readonly number[]
  wants: readonly Want[]
  /** Whether every second plank has wishes that don't all fit. */
  clashes: boolean
  windy: boolean
  /** Rows that were written by hand, first. */
  given: readonly string[]
}

export const recipes: readonly Recipe[] = [
  {
    ...{ from: 5, settings: ['pond'], pieces: [3], spots: 4, tip: 8, band: 2, wishes: [1] },
    wants: ['gap', 'edge', 'log', 'apart', 'near'],
    ...{ clashes: false, windy: false, given: ['5-01|pond|frog 2, hedgehog 2, mouse 2|4 8 2 0||hedgehog gap||'] },
  },
  {
    ...{ from: 8, settings: ['pond'], pieces: [4], spots: 4, tip: 12, band: 2, wishes: [1, 2] },
    wants: ['gap', 'edge', 'log', 'apart', 'near', 'still', 'inner'],
    ...{ clashes: false, windy: false, given: ['8-01|pond|mouse 1, cat 2, pig 4|4 12 2 0||cat apart mouse||'] },
  },
  {
    ...{ from: 11, settings: ['pond'], pieces: [4, 5], spots: 5, tip: 14, band: 2, wishes: [2, 3] },
    wants: ['gap', 'edge', 'log', 'apart', 'near', 'still', 'inner'],
    ...{ clashes: true, windy: false, given: [] },
  },
  {
    ...{ from: 15, settings: ['studio', 'work', 'home'], pieces: [4, 5], spots: 5, tip: 14, band: 1, wishes: [2] },
    wants: ['gap', 'edge', 'log', 'apart', 'near', 'inner'],
    ...{ clashes: true, windy: true, given: [] },
  },
]
export const planksPerAge = 40
const fewestWays = 6

const ofTwo: readonly Want[] = ['apart', 'near']

function makeWishes({ wishes, wants }: Recipe, pieces: Plank['pieces'], rng: Chance): Wish[] {
  const order = rng.shuffle(pieces.map((_, at) => at))
  return Array.from({ length: rng.pick(wishes) }, (_, at) => {
    const who = order[at] ?? 0
    const want = rng.pick(wants)
    const others = order.filter((other) => other !== who)
    return { who, want, other: ofTwo.includes(want) ? rng.pick(others) : null }
  })
}

function makePlank(recipe: Recipe, number: number, rng: Chance): Plank {
  const { from, settings, spots, band } = recipe
  const equal = from === 5
  const pieces = rng
    .shuffle(weights)
    .slice(0, rng.pick(recipe.pieces))
    .map(([kind, own]) => ({ kind, weight: equal ? 0 : rng.pick(own) }))
  const same = rng.pick([1, 2, 3])
  const scale = equal ? same : 1
  return {
    ...{
      id: `${from}-${String(number).padStart(2, '0')}`,
      from,
      setting: settings[number % settings.length] ?? 'pond',
    },
    pieces: equal ? pieces.map(({ kind }) => ({ kind, weight: same })) : pieces,
    ...{ spots, tip: equal ? 4 * scale : recipe.tip, band: equal ? scale : band },
    wind: recipe.windy ? rng.pick([-3, -2, -1, 1, 2, 3]) : 0,
    hidden: recipe.windy ? rng.int(0, pieces.length - 1) : null,
    wishes: makeWishes(recipe, pieces, rng),
    ...{ waits: null, solutions: [] },
  }
}

/** True if weights differ, as they must from the second age on. */
const isVaried = ({ from, pieces }: Plank) =>
  from === 5 || new Set(pieces.map(({ weight }) => weight)).size >= Math.min(3, pieces.length - 1)

/** Returns the plank with its solutions; null if it has too few, or isn't what it should be. */
function solved(plank: Plank, clashing: boolean): Plank | null {
  if (!isVaried(plank)) return null
  const all = waysOf(puzzleOf(plank, null))
  if (!clashing) return all >= fewestWays ? { ...plank, solutions: [all] } : null
  if (all > 0) return null
  const clash: Plank = { ...plank, waits: [0, 1] }
  const [one = 0, two = 0] = solutionsOf(clash)
  // A choice has two sides: more ways, or a forecast.
  return Math.min(one, two) >= fewestWays && one !== two ? { ...clash, solutions: [one, two] } : null
}

const keyOf = ({ pieces, wishes, wind }: Plank) => JSON.stringify([pieces, wishes, wind])

const wishText = ({ who, want, other }: Wish, { pieces }: Plank) =>
  [pieces[who]?.kind, want, ...(other === null ? [] : [pieces[other]?.kind])].join(' ')

const rowOf = (plank: Plank): string =>
  [
    ...[plank.id, plank.setting, plank.pieces.map(({ kind, weight }) => `${kind} ${weight}`).join(', ')],
    [plank.spots, plank.tip, plank.band, plank.wind].join(' '),
    plank.hidden ?? '',
    plank.wishes.map((wish) => wishText(wish, plank)).join(', '),
    ...[plank.waits?.join(' ') ?? '', plank.solutions.join(' ')],
  ].join('|')

/** Returns the rows of an age. `read` reads a row that was written by hand. */
export function rowsOf(recipe: Recipe, read: (row: string) => Plank): string[] {
  const rng = chanceFrom(recipe.from * 1000 + 39)
  const made: Plank[] = recipe.given.map(read).map((plank) => ({ ...plank, solutions: solutionsOf(plank) }))
  const known = new Set(made.map(keyOf))
  while (made.length < planksPerAge) {
    const plank = solved(makePlank(recipe, made.length + 1, rng), recipe.clashes && made.length % 2 === 1)
    if (!plank || known.has(keyOf(plank))) continue
    known.add(keyOf(plank))
    made.push(plank)
  }
  return made.map(rowOf)
}

if (import.meta.main) {
  const { plankOf } = await import('./planks.ts')
  const all = recipes.flatMap((recipe) => rowsOf(recipe, plankOf)).join('\n')
  process.stdout.write(
    `/**\n * Made by make-planks.ts, one plank a line: id, setting, pieces with their weights, spots on each side, tip, band and\n * wind, the hidden piece, wishes, the two wishes of which one waits, and the solver's count.\n */\nexport const rows = \`\n${all}\n\`\n`,
  )
}
