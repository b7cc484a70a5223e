import { describe, expect, it } from 'vitest'
import { actionOf, scoreOf, stepped } from './keys.ts'
import { keepsUntilNext, parseSettings } from './settings.ts'
import { nextCue, scoreText, tallyOf, type Try } from './tally.ts'
import { litAt } from './use-scan.ts'

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more })

const rules = (more = {}) => ({ scoring: true, characterKeys: true, clickerScores: false, ...more })

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

  it('go round at both ends', () => {
    expect([stepped(2, 1, 3), stepped(0, -1, 3), stepped(0, 1, 0)]).toEqual([0, 2, 0])
  })
})

describe('the tally', () => {
  const tries = (...results: Try['result'][]): Try[] => results.map((result) => ({ card: 'a', result, cue: 0 }))

  it('counts correct among answered tries and leaves no response out', () => {
    expect(tallyOf(tries('correct', 'approx', 'incorrect', 'none'))).toEqual({ count: 4, correct: 1, percent: 33 })
    expect(tallyOf(tries('none')).percent).toBeNull()
  })

  it('names a score with its cue, and goes round the four cues', () => {
    expect(scoreText({ card: 'a', result: 'correct', cue: 1 })).toBe('Correct, cue 1')
    expect(scoreText({ card: 'a', result: 'approx', cue: 0 })).toBe('Close')
    expect([0, 1, 2, 3].map((cue) => nextCue(cue as 0))).toEqual([1, 2, 3, 0])
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

describe('one switch', () => {
  it('goes round twice and then rests', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((step) => litAt(step, 3))).toEqual([0, 1, 2, 0, 1, 2, null])
    expect(litAt(0, 0)).toBeNull()
  })
})
