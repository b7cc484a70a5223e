import { describe, expect, it } from 'vitest'
import type { Card } from '@marigold/contract'
import { actionOf, chosenPlace, scoreOf, stepped } from './input/keys.ts'
import { keepsUntilNext, parseSettings } from './settings/settings.ts'
import { paceOf } from '../scan/use-scan.ts'
import { clockText } from './scoring/clock.tsx'
import { petalsFull } from './scoring/tally-button.tsx'
import { isOfSwipe, swipeOf } from './input/use-swipe.ts'
import { spokenText } from './use-voice.ts'

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more })

const rules = (more = {}) => ({ scoring: true, letters: 0, characterKeys: true, clickerScores: false, ...more })

describe('the keys of the viewer', () => {
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
    expect(actionOf(key(name), 'page', rules())).toBe(action)
  })

  it('leave Space to a focused button, everything to a field, and shortcuts to the browser', () => {
    expect(actionOf(key(' '), 'button', rules())).toBeNull()
    expect(actionOf(key('ArrowRight'), 'button', rules())).toBe('next')
    expect(actionOf(key('ArrowRight'), 'field', rules())).toBeNull()
    expect(actionOf(key('z', { ctrlKey: true }), 'page', rules())).toBeNull()
  })

  it('score nothing where there is no scoring', () => {
    expect(actionOf(key('1'), 'page', rules({ scoring: false }))).toBeNull()
    expect(actionOf(key(' '), 'page', rules({ scoring: false }))).toBe('forward')
  })

  it('of one character can be switched off; all others stay', () => {
    const off = rules({ characterKeys: false })
    for (const name of ['1', '2', '3', '0', 'c', 'z']) expect(actionOf(key(name), 'page', off)).toBeNull()
    expect(actionOf(key('ArrowLeft'), 'page', off)).toBe('previous')
    expect(actionOf(key(' '), 'page', off)).toBe('forward')
  })

  it('of a presenter score and go on when that is set, and only where there is scoring', () => {
    const clicker = rules({ clickerScores: true })
    expect([actionOf(key('PageDown'), 'page', clicker), actionOf(key('PageUp'), 'button', clicker)]).toEqual([
      'correct-next',
      'incorrect-next',
    ])
    expect(actionOf(key('PageDown'), 'page', { ...clicker, scoring: false })).toBe('next')
    expect(scoreOf('incorrect-next')).toEqual({ result: 'incorrect', goesOn: true })
    expect(scoreOf('approx')).toEqual({ result: 'approx', goesOn: false })
  })

  it('of a letter touch the option that bears it; the cue is Shift and C where c is an option', () => {
    const lettered = rules({ letters: 4 })
    expect(['a', 'c', 'd'].map((name) => actionOf(key(name), 'page', lettered))).toEqual([
      'choose-a',
      'choose-c',
      'choose-d',
    ])
    expect(actionOf(key('C'), 'page', lettered)).toBe('cue')
    expect(actionOf(key('c'), 'page', rules({ letters: 2 }))).toBe('cue')
    expect(actionOf(key('a'), 'page', rules({ letters: 4, characterKeys: false }))).toBeNull()
    expect([chosenPlace('choose-c'), chosenPlace('cue')]).toEqual([2, -1])
  })

  it('go round at both ends', () => {
    expect([stepped(2, 1, 3), stepped(0, -1, 3), stepped(0, 1, 0)]).toEqual([0, 2, 0])
  })
})

describe('the settings of a device', () => {
  it('stand at their defaults when nothing, or nonsense, was stored', () => {
    const defaults = parseSettings(null)
    expect(defaults).toMatchObject({ clickerScores: false, characterKeys: true, fade: 4, scan: 0, keep: false })
    for (const text of ['', '{', '[]', '"x"', 'null']) expect(parseSettings(text)).toEqual(defaults)
    expect(parseSettings('{"fade":7,"keep":true,"more":1}')).toEqual({ ...defaults, keep: true })
  })

  it('keep what shows for a moment when asked to, and by themselves with a switch or reduced motion', () => {
    const settings = parseSettings(null)
    expect(keepsUntilNext(settings, false)).toBe(false)
    expect(keepsUntilNext({ ...settings, keep: true }, false)).toBe(true)
    expect(keepsUntilNext({ ...settings, scan: 2 }, false)).toBe(true)
    expect(keepsUntilNext(settings, true)).toBe(true)
  })
})

describe('switches', () => {
  it('are off, one that moves by time, or two of which no time runs', () => {
    const settings = parseSettings(null)
    expect(paceOf(settings).mode).toBe('off')
    expect(paceOf({ ...settings, scan: 2 })).toEqual({ mode: 'one', style: 'auto', seconds: 2, first: 1 })
    expect(paceOf({ ...settings, scan: 2, twoSwitches: true }).mode).toBe('two')
    expect(keepsUntilNext({ ...settings, twoSwitches: true }, false)).toBe(true)
  })
})

describe('a swipe', () => {
  it('to the left is next, to the right previous, and a steep or short one nothing', () => {
    expect([swipeOf(-80, 10), swipeOf(80, -20), swipeOf(-30, 0), swipeOf(70, 60)]).toEqual([1, -1, null, null])
  })

  it('takes only the click right behind it, and never the press of a key, a switch or a screen reader', () => {
    expect(isOfSwipe(1000, { timeStamp: 1010, detail: 1 })).toBe(true)
    expect(isOfSwipe(1000, { timeStamp: 1010, detail: 0 })).toBe(false)
    expect(isOfSwipe(1000, { timeStamp: 1600, detail: 1 })).toBe(false)
    expect(isOfSwipe(null, { timeStamp: 1010, detail: 1 })).toBe(false)
  })
})

describe('the flower and the clock', () => {
  it('fill by the goal, or by blocks of eight without one', () => {
    expect([petalsFull(0, 0), petalsFull(8, 0), petalsFull(9, 0)]).toEqual([0, 8, 1])
    expect([petalsFull(6, 50), petalsFull(25, 50), petalsFull(70, 50)]).toEqual([0, 4, 8])
  })

  it('tell minutes and seconds', () => {
    expect([clockText(0), clockText(247_900), clockText(-5)]).toEqual(['0:00', '4:07', '0:00'])
  })
})

describe('the voice', () => {
  const card = (part: Partial<Card>): Card => ({
    ...{ key: 'x', area: 'language' as const, layout: 'choice' as const, prompt: 'The opposite of hot is __.' },
    ...{ pictures: [], caption: '', marks: [], answers: ['cold', 'dry'], correct: [0], target: 'Opposites' },
    ...part,
  })

  it('reads a question with its choices, and the answer once it shows', () => {
    expect(spokenText(card({}), false)).toBe('The opposite of hot is blank. a: cold. b: dry.')
    expect(spokenText(card({}), true)).toBe('cold')
    expect(spokenText(card({ layout: 'question', prompt: 'Q. Why?', answers: [] }), false)).toBe('Why?')
  })

  it('never models a target: nothing of articulation and fluency is read', () => {
    expect(spokenText(card({ area: 'articulation', layout: 'word', caption: 'Rabbit' }), false)).toBe('')
    expect(spokenText(card({ area: 'fluency', layout: 'line', caption: 'my_mom' }), true)).toBe('')
  })
})
