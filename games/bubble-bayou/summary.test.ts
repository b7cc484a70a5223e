import { signal } from '@preact/signals'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import type { Trial } from '@marigold/contract'
import { levels } from './levels.ts'
import { rules, type Pop, type State } from './rules.ts'
import { crossing, measuresOf, noteLine } from './summary.ts'
import { housesOf, visitsOf, withVisits } from './visits.ts'

const pop = (more: Partial<Pop> = {}): Pop => ({
  ...{ seat: 0, gesture: 'tap', size: 100, speed: 20, called: false, misses: 0, help: 0, assist: 'independent' },
  touch: { by: 'touch', side: 'left', offset: 30, chance: 4, px: 100 },
  ...more,
})
const level = levels[1] as State['level']
const playOf = (pops: Pop[], crossed = 0, at = level) => ({
  level: at,
  state: signal({ ...rules.start(at, { seats: 2, values: {} }, chanceFrom(1)), pops }),
  trialsOf: () => Array.from({ length: crossed }, () => ({ target: crossing }) as Trial),
})
const measured = (pops: Pop[], label: string, crossed = 0) =>
  measuresOf(playOf(pops, crossed), 0).find((line) => line.label === label)?.value

test('the note says each gesture on the first touch, sizes, speeds, reaches, input, and assistance', () => {
  const pops = [
    pop(),
    pop({ misses: 1, speed: 35, assist: 'verbal' }),
    pop({ gesture: 'pinch', touch: { by: 'touch', px: 140 } }),
  ]
  expect(noteLine(pops, 2)).toBe(
    '1 of 2 taps on first touch at 100 px, 20 to 35 px/s; 1 of 1 pinches on first touch at 140 px, 20 px/s; 2 adult-confirmed midline reaches; input: touch; Independent 2, Verbal cue 1',
  )
})

test('the note names a switch, which pinches nothing', () => {
  expect(noteLine([pop({ gesture: 'pair', touch: { by: 'switch', px: 100 } })], 0)).toBe(
    '1 of 1 bubble pairs on first touch at 100 px, 20 px/s; input: switch; Independent 1',
  )
})

test('counts a player’s own tries, by side and with calls apart', () => {
  const pops = [
    pop(),
    pop({ misses: 2, help: 1 }),
    pop({ called: true, touch: { by: 'mouse', side: 'right', offset: 60, chance: 2, px: 100 } }),
    pop({ seat: 1, misses: 3 }),
  ]
  expect(measured(pops, 'Right gesture on the first touch')).toBe('2 of 3')
  expect(measured(pops, 'First touch by side')).toBe('left 1 of 2, right 1 of 1')
  expect(measured(pops, 'Named creature on the first touch')).toBe('1 of 1')
  expect(measured(pops, 'Median distance from the middle')).toBe('30% of the radius')
  expect(measured(pops, 'Tries with help from the game')).toBe('1 of 3')
  expect(measured(pops, 'Played by')).toBe('touch and mouse')
})

test('says nothing of sides, offset, or chance where nobody touched the screen', () => {
  const labels = measuresOf(playOf([pop({ touch: { by: 'switch' } })]), 0).map(({ label }) => label)
  expect(labels).toEqual([
    'Right gesture on the first touch',
    'Tries with help from the game',
    'Played by',
    'For the note',
  ])
})

test('any touch is nothing to be right about', () => {
  const any = levels[0] as State['level']
  expect(measuresOf(playOf([pop()], 0, any), 0)).toEqual([{ label: 'Bubbles popped', value: '1' }])
})

test('a creature has a house after three visits, and unknown data is left out', () => {
  let grown: unknown
  for (let plays = 0; plays < 3; plays++) grown = withVisits(grown, plays === 0 ? ['frog'] : ['frog', 'duck', 'frog'])
  expect(grown).toEqual({ visits: { frog: 3, duck: 2 } })
  expect(housesOf(visitsOf(grown))).toEqual(['frog'])
  expect(visitsOf({ visits: { dragon: 4, frog: -1, duck: 'many' } })).toEqual({})
  expect(visitsOf(null)).toEqual({})
})
