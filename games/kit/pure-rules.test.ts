import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const games = join(import.meta.dirname, '..')
const sources = readdirSync(games, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
  .map((file) => join(games, file))

const forbidden =
  /\b(Date|performance|setTimeout|setInterval|requestAnimationFrame|fetch|XMLHttpRequest|localStorage|sessionStorage|indexedDB|document|globalThis|crypto)\b|Math\.random|\bwindow\s*[.[]|=\s*window\b/
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

/** A file and everything that it takes in while it runs. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, path] of text.matchAll(/^(?:import|export)\s+(?!type\b)[^;']*?from\s+'(\.[^']+\.tsx?)'/gm))
    reached(join(dirname(file), path ?? ''), seen)
  return seen
}

const inKit = (file: string) => relative(games, file).startsWith('kit/')
const rules = sources.filter((file) => /\/rules\.ts$/.test(file) && !inKit(file))

test.each(rules.map((file) => relative(games, file)))(
  '%s and all it takes in know no clock, chance, screen or storage',
  (file) => {
    for (const one of reached(join(games, file))) {
      const found = forbidden.exec(withoutComments(readFileSync(one, 'utf8')))?.[0] ?? null
      expect([relative(games, one), found]).toEqual([relative(games, one), null])
    }
  },
)

test('the rules of every game are looked at', () => {
  expect(rules.length).toBeGreaterThan(3)
})

test('a rule that reads the clock would be found', () => {
  expect(forbidden.test(withoutComments('const at = Date.now() // now'))).toBe(true)
  expect(forbidden.test(withoutComments('const a = 1 // Date'))).toBe(false)
  expect(['window.name', 'const w = window'].map((code) => forbidden.test(code))).toEqual([true, true])
  // A text may tell of a window.
  expect(forbidden.test("'in the window'")).toBe(false)
})

const pure = ['rules', 'statistics', 'phrases', 'circle', 'split', 'weigh'].map((name) => `kit/${name}.ts`)

test('rules take in nothing of the kit but its types and what is as pure as they are', () => {
  const taken = rules.flatMap((file) => [...reached(file)].filter(inKit))
  expect(taken.map((file) => relative(games, file)).filter((file) => !pure.includes(file))).toEqual([])
})
