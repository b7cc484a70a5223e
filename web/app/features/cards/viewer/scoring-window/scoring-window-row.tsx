import { m } from '#messages'
import { openScoringWindow, closeScoringWindow, useStripLocation } from './strip-location.ts'

/** Moves the scoring strip to a second window, and back. */
export function ScoringWindowRow({ onMoved }: { onMoved: () => void }) {
  const { where, blocked } = useStripLocation()
  return (
    <div className="setting flex items-center justify-between gap-4 min-h-16 py-2 px-0 border-b border-b-line">
      <span>
        <b>{m.cards_scoring_in_a_second_window()}</b>
        <small>{m.cards_for_a_shared_screen_cards_here()}</small>
        <small className="setting-problem" role="status">
          {blocked ? m.cards_the_browser_blocked_the_second_window() : ''}
        </small>
      </span>
      <button
        type="button"
        className="setting-act"
        onClick={() => {
          if (where === 'moved') closeScoringWindow()
          else if (openScoringWindow()) onMoved()
        }}
      >
        {where === 'moved' ? m.ui_restore() : m.ui_open()}
      </button>
    </div>
  )
}
