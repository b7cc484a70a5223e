import type { Area, Card } from '@marigold/contract'

/** Card fields shown in the slider. */
export type Sample = Pick<Card, 'area' | 'prompt' | 'pictures' | 'caption' | 'marks' | 'target'> & {
  /** The page that the card leads to; '' for none. */
  link: string
}

/** Returns the areas that the slider's cards are from. */
export function sampleAreas(cards: readonly Pick<Card, 'area'>[]): Set<Area> {
  return new Set<Area>(['articulation', ...cards.map(({ area }) => area)])
}
