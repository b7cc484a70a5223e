import { hasSwitches, changeSettings, useViewerSettings } from '../settings/settings.ts'

/** Says once on each device that a score shows the next card, and offers to stay on the card instead. */
export function NextNote({ scored }: { scored: boolean }) {
  const settings = useViewerSettings()
  if (!scored || settings.toldOfNext || !settings.nextAfterScore || hasSwitches(settings)) return null
  return (
    <div className="next-note" role="status">
      <p>Scoring now shows the next card.</p>
      <button type="button" onClick={() => changeSettings({ toldOfNext: true })}>
        OK
      </button>
      <button type="button" onClick={() => changeSettings({ toldOfNext: true, nextAfterScore: false })}>
        Stay on the card
      </button>
    </div>
  )
}
