import { m } from '#messages'

/** Who sealed a message; each side has its own key. */
type Side = 'cards' | 'phone'

/** Derived from a code: the room's name and proof, which the server learns, and the keys, which it never does. */
export interface RoomKeys {
  room: string
  proof: string
  seal(from: Side, seq: number, value: unknown): Promise<string>
  /** Throws if the message was sealed with another key, under another number, by the other side, or in another room. */
  unseal(from: Side, seq: number, sealed: string): Promise<unknown>
}

/** Returns false on a plain http page from another machine, where browsers have no `crypto.subtle`. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined

// The cost of each guess; there are 2^58 codes.
const iterations = 300_000
const salt = 'marigold phone 1'
const ivBytes = 12

const utf8 = (text: string) => new TextEncoder().encode(text)

function toText(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

/** Derives the room and keys from a code. Deliberately slow. */
export async function deriveKeys(code: string): Promise<RoomKeys> {
  const { subtle } = crypto
  const typed = await subtle.importKey('raw', utf8(code), 'PBKDF2', false, ['deriveBits'])
  const root = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: utf8(salt), iterations }, typed, 256)
  const master = await subtle.importKey('raw', root, 'HKDF', false, ['deriveBits', 'deriveKey'])
  const purpose = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: utf8(salt), info: utf8(info) })
  const bits = async (info: string, count: number) =>
    toText(new Uint8Array(await subtle.deriveBits(purpose(info), master, count)))
  const key = (info: string) =>
    subtle.deriveKey(purpose(info), master, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const [room, proof, cards, phone] = await Promise.all([
    bits('room', 128),
    bits('proof', 256),
    key(m.cards_from_the_cards()),
    key(m.cards_from_the_phone()),
  ])
  const keys = { cards, phone }
  const bound = (from: Side, seq: number) => utf8(`${room} ${from} ${seq}`)
  return {
    room,
    proof,
    async seal(from, seq, value) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      const how = { name: 'AES-GCM', iv, additionalData: bound(from, seq) }
      const sealed = new Uint8Array(await subtle.encrypt(how, keys[from], utf8(JSON.stringify(value))))
      const whole = new Uint8Array(ivBytes + sealed.length)
      whole.set(iv)
      whole.set(sealed, ivBytes)
      return toText(whole)
    },
    async unseal(from, seq, sealed) {
      const whole = toBytes(sealed)
      const how = { name: 'AES-GCM', iv: whole.slice(0, ivBytes), additionalData: bound(from, seq) }
      const text = await subtle.decrypt(how, keys[from], whole.slice(ivBytes))
      return JSON.parse(new TextDecoder().decode(text)) as unknown
    },
  }
}
