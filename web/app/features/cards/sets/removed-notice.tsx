import { m } from '#messages'
import { Info } from 'lucide-react'
import { formatRemoved } from './remaining-picks.ts'

/** Says which parts of a set no longer exist, above the remaining cards, until dismissed. */
export function RemovedNotice({ gone: removed, onClose }: { gone: readonly string[]; onClose: () => void }) {
  return (
    <div role="status" className="fixed [inset:12px_12px_auto] z-30 grid justify-items-center pointer-events-none">
      {removed.length > 0 ? (
        <p className="gone flex items-center gap-3.5 max-w-160 pt-2.5 pr-2.5 pb-2.5 pl-5 rounded-[24px] bg-paper [box-shadow:var(--shadow-2)] text-body leading-[1.35] pointer-events-auto">
          <Info aria-hidden />
          <span>{m.cards_no_longer_in_marigold_heres_the({ namesOf: formatRemoved(removed) })}</span>
          <button type="button" className="setup-btn" data-scan="first" onClick={onClose}>
            {m.cards_ok()}
          </button>
        </p>
      ) : null}
    </div>
  )
}
