import { m } from '#messages'
import { ReadAloudButton } from '../kit/index.ts'
import { EmojiText } from './emoji-text.tsx'
import type { SleuthPlay } from './journal.ts'
import { noteLabels } from './note-labels.ts'
import type { Note, State } from './state.ts'

/** Reads a text aloud, if reading aloud is turned on. */
export function ReadAgain({ play, text }: { play: SleuthPlay; text: string }) {
  if (play.values.read !== true) return null
  return <ReadAloudButton play={play} text={text} label={m.subtext_sleuth_read_it_aloud()} class="ss-ear" />
}

/** The clues a player tapped, word for word. */
export function Quotes({ note }: { note: Note }) {
  return (
    <ul class="ss-quotes">
      {note.clues.map(({ text, kind }, i) => (
        <li key={i}>
          <q>
            <EmojiText text={text} />
          </q>{' '}
          <small>{kind}</small>
        </li>
      ))}
    </ul>
  )
}

/** The case notes: each meaning with the reasons given for it. */
export function CaseNotes({ state }: { state: State }) {
  return (
    <div class="ss-notes scrolls">
      <h2>{m.subtext_sleuth_case_notes()}</h2>
      {state.notes.length === 0 && <p class="ss-quiet">{m.subtext_sleuth_what_you_find_out_appears_here()}</p>}
      <ol>
        {state.notes.map((note, i) => (
          <li key={i} class={note.fit}>
            <p>
              <b>{note.meaning}</b> <em>{noteLabels[note.fit]}</em>
              {note.hinted && <em> {m.subtext_sleuth_with_a_hint()}</em>}
            </p>
            <Quotes note={note} />
          </li>
        ))}
      </ol>
    </div>
  )
}
