import { m } from '#messages'
import type { ReactNode } from 'react'

/** What the Articulation step shows. */
export type ArticulationPart = 'sounds' | 'pairs'

/** Switches between sounds and minimal pairs, above the controls that both share. */
export function ArticulationParts(props: {
  part: ArticulationPart
  onPart: (part: ArticulationPart) => void
  /** Number of picked contrasts. */
  pairs: number
  children: ReactNode
}) {
  const { part, onPart, pairs } = props
  return (
    <div className="artic-row">
      <div
        className="artic-parts flex rounded-(--full) bg-[color-mix(in_srgb,var(--marigold)_17%,var(--cream))] phone:[&_button]:flex-1 max-[375px]:[&_button]:py-0 max-[375px]:[&_button]:px-2"
        role="group"
        aria-label={m.cards_practice()}
      >
        <button type="button" data-scan="" aria-pressed={part === 'sounds'} onClick={() => onPart('sounds')}>
          {m.cards_sounds()}
        </button>
        <button type="button" data-scan="" aria-pressed={part === 'pairs'} onClick={() => onPart('pairs')}>
          {m.ui_minimal_pairs()}
          {pairs > 0 ? (
            <span className="min-w-6 py-1.25 px-1.75 rounded-(--full) bg-ink text-cream text-small/[1] font-bold font-text">
              {pairs}
              <span className="sr-only"> {m.cards_picked()}</span>
            </span>
          ) : null}
        </button>
      </div>
      {props.children}
    </div>
  )
}
