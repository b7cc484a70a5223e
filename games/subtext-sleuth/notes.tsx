import { m } from '#messages'
import { Rich } from './rich.tsx'
import { stampNames } from './stamps.ts'
import type { Note, State } from './state.ts'

/** What somebody tapped, word for word. */
export function Quotes({ note }: { note: Note }) {
  return (
    <ul class="ss-quotes">
      {note.clues.map(({ text, kind }, i) => (
        <li key={i}>
          <q>
            <Rich text={text} />
          </q>{' '}
          <small>{kind}</small>
        </li>
      ))}
    </ul>
  )
}

/** The case notes: each reading with the reasons that were given for it. */
export function CaseNotes({ state }: { state: State }) {
  return (
    <div class="ss-notes scrolls">
      <h2>{m.subtext_sleuth_case_notes()}</h2>
      {state.notes.length === 0 && <p class="ss-quiet">{m.subtext_sleuth_what_you_find_out_appears_here()}</p>}
      <ol>
        {state.notes.map((note, i) => (
          <li key={i} class={note.fit}>
            <p>
              <b>{note.meaning}</b> <em>{stampNames[note.fit]}</em>
            </p>
            <Quotes note={note} />
          </li>
        ))}
      </ol>
    </div>
  )
}
