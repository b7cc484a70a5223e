import type { Card } from '@marigold/contract'

/** Props of every face. */
export interface FaceProps {
  card: Card
  /** The answer is shown. */
  shown: boolean
  /** Indexes of the options that were tapped. */
  touched: readonly number[]
  onToggle: () => void
  onTouch: (place: number) => void
}
