import type { FluencyLevel } from '@marigold/contract'

/** A technique that has lines at some of the chosen levels; `lacks` names the others of them. */
export interface OfferedTechnique {
  id: number
  name: string
  idea: string
  lacks: string[]
}

/** The techniques that have lines at the chosen levels, in the order of the content. */
export function techniquesOf(levels: readonly FluencyLevel[], picks: readonly number[]): OfferedTechnique[] {
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
