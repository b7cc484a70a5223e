import { rows } from './day-rows.ts'
import { berthOf, entries, islandsOf, type Island, type Kind, type Point, type Tier } from './harbor.ts'
import type { Hold, Sailing } from './sail.ts'

/** What the days of a level have. Speeds are in units a second, channels in units. */
export interface Recipe {
  tier: Tier
  /** Boats in the water at once. */
  boats: number
  docks: number
  channel: number
  speeds: Partial<Record<Kind, number>>
  /** The radius of the fog. */
  fog: number
  hasTide: boolean
  hasUrgent: boolean
}

const usual = { docks: 6, channel: 64, fog: 0, hasTide: false, hasUrgent: true }
const mixed = { boat: 32, ferry: 46, barge: 22 }
export const recipes: readonly Recipe[] = [
  { ...usual, tier: 1, boats: 1, docks: 4, channel: 96, speeds: { boat: 40 }, hasUrgent: false },
  { ...usual, tier: 2, boats: 3, speeds: { boat: 30 }, hasUrgent: false },
  { ...usual, tier: 3, boats: 3, speeds: mixed },
  { ...usual, tier: 4, boats: 4, channel: 48, speeds: mixed, fog: 130 },
  { ...usual, tier: 5, boats: 5, channel: 48, speeds: mixed, hasTide: true },
]
export const recipeFor = (tier: Tier): Recipe => recipes[tier - 1] as Recipe

export const boatsPerDay = 8
export const daysPerLevel = 12

/** A boat as a day has it: what it is, where it comes in, and whose flag it flies. */
export interface Visit {
  kind: Kind
  entry: number
  flag: number
  isUrgent: boolean
}

export interface Day {
  id: string
  tier: Tier
  layout: number
  /** Which way the tide pushes: up, not at all, or down. */
  tide: -1 | 0 | 1
  /** The middle of the fog. */
  fog: Point | null
  visits: readonly Visit[]
  /** Crossings on the straight ways; at the first level, straight ways over land. */
  hard: number
  /** The solver's course for each boat, in the waves of the level. */
  routes: readonly { path: readonly Point[]; holds: readonly Hold[] }[]
}

const letters: Record<string, Kind> = { b: 'boat', f: 'ferry', g: 'barge' }
const letterOf = (kind: Kind) => ({ boat: 'b', ferry: 'f', barge: 'g' })[kind]
const pointOf = (text: string): Point => text.split(',').map(Number) as unknown as Point

export function dayOf(row: string): Day {
  const [id = '', layout, tide, fog = '', visits = '', hard, routes = ''] = row.split('|')
  return {
    id,
    tier: Number(id[0]) as Tier,
    layout: Number(layout),
    tide: Number(tide) as Day['tide'],
    fog: fog ? pointOf(fog) : null,
    visits: visits.split(' ').map((text) => ({
      kind: letters[text[0] ?? ''] ?? 'boat',
      entry: parseInt(text[1] ?? '0', 16),
      flag: Number(text[2]),
      isUrgent: text[3] === 'u',
    })),
    hard: Number(hard),
    routes: routes.split('/').map((text) => {
      const [path = '', holds = ''] = text.split('@')
      return {
        path: path.split(' ').map(pointOf),
        holds: holds.split(' ').flatMap((hold) => {
          const [at, ticks] = hold.split(':').map(Number)
          return at === undefined || ticks === undefined ? [] : [{ at, ticks }]
        }),
      }
    }),
  }
}

export const rowOf = ({ id, layout, tide, fog, visits, hard, routes }: Day): string =>
  [
    ...[id, layout, tide, fog?.join(',') ?? ''],
    visits
      .map(({ kind, entry, flag, isUrgent }) => letterOf(kind) + entry.toString(16) + flag + (isUrgent ? 'u' : ''))
      .join(' '),
    hard,
    routes
      .map(({ path, holds }) => `${path.join(' ')}@${holds.map(({ at, ticks }) => `${at}:${ticks}`).join(' ')}`)
      .join('/'),
  ].join('|')

export const days: readonly Day[] = rows.trim().split('\n').filter(Boolean).map(dayOf)

export const landOf = ({ tier, layout }: Pick<Day, 'tier' | 'layout'>): readonly Island[] =>
  islandsOf(layout, recipeFor(tier).channel)

/** Ticks between two boats of a wave. */
const apart = 12

/** Makes numbers unique: a repeat takes the next free one. */
export function distinct(wanted: readonly number[], all: number): number[] {
  const taken: number[] = []
  for (const one of wanted) {
    let free = one
    while (taken.includes(free) && taken.length < all) free = (free + 1) % all
    taken.push(free)
  }
  return taken
}

/** The boats of a wave as they set out, so many ticks from now; `pace` makes all of them faster or slower. */
export function waveOf(
  { tier, visits }: Pick<Day, 'tier' | 'visits'>,
  { from, count, tick, pace = 1 }: { from: number; count: number; tick: number; pace?: number },
): Sailing[] {
  const { speeds } = recipeFor(tier)
  const wave = visits.slice(from, from + count)
  // A boat that is called beyond the level's number may find its entry taken.
  const ways = distinct(
    wave.map(({ entry }) => entry),
    entries.length,
  )
  return wave.map(({ kind }, at) => {
    const { outside, at: inside } = entries[ways[at] ?? 0] as (typeof entries)[number]
    return {
      id: from + at,
      kind,
      due: tick + at * apart,
      status: 'coming',
      path: [outside, inside],
      along: 0,
      speed: Math.max(15, Math.min(50, (speeds[kind] ?? 30) * pace)),
      holds: [],
      endsAtFlag: false,
      facing: null,
      passing: null,
      isLoose: false,
      stops: 0,
      together: 0,
      sailed: 0,
      shared: 0,
    }
  })
}

/** Where a flag's dock is at a level. */
export const berthFor = (tier: Tier, flag: number): Point => berthOf(flag, recipeFor(tier).docks)
