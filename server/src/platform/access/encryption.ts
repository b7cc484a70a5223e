import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** The purpose and owner of an encrypted secret. It only decrypts with the same ones. */
export interface EncryptionContext {
  purpose: string
  owner: number
}

function keyOf(appSecret: string, { purpose, owner }: EncryptionContext): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', `${purpose} of ${owner}`, 32))
}

/**
 * Encrypts a secret for storage: AES-256-GCM with a key derived from the server's secret, the purpose, and the owner.
 */
export function encrypt(appSecret: string, plain: Uint8Array, sealed: EncryptionContext): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(appSecret, sealed), iv)
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), hidden])
}

/**
 * Decrypts a secret. Returns null if it was encrypted with another server's secret, for another purpose or owner, or
 * was changed.
 */
export function decrypt(appSecret: string, stored: Buffer, sealed: EncryptionContext): Buffer | null {
  if (stored.length < ivBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', keyOf(appSecret, sealed), stored.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(stored.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(stored.subarray(ivBytes + tagBytes)), decipher.final()])
  } catch {
    // The authentication tag doesn't match.
    return null
  }
}
