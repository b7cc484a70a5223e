import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** What a sealed secret is for, and whose it is: opened under another name it is nothing. */
export interface Sealed {
  purpose: string
  owner: number
}

function keyOf(appSecret: string, { purpose, owner }: Sealed): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', `${purpose} of ${owner}`, 32))
}

/** A secret as it is stored: AES-256-GCM under a key that follows from the server's secret, the purpose and the owner. */
export function seal(appSecret: string, plain: Uint8Array, sealed: Sealed): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(appSecret, sealed), iv)
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), hidden])
}

/** The secret; null where it was sealed under another server's secret, for another purpose or owner, or was changed. */
export function unseal(appSecret: string, stored: Buffer, sealed: Sealed): Buffer | null {
  if (stored.length < ivBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', keyOf(appSecret, sealed), stored.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(stored.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(stored.subarray(ivBytes + tagBytes)), decipher.final()])
  } catch {
    // The mark of authenticity does not fit: there is nothing else to know about it.
    return null
  }
}
