import { useId, useState } from 'react'
import { readDraft, storeDraft } from '../../platform/storage/drafts.ts'
import type { TherapySession } from '../session.ts'
import { noteOf } from './note.ts'
import { useNoteTemplate } from './note-settings.ts'
import type { NoteParticipants } from './subjects.ts'

/**
 * A session's progress note: everyone's, or that of one subject, in the template used last. What the therapist changed
 * stays in this tab, for each of them, until they log out or start over from the trials.
 */
export function useNote(session: TherapySession, people: NoteParticipants, whose: string | null) {
  const template = useNoteTemplate()
  const fieldId = useId()
  const draft = ['note', session.id, whose ?? '', template.kind].join('/')
  // Also where the browser stores no drafts; null once it starts over.
  const [edits, setEdits] = useState<Readonly<Record<string, string | null>>>({})
  const stored = edits[draft]
  const edited = stored === undefined ? readDraft(draft) || null : stored
  const text = edited ?? noteOf({ session, people, whose }, template.text)
  const edit = (next: string | null) => {
    storeDraft(draft, next ?? '')
    setEdits({ ...edits, [draft]: next })
  }
  return {
    template,
    text,
    edit: (next: string) => edit(next),
    /** Writes the note from the trials again; null while it is as it was written. */
    startOver: edited === null ? null : () => edit(null),
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
