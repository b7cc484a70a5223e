import { ParaglideMessage } from '@inlang/paraglide-js-react'
import sessionsPicture from '../../../../assets/empty/sessions.svg'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { m } from '#messages'
import { percentText } from '../../../../platform/words/words.ts'
import { ChartLine, Download, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SeatMark } from '../../../../players/seat-mark.tsx'
import type { TablePlayer } from '../../../../players/table.ts'
import { useTable } from '../../../../players/table-store.ts'
import { DeleteAll, StorageLifetime } from '../progress/all-trials.tsx'
import { saveFile } from '../../../../platform/calls/save-file.ts'
import { useCaseload } from '../../../../caseload/caseload-store.ts'
import { csvOf } from '../../../../caseload/csv.ts'
import { SessionResult } from '../../../../caseload/result/session-result.tsx'
import { CopyNote } from '../../../../caseload/notes/copy-note.tsx'
import { NotePanel } from '../../../../caseload/notes/note-panel.tsx'
import { isOf, subjectName, subjectsOf } from '../../../../caseload/notes/subjects.ts'
import type { Client } from '../../../../caseload/records.ts'
import { useNote } from '../../../../caseload/notes/use-note.ts'
import { WhoseNote } from '../../../../caseload/notes/whose-note.tsx'
import type { TherapySession } from '../../../../caseload/session.ts'
import { dayValue } from '../../../../caseload/day-value.ts'
import { useTherapySession } from '../../../../caseload/session-store.ts'
import {
  choicesText,
  cuesText,
  meanOf,
  onlyChoices,
  practiced,
  rowsOf,
  valuesText,
  type SummaryRow,
} from '../../../../caseload/summary.ts'
import { paceOf, tallyOf } from '../../../../caseload/tally.ts'
import { outcomeOf, type Outcome, type Trial } from '../../../../caseload/trial.ts'

function Row({ row, name }: { row: SummaryRow; name: string | null }) {
  const { correct, percent } = tallyOf(row.trials)
  const of = (outcome: Outcome) => row.trials.filter((one) => outcomeOf(one) === outcome).length
  const ease = meanOf(row.trials.map((one) => one.measures?.ease))
  const sure = meanOf(row.trials.map((one) => one.measures?.confidence))
  const free = row.trials.some((one) => one.free)
  return (
    <li>
      {name === null ? null : (
        <span className="flex items-center gap-2 font-[650]">
          <SeatMark seat={row.seat} />
          {name}
        </span>
      )}
      <b>
        {row.target}
        {row.probe ? <em>{m.cards_probe()}</em> : null}
      </b>
      {onlyChoices(row) ? (
        <span>{choicesText(row.trials)}</span>
      ) : row.scale === 'tried' ? (
        <span>
          {m.cards_tried({ trials: row.trials.length })}
          {ease === null ? '' : m.cards_ease_of_5_2({ ease })}
          {sure === null ? '' : m.cards_sure_of_5({ sure })}
        </span>
      ) : row.scale !== 'accuracy' ? (
        <span>{valuesText(row)}</span>
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
                cuesText(row.trials),
              ].join(' · '),
            }}
            markup={{ strong: ({ children }) => <strong>{children}</strong> }}
          />
        </span>
      )}
    </li>
  )
}

interface Named {
  players: readonly TablePlayer[]
  clients: readonly Client[]
}

function saveTable(session: TherapySession, { players, clients }: Named) {
  saveFile(
    `marigold-trials-${dayValue(session.started)}.csv`,
    new Blob(['\ufeff', csvOf(session, players, clients)], { type: 'text/csv;charset=utf-8' }),
  )
}

function Practiced(props: { trials: readonly Trial[]; people: Named; many: boolean; pace: number | null }) {
  const { pace, people, many } = props
  return (
    <>
      <ul className="summary-rows grid gap-0 m-0 p-0 [list-style:none] [&_b]:flex-[1_1_200px] [&_b]:text-body/[1.3] [&_b]:font-[650] [&_b]:font-text">
        {rowsOf(props.trials).map((row) => (
          <Row
            key={[row.client ?? row.seat, row.probe, row.scale, row.target].join('/')}
            row={row}
            name={many ? subjectName(row, people) : null}
          />
        ))}
      </ul>
      {pace === null ? null : <p className="m-0 text-small text-ink-2">{m.cards_tries_a_minute({ pace })}</p>}
    </>
  )
}

/** What was practiced in a session, with the note to copy and the table to download. */
export function Summary({ onNew, onPast }: { onNew: () => void; onPast: () => void }) {
  const session = useTherapySession()
  const { players } = useTable()
  const caseload = useCaseload()
  const people = { players, clients: caseload?.clients ?? [], goals: caseload?.goals ?? [] }
  const subjects = subjectsOf(session, people).filter((one) => session.trials.some(isOf(one)))
  const [asked, setAsked] = useState<string | null>(null)
  const chosen = subjects.find(({ id }) => id === asked)
  const trials = chosen ? session.trials.filter(isOf(chosen)) : session.trials
  const many = players.length > 1 || subjects.length > 1
  const onlyOne = subjects.length === 1 ? subjects[0] : undefined
  const pace = chosen ? paceOf(practiced(trials)) : null
  const any = trials.length > 0
  const note = useNote(session, people, chosen?.id ?? null)
  return (
    <div className="summary">
      {any && many ? <WhoseNote subjects={subjects} whose={chosen?.id ?? null} onWhose={setAsked} /> : null}
      {any ? (
        <>
          <SessionResult session={session} trials={trials} subjects={subjects} client={(chosen ?? onlyOne)?.client}>
            <CopyNote note={note} />
          </SessionResult>
          <NotePanel note={note} copyLook="link" />
          <section aria-label={m.cards_what_was_practiced()}>
            <h3 className="mb-1">{m.cards_what_was_practiced()}</h3>
            <Practiced trials={trials} people={people} many={many && !chosen} pace={pace} />
          </section>
        </>
      ) : (
        <EmptyState picture={sessionsPicture}>{m.cards_nothing_scored_yet_scores_are_grouped()}</EmptyState>
      )}
      <div className="flex flex-wrap items-center gap-2 [&_svg]:size-5">
        {any ? (
          <>
            <Button look="quiet" onClick={() => saveTable(session, people)}>
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
      </div>
      <StorageLifetime />
      <div className="flex justify-end pt-4 border-t border-t-line">
        <DeleteAll />
      </div>
    </div>
  )
}
