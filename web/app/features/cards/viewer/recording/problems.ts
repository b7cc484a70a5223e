import { m } from '#messages'

export type MediaKind = 'microphone' | 'camera'

/** Why sound or picture did not come. */
export type MediaProblem = 'insecure' | 'refused' | 'none' | 'busy' | 'cannot-record' | 'failed'

/** The reason behind a browser's error. */
export function problemOf(error: unknown): MediaProblem {
  const name = error instanceof DOMException || error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy'
  return 'failed'
}

/** What the person reads, with the one way on. */
export function problemText(problem: MediaProblem, kind: MediaKind): string {
  switch (problem) {
    case 'insecure':
      return m.cards_the_works_only_on_a_secure({ kind })
    case 'refused':
      return m.cards_this_site_isnt_allowed_to_use({ kind })
    case 'none':
      return m.cards_the_browser_cant_find_a_connect({ kind })
    case 'busy':
      return m.cards_another_app_is_using_the_close({ kind })
    case 'cannot-record':
      return m.cards_this_browser_cant_record_try_a()
    case 'failed':
      return m.cards_the_didnt_start_tap_again({ kind })
  }
}

/** True where the browser offers sound and picture at all: never on an insecure address. */
export function offersMedia(): boolean {
  const devices = globalThis.navigator?.mediaDevices as MediaDevices | undefined
  return typeof devices?.getUserMedia === 'function'
}

/** True once the person has allowed it for this site; false where the browser does not tell. */
export async function isGranted(kind: MediaKind): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: kind as PermissionName })
    return state === 'granted'
  } catch {
    return false // the browser does not know the question: it is asked in plain words
  }
}
