import { m } from '#messages'
import { hasSwitches, changeSettings, useViewerSettings } from '../settings/settings.ts'

/** Says once per device that a score shows the next card, and offers to stay on the card instead. */
export function AutoAdvanceNote({ scored }: { scored: boolean }) {
  const settings = useViewerSettings()
  if (!scored || settings.toldOfNext || !settings.nextAfterScore || hasSwitches(settings)) return null
  return (
    <div className="next-note" role="status">
      <p>{m.cards_scoring_now_shows_the_next_card()}</p>
      <button type="button" onClick={() => changeSettings({ toldOfNext: true })}>
        {m.cards_ok()}
      </button>
      <button type="button" onClick={() => changeSettings({ toldOfNext: true, nextAfterScore: false })}>
        {m.cards_stay_on_the_card()}
      </button>
    </div>
  )
}
