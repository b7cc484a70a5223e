import { describe, expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { storyNow, waysAt } from './content.ts'
import { answeredBy, countsOf, noteOf } from './journal.ts'
import { levels } from './levels.ts'
import { floorOf, passable, rules } from './rules.ts'
import { bridgeOf, endings, type Kind, type Level, type Move, type State, type Step } from './state.ts'
import { askText, endingText } from './texts.ts'

const said = { how: 'speech', cue: 1 } as const
const rng = chanceFrom(5)
type Values = Record<string, string | number | boolean>
const begin = (level = 0, seats = 1, values: Values = { safety: 'out' }, seed = 3): State =>
  rules.start(levels[level] as Level, { seats, values }, chanceFrom(seed))
const go = (state: State, ...moves: Move[]): State => moves.reduce((now, move) => rules.apply(now, move, rng), state)
const pick = (state: State): State => go(state, { kind: 'way', at: state.offer[0] ?? 0 })
const pickKind = (state: State, ...wanted: Kind[]): State => {
  const ways = waysAt(state, storyNow(state), state.steps.length)
  return go(state, { kind: 'way', at: state.offer.find((at) => wanted.includes(ways[at]?.kind ?? 'own')) ?? 9 })
}
const guess: Move = { kind: 'guess', guess: 'okay' }
const told: Move = { kind: 'told' }
/** One way alone: picked, guessed, heard or not, and answered by the story. */
const tryOne = (state: State, isHeard = false): State =>
  go(pick(state), guess, ...(isHeard ? [{ kind: 'heard', said } as const] : []), told, { kind: 'next' })

checkRules({
  rules,
  levels,
  seats: [1, 6],
  settings: {
    'usual settings': {},
    'only safety stories, three of them': { safety: 'only', stories: 3 },
    'no guesses, the adult answers': { guess: false, answers: 'adult', safety: 'out' },
  },
  games: 8,
})

describe('what is claimed', () => {
  test('tapping around lays paper, and is never reported as an idea or a line', () => {
    for (const level of levels)
      for (const seats of [1, 2, 3])
        for (let seed = 1; seed <= 25; seed++) {
          const last = playOut(rules, level, { seats, values: {} }, chanceFrom(seed)).at(-1) as State
          const planks = last.told.flatMap(({ steps }) => {
            const { me, you } = bridgeOf({ steps, badStart: false, isOver: true })
            return [...me, ...you]
          })
          expect(planks.filter(({ of }) => of === 'wood')).toEqual([])
          for (let seat = 0; seat < seats; seat++) {
            expect(countsOf(last, seat)).toMatchObject({ ideas: 0, lines: 0 })
            expect(noteOf(last, seat)).not.toMatch(/Rehearsed|Offered/)
          }
        }
  })

  test('every ending comes up by tapping, and none needs anything to be heard', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 60; seed++)
      for (const one of (playOut(rules, levels[1] as Level, { seats: 1, values: {} }, chanceFrom(seed)).at(-1) as State)
        .told)
        seen.add(one.ending)
    expect([...seen].sort()).toEqual([...endings].sort())
  })

  test('a line that was heard lays wood', () => {
    const heard = go(pick(begin()), guess, { kind: 'heard', said })
    expect(heard.now.said).toEqual(said)
    expect(() => go(heard, { kind: 'heard', said })).toThrow('not a move here')
    const { me, you } = bridgeOf({ steps: [heard.now], badStart: false, isOver: false })
    expect([...me, ...you].every(({ of }) => of === 'wood')).toBe(true)
  })

  test('a guess is stored with the step, and changes nothing that comes back', () => {
    const after = (one: Move) => rules.apply(go(pick(begin()), one), told, chanceFrom(9)).now.answer
    expect(after(guess)).toBe(after({ kind: 'guess', guess: 'other' }))
  })
})

describe('what comes back', () => {
  const every = levels.flatMap((_, level) =>
    Array.from({ length: 30 }, (_, seed) => begin(level, 1 + (seed % 2), { safety: 'out', guess: false }, seed)),
  )
  const said = (state: State, at: number) => rules.apply(go({ ...state, phase: 'choose', offer: [at] }, { kind: 'way', at }), told, rng) // prettier-ignore

  test('nobody turns down a limit, time, or help, and no question is answered with yes or no', () => {
    for (const state of every)
      waysAt(state, storyNow(state), 0).forEach(({ kind, line }, at) => {
        const { phase, now } = said(state, at)
        if (!['ask', 'trade', 'repair'].includes(kind) || /^(What|Where|Which|Who) /.test(line))
          expect([phase, now.answer, now.by], line).toEqual(['reply', 'okay', 'story'])
        else if (state.seats === 2 && !/(What|Are|Did|How) /.test(line)) expect(phase, line).toBe('answer')
        if (kind === 'repair') expect(now.answer, line).not.toBe('other')
      })
  })
})

describe('how it ends', () => {
  const ended = (helper: boolean, seed: number) =>
    rules.apply(go(tryOne(tryOne(begin())), { kind: 'cross', cross: 'meet' }), { kind: 'helper', helper }, chanceFrom(seed)).told[0] // prettier-ignore

  test('without a helper, the wind takes a hat by chance; with one, never', () => {
    const gusts = (helper: boolean) => new Set(Array.from({ length: 30 }, (_, seed) => ended(helper, seed)?.gust))
    expect([gusts(false), gusts(true)]).toEqual([new Set([true, false]), new Set([false])])
  })
})

describe('ways', () => {
  test('from 5, two ways are offered, and the second time another two than the one that was tried', () => {
    const first = begin()
    expect([first.phase, first.offer.length]).toEqual(['choose', 2])
    const second = tryOne(first)
    expect([second.phase, second.offer.length, second.offer.includes(first.offer[0] ?? 9)]).toEqual([
      'choose',
      2,
      false,
    ])
  })

  test('from 8, an own idea comes first, with two steps of help, and can be picked like ours', () => {
    const own = begin(1)
    expect(own.phase).toBe('own')
    const helped = go(own, { kind: 'help' }, { kind: 'help' })
    expect(rules.moves(helped)).toEqual([{ kind: 'ideas' }])
    const heard = go(helped, { kind: 'idea', said })
    expect(rules.moves(heard)).toHaveLength(4)
    const mine = go(heard, { kind: 'mine' }, guess, { kind: 'heard', said })
    expect([mine.now.kind, countsOf(mine, 0)]).toEqual(['own', expect.objectContaining({ ideas: 1, ideasCued: 1, lines: 1, linesCued: 1 })]) // prettier-ignore
    expect(() => go(go(own, { kind: 'ideas' }), { kind: 'mine' })).toThrow('not a move here')
  })

  test('at Same words, new mood, all ways come again, and the other side is in another temper', () => {
    const first = go(begin(2), { kind: 'ideas' })
    const second = tryOne(first)
    expect(second.temper).not.toBe(first.temper)
    expect(go(second, { kind: 'ideas' }).offer).toEqual([0, 1, 2])
  })

  test('after a bad start, a repair comes first, and then the loose planks are tight', () => {
    const first = begin(3)
    expect(waysAt(first, storyNow(first), 0).map(({ kind }) => kind)).toEqual(['repair', 'wait', 'ask'])
    const loose = bridgeOf({ steps: [], badStart: true, isOver: false })
    expect([...loose.me, ...loose.you].map((plank) => plank.loose)).toEqual([true, true])
    const second = tryOne(go(first, { kind: 'ideas' }))
    const tight = bridgeOf({ steps: second.steps, badStart: true, isOver: false })
    expect([...tight.me, ...tight.you].some((plank) => plank.loose)).toBe(false)
    expect(second.offer).toEqual([0, 1, 2])
    const passed = go(first, { kind: 'pass' }, { kind: 'ideas' })
    expect(askText(passed)).toBe('What will you try?')
    expect(bridgeOf({ steps: passed.steps, badStart: true, isOver: false }).me[0]?.loose).toBe(true)
  })

  test('planks of somebody who needs time come with the next way; who wants it different lays one less', () => {
    const step = { ...begin().now, marks: { me: 1, you: 2, later: 1, hard: 0 }, kind: 'ask' } as Step
    const you = (answer: Step['answer'], steps = 1) =>
      bridgeOf({ steps: [{ ...step, answer }, ...Array<Step>(steps - 1).fill(step)], badStart: false, isOver: false })
        .you
    expect(you('notYet').map(({ waits }) => waits)).toEqual([true, true])
    expect(you('notYet', 2)[0]?.waits).toBe(false)
    expect([you('okay').length, you('other').length]).toEqual([2, 1])
    const afterPass = { steps: [{ ...step, passed: true }, { ...step, answer: 'notYet' } as const], badStart: false }
    expect(bridgeOf({ ...afterPass, isOver: false }).you.every(({ waits }) => waits)).toBe(true)
  })
})

describe('a safety story', () => {
  const safe = (seats = 1) => begin(0, seats, { safety: 'only' })

  test('begins together with an adult, can be skipped, and is never guessed or answered', () => {
    expect(rules.moves(safe())).toEqual([{ kind: 'together' }, { kind: 'another' }])
    const saying = pick(go(safe(2), { kind: 'together' }))
    expect(saying.phase).toBe('say')
    expect(go(saying, told)).toMatchObject({ phase: 'reply', now: { answer: 'okay', by: 'story' } })
    const mixed = Array.from({ length: 40 }, (_, seed) => begin(0, 1, {}, seed)).find(
      ({ phase }) => phase === 'lock',
    ) as State
    const other = go(mixed, { kind: 'another' })
    expect([storyNow(other).safety, other.phase, other.turns]).toEqual([false, 'choose', 0])
  })

  test('is over when it is skipped where no others are played, or passed twice, and can still be told', () => {
    for (const moves of [[{ kind: 'another' }], [{ kind: 'pass' }, { kind: 'pass' }]] satisfies Move[][]) {
      const last = go(safe(), ...moves)
      expect([rules.isOver(last), last.turns, last.told[0]?.ending]).toEqual([true, moves.length, 'path'])
      expect(last.told.map(endingText)).toEqual([`You can tell ${storyNow(last).who} anytime.`])
    }
    expect(rules.moves(go(begin(0, 1, { safety: 'only', stories: 2 }), { kind: 'another' }))).toHaveLength(2)
  })

  test('ends with the trusted adult, whatever is chosen', () => {
    for (const helper of [true, false]) {
      const last = go(tryOneSafe(tryOneSafe(go(safe(), { kind: 'together' }))), { kind: 'helper', helper })
      expect([rules.isOver(last), last.told[0]?.ending]).toEqual([true, 'path'])
    }
  })
  const tryOneSafe = (state: State) => go(pick(state), told, { kind: 'next' })

  test('asks again whether an adult is there after a pass', () => {
    expect(go(safe(), { kind: 'pass' }).phase).toBe('lock')
  })

  test('is opened once, and the next one again', () => {
    const opened = go(safe(2), { kind: 'together' })
    expect(go(opened, { kind: 'pass' }).phase).toBe('choose')
    const two = go(
      begin(0, 1, { safety: 'only', stories: 2 }),
      { kind: 'together' },
      { kind: 'pass' },
      { kind: 'pass' },
    )
    expect([two.told.length, two.phase]).toEqual([1, 'lock'])
  })

  test('has no bad start', () => {
    const state = begin(3, 1, { safety: 'only' })
    expect(
      go(state, { kind: 'together' }).offer.map((at) => waysAt(state, storyNow(state), 0)[at]?.kind),
    ).not.toContain('repair')
  })
})

describe('from 15', () => {
  test('an adult opens the game once, unless the lock is off', () => {
    const locked = begin(4)
    expect([locked.phase, rules.moves(locked)]).toEqual(['lock', [{ kind: 'together' }]])
    const opened = go(locked, { kind: 'together' })
    expect(opened.phase).toBe('own')
    expect(go(opened, { kind: 'pass' }).phase).toBe('own')
    expect([begin(4, 1, { safety: 'out', lock: false }).phase, begin(2).phase]).toEqual(['own', 'own'])
  })
})

describe('turns', () => {
  test('with two, the one across answers, and then they trade sides', () => {
    const answering = go(pickKind(begin(0, 2), 'ask', 'trade'), guess, told)
    expect([answering.phase, floorOf(answering), passable(answering)]).toEqual(['answer', 1, false])
    const next = go(answering, { kind: 'answer', answer: 'notYet' })
    expect([next.seat, answeredBy(next, 1, 2), answeredBy(next, 0, 2)]).toEqual([1, 1, 0])
  })

  test('a game has one story, in groups, too, unless the adult wants more', () => {
    expect([1, 2, 6].map((seats) => begin(0, seats).stories.length)).toEqual([1, 1, 1])
    expect(begin(0, 4, { safety: 'out', stories: 3 }).stories).toHaveLength(3)
  })

  test('everybody speaks, answers, or ends a story, and in time everybody speaks', () => {
    const values = { safety: 'out', stories: 3 }
    for (const seats of [2, 3, 4, 5, 6]) {
      const last = playOut(rules, levels[0] as Level, { seats, values }, chanceFrom(2)).at(-1) as State
      const speakers = last.told.flatMap(({ steps }) => steps.map(({ seat }) => seat))
      expect(new Set(speakers).size, String(seats)).toBeGreaterThanOrEqual(Math.min(seats, 4))
      const part = last.told.slice(0, 2).flatMap(({ steps, seat }) => [...steps.flatMap((step) => [step.seat, (step.seat + 1) % seats]), seat]) // prettier-ignore
      expect(new Set(part).size, String(seats)).toBe(seats)
    }
  })

  test('a pass is a turn, and counts nothing', () => {
    const last = go(begin(), { kind: 'pass' }, { kind: 'pass' }, { kind: 'pass' })
    expect([rules.isOver(last), noteOf(last, 0), last.told[0]?.ending]).toEqual([true, '', 'stones'])
  })

  test('a refused move isn’t stored: a way that isn’t offered, and an answer before anything was said', () => {
    const first = begin()
    const hidden = [0, 1, 2].find((at) => !first.offer.includes(at)) ?? 9
    expect(() => go(first, { kind: 'way', at: hidden })).toThrow('not a move here')
    expect(() => go(first, { kind: 'answer', answer: 'okay' })).toThrow('not a move here')
    expect(() => go(first, { kind: 'heard', said })).toThrow('not a move here')
    expect(first.steps).toEqual([])
  })
})
