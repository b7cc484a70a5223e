import { Info } from 'lucide-react'
import { namesOf } from './last-parts.ts'

/** Says what of a set does not exist any more, over the cards of the rest; stays until it was read. */
export function GoneNotice({ gone, onClose }: { gone: readonly string[]; onClose: () => void }) {
  return (
    <div role="status" className="gone-place">
      {gone.length > 0 ? (
        <p className="gone">
          <Info aria-hidden />
          <span>Not in Marigold any more: {namesOf(gone)}. Here is the rest of the set.</span>
          <button type="button" className="setup-btn" data-scan="first" onClick={onClose}>
            OK
          </button>
        </p>
      ) : null}
    </div>
  )
}
