import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newNonce, nonceEnding } from './security.ts'
import { stamp } from './stamped.ts'

const paragraph = 'Lanterns float down the river, and the biggest carries the lion. “Say the word.” '
const page = (nonce: string) => [
  `<style nonce="${nonce}">.a{color:red}</style>${paragraph.repeat(40)}`,
  `<script nonce="${nonce}">go()</script>${paragraph.repeat(400)}<script nonce="${nonce}"></script>`,
]

test('a text compressed once is read with whatever stamp it is sent with, and is far smaller than the text', async () => {
  const marker = newNonce()
  const parts = page(marker).join('').split(marker)
  const stamped = await stamp(parts, marker.length, nonceEnding)
  expect(stamped).not.toBeNull()
  for (const nonce of Array.from({ length: 50 }, newNonce)) {
    const sent = stamped?.with(nonce) ?? Buffer.alloc(0)
    expect(brotliDecompressSync(sent).toString()).toBe(page(nonce).join(''))
    expect(sent.length).toBeLessThan(600)
  }
})

test('a text without a place for a stamp, and one that begins or ends with one, are read as they are', async () => {
  for (const parts of [['nothing to stamp'], ['', ' and ', ''], ['', '']]) {
    const nonce = newNonce()
    const stamped = await stamp(parts, nonce.length, nonceEnding)
    expect(brotliDecompressSync(stamped?.with(nonce) ?? Buffer.alloc(0)).toString()).toBe(parts.join(nonce))
  }
})

test('a stamp that comes again costs less than its own letters', async () => {
  const { length } = newNonce()
  const places = 20
  const parts = Array.from({ length: places + 1 }, (_, at) => `${paragraph}Paragraph ${at} of <b nonce="`)
  const all = await stamp(parts, length, nonceEnding)
  const one = await stamp([parts.slice(0, 2).join(''), parts.slice(2).join('')], length, nonceEnding)
  const nonce = newNonce()
  const sizes = [all, one].map((stamped) => stamped?.with(nonce).length ?? NaN)
  expect((sizes[0] ?? NaN) - (sizes[1] ?? NaN)).toBeLessThan((places * length) / 2)
  expect(brotliDecompressSync(all?.with(nonce) ?? Buffer.alloc(0)).toString()).toBe(parts.join(nonce))
})
