import { m } from '#messages'

export type MediaKind = 'microphone' | 'camera'

/** Why the microphone or camera isn't available. */
export type MediaProblem = 'insecure' | 'refused' | 'none' | 'busy' | 'cannot-record' | 'failed'

/** Maps a browser error to a reason. */
export function toMediaProblem(error: unknown): MediaProblem {
  const name = error instanceof DOMException || error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy'
  return 'failed'
}

/** Returns the message for a reason, with what to do. */
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

/** Returns true if the browser offers microphone and camera; never on an insecure page. */
export function supportsMedia(): boolean {
  const devices = globalThis.navigator?.mediaDevices as MediaDevices | undefined
  return typeof devices?.getUserMedia === 'function'
}

/** Returns true if the user has granted permission; false if the browser doesn't say. */
export async function isPermissionGranted(kind: MediaKind): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: kind as PermissionName })
    return state === 'granted'
  } catch {
    return false // the browser doesn't support the query, so we explain first
  }
}
