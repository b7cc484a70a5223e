import type { ReactNode } from 'react'

/** What the Articulation step shows. */
export type ArticulationPart = 'sounds' | 'pairs'

/** Sounds or minimal pairs, and beside them what holds for either. */
export function ArticulationParts(props: {
  part: ArticulationPart
  onPart: (part: ArticulationPart) => void
  /** How many contrasts are picked. */
  pairs: number
  children: ReactNode
}) {
  const { part, onPart, pairs } = props
  return (
    <div className="artic-row">
      <div className="artic-parts" role="group" aria-label="Practice">
        <button type="button" data-scan="" aria-pressed={part === 'sounds'} onClick={() => onPart('sounds')}>
          Sounds
        </button>
        <button type="button" data-scan="" aria-pressed={part === 'pairs'} onClick={() => onPart('pairs')}>
          Minimal pairs
          {pairs > 0 ? (
            <span className="artic-count">
              {pairs}
              <span className="sr-only"> picked</span>
            </span>
          ) : null}
        </button>
      </div>
      {props.children}
    </div>
  )
}
