import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error: a script in plain JavaScript
import { rules as untyped } from './rules.mjs'

const rules = untyped as { rule: string; file: string; code: string; without: string; tests: string }[]
const document = readFileSync('docs/access.md', 'utf8')

test.each(rules)('the rule “$rule” stands in docs/access.md with its test', ({ rule, file, tests }) => {
  expect(document).toContain(`| ${rule} | \`${file}\` | \`${tests}\` |`)
  expect([file, tests].filter((path) => !existsSync(path))).toEqual([])
})

test('the code of each rule stands in its file', () => {
  const lost = rules.filter(({ file, code }) => !readFileSync(file, 'utf8').includes(code))
  expect(lost.map(({ rule }) => rule)).toEqual([])
})

test('taking a rule out changes its code, and no rule is listed twice', () => {
  expect(rules.filter(({ code, without }) => code === without)).toEqual([])
  expect(new Set(rules.map(({ rule }) => rule)).size).toBe(rules.length)
})
