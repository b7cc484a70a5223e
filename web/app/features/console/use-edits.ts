import { useState } from 'react'
import { readDraft, storeDraft } from '../../platform/storage/drafts.ts'

type Values = Record<string, string>
type Revision = number | string

/** What an administrator changed, and the revision that it's based on. */
interface Draft {
  revision: Revision
  edits: Values
}

function readStored(name: string, revision: Revision): Draft {
  try {
    const stored = JSON.parse(readDraft(name)) as Partial<Draft>
    return { revision: stored.revision ?? revision, edits: stored.edits ?? {} }
  } catch {
    return { revision, edits: {} }
  }
}

/**
 * The edits of a record's fields, which survive a reload until they're saved. `saved` has the fields as they're stored;
 * a change that came meanwhile is `stale`, and the edits stay.
 */
export function useEdits(name: string, { revision, fields: saved }: { revision: Revision; fields: Values }) {
  const [draft, setDraft] = useState(() => readStored(name, revision))
  const store = (edits: Values) => {
    const isEmpty = Object.keys(edits).length === 0
    // Without edits, nothing is based on an older revision.
    const next = { revision: Object.keys(draft.edits).length === 0 ? revision : draft.revision, edits }
    setDraft(next)
    storeDraft(name, isEmpty ? '' : JSON.stringify(next))
  }
  const change = (values: Values) => {
    const all = Object.entries({ ...draft.edits, ...values })
    store(Object.fromEntries(all.filter(([field, value]) => (saved[field] ?? '') !== value)))
  }
  const edits = draft.edits
  const hasEdits = Object.keys(edits).length > 0
  return {
    edits,
    hasEdits,
    values: { ...saved, ...edits },
    change,
    discard: () => store({}),
    /** The saved values of edited fields, if they may have changed since. */
    stale:
      hasEdits && draft.revision !== revision
        ? Object.entries(saved).filter(([field, value]) => field in edits && edits[field] !== value)
        : [],
  }
}
