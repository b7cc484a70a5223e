const prefix = 'own:'

function storage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null // blocked: nothing outlives the page
  }
}

/** Keeps on this device what belongs to the person who is signed in, until they log out; '' forgets it. */
export function keepOwn(name: string, text: string): void {
  try {
    if (text === '') storage()?.removeItem(prefix + name)
    else storage()?.setItem(prefix + name, text)
  } catch {
    // full: asked for anew at the next visit
  }
}

/** What was kept of the person who is signed in; null for nothing. */
export function readOwn(name: string): string | null {
  return storage()?.getItem(prefix + name) ?? null
}

/** Forgets all of it: whoever sits here next is somebody else. */
export function forgetOwn(): void {
  const kept = storage()
  if (kept) for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key)
}
