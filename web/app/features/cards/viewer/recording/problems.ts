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
      return m.cards_the_works_on_a_secure_address({ kind })
    case 'refused':
      return m.cards_the_is_not_allowed_for_this({ kind })
    case 'none':
      return m.cards_this_device_has_no_that_the({ kind })
    case 'busy':
      return m.cards_another_program_uses_the_close_it({ kind })
    case 'cannot-record':
      return m.cards_this_browser_cannot_record_a_newer()
    case 'failed':
      return m.cards_the_did_not_start_press_again({ kind })
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
