import { m } from '#messages'
import { SeatMark } from '../../players/seat-mark.tsx'
import type { Subject } from './subjects.ts'

/** Whose trials and whose note: everyone's, or those of one subject. */
export function WhoseNote(props: {
  subjects: readonly Subject[]
  whose: string | null
  onWhose: (whose: string | null) => void
}) {
  return (
    <div className="choice-pills flex flex-wrap gap-2 summary-whose" role="group" aria-label={m.cards_whose_trials()}>
      <button type="button" aria-pressed={props.whose === null} onClick={() => props.onWhose(null)}>
        {m.cards_everyone()}
      </button>
      {props.subjects.map(({ id, seat, name }) => (
        <button key={id} type="button" aria-pressed={props.whose === id} onClick={() => props.onWhose(id)}>
          <SeatMark seat={seat} />
          <span className="min-w-0 break-words">{name}</span>
        </button>
      ))}
    </div>
  )
}
