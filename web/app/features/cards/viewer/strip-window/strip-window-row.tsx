import { moveStrip, takeStripBack, useStripPlace } from './strip-place.ts'

/** Moves the scoring strip to a second window, and back. */
export function StripWindowRow({ onMoved }: { onMoved: () => void }) {
  const { where, blocked } = useStripPlace()
  return (
    <div className="setting flex items-center justify-between gap-4 min-h-16 py-2 px-0 border-b border-b-line">
      <span>
        <b>Scoring in a second window</b>
        <small>For a shared screen: cards here, tries and percent there.</small>
        <small className="setting-problem" role="status">
          {blocked
            ? 'The browser blocked the second window. Allow pop-ups for this site in the address bar, then press Open again.'
            : ''}
        </small>
      </span>
      <button
        type="button"
        className="setting-act"
        onClick={() => {
          if (where === 'moved') takeStripBack()
          else if (moveStrip()) onMoved()
        }}
      >
        {where === 'moved' ? 'Bring back' : 'Open'}
      </button>
    </div>
  )
}
