import { m } from '#messages'
import { updatePhoneStatus, usePhoneStatus } from './phone-status.ts'

/** Moves the scoring strip to a phone, and back. */
export function PhoneRow({ onMoved }: { onMoved: () => void }) {
  const { where } = usePhoneStatus()
  const isThere = where === 'scoring' || where === 'away'
  return (
    <div className="setting flex items-center justify-between gap-4 min-h-16 py-2 px-0 border-b border-b-line">
      <span>
        <b>{m.cards_score_on_a_phone()}</b>
        <small>{m.cards_scan_a_code_to_keep_the()}</small>
      </span>
      <button
        type="button"
        className="setting-act"
        onClick={() => {
          onMoved()
          // The connection code is loaded lazily; it reacts to this.
          if (isThere) void import('./cards-room.ts').then(({ endPhone }) => endPhone())
          else updatePhoneStatus({ where: 'opening', code: '', why: null, problem: '' })
        }}
      >
        {isThere ? m.cards_stop_scoring_on_the_phone() : m.cards_show_the_code()}
      </button>
    </div>
  )
}
