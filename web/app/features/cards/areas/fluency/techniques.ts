import type { FluencyLevel } from '@marigold/contract'

/** A technique with lines at some of the chosen levels; `lacks` names the other levels. */
export interface OfferedTechnique {
  id: number
  name: string
  idea: string
  lacks: string[]
}

/** Returns the techniques that have lines at the chosen levels, in content order. */
export function availableTechniques(levels: readonly FluencyLevel[], picks: readonly number[]): OfferedTechnique[] {
  const chosen = levels.filter((level) => picks.includes(level.id))
  const all = new Map(chosen.flatMap((level) => level.techniques).map((technique) => [technique.id, technique]))
  return [...all.values()]
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, name, idea }) => ({
      id,
      name,
      idea,
      lacks: chosen.filter((level) => !level.techniques.some((one) => one.id === id)).map((level) => level.name),
    }))
}
