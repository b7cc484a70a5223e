import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { finishedRobot, helperOf, robotsIn, withRobot } from './garage.ts'
import { introductionOf, namesFor } from './introduction.ts'
import type { Trial } from '@marigold/contract'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { firstParts } from './parts.ts'
import { rules } from './rules.ts'
import type { Built, State } from './state.ts'

const built = (word: string, more: Partial<Built> = {}): Built => ({
  word,
  tries: 1,
  shown: false,
  hinted: false,
  ...more,
})
const ended = (more: Partial<State>): State => ({
  ...rules.start(levels[1] as (typeof levels)[number], { seats: 1, values: {} }, chanceFrom(1)),
  ...more,
})

const measured = (value: State, seat: number, trials: Partial<Trial>[] = []) =>
  measuresOf(
    {
      state: signal(value),
      share: (_seat, totalsOf) => totalsOf(value),
      trialsOf: (of) => trials.filter(({ player }) => player === of + 1) as Trial[],
    },
    seat,
  )

test('counts a word built in turns for both players, and each player’s own chips separately', () => {
  const state = ended({ seats: 2, built: [built('bee'), built('cup', { tries: 2 })] })
  expect(summaryOf(state)).toContainEqual({ label: 'Together: Right on the first pull', value: '1 of 2' })
  const trial = (player: number, result: Trial['result']) => ({ player, result, target: 'own chips of bee: b' })
  const trials = [trial(1, 'correct'), trial(1, 'correct'), trial(2, 'incorrect')]
  expect(measured(state, 0, trials)).toEqual([{ label: 'Own chips right', value: '2 of 2 pulls' }])
  expect(measured(state, 1, trials)).toEqual([{ label: 'Own chips right', value: '0 of 1 pull' }])
})

test('summarizes words, first tries, errors by position, pulls, and hints', () => {
  const state = ended({
    built: [built('bee'), built('cup', { tries: 2, hinted: true }), built('van', { tries: 2, shown: true })],
    silly: ['gop'],
    counts: { levers: 6, hints: 2, silly: 1, errors: { first: 1, middle: 0, last: 2 } },
  })
  expect([...measured(state, 0), ...summaryOf(state)]).toEqual([
    { label: 'Words built', value: '2 of 3' },
    { label: 'Right on the first pull', value: '1 of 3' },
    { label: 'Chip errors', value: 'first: 1, middle: 0, last: 2' },
    { label: 'Levers pulled', value: '6' },
    { label: 'Hints', value: '2' },
    { label: 'Silly words', value: 'gop' },
  ])
})

test('introduces the robot with its words and its silly word', () => {
  const words = { built: [built('bee'), built('cup'), built('van')], silly: ['pish', 'tuh-kay'] }
  expect(namesFor(words)).toEqual(['Robo Bee', 'Captain Tuhkay', 'Van 3000'])
  expect(introductionOf({ ...words, name: 'Van 3000' })).toBe(
    'Hello! I am Van 3000. I can say bee, cup, and van. My very own word is tuh-kay.',
  )
  expect(introductionOf({ built: [], silly: [], name: null })).toBe(
    'Hello! I am Robo Spark. I don’t have any words yet.',
  )
})

test('suggests three different names, however few words there are', () => {
  for (const words of [[], ['bee'], ['bee', 'cup']]) {
    const names = namesFor({ built: words.map((word) => built(word)), silly: [] })
    expect(new Set(names).size).toBe(3)
  }
})

test('says a farewell that fits the game', () => {
  const courses: Partial<State>[] = [
    { built: [] },
    { built: [built('bee')], name: 'Robo Bee' },
    { built: [built('bee', { tries: 2 })], silly: ['a', 'b', 'c'] },
    { built: [built('bee', { shown: true })] },
  ]
  expect(new Set(courses.map((one) => farewellOf(ended(one)))).size).toBe(courses.length)
})

test('puts each finished robot into the child’s garage, and the last one helps in the next game', () => {
  const robot = finishedRobot(ended({ built: [built('bee')], parts: { ...firstParts, hat: 2 }, shiny: ['hat'] }))
  expect([robot.name, robot.shiny]).toEqual(['Robo Bee', ['hat']])
  const garage = [1, 2, 3, 4, 5, 6, 7].reduce<unknown>((grown, at) => withRobot(grown, { ...robot, name: `R${at}` }), 0)
  const robots = robotsIn(JSON.parse(JSON.stringify(garage)))
  expect(robots.map(({ name }) => name)).toEqual(['R2', 'R3', 'R4', 'R5', 'R6', 'R7'])
  expect(robots[0]).toEqual({ ...robot, name: 'R2' })
  const grown = (seat: number) => (seat === 1 ? garage : undefined)
  expect([0, 1].map((seat) => helperOf({ grown, seat: signal(seat) })?.name)).toEqual([undefined, 'R7'])
})

test('ignores what an older version has stored in a garage', () => {
  for (const grown of [undefined, null, 7, { robots: 3 }, { robots: [null, { name: 'X' }] }])
    expect(robotsIn(grown)).toEqual([])
  expect(robotsIn({ robots: [{ name: 'X', parts: { hat: '1' } }] })).toEqual([
    { name: 'X', parts: { ...firstParts, hat: 1 }, shiny: [] },
  ])
})
