import { useState } from 'react'
import type { TherapySession } from '../session.ts'
import { NotePanel } from './note-panel.tsx'
import { subjectsOf, type NoteParticipants } from './subjects.ts'
import { WhoseNote } from './whose-note.tsx'

/** The progress note of a session: for the group, or for one client, whose note names nobody else. */
export function SessionNote({ session, ...people }: { session: TherapySession } & NoteParticipants) {
  const [asked, setAsked] = useState<string | null>(null)
  const subjects = subjectsOf(session, people)
  const whose = subjects.some(({ id }) => id === asked) ? asked : null
  return (
    <div className="grid gap-4">
      {subjects.length > 1 ? <WhoseNote subjects={subjects} whose={whose} onWhose={setAsked} /> : null}
      <NotePanel session={session} people={people} whose={whose} />
    </div>
  )
}
