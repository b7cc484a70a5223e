import type { Cargo, State } from './state.ts'

/** What a child's harbor has over all plays. */
export interface Harbor {
  piers: number
  lamps: number
  /** Things that two boats brought together. */
  joined: number
  days: number
}

const countOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.floor(value) : 0)

/** What a child has from earlier plays; anything of another shape counts as nothing. */
export function harborOf(before: unknown): Harbor {
  const known = (before ?? {}) as Partial<Record<keyof Harbor, unknown>>
  const [piers, lamps, joined, days] = [known.piers, known.lamps, known.joined, known.days].map(countOf)
  return { piers: piers ?? 0, lamps: lamps ?? 0, joined: joined ?? 0, days: days ?? 0 }
}

/** Adds what this game brought; nothing is ever lost. */
export function grownAfter({ unloaded, joined }: Pick<State, 'unloaded' | 'joined'>, before: unknown): Harbor {
  const harbor = harborOf(before)
  const count = (cargo: Cargo) => unloaded.filter((one) => one === cargo).length
  return {
    piers: harbor.piers + count('lumber'),
    lamps: harbor.lamps + count('lamps'),
    joined: harbor.joined + joined,
    days: harbor.days + unloaded.length,
  }
}
