import type { CardValues } from '@marigold/contract'
import { useState } from 'react'
import { readDraft, storeDraft } from '../../../platform/storage/drafts.ts'

/** What an administrator changed, and the revision that it's based on. */
interface Draft {
  revision: number
  edits: CardValues
}

function readStored(name: string, revision: number): Draft {
  try {
    const stored = JSON.parse(readDraft(name)) as Partial<Draft>
    return { revision: stored.revision ?? revision, edits: stored.edits ?? {} }
  } catch {
    return { revision, edits: {} }
  }
}

/**
 * The edits of a card's fields, which survive a reload until they're saved. `saved` has the fields that the card has;
 * a change that came meanwhile is `stale`, and the edits stay.
 */
export function useCardEdits(name: string, { revision, fields: saved }: { revision: number; fields: CardValues }) {
  const [draft, setDraft] = useState(() => readStored(name, revision))
  const store = (edits: CardValues) => {
    const isEmpty = Object.keys(edits).length === 0
    // Without edits, nothing is based on an older revision.
    const next = { revision: Object.keys(draft.edits).length === 0 ? revision : draft.revision, edits }
    setDraft(next)
    storeDraft(name, isEmpty ? '' : JSON.stringify(next))
  }
  const change = (values: CardValues) => {
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
