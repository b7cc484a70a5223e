import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import * as kit from '../kit/index.ts'
import { game } from './game.tsx'

const docs = join(import.meta.dirname, '../../docs')
const read = (page: string) => readFileSync(join(docs, page), 'utf8')
const pages = [
  'write-a-game.md',
  'game-types.md',
  'game-kit.md',
  'game-toys.md',
  'game-performance.md',
  'game-sound.md',
]
const all = pages.map(read).join('\n')

checkRules({ rules: game.rules, levels: [{ name: 'Pond', detail: '', sheets: 6 }], seats: game.seats })

test('is the example of the documentation, word for word', () => {
  const [, example] = /```tsx\n([\s\S]*?)```/.exec(read('write-a-game.md')) ?? []
  expect(example).toBe(readFileSync(join(import.meta.dirname, 'game.tsx'), 'utf8'))
})

test('the documentation shows everything that the kit exports', () => {
  expect(Object.keys(kit).filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([])
})

test('the documentation names no hook that the kit lacks', () => {
  const hooks = [...all.matchAll(/`(use[A-Z]\w+)/g)].map(([, name]) => name as string)
  const known = [...Object.keys(kit), 'useEffect', 'useLayoutEffect']
  expect(hooks.filter((name) => !known.includes(name))).toEqual([])
})
