import { m } from '#messages'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { endSummaryOf } from '../play/end-summary.ts'
import { noteOf, scoresByJudge, trialsTable, type PlayRecord } from '../play/note.ts'
import { paperOf } from '../play/paper.ts'
import type { AnyPlay } from '../play/internal-play.ts'
import type { AnySession } from '../session/session.ts'
import { copyRefused, copyText } from './copy.ts'
import { Ending } from './ending.tsx'
import { Icon } from './icons.tsx'
import { keepsakesOf, printed } from './keepsake.tsx'
import { MoreBelow } from './more-below.tsx'

function recordOf(session: AnySession, play: AnyPlay): PlayRecord {
  return {
    title: session.spec.manifest.game_name,
    level: play.level.name,
    date: new Date(),
    ms: play.clock.now(),
    summary: endSummaryOf(session.spec, play).summary,
    people: play.seats.flatMap(({ members }) => members),
    trials: play.trials,
  }
}

async function copy({ host, live }: AnySession, text: string, done: string): Promise<void> {
  // The player page copies, and says itself whether it did.
  if (host.hosted) return host.send({ type: 'COPY', text })
  live.value = (await copyText(text)) ? done : copyRefused
}

/** Paper and notes: quiet buttons under the big ones. */
function Outputs({ session, record, farewell }: { session: AnySession; record: PlayRecord; farewell: string }) {
  const { host } = session
  const print = () =>
    host.hosted ? host.send({ type: 'PRINT', picture: printed(session, paperOf(record, farewell)) }) : window.print()
  const table = () => trialsTable(record.people, record.trials)
  return (
    <div class="row quiet-row" data-scan-group={m.kit_print_and_copy()}>
      <button type="button" class="button quiet" data-scan="" onClick={print}>
        <Icon name="print" /> {m.kit_print()}
      </button>
      <button
        type="button"
        class="button quiet"
        data-scan=""
        onClick={() => void copy(session, noteOf(record), m.kit_note_copied())}
      >
        <Icon name="copy" /> {m.kit_copy_note()}
      </button>
      {record.trials.length > 0 && (
        <button
          type="button"
          class="button quiet"
          data-scan=""
          onClick={() => void copy(session, table(), m.kit_the_table_of_trials_is_copied())}
        >
          <Icon name="copy" /> {m.kit_copy_every_trial()}
        </button>
      )}
    </div>
  )
}

/** The child's ending, then the adult's numbers. A play in which nothing was done has only those. */
export function EndScreen({ session, start }: { session: AnySession; start: () => void }) {
  const play = session.play.value
  const keepsakes = useMemo(() => (play ? keepsakesOf(session, play) : []), [play])
  const hasPicture = keepsakes.length > 0 || (session.spec.Ending && play && !play.untouched())
  const [side, setSide] = useState<'child' | 'adult'>(hasPicture ? 'child' : 'adult')
  if (!play) return null
  if (side === 'child')
    return (
      <Ending session={session} play={play} keepsakes={keepsakes} start={start} forAdult={() => setSide('adult')} />
    )
  return (
    <ForTheAdult session={session} play={play} start={start} {...(hasPicture && { back: () => setSide('child') })} />
  )
}

/** What was done, in numbers, and the ways on. */
function ForTheAdult({
  session,
  play,
  start,
  back,
}: {
  session: AnySession
  play: AnyPlay
  start: () => void
  back?: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const record = recordOf(session, play)
  const { farewell } = endSummaryOf(session.spec, play)
  // What the game scored is in its summary already; of two players or more it is told apart here.
  const judged = scoresByJudge(record).filter(({ judge }) => judge !== 'game' || record.people.length > 1)
  return (
    <main class="sheet end">
      <div class="sheet-body" ref={body}>
        <h1 ref={heading} tabIndex={-1}>
          {farewell}
        </h1>
        <dl class="summary">
          {record.summary.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {judged.map(({ judge, heading, lines }) => (
            <div key={judge}>
              <dt>{heading}</dt>
              <dd>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <MoreBelow body={body} calm={session.calm.value} />
      <div class="row">
        <button type="button" class="button big" data-scan="first" onClick={() => start()}>
          <Icon name="again" /> {m.kit_play_again()}
        </button>
        {back && (
          <button type="button" class="button plain" data-scan="" onClick={back}>
            <Icon name="left" /> {m.kit_back_to_the_picture()}
          </button>
        )}
        <button type="button" class="button plain" data-scan="" onClick={() => session.leave()}>
          {m.kit_change_level()}
        </button>
        {session.host.hosted && (
          <button type="button" class="button plain" data-scan="" onClick={() => session.host.send({ type: 'MENU' })}>
            <Icon name="menu" /> {m.kit_cards_and_players()}
          </button>
        )}
      </div>
      <Outputs session={session} record={record} farewell={farewell} />
      <p class="hint" aria-hidden="true">
        {session.live.value === farewell ? '' : session.live.value}
      </p>
    </main>
  )
}
