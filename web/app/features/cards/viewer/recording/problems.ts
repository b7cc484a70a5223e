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
      return `The ${kind} works on a secure address only: one that begins with https.`
    case 'refused':
      return `The ${kind} is not allowed for this site. Allow it at the address bar, then press again.`
    case 'none':
      return `This device has no ${kind} that the browser can find. Connect one, then press again.`
    case 'busy':
      return `Another program uses the ${kind}. Close it there, then press again.`
    case 'cannot-record':
      return 'This browser cannot record. A newer one can.'
    case 'failed':
      return `The ${kind} did not start. Press again.`
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
