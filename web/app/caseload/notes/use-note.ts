import { useId, useState } from 'react'
import type { TherapySession } from '../session.ts'
import { noteOf } from './note.ts'
import { useNoteTemplate } from './note-settings.ts'
import type { NoteParticipants } from './subjects.ts'

/** A session's progress note: everyone's, or that of one subject, in the template used last. */
export function useNote(session: TherapySession, people: NoteParticipants, whose: string | null) {
  const template = useNoteTemplate()
  const fieldId = useId()
  // What was edited is of this note only, as it was then.
  const key = [session.id, session.trials.length, whose, template.text].join('\n')
  const [edited, setEdited] = useState<{ key: string; text: string } | null>(null)
  const text = edited?.key === key ? edited.text : noteOf({ session, people, whose }, template.text)
  return {
    template,
    text,
    edit: (next: string) => setEdited({ key, text: next }),
    /** Names the element around the note's text field. */
    fieldId,
    /** Copies the note. False if the browser refuses; then its text is selected to be copied by hand. */
    copy: async () => {
      try {
        await navigator.clipboard.writeText(text)
        return true
      } catch {
        document.getElementById(fieldId)?.querySelector('textarea')?.select()
        return false
      }
    },
  }
}

export type Note = ReturnType<typeof useNote>
