const version = (byte: number) => (byte & 0x0f) | 0x40
const variant = (byte: number) => (byte & 0x3f) | 0x80

/** Returns a random UUID v4; also over plain http, where `crypto.randomUUID` is missing. */
export function newId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const marked = bytes.map((byte, at) => (at === 6 ? version(byte) : at === 8 ? variant(byte) : byte))
  const hex = marked.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
