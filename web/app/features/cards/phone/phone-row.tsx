import { changePhonePlace, usePhonePlace } from './phone-place.ts'

/** Moves the scoring strip to a phone, and back. */
export function PhoneRow({ onMoved }: { onMoved: () => void }) {
  const { where } = usePhonePlace()
  const isThere = where === 'scoring' || where === 'away'
  return (
    <div className="setting flex items-center justify-between gap-4 min-h-16 py-2 px-0 border-b border-b-line">
      <span>
        <b>Score on a phone</b>
        <small>Scan a code: the cards here, the scoring in your hand.</small>
      </span>
      <button
        type="button"
        className="setting-act"
        onClick={() => {
          onMoved()
          // The rest is late code: it sees this and acts.
          if (isThere) void import('./cards-room.ts').then(({ endPhone }) => endPhone())
          else changePhonePlace({ where: 'opening', code: '', why: null, problem: '' })
        }}
      >
        {isThere ? 'End on the phone' : 'Show the code'}
      </button>
    </div>
  )
}
