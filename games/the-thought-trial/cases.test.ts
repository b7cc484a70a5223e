import { describe, expect, test } from 'vitest'
import { cameraItems } from './camera-items.ts'
import { caseFor, cases, casesFor, sources, traps, verdicts } from './cases.ts'
import { levels } from './levels.ts'
import { mindWays, nextWitness, plansFrom, witnesses, witnessesAt, witnessFor } from './table.ts'
import { powers } from './state.ts'

const groups = levels.filter(({ own }) => !own).map(({ from, adult }) => ({ from, adult }))

describe('cases', () => {
  test.each(groups)('from $from (adults: $adult), ten of them, two of which lean true', (group) => {
    const own = cases.filter(({ from, adult }) => from === group.from && adult === group.adult)
    expect(own).toHaveLength(10)
    expect(own.filter(({ leansTrue }) => leansTrue)).toHaveLength(2)
  })

  test('each has six exhibits with an idea among them, and a starter for each verdict that an exhibit backs up', () => {
    for (const { id, exhibits, starters } of cases) {
      expect([id, exhibits.length]).toEqual([id, 6])
      expect([id, exhibits.filter(({ source }) => source === 'idea').length]).toEqual([id, 1])
      for (const { source } of exhibits) expect(sources).toContain(source)
      expect([id, ...starters.map(({ verdict }) => verdict)]).toEqual([id, 'changed', 'partly', 'true'])
      for (const { exhibit } of starters) expect([id, exhibits[exhibit]]).not.toEqual([id, undefined])
    }
  })

  test('traps are known ones, and a thought that leans true is in none', () => {
    for (const { id, traps: found, leansTrue } of cases) {
      expect([id, found.filter((trap) => !traps.includes(trap))]).toEqual([id, []])
      expect([id, found.length]).toEqual([id, leansTrue ? 0 : Math.min(2, Math.max(1, found.length))])
    }
  })

  test('ids and texts are there once, and short enough for a card', () => {
    const texts = cases.flatMap(({ thought, exhibits, starters }) => [
      thought,
      ...[...exhibits, ...starters].map(({ text }) => text),
    ])
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
    expect(texts.filter((text) => text.length < 8 || text.length > 92)).toEqual([])
    expect(texts.filter((text) => !/[.!?”]$/.test(text))).toEqual([])
  })

  test('topics can be left out, but never all of them', () => {
    const ids = casesFor({ from: 11, adult: false }, { phones: false, school: false }).map(({ topic }) => topic)
    expect(new Set(ids)).toEqual(new Set(['friends']))
    expect(casesFor({ from: 11, adult: false }, { phones: false, school: false, friends: false })).toHaveLength(10)
    expect(casesFor({ from: 15, adult: true }, { setting: 'work' }).every(({ topic }) => topic === 'work')).toBe(true)
  })

  test('an unknown case is the player’s own thought', () => {
    expect(caseFor('own').thought).toBe('')
    expect(caseFor('own').exhibits.map(({ source }) => source)).toEqual([...sources])
  })
})

describe('statements to sort', () => {
  test('last ten plays: 60 from 8, and 20 from 11 and from 15', () => {
    expect([8, 11, 15].map((age) => cameraItems.filter(({ from }) => from === age).length)).toEqual([60, 20, 20])
  })

  test('each has one answer, and no answer is most of them', () => {
    for (const age of [8, 11, 15]) {
      const own = cameraItems.filter(({ from }) => from === age)
      for (const answer of ['fact', 'guess', 'feeling'] as const) {
        const share = own.filter((item) => item.answer === answer).length / own.length
        expect([age, answer, share > 0.15 && share < 0.5]).toEqual([age, answer, true])
      }
    }
    expect(new Set(cameraItems.map(({ text }) => text)).size).toBe(cameraItems.length)
  })
})

describe('witnesses', () => {
  test('three at first, one of each kind, and one more after each visit', () => {
    expect(witnessesAt(0).map(({ power }) => power)).toEqual([...powers])
    expect(nextWitness(0)?.id).toBe(witnessesAt(1).at(-1)?.id)
    expect(nextWitness(witnesses.length)).toBeNull()
  })

  test('those who know the same thing take turns', () => {
    const friends = Array.from({ length: 8 }, (_, visits) => witnessFor('friend', visits).id)
    expect(new Set(friends).size).toBe(3)
    for (const power of powers) expect(witnessFor(power, 40).power).toBe(power)
  })

  test('there are enough plans for the youngest, and more for others', () => {
    expect([8, 11, 15].map((age) => plansFrom(age).length)).toEqual([4, 7, 10])
    expect(mindWays.length).toBe(5)
    expect(verdicts).toContain('continued')
  })
})
