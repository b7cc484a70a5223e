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

test('a tile is placed as soon as its characters are typed', () => {
  const { press, parts } = table()
  press('lock')
  press('ed')
  expect(parts()).toEqual(['lock', '-ed'])
})

test('when a longer tile starts the same way, the next character or Enter decides', () => {
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

test('Backspace removes a character, then a tile; characters that match no tile are dropped', () => {
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

test('Space strikes once two tiles are in the mold', () => {
  const { press, struck } = table()
  press('lock ')
  expect(struck()).toBe(0)
  press('ed ')
  expect(struck()).toBe(1)
})
