import { Secret, TOTP } from 'otpauth'

const issuer = 'Marigold'
const stepMs = 30_000
const keyBytes = 20

const totp = (key: Uint8Array, label = '') =>
  new TOTP({ issuer, label, secret: new Secret({ buffer: new Uint8Array(key).buffer }), algorithm: 'SHA1', digits: 6 })

/** Generates a key for an authenticator app. */
export function newTotpKey(): Uint8Array {
  return new Uint8Array(new Secret({ size: keyBytes }).buffer)
}

/** Returns a key as text in groups of four, and as the address in the QR code. */
export function describeKey(key: Uint8Array, email: string): { key: string; address: string } {
  const made = totp(key, email)
  return { key: made.secret.base32.replace(/.{4}(?=.)/g, '$& '), address: made.toString() }
}

/** Returns the code that an app shows at a moment (in milliseconds). */
export function totpAt(key: Uint8Array, moment: number): string {
  return totp(key).generate({ timestamp: moment })
}

/**
 * Returns the time step that a code belongs to: the current one, or one before or after it, because clocks differ. Null
 * for a wrong code.
 */
export function matchingStep(key: Uint8Array, code: string, now: number): number | null {
  // The library throws for multi-byte characters.
  if (!/^\d{6}$/.test(code)) return null
  const delta = totp(key).validate({ token: code, window: 1, timestamp: now })
  return delta === null ? null : Math.floor(now / stepMs) + delta
}
