import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { levels, type Level } from './levels.ts'
import { partsIn, rules, type State } from './rules.ts'
import { makeTyping } from './typing.ts'

const parts = ['un-', 're-', 'under', 'lock', 'run', 'jump', '-ing', '-ed']
function table() {
  const rng = chanceFrom(1)
  let state: State = rules.start(levels[1] as Level, { seats: 1, values: {} }, rng)
  state = { ...state, bench: parts.map((part, id) => ({ id, part, shelf: 'root', row: 1 })) }
  let struck = 0
  const typing = makeTyping({
    state: () => state,
    make: (move) => (state = rules.apply(state, move, rng)),
    strike: () => (struck += 1),
  })
  const press = (keys: string) => {
    for (const key of keys) (typing.keys as Record<string, () => void>)[key]?.()
  }
  return { typing, press, parts: () => partsIn(state), struck: () => struck }
}

test('a tile is laid as soon as its letters are typed', () => {
  const { press, parts } = table()
  press('lock')
  press('ed')
  expect(parts()).toEqual(['lock', '-ed'])
})

test('where a longer tile begins alike, the next letter or Enter tells which is meant', () => {
  const { press, parts, typing } = table()
  press('un')
  expect([parts(), typing.typed.value]).toEqual([[], 'un'])
  press('lock')
  expect(parts()).toEqual(['un-', 'lock'])
  const other = table()
  other.press('under')
  expect(other.parts()).toEqual(['under'])
  const third = table()
  third.press('un')
  third.typing.keys.Enter()
  expect(third.parts()).toEqual(['un-'])
})

test('Backspace takes back a letter, then a tile; letters of no tile are let go', () => {
  const { press, parts, typing } = table()
  press('lockju')
  typing.keys.Backspace()
  expect(typing.typed.value).toBe('j')
  typing.keys.Backspace()
  typing.keys.Backspace()
  expect(parts()).toEqual([])
  press('zq')
  expect(typing.typed.value).toBe('')
})

test('Space strikes once two tiles lie in the mold', () => {
  const { press, struck } = table()
  press('lock ')
  expect(struck()).toBe(0)
  press('ed ')
  expect(struck()).toBe(1)
})
