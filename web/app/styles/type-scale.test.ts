import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: app }).map((file) => ({ file, text: readFileSync(join(app, file), 'utf8') }))

// Text in a picture scales with it (a card's `--u`, a cover's width, a low screen's height), and paper has points.
const scalesWithPicture = /var\(--u\)|\dcqi\b|\ddvh\b|\dpt\b/

/** Returns sizes of text that are none of the tokens. */
const ownSizes = (css: string): string[] =>
  [...css.matchAll(/(?<![-\w])font(?:-size)?:\s*([^;}]+)/g)]
    .map(([, value = '']) => value.trim())
    .filter((value) => value !== 'inherit' && !value.includes('var(--type-') && !scalesWithPicture.test(value))

test('style sheets size text by the tokens of the type scale', () => {
  const found = read('**/*.css').flatMap(({ file, text }) => ownSizes(text).map((value) => `${file}: ${value}`))
  expect(found).toEqual([])
  expect(ownSizes('p { font: 600 18px/1 var(--text) } h1 { font-size: 2rem; }')).toHaveLength(2)
})

test('components size text by the tokens, too', () => {
  const found = read('**/*.tsx').flatMap(({ file, text }) =>
    (text.match(/(?:text-\[|\[font:)[^\]]*\d(?:px|rem|em)\b[^\]]*\]/g) ?? []).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test('no style sheet has a class with the name of a size', () => {
  const found = read('**/*.css').filter(({ text }) =>
    /\.text-(?:small|body|lead|title|heading|section|page)\b/.test(text),
  )
  expect(found.map(({ file }) => file)).toEqual([])
})

test('the scale has seven sizes', () => {
  const names = readFileSync(join(app, 'styles/theme.css'), 'utf8').match(/--type-\w+/g)
  expect([...new Set(names)]).toHaveLength(7)
})
