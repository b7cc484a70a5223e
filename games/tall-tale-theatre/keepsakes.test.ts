import { expect, test, vi } from 'vitest'
import { keepsakesOf } from './keepsakes.ts'
import { curtainFor } from './rules.ts'
import type { Curtain, State } from './state.ts'
import type { Part } from './parts.ts'

// The build adds the pictures.
vi.mock('./pictures.json?pics-tenths', () => ({ default: {} }))

const curtain = (part: Part, picks: string[], more: Partial<Curtain> = {}): Curtain => ({
  ...curtainFor(part),
  picks,
  ...more,
})
const shown = (curtains: Curtain[], more: Partial<State> = {}) =>
  ({ curtains, prop: 'umbrella', deep: false, dictation: false, ...more }) as State

const tale = shown([
  curtain('who', ['dragon'], { line: { kind: 'typed', text: 'Tea & <cake>, please' } }),
  curtain('where', ['castle'], { prop: 'help' }),
  curtain('problem', [], { dark: true }),
])
const drawn = (picture: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(picture.split('base64,')[1] ?? ''), (letter) => letter.charCodeAt(0)))
/** Returns the words of a drawing, in order. */
const wordsOf = (picture: string) =>
  [...drawn(picture).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text).join(' ')

test('the poster and booklet have their own file names, and the booklet can be turned off', () => {
  const kept = keepsakesOf(tale, 'playful', ['Mia'], true)
  expect(kept.map(({ what }) => what)).toEqual(['poster', 'booklet'])
  expect(new Set(kept.map(({ name }) => name)).size).toBe(2)
  for (const { picture, alt } of kept) {
    expect(picture).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(alt).toContain('and the Umbrella')
  }
  expect(keepsakesOf(tale, 'playful', ['Mia'], false).map(({ what }) => what)).toEqual(['poster'])
})

test('the poster names every director', () => {
  const directed = (...names: string[]) => wordsOf(keepsakesOf(tale, 'clean', names, false)[0]?.picture ?? '')
  expect(directed('Mia', 'Leo', 'Ann')).toContain('Directed by Mia, Leo, and Ann')
  expect(directed('Mia', 'Leo')).toContain('Directed by Mia and Leo')
  expect(directed('Mia')).toContain('Directed by Mia')
  expect(directed()).not.toContain('Directed by')
})

test('the booklet tells each curtain, keeps typed words unchanged, and leaves space for a drawing at a closed curtain', () => {
  const words = wordsOf(keepsakesOf(tale, 'playful', ['Mia'], true)[1]?.picture ?? '')
  expect(words).toContain('Tea &amp; &lt;cake&gt;, please')
  expect(words).toContain('Draw it and tell it yourself.')
  expect(words).toMatch(/Who .*Where .*And then\?|Where .*Who/)
  for (const page of ['1', '2', '3', '4', '5', '6']) expect(words).toMatch(new RegExp(`(^| )${page}( |$)`))
})
