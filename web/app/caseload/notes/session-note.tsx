import { m } from '#messages'
import { useState } from 'react'
import { SessionResult } from '../result/session-result.tsx'
import type { TherapySession } from '../session.ts'
import { CopyNote } from './copy-note.tsx'
import { NotePanel } from './note-panel.tsx'
import { subjectsOf, type NoteParticipants } from './subjects.ts'
import { useNote } from './use-note.ts'
import { WhoseNote } from './whose-note.tsx'

interface SessionNoteProps extends NoteParticipants {
  session: TherapySession
  /** The only client who was there. */
  client?: string | undefined
}

/** A session at a glance, and its note: for the group, or for one client, whose note names nobody else. */
export function SessionNote({ session, client, ...people }: SessionNoteProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const subjects = subjectsOf(session, people)
  const whose = subjects.some(({ id }) => id === asked) ? asked : null
  const note = useNote(session, people, whose)
  const { trials } = session
  return (
    <>
      {trials.length > 0 ? (
        <SessionResult session={session} trials={trials} subjects={subjects} client={client}>
          <CopyNote note={note} />
        </SessionResult>
      ) : null}
      <section aria-labelledby="session-note" className="grid gap-4">
        <h2 id="session-note">{m.cards_note()}</h2>
        {subjects.length > 1 ? <WhoseNote subjects={subjects} whose={whose} onWhose={setAsked} /> : null}
        <NotePanel note={note} copyLook={trials.length > 0 ? 'link' : 'main'} />
      </section>
    </>
  )
}
