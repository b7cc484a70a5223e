import type { Chance } from '@marigold/device'
import { deal, type Start } from '../kit/rules.ts'
import { links, type Link } from './content/links.ts'
import { soundKinds, soundLinks, type SoundKind } from './content/sound-words.ts'
import type { Level } from './levels.ts'
import { ages, puzzles, solutionsOf, type Age, type Grid } from './puzzle.ts'

/** The grids of a game, and what to save so that the next games deal others. */
export interface Dealt {
  grids: Grid[]
  used: string[]
}

interface Wanted {
  links: readonly Link[]
  groups: number
  size: number
  overlaps: number
  /** At least one group is not a category. */
  mixed: boolean
}

/** Returns the words of other groups that also fit a link. */
const alsoIn = (link: Link, own: readonly string[], words: readonly string[]) =>
  words.filter((word) => link.fits.includes(word) && !own.includes(word))

/**
 * Tries one choice of links: a grid with at least `fewest` words that fit two groups, not too many of them, and exactly
 * one solution.
 */
function attempt(
  { wanted, chosen, fewest }: { wanted: Wanted; chosen: readonly Link[]; fewest: number },
  used: readonly string[],
  rng: Chance,
): Grid | null {
  if (wanted.mixed && chosen.every(({ kind }) => kind === 'category')) return null
  const taken: string[] = []
  const sets = chosen.map((link) => {
    const free = link.core.filter((word) => !taken.includes(word))
    const { dealt } = deal(free, wanted.size, { used, key: (word) => word, rng })
    taken.push(...dealt)
    return dealt
  })
  if (sets.some((set) => set.length < wanted.size)) return null
  const groups = chosen.map((link, at) => {
    const own = sets[at] ?? []
    return { label: link.label, kind: link.kind, words: own, also: alsoIn(link, own, taken) }
  })
  const twice = groups.reduce((sum, { also }) => sum + also.length, 0)
  const id = [...taken].sort().join()
  if (twice > wanted.overlaps || twice < fewest || used.includes(id)) return null
  // Checked against all links, not only those of the grid, so that no other solution exists.
  const all = wanted.links.map(({ fits }) => fits)
  if (solutionsOf(taken, all, wanted.size).length !== 1) return null
  return { id, groups }
}

const rounds = 600

function deals(wanted: Wanted, used: readonly string[], rng: Chance): Grid {
  const able = wanted.links.filter(({ core }) => core.length >= wanted.size)
  for (let round = 0; round < rounds; round++) {
    const among = deal(able, Math.min(able.length, wanted.groups + 3 + Math.floor(round / 8)), {
      used,
      key: ({ label }) => label,
      rng,
    }).dealt
    const fewest = wanted.mixed && wanted.overlaps > 0 && round < rounds / 2 ? 1 : 0
    const grid = attempt({ wanted, chosen: among.slice(0, wanted.groups), fewest }, used, rng)
    if (grid) return grid
  }
  throw new Error('no grid comes out')
}

const keptGrids = 60

/** Appends a grid's labels and words to those used before, and keeps the last grids. */
function later(used: readonly string[], grid: Grid): string[] {
  const now = [...grid.groups.map(({ label }) => label), ...grid.groups.flatMap(({ words }) => words)]
  const isGrid = (one: string) => one.includes(',')
  const older = used.filter((one) => !isGrid(one) && !now.includes(one))
  return [...used.filter(isGrid).slice(1 - keptGrids), grid.id, ...older, ...now]
}

function wantedOf(level: Level, values: Start['values']): Wanted {
  if (level.source === 'tables')
    return {
      links: level.easy ? links.filter(({ easy }) => easy) : links,
      groups: level.groups,
      size: level.size,
      overlaps: level.overlaps,
      mixed: !level.easy,
    }
  const kinds: readonly SoundKind[] = soundKinds.filter((kind) => kind === values.sounds)
  const large = values.soundGrid === 16
  return {
    links: (kinds.length > 0 ? kinds : soundKinds).flatMap((kind) => soundLinks[kind]),
    groups: large ? 4 : level.groups,
    size: large ? 4 : level.size,
    overlaps: large ? 8 : level.overlaps,
    mixed: false,
  }
}

/** Deals the grids of a game at random, preferring what was not used recently. */
export function dealGrids(level: Level, { values }: Start, used: readonly string[], rng: Chance): Dealt {
  const count = Number(values.grids) || level.grids
  if (level.source === 'puzzles') {
    const age: Age = ages.find((one) => one === String(values.ages)) ?? '8'
    const others = used.filter((id) => !puzzles[age].some((grid) => grid.id === id))
    const { dealt, used: next } = deal(puzzles[age], count, { used, key: ({ id }) => id, rng })
    return { grids: dealt, used: [...others, ...next] }
  }
  const wanted = wantedOf(level, values)
  let now = [...used]
  const grids: Grid[] = []
  for (let at = 0; at < count; at++) {
    const grid = deals(wanted, now, rng)
    now = later(now, grid)
    grids.push(grid)
  }
  return { grids, used: now }
}
