import { describe, expect, it } from 'vitest'
import type { Card } from '@marigold/contract'
import { keyAction, chosenIndex, scoreForAction, wrapIndex } from './input/keys.ts'
import { staysUntilNext, parseSettings } from './settings/settings.ts'
import { scanPace } from '../scan/use-scan.ts'
import { formatClock } from './scoring/clock.tsx'
import { fullPetals } from '../../../caseload/result/dose-flower.tsx'
import { isSwipeClick, swipeDirection } from './input/use-swipe.ts'
import { spokenText } from './use-speech.ts'

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more })

const rules = (more = {}) => ({ scoring: true, letters: 0, characterKeys: true, clickerScores: false, ...more })

describe("the viewer's keys", () => {
  it.each([
    [' ', 'forward'],
    ['Enter', 'forward'],
    ['ArrowRight', 'next'],
    ['PageUp', 'previous'],
    ['1', 'correct'],
    ['0', 'none'],
    ['C', 'cue'],
    ['z', 'undo'],
    ['x', null],
  ])('%j does %j', (name, action) => {
    expect(keyAction(key(name), 'page', rules())).toBe(action)
  })

  it('leave Space to a focused button, all keys to a field, and shortcuts to the browser', () => {
    expect(keyAction(key(' '), 'button', rules())).toBeNull()
    expect(keyAction(key('ArrowRight'), 'button', rules())).toBe('next')
    expect(keyAction(key('ArrowRight'), 'field', rules())).toBeNull()
    expect(keyAction(key('z', { ctrlKey: true }), 'page', rules())).toBeNull()
  })

  it("score nothing on cards that can't be scored", () => {
    expect(keyAction(key('1'), 'page', rules({ scoring: false }))).toBeNull()
    expect(keyAction(key(' '), 'page', rules({ scoring: false }))).toBe('forward')
  })

  it('can be switched off if they are single characters', () => {
    const off = rules({ characterKeys: false })
    for (const name of ['1', '2', '3', '0', 'c', 'z']) expect(keyAction(key(name), 'page', off)).toBeNull()
    expect(keyAction(key('ArrowLeft'), 'page', off)).toBe('previous')
    expect(keyAction(key(' '), 'page', off)).toBe('forward')
  })

  it('of a clicker score and advance if enabled, and only on cards that can be scored', () => {
    const clicker = rules({ clickerScores: true })
    expect([keyAction(key('PageDown'), 'page', clicker), keyAction(key('PageUp'), 'button', clicker)]).toEqual([
      'correct-next',
      'incorrect-next',
    ])
    expect(keyAction(key('PageDown'), 'page', { ...clicker, scoring: false })).toBe('next')
    expect(scoreForAction('incorrect-next')).toEqual({ slot: 'incorrect', goesOn: true })
    expect(scoreForAction('approx')).toEqual({ slot: 'approx', goesOn: false })
  })

  it('of a letter select its option; the cue is Shift+C if c is an option', () => {
    const lettered = rules({ letters: 4 })
    expect(['a', 'c', 'd'].map((name) => keyAction(key(name), 'page', lettered))).toEqual([
      'choose-a',
      'choose-c',
      'choose-d',
    ])
    expect(keyAction(key('C'), 'page', lettered)).toBe('cue')
    expect(keyAction(key('c'), 'page', rules({ letters: 2 }))).toBe('cue')
    expect(keyAction(key('a'), 'page', rules({ letters: 4, characterKeys: false }))).toBeNull()
    expect([chosenIndex('choose-c'), chosenIndex('cue')]).toEqual([2, -1])
  })

  it('wrap around at both ends', () => {
    expect([wrapIndex(2, 1, 3), wrapIndex(0, -1, 3), wrapIndex(0, 1, 0)]).toEqual([0, 2, 0])
  })
})

describe('viewer settings', () => {
  it('use defaults if nothing valid is stored', () => {
    const defaults = parseSettings(null)
    expect(defaults).toMatchObject({ clickerScores: false, characterKeys: true, fade: 4, scan: 0, keep: false })
    for (const text of ['', '{', '[]', '"x"', 'null']) expect(parseSettings(text)).toEqual(defaults)
    expect(parseSettings('{"fade":7,"keep":true,"more":1}')).toEqual({ ...defaults, keep: true })
  })

  it('keep temporary messages if set, with a switch, or with reduced motion', () => {
    const settings = parseSettings(null)
    expect(staysUntilNext(settings, false)).toBe(false)
    expect(staysUntilNext({ ...settings, keep: true }, false)).toBe(true)
    expect(staysUntilNext({ ...settings, scan: 2 }, false)).toBe(true)
    expect(staysUntilNext(settings, true)).toBe(true)
  })
})

describe('switches', () => {
  it('are off, one with timed scanning, or two without timing', () => {
    const settings = parseSettings(null)
    expect(scanPace(settings).mode).toBe('off')
    expect(scanPace({ ...settings, scan: 2 })).toEqual({ mode: 'one', style: 'auto', seconds: 2, first: 1 })
    expect(scanPace({ ...settings, scan: 2, twoSwitches: true }).mode).toBe('two')
    expect(staysUntilNext({ ...settings, twoSwitches: true }, false)).toBe(true)
  })
})

describe('a swipe', () => {
  it('goes next to the left, previous to the right, and ignores steep or short ones', () => {
    expect([swipeDirection(-80, 10), swipeDirection(80, -20), swipeDirection(-30, 0), swipeDirection(70, 60)]).toEqual([
      1,
      -1,
      null,
      null,
    ])
  })

  it('ignores only the click right after it, but not clicks by key, switch, or screen reader', () => {
    expect(isSwipeClick(1000, { timeStamp: 1010, detail: 1 })).toBe(true)
    expect(isSwipeClick(1000, { timeStamp: 1010, detail: 0 })).toBe(false)
    expect(isSwipeClick(1000, { timeStamp: 1600, detail: 1 })).toBe(false)
    expect(isSwipeClick(null, { timeStamp: 1010, detail: 1 })).toBe(false)
  })
})

describe('the flower and the clock', () => {
  it('fills by the goal, or by blocks of eight', () => {
    expect([fullPetals(0, 0), fullPetals(8, 0), fullPetals(9, 0)]).toEqual([0, 8, 1])
    expect([fullPetals(6, 50), fullPetals(25, 50), fullPetals(70, 50)]).toEqual([0, 4, 8])
  })

  it('formats minutes and seconds', () => {
    expect([formatClock(0), formatClock(247_900), formatClock(-5)]).toEqual(['0:00', '4:07', '0:00'])
  })
})

describe('reading aloud', () => {
  const card = (part: Partial<Card>): Card => ({
    ...{ key: 'x', area: 'language' as const, layout: 'choice' as const, prompt: 'The opposite of hot is __.' },
    ...{ pictures: [], caption: '', marks: [], answers: ['cold', 'dry'], correct: [0], target: 'Opposites' },
    ...part,
  })

  it('reads a question with its choices, and the answer once it is shown', () => {
    expect(spokenText(card({}), false)).toBe('The opposite of hot is blank. a: cold. b: dry.')
    expect(spokenText(card({}), true)).toBe('cold')
    expect(spokenText(card({ layout: 'question', prompt: 'Q. Why?', answers: [] }), false)).toBe('Why?')
  })

  it('never reads a target in articulation and fluency', () => {
    expect(spokenText(card({ area: 'articulation', layout: 'word', caption: 'Rabbit' }), false)).toBe('')
    expect(spokenText(card({ area: 'fluency', layout: 'line', caption: 'my_mom' }), true)).toBe('')
  })
})
