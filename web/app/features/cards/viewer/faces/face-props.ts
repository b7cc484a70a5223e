import type { Card } from '@marigold/contract'

/** What a face needs to know of its answer, and whom it tells of touches. */
export interface FaceProps {
  card: Card
  /** The answer shows. */
  shown: boolean
  /** Options that were touched, by place. */
  touched: readonly number[]
  onToggle: () => void
  onTouch: (place: number) => void
}
