// Makes the table of digs: node games/fossil-field/make-digs.ts > games/fossil-field/dig-rows.ts
import { chanceFrom, type Chance } from '@marigold/device'
import { bonesOf, fields, type Dig, type Placed, type Tier } from './digs.ts'
import { findFor, finds, type Find } from './finds.ts'
import { likeness } from './raster.ts'
import { fewestSquares, mostOutline, solve } from './solver.ts'

interface Recipe {
  tier: Tier
  finds: 1 | 2
  names: number
  /** How many of the names look most like a find. */
  lookAlikes: number
  steps: boolean
  /** The share of the outline that the solver needs, in percent, from and to. */
  outline: readonly [number, number]
  /** The solver's digs, from and to. */
  least: number
  most: number
}
export const recipes: readonly Recipe[] = [
  { tier: 1, finds: 1, names: 2, lookAlikes: 0, steps: false, outline: [20, 75], least: 1, most: 3 },
  { tier: 2, finds: 1, names: 4, lookAlikes: 0, steps: false, outline: [18, 50], least: 1, most: 5 },
  { tier: 3, finds: 1, names: 4, lookAlikes: 1, steps: true, outline: [15, 35], least: 2, most: 6 },
  { tier: 4, finds: 2, names: 6, lookAlikes: 1, steps: true, outline: [15, 35], least: 3, most: 9 },
  { tier: 5, finds: 2, names: 8, lookAlikes: 3, steps: true, outline: [10, 25], least: 4, most: 12 },
]
export const digsPerKind = 30
/** More squares aren't proven to be the fewest. */
const mostFewest = 4
const patience = 4000

const poolOf = (kind: Dig['kind']) => finds.filter(({ set }) => (set === 'bones') === (kind === 'bones'))

/** Other finds of the same set, those that look most alike first. */
export const lookAlikesOf = (find: Find): Find[] =>
  finds
    .filter((one) => one !== find && one.set === find.set)
    .map((one) => [likeness(find, one), one] as const)
    .toSorted(([a], [b]) => b - a)
    .map(([, one]) => one)

function place({ tier }: Recipe, find: Find, rng: Chance): Placed {
  const most = fields[tier].side - fields[tier].size
  return { find: find.key, x: rng.int(0, most), y: rng.int(0, most) }
}

/** Whether two finds lie as the level wants: apart, or at the last level over each other on one square or two. */
function isApart(recipe: Recipe, [one, other]: readonly Placed[]): boolean {
  if (!one || !other) return true
  const shared = bonesOf(recipe, one).filter((square) => bonesOf(recipe, other).includes(square)).length
  const { size } = fields[recipe.tier]
  if (recipe.tier < 5) return Math.abs(one.x - other.x) >= size || Math.abs(one.y - other.y) >= size
  return shared >= 1 && shared <= 3
}

function makeDig(recipe: Recipe, kind: Dig['kind'], id: string, first: Find, rng: Chance): Dig | null {
  const lookAlikes = lookAlikesOf(first)
  // At the last level, the finds look alike themselves; else the second one is of any shape.
  const pool = rng.shuffle(poolOf(kind).filter((one) => one !== first && (kind === 'bones' || one.set === first.set)))
  const second = recipe.tier === 5 ? rng.pick(lookAlikes.slice(0, 4)) : (pool[0] as Find)
  const buried = recipe.finds === 2 ? [first, second] : [first]
  const alike = lookAlikes.filter((one) => !buried.includes(one)).slice(0, recipe.lookAlikes)
  const known = [...buried, ...alike]
  const near = new Set(lookAlikes.slice(0, 5))
  const others = pool.filter((one) => !known.includes(one) && (recipe.lookAlikes > 0 || !near.has(one)))
  const names = rng.shuffle([...known, ...others].slice(0, recipe.names)).map(({ key }) => key)
  const placed = buried.map((find) => place(recipe, find, rng))
  if (!isApart(recipe, placed)) return null
  const dig = { id, kind, tier: recipe.tier, placed, names, solver: 0, fewest: 0, outline: 0 }
  const open = solve(dig, recipe.steps)
  const outline = mostOutline(dig, open)
  const [least, most] = recipe.outline
  if (outline < least || outline > most || open.length < recipe.least || open.length > recipe.most) return null
  const fewest = fewestSquares(dig, recipe.steps, mostFewest)
  if (fewest === null) return null
  return { ...dig, solver: open.length, fewest, outline }
}

const rowOf = ({ id, kind, placed, names, solver, fewest, outline }: Dig): string =>
  [
    ...[id, kind, placed.map(({ find, x, y }) => `${find}@${x},${y}`).join(' '), names.join(' ')],
    `${solver} ${fewest} ${outline}`,
  ].join('|')

/** Returns the rows of a level, for one kind of finds. Every find has its turn before one comes again. */
export function rowsOf(recipe: Recipe, kind: Dig['kind']): string[] {
  const rng = chanceFrom(recipe.tier * 100 + kind.length)
  const made: Dig[] = []
  const seen = new Set<string>()
  let waiting: Find[] = []
  for (let tries = 0; made.length < digsPerKind; tries++) {
    if (tries > patience) throw new Error(`only ${made.length} digs at level ${recipe.tier}`)
    if (waiting.length === 0) waiting = rng.shuffle(poolOf(kind))
    // The first dig of bones is a big T. rex.
    const first = made.length === 0 && kind === 'bones' ? findFor('tRex') : (waiting.pop() as Find)
    const id = `${recipe.tier}-${kind.charAt(0)}${String(made.length + 1).padStart(2, '0')}`
    const dig = makeDig(recipe, kind, id, first, rng)
    const key = dig && JSON.stringify(dig.placed)
    if (!dig || !key || seen.has(key)) continue
    seen.add(key)
    made.push(dig)
  }
  return made.map(rowOf)
}

export const kinds = ['bones', 'objects'] as const

if (import.meta.main) {
  const rows = recipes.flatMap((recipe) => kinds.flatMap((kind) => rowsOf(recipe, kind)))
  process.stdout.write(
    `/**\n * Made by make-digs.ts, one dig a line: id, kind, finds with the column and row of their corner, names to choose from,\n * and the solver's digs, the fewest squares that leave one name, and the share of the outline that the solver sees.\n */\nexport const rows = \`\n${rows.join('\n')}\n\`\n`,
  )
}
