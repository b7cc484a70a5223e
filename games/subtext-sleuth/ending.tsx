import { m } from '#messages'
import { grownOf, stickersIn } from './contacts.ts'
import { Desk } from './desk.tsx'
import { EmojiText } from './emoji-text.tsx'
import type { SleuthPlay } from './journal.ts'
import { textOf, threadOf } from './library.ts'
import { Quotes } from './notes.tsx'
import { Stickers } from './touchables.tsx'
import type { State } from './state.ts'
import type { Thread } from './thread.ts'

const most = 6

/** The end of the same chat on the other phone, where the player's messages arrive. */
function TheirPhone({ state, thread }: { state: State; thread: Thread }) {
  const keys = state.feed.filter((key) => thread.messages[key]?.from !== '').slice(-most)
  return (
    <section class="ss-phone">
      <div class="ss-screen">
        <header class="ss-head-bar">
          <b>{m.subtext_sleuth_on_names_phone({ name: thread.cast[0] ?? '' })}</b>
        </header>
        <ol class="ss-feed">
          {keys.map((key) => {
            const from = thread.messages[key]?.from
            return (
              <li key={key} class={`ss-line first ${from === thread.cast[0] ? 'own' : ''}`}>
                <div class="ss-bubble">
                  <b class="ss-name">{from ?? m.subtext_sleuth_you()}</b>
                  <EmojiText text={textOf(thread, key)} />
                </div>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

/** The closed case: the chat from the other side, the pinned notes, and the stickers that came back. */
export function Ending({ play }: { play: SleuthPlay }) {
  const state = play.state.value
  const thread = state.id === '' ? null : threadOf(state.id)
  const won = stickersIn(state) + 1
  const { stickers } = grownOf(play.grown(state.seat))
  return (
    <>
      <Desk stage={play.stage.value} look={play.look.value} mood="glad" />
      <div class="ss-room ss-ending">
        {thread && <TheirPhone state={state} thread={thread} />}
        <section class="ss-board">
          <h2>{thread?.title ?? m.subtext_sleuth_subtext_sleuth()}</h2>
          <Stickers count={won} from={Math.max(0, stickers - won)} />
          <ol>
            {state.notes.map((note, at) => (
              <li key={at}>
                <b>{note.meaning}</b>
                <Quotes note={note} />
              </li>
            ))}
          </ol>
          {state.headline !== null && <p>{m.subtext_sleuth_another_reply_leads_somewhere_else()}</p>}
        </section>
      </div>
    </>
  )
}
