import { m } from '#messages'
import { grownOf, memoriesOf } from './contacts.ts'
import type { SleuthPlay } from './journal.ts'
import { threadOf } from './library.ts'
import type { Show } from './show.ts'
import { Stickers } from './touchables.tsx'

const setNames = {
  school: m.kit_school(),
  friends: m.subtext_sleuth_friends_and_family(),
  work: m.subtext_sleuth_work(),
} as const

function Folder({ id, play, show }: { id: string; play: SleuthPlay; show: Show }) {
  const { title, brief, set, sensitive } = threadOf(id)
  return (
    <button type="button" class="ss-folder" data-scan="" onClick={() => show.make({ kind: 'open', id })}>
      <small>
        {setNames[set]}
        {sensitive && <i>{m.subtext_sleuth_sensitive_topic()}</i>}
        {play.state.value.used.includes(id) && <i>{m.subtext_sleuth_read_before()}</i>}
      </small>
      <b>{title}</b>
      <span>{brief}</span>
    </button>
  )
}

/** Before a case is opened: the waiting cases, the player's stickers, and how the last case ended. */
export function LockScreen({ play, show }: { play: SleuthPlay; show: Show }) {
  const state = play.state.value
  const grown = grownOf(play.grown(state.seat))
  const [last] = memoriesOf(grown)
  return (
    <div class="ss-locked scrolls">
      <div class="ss-lock-top">
        <b aria-hidden="true">9:41</b>
        <Stickers count={grown.stickers} />
        {last && (
          <p>
            <b>{m.subtext_sleuth_name_remembers_you({ name: last.thread.cast[0] ?? '' })}</b> {last.ending}
          </p>
        )}
      </div>
      <div class="ss-folders" inert={!play.ready.value}>
        <h2 data-instruction="">{m.subtext_sleuth_which_case_will_you_open()}</h2>
        {state.offered.map((id) => (
          <Folder key={id} id={id} play={play} show={show} />
        ))}
      </div>
    </div>
  )
}
