import { m } from '#messages'
import { useEffect, useRef } from 'preact/hooks'
import { closingOf } from '../play/closing.ts'
import { noteOf, scoresByJudge, triesTable, type PlayRecord } from '../play/note.ts'
import { paperOf } from '../play/paper.ts'
import type { AnyPlay } from '../play/inside.ts'
import type { AnySession } from '../session/session.ts'
import { copyRefused, copyText } from './copy.ts'
import { Icon } from './icons.tsx'
import { Keepsake } from './keepsake.tsx'
import { MoreBelow } from './more-below.tsx'

function recordOf(session: AnySession, play: AnyPlay): PlayRecord {
  return {
    title: session.spec.manifest.game_name,
    level: play.level.name,
    date: new Date(),
    ms: play.clock.now(),
    summary: closingOf(session.spec, play).summary,
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
  const print = () => (host.hosted ? host.send({ type: 'PRINT', picture: paperOf(record, farewell) }) : window.print())
  const table = () => triesTable(record.people, record.trials)
  return (
    <div class="row quiet-row" data-scan-group="Print and copy">
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

/** What was done, kindly, and the ways on. */
export function EndScreen({ session, start }: { session: AnySession; start: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const play = session.play.value
  if (!play) return null
  const record = recordOf(session, play)
  const { farewell } = closingOf(session.spec, play)
  // What the game scored is in its summary already; of two players or more it is told apart here.
  const judged = scoresByJudge(record).filter(({ judge }) => judge !== 'game' || record.people.length > 1)
  return (
    <main class="sheet end">
      <div class="sheet-body" ref={body}>
        <h1 ref={heading} tabIndex={-1}>
          {farewell}
        </h1>
        <Keepsake session={session} play={play} />
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
        <button type="button" class="button big" data-scan="first" onClick={start}>
          <Icon name="again" /> {m.kit_play_again()}
        </button>
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
