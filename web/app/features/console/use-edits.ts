import { useState } from 'react'
import { readDraft, storeDraft } from '../../platform/storage/drafts.ts'

type Values = Record<string, string>

/** What an administrator changed, and what was saved in these fields at that time. */
interface Draft {
  edits: Values
  base: Values
}

function readStored(name: string): Draft {
  try {
    const { edits = {}, base = {} } = JSON.parse(readDraft(name)) as Partial<Draft>
    return { edits, base }
  } catch {
    return { edits: {}, base: {} }
  }
}

/**
 * The edits of a record's fields, which survive a reload until they're saved. `saved` has the fields as they're stored.
 * An edited field that was saved differently meanwhile is `stale`, and the edits stay.
 */
export function useEdits(name: string, saved: Values) {
  const [{ edits, base }, setDraft] = useState(() => readStored(name))
  const store = (next: Values) => {
    const names = Object.keys(next)
    const draft = {
      edits: next,
      base: Object.fromEntries(names.map((field) => [field, base[field] ?? saved[field] ?? ''])),
    }
    setDraft(draft)
    storeDraft(name, names.length === 0 ? '' : JSON.stringify(draft))
  }
  const change = (values: Values) => {
    const all = Object.entries({ ...edits, ...values })
    store(Object.fromEntries(all.filter(([field, value]) => (saved[field] ?? '') !== value)))
  }
  return {
    edits,
    hasEdits: Object.keys(edits).length > 0,
    values: { ...saved, ...edits },
    change,
    discard: () => store({}),
    /** The saved values of edited fields that were changed since the edit. */
    stale: Object.entries(saved).filter(
      ([field, value]) =>
        field in edits && edits[field] !== value && base[field] !== undefined && base[field] !== value,
    ),
  }
}
