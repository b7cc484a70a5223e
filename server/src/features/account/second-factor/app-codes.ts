import { Secret, TOTP } from 'otpauth'

const issuer = 'Marigold'
const stepMs = 30_000
const keyBytes = 20

const totp = (key: Uint8Array, label = '') =>
  new TOTP({ issuer, label, secret: new Secret({ buffer: new Uint8Array(key).buffer }), algorithm: 'SHA1', digits: 6 })

/** A new key for an authenticator app. */
export function newKey(): Uint8Array {
  return new Uint8Array(new Secret({ size: keyBytes }).buffer)
}

/** A key as a person types it, in groups of four, and as a QR code tells it to the app. */
export function wordsOf(key: Uint8Array, email: string): { key: string; address: string } {
  const made = totp(key, email)
  return { key: made.secret.base32.replace(/.{4}(?=.)/g, '$& '), address: made.toString() }
}

/** The code that an app shows at a moment. */
export function codeAt(key: Uint8Array, moment: number): string {
  return totp(key).generate({ timestamp: moment })
}

/** The time step that a code belongs to: now's, or one before or after it, since clocks differ. Null for a wrong code. */
export function stepOf(key: Uint8Array, code: string, now: number): number | null {
  // The library throws for letters of more than one byte.
  if (!/^\d{6}$/.test(code)) return null
  const delta = totp(key).validate({ token: code, window: 1, timestamp: now })
  return delta === null ? null : Math.floor(now / stepMs) + delta
}
