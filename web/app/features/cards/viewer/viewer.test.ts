import { describe, expect, it } from 'vitest'
import { actionOf, stepped } from './keys.ts'
import { nextCue, scoreText, tallyOf, type Try } from './tally.ts'

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more })

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
    expect(actionOf(key(name), 'page', true)).toBe(action)
  })

  it('leave Space to a focused button, everything to a field, and shortcuts to the browser', () => {
    expect(actionOf(key(' '), 'button', true)).toBeNull()
    expect(actionOf(key('ArrowRight'), 'button', true)).toBe('next')
    expect(actionOf(key('ArrowRight'), 'field', true)).toBeNull()
    expect(actionOf(key('z', { ctrlKey: true }), 'page', true)).toBeNull()
  })

  it('score nothing where there is no scoring', () => {
    expect(actionOf(key('1'), 'page', false)).toBeNull()
    expect(actionOf(key(' '), 'page', false)).toBe('forward')
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
