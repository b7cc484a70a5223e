import { expect, test } from 'vitest'
import { presetNames, type Field, type Values } from '../game.ts'
import { codeInAddress, codeOf, setupOf } from './code.ts'
import { kitFields } from './kit-fields.ts'
import { cleanValues, lookOf, startValues, withPreset } from './settings.ts'

const fields: Field[] = [
  { key: 'length', kind: 'range', label: 'Length', min: 1, max: 9, step: 1, start: 3 },
  {
    key: 'theme',
    kind: 'choice',
    label: 'Theme',
    options: [
      { value: 'night', label: 'Night' },
      { value: 'dawn', label: 'Dawn' },
    ],
    start: 'night',
  },
]
const spec = {
  fields,
  levels: ['a', 'b', 'c'].map((name) => ({ name, detail: '' })),
  presets: { challenge: { values: { theme: 'dawn' } } },
}

test('no two settings of the kit have one name, and each starts at a value that it allows', () => {
  expect(new Set(kitFields.map(({ key }) => key)).size).toBe(kitFields.length)
  const fresh = startValues([])
  expect(cleanValues([], fresh)).toEqual(fresh)
})

test('a preset sets level and settings, and leaves what belongs to room and person', () => {
  const now: Values = { ...startValues(fields), look: 'grown-up', text: 150, accept: 0.5, theme: 'night', trials: 5 }
  const { level, values } = withPreset(spec, 'challenge', now)
  expect([level, values.theme, values.trials]).toEqual([2, 'dawn', 0])
  expect([values.look, values.text, values.accept]).toEqual(['grown-up', 150, 0.5])
})

test('the single-switch preset scans by itself and speaks; teletherapy numbers the choices', () => {
  const fresh = startValues(fields)
  expect(withPreset(spec, 'switch', fresh).values).toMatchObject({ scan: 'one', scanStyle: 'auto', speak: true })
  expect(withPreset(spec, 'teletherapy', fresh).values).toMatchObject({ labels: true, scan: 'off' })
})

test.each(presetNames)('the preset %s holds only values that its settings allow', (name) => {
  const { values } = withPreset(spec, name, startValues(fields))
  expect(cleanValues(fields, values)).toEqual(values)
})

test('saved settings of another version keep what is still allowed and lose the rest', () => {
  expect(cleanValues(fields, { length: 40, theme: 'noon', look: 'clean', gone: 1, calm: 'yes' })).toEqual({
    ...startValues(fields),
    look: 'clean',
  })
  expect(cleanValues(fields, null)).toEqual(startValues(fields))
})

test('a code brings back level and settings exactly', () => {
  const setup = { level: 2, values: { ...startValues(fields), theme: 'dawn', length: 7, scan: 'two', rate: 0.7 } }
  const code = codeOf(fields, setup)
  expect(code).toMatch(/^[\w-]+$/)
  expect(setupOf(fields, 3, code)).toEqual(setup)
})

test('a code is read out of a link, with spaces around it too', () => {
  const code = codeOf(fields, { level: 1, values: startValues(fields) })
  expect(setupOf(fields, 3, ` https://example.org/game/x?name=X&set=${code} `)?.level).toBe(1)
  expect(codeInAddress(`#seed=7&set=${code}`)).toBe(code)
  expect(codeInAddress('#seed=7')).toBeNull()
})

test('what is no code is refused, and a level that is gone becomes the last one', () => {
  for (const wrong of ['', 'hello', '####', 'bnVsbA', 'https://example.org/'])
    expect(setupOf(fields, 3, wrong)).toBeNull()
  expect(setupOf(fields, 3, codeOf(fields, { level: 8, values: {} }))?.level).toBe(2)
})

test('the one volume of older settings becomes the volume of effects', () => {
  expect(cleanValues([], { volume: 40 })).toMatchObject({ effects: 40, music: 40, speech: 100, muted: false })
  expect(cleanValues([], { volume: 0 })).toMatchObject({ effects: 70, muted: true })
  expect(cleanValues([], { volume: 40, effects: 90 })).toMatchObject({ effects: 90 })
})

test('a look that nobody chose goes by the age of the level', () => {
  const of = (from?: number) => lookOf({ look: 'level' }, from === undefined ? {} : { from })
  expect([of(), of(10), of(11), of(15)]).toEqual(['playful', 'playful', 'clean', 'grown-up'])
  expect(lookOf({ look: 'playful' }, { from: 15 })).toBe('playful')
})
