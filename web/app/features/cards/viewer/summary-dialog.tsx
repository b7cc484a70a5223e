import { Copy, Download, RotateCcw, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SeatMark } from '../../../players/seat-mark.tsx'
import { nameAt, type TablePlayer } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import { deleteSittings, howLongKept } from './tally/kept-sittings.ts'
import { beginSitting, useSitting, type Sitting } from './tally/sitting.ts'
import {
  choicesText,
  csvOf,
  cuesText,
  meanOf,
  noteOf,
  onlyChoices,
  practiced,
  rowsOf,
  type SummaryRow,
} from './tally/summary.ts'
import { paceOf, tallyOf } from './tally/tally.ts'

const keptTexts = {
  kept: 'Kept in this browser, on this device alone, until you delete them.',
  'until-cleared': 'Kept in this browser, on this device alone. The browser may clear them when it needs space.',
  page: 'This browser keeps nothing: the tries are gone when the page closes.',
}

function Row({ row, players, many }: { row: SummaryRow; players: readonly TablePlayer[]; many: boolean }) {
  const { correct, percent } = tallyOf(row.tries)
  const of = (result: string) => row.tries.filter((one) => one.result === result).length
  const ease = meanOf(row.tries.map((one) => one.ease))
  const sure = meanOf(row.tries.map((one) => one.sure))
  return (
    <li>
      {many ? (
        <span className="summary-who">
          <SeatMark seat={row.seat} />
          {nameAt(players, row.seat)}
        </span>
      ) : null}
      <b>
        {row.target}
        {row.probe ? <em>probe</em> : null}
      </b>
      {onlyChoices(row) ? (
        <span>{choicesText(row.tries)}</span>
      ) : row.fluency ? (
        <span>
          tried {row.tries.length}
          {ease === null ? '' : ` · ease ${ease} of 5`}
          {sure === null ? '' : ` · sure ${sure} of 5`}
        </span>
      ) : (
        <span>
          <strong>{percent === null ? '–' : `${percent} %`}</strong> {correct} correct · {of('approx')} close ·{' '}
          {of('incorrect')} not yet
          {of('none') > 0 ? ` · ${of('none')} without response` : ''} · {cuesText(row.tries)}
        </span>
      )}
    </li>
  )
}

function download(sitting: Sitting, players: readonly TablePlayer[]) {
  const day = new Date(sitting.started).toISOString().slice(0, 10)
  const url = URL.createObjectURL(new Blob(['\ufeff', csvOf(sitting, players)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `marigold-tries-${day}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Copies the note; where the browser refuses, its text is selected to be copied by hand. */
function CopyNote({ note }: { note: string }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(note)
      setSaid('Copied.')
    } catch {
      document.querySelector<HTMLTextAreaElement>('.summary-note')?.select()
      setSaid('Press Ctrl and C, or hold the text, to copy it.')
    }
  }
  return (
    <>
      <Button onClick={() => void copy()}>
        <Copy aria-hidden />
        Copy note
      </Button>
      <span className="summary-said" role="status">
        {said}
      </span>
    </>
  )
}

function DeleteAll({ onDone }: { onDone: () => void }) {
  const [said, setSaid] = useState('')
  const remove = async () => {
    try {
      await deleteSittings()
      beginSitting()
      onDone()
    } catch {
      setSaid('They could not be deleted. Close other tabs of Marigold and try again.')
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => void remove()}>
        <Trash2 aria-hidden />
        Delete all tries of this device
      </Button>
      <span className="summary-said" role="status">
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
    <div className="summary-whose" role="group" aria-label="Whose tries">
      <button type="button" aria-pressed={props.seat === null} onClick={() => props.onSeat(null)}>
        Everybody
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

function useHowLongKept() {
  const [kept, setKept] = useState<keyof typeof keptTexts | null>(null)
  useEffect(() => {
    let here = true
    void howLongKept().then((how) => here && setKept(how))
    return () => {
      here = false
    }
  }, [])
  return kept
}

function Summary({ onClose }: { onClose: () => void }) {
  const sitting = useSitting()
  const { players } = useTable()
  const kept = useHowLongKept()
  const seats = [...new Set(rowsOf(sitting.tries).map((row) => row.seat))]
  const [asked, setAsked] = useState<number | null>(null)
  const seat = asked !== null && seats.includes(asked) ? asked : null
  const tries = seat === null ? sitting.tries : sitting.tries.filter((one) => one.seat === seat)
  const many = players.length > 1 || seats.length > 1
  const note = noteOf(sitting, players, seat)
  const pace = seat === null ? null : paceOf(practiced(tries))
  if (tries.length === 0) return <p>Nothing is scored yet. Each score is counted here by what was practiced.</p>
  return (
    <div className="summary">
      {many ? <WhoseNote seats={seats} players={players} seat={seat} onSeat={setAsked} /> : null}
      <ul className="summary-rows">
        {rowsOf(tries).map((row) => (
          <Row
            key={`${row.seat}/${row.probe}/${row.target}`}
            row={row}
            players={players}
            many={many && seat === null}
          />
        ))}
      </ul>
      {pace === null ? null : <p className="summary-kept">{pace} tries a minute</p>}
      <label className="summary-label">
        Note
        <textarea className="summary-note" readOnly rows={Math.min(9, note.split('\n').length + 1)} value={note} />
      </label>
      <div className="summary-ways">
        <CopyNote key={note} note={note} />
        <Button look="quiet" onClick={() => download(sitting, players)}>
          <Download aria-hidden />
          Download as CSV
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            beginSitting()
            onClose()
          }}
        >
          <RotateCcw aria-hidden />
          New session
        </Button>
        <DeleteAll onDone={onClose} />
      </div>
      <p className="summary-kept">{kept ? keptTexts[kept] : ''}</p>
    </div>
  )
}

/** What was practiced in this sitting, with the note to copy and the table to download. */
export function SummaryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="This session" wide>
      {open ? <Summary onClose={onClose} /> : null}
    </Dialog>
  )
}
