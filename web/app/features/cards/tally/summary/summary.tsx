import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { m } from '#messages'
import { percentText } from '../../../../platform/words/words.ts'
import { ChartLine, Copy, Download, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SeatMark } from '../../../../players/seat-mark.tsx'
import { nameAt, type TablePlayer } from '../../../../players/table.ts'
import { useTable } from '../../../../players/table-store.ts'
import { DeleteAll, HowLongKept } from '../progress/all-tries.tsx'
import { saveFile } from '../../../../platform/calls/save-file.ts'
import { csvOf } from '../csv.ts'
import { noteOf } from '../note.ts'
import type { Sitting } from '../sitting.ts'
import { useSitting } from '../sitting-store.ts'
import { choicesText, cuesText, meanOf, onlyChoices, practiced, rowsOf, type SummaryRow } from '../summary.ts'
import { paceOf, tallyOf, type Try } from '../tally.ts'

function Row({ row, players, many }: { row: SummaryRow; players: readonly TablePlayer[]; many: boolean }) {
  const { correct, percent } = tallyOf(row.tries)
  const of = (result: string) => row.tries.filter((one) => one.result === result).length
  const ease = meanOf(row.tries.map((one) => one.ease))
  const sure = meanOf(row.tries.map((one) => one.sure))
  const free = row.tries.some((one) => one.free)
  return (
    <li>
      {many ? (
        <span className="flex items-center gap-2 font-[650]">
          <SeatMark seat={row.seat} />
          {nameAt(players, row.seat)}
        </span>
      ) : null}
      <b>
        {row.target}
        {row.probe ? <em>{m.cards_probe()}</em> : null}
      </b>
      {onlyChoices(row) ? (
        <span>{choicesText(row.tries)}</span>
      ) : row.felt ? (
        <span>
          {m.cards_tried({ tries: row.tries.length })}
          {ease === null ? '' : m.cards_ease_of_5_2({ ease })}
          {sure === null ? '' : m.cards_sure_of_5({ sure })}
        </span>
      ) : (
        <span>
          <ParaglideMessage
            message={free ? m.cards_not_yet_accepted : m.cards_not_yet}
            inputs={{
              percent: percent === null ? '–' : percentText(percent),
              correct,
              close: of('approx'),
              wrong: of('incorrect'),
              cues: [
                ...(of('none') > 0 ? [m.cards_without_response_2({ none: of('none') })] : []),
                cuesText(row.tries),
              ].join(' · '),
            }}
            markup={{ strong: ({ children }) => <strong>{children}</strong> }}
          />
        </span>
      )}
    </li>
  )
}

function saveTable(sitting: Sitting, players: readonly TablePlayer[]) {
  const day = new Date(sitting.started).toISOString().slice(0, 10)
  saveFile(
    `marigold-tries-${day}.csv`,
    new Blob(['\ufeff', csvOf(sitting, players)], { type: 'text/csv;charset=utf-8' }),
  )
}

/** Copies the note; where the browser refuses, its text is selected to be copied by hand. */
function CopyNote({ note }: { note: string }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(note)
      setSaid(m.ui_copied_2())
    } catch {
      document.querySelector<HTMLTextAreaElement>('.summary-note')?.select()
      setSaid(m.cards_press_ctrl_c_or_touch_and())
    }
  }
  return (
    <>
      <Button onClick={() => void copy()}>
        <Copy aria-hidden />
        {m.cards_copy_note()}
      </Button>
      <span className="empty:hidden" role="status">
        {said}
      </span>
    </>
  )
}

/** Whose tries and whose note: everybody's, or those of one player. */
function WhoseNote(props: {
  seats: readonly number[]
  players: readonly TablePlayer[]
  seat: number | null
  onSeat: (seat: number | null) => void
}) {
  return (
    <div className="choice-pills flex flex-wrap gap-2 summary-whose" role="group" aria-label={m.cards_whose_trials()}>
      <button type="button" aria-pressed={props.seat === null} onClick={() => props.onSeat(null)}>
        {m.cards_everyone()}
      </button>
      {props.seats.map((seat) => (
        <button key={seat} type="button" aria-pressed={props.seat === seat} onClick={() => props.onSeat(seat)}>
          <SeatMark seat={seat} />
          {nameAt(props.players, seat)}
        </button>
      ))}
    </div>
  )
}

function Practiced(props: {
  tries: readonly Try[]
  players: readonly TablePlayer[]
  many: boolean
  pace: number | null
  note: string
}) {
  const { note, pace } = props
  return (
    <>
      <ul className="summary-rows grid gap-0 m-0 p-0 [list-style:none] [&_b]:flex-[1_1_200px] [&_b]:text-[17px]/[1.3] [&_b]:font-[650] [&_b]:font-text">
        {rowsOf(props.tries).map((row) => (
          <Row key={`${row.seat}/${row.probe}/${row.target}`} row={row} players={props.players} many={props.many} />
        ))}
      </ul>
      {pace === null ? null : <p className="m-0 text-[15px] text-ink-2">{m.cards_tries_a_minute({ pace })}</p>}
      <label className="grid gap-1.5 font-semibold">
        {m.cards_note()}
        <textarea
          className="summary-note w-full py-3 px-3.5 [border:1.5px_solid_rgb(43_27_61_/_0.48)] rounded-[14px] bg-cream text-inherit text-[16px]/[1.5] font-normal font-text [resize:vertical]"
          readOnly
          rows={Math.min(9, note.split('\n').length + 1)}
          value={note}
        />
      </label>
    </>
  )
}

/** What was practiced in a sitting, with the note to copy and the table to download. */
export function Summary({ onNew, onPast }: { onNew: () => void; onPast: () => void }) {
  const sitting = useSitting()
  const { players } = useTable()
  const seats = [...new Set(rowsOf(sitting.tries).map((row) => row.seat))]
  const [asked, setAsked] = useState<number | null>(null)
  const seat = asked !== null && seats.includes(asked) ? asked : null
  const tries = seat === null ? sitting.tries : sitting.tries.filter((one) => one.seat === seat)
  const many = players.length > 1 || seats.length > 1
  const note = noteOf(sitting, players, seat)
  const pace = seat === null ? null : paceOf(practiced(tries))
  const any = tries.length > 0
  return (
    <div className="summary">
      {any && many ? <WhoseNote seats={seats} players={players} seat={seat} onSeat={setAsked} /> : null}
      {any ? (
        <Practiced tries={tries} players={players} many={many && seat === null} pace={pace} note={note} />
      ) : (
        <p>{m.cards_nothing_scored_yet_scores_are_grouped()}</p>
      )}
      <div className="flex flex-wrap items-center gap-2 [&_svg]:size-5">
        {any ? (
          <>
            <CopyNote key={note} note={note} />
            <Button look="quiet" onClick={() => saveTable(sitting, players)}>
              <Download aria-hidden />
              {m.cards_download_as_csv()}
            </Button>
            <Button look="quiet" onClick={onNew}>
              <RotateCcw aria-hidden />
              {m.cards_new_session()}
            </Button>
          </>
        ) : null}
        <Button look="quiet" onClick={onPast}>
          <ChartLine aria-hidden />
          {m.cards_past_sessions()}
        </Button>
        <DeleteAll />
      </div>
      <HowLongKept />
    </div>
  )
}
