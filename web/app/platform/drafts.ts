const prefix = 'draft:'

function storage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage
  } catch {
    return null // blocked: nothing outlives the page
  }
}

/** Keeps what was typed, in this tab alone, until it has arrived; an empty text forgets it. */
export function keepDraft(name: string, text: string): void {
  if (text === '') storage()?.removeItem(prefix + name)
  else storage()?.setItem(prefix + name, text)
}

/** What was typed and did not arrive; '' for nothing. */
export function readDraft(name: string): string {
  return storage()?.getItem(prefix + name) ?? ''
}

/** Forgets every draft: whoever sits here next is somebody else. */
export function forgetDrafts(): void {
  const kept = storage()
  if (kept) for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key)
}
