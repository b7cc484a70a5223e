import { messageCap } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import { messageOf } from './messages.ts'
import { rmsOf } from './microphone.ts'
import { saveKey } from './saves.ts'
import { makeGate } from './use-outputs.ts'
import { linkWith, settingsOf } from './settings-link.ts'

const frame = { frame: true }
const from = (data: unknown, more = {}) => ({ source: frame as unknown, origin: 'null', data, ...more })

describe('the message guard', () => {
  it('lets a known message of that frame through', () => {
    expect(messageOf(from({ type: 'TURN_END', player: 1, turn: 2 }), frame)).toEqual({
      type: 'TURN_END',
      player: 1,
      turn: 2,
    })
    expect(messageOf(from({ type: 'GAME_READY' }), frame)).toEqual({ type: 'GAME_READY' })
  })

  it('drops a message of another window, of a real origin, and all while there is no frame', () => {
    const ready = { type: 'GAME_READY' }
    expect(messageOf(from(ready, { source: {} }), frame)).toBeNull()
    expect(messageOf(from(ready, { source: null }), null)).toBeNull()
    expect(messageOf(from(ready, { origin: 'https://example.org' }), frame)).toBeNull()
  })

  it.each([
    ['an unknown type', { type: 'EVAL', code: '1' }],
    ['a player out of range', { type: 'TURN_END', player: 7, turn: 1 }],
    ['a picture that is an address', { type: 'PRINT', picture: 'https://example.org/a.png' }],
    ['a save over the cap', { type: 'SAVE', data: 'x'.repeat(messageCap) }],
    ['a settings code with signs in it', { type: 'LINK', code: 'a&b=c' }],
    ['no object', 'GAME_READY'],
    ['nothing', undefined],
  ])('drops %s', (_, data) => {
    expect(messageOf(from(data), frame)).toBeNull()
  })

  it('drops data that holds itself', () => {
    const ring: Record<string, unknown> = { type: 'SAVE' }
    ring.data = ring
    expect(messageOf(from(ring), frame)).toBeNull()
  })
})

describe('what a game hands out', () => {
  const copied = (text: string) => ({ type: 'COPY', text }) as const
  const printed = (picture: string) => ({ type: 'PRINT', picture }) as const

  it('is all let through when a note, the tries, and a print are asked for at once', () => {
    const mayOut = makeGate()
    expect([mayOut(copied('note'), 0), mayOut(copied('every try'), 400), mayOut(printed('poster'), 900)]).toEqual([
      ...['out', 'out', 'out'],
    ])
  })

  it('comes once for two taps in a hurry, and again when it is asked for later', () => {
    const mayOut = makeGate()
    expect([mayOut(copied('note'), 0), mayOut(copied('note'), 300), mayOut(copied('note'), 1600)]).toEqual([
      ...['out', 'once', 'out'],
    ])
  })

  it('cannot flood, however fast a game asks, and holds nothing else up', () => {
    const mayOut = makeGate()
    const flood = Array.from({ length: 3000 }, (_, ms) =>
      mayOut(ms % 2 ? copied(`text ${ms}`) : printed(`picture ${ms}`), ms),
    )
    expect(flood.filter((one) => one === 'out')).toHaveLength(4)
    expect(mayOut({ type: 'TURN_END', player: 1, turn: 1 }, 3000)).toBe('out')
    expect([mayOut(printed('a'), 6000), mayOut(printed('b'), 6001), mayOut(printed('c'), 6002)]).toEqual([
      ...['out', 'out', 'out'],
    ])
    expect(mayOut(printed('d'), 6003)).toBe('full')
  })
})

describe('saves', () => {
  it('are kept apart for each person and game', () => {
    expect(new Set([saveKey(1, 'a'), saveKey(2, 'a'), saveKey(null, 'a'), saveKey(1, 'b')]).size).toBe(4)
  })
})

describe('a link with settings', () => {
  it('keeps the address of the game, replaces an older code, and is read back', () => {
    const link = linkWith('https://marigold.test/game/lantern-river?name=Lantern%20River&set=old#x', 'WzIse31d')
    expect(link).toBe('https://marigold.test/game/lantern-river?name=Lantern+River&set=WzIse31d')
    expect(settingsOf(new URL(link).search)).toEqual({ code: 'WzIse31d' })
  })

  it('hands nothing to the game that is no code', () => {
    expect(settingsOf('?name=x')).toEqual({})
    expect(settingsOf('?set=%3Cscript%3E')).toEqual({})
  })
})

describe('loudness', () => {
  it('is nothing in silence and the most at full swing', () => {
    expect(rmsOf(new Float32Array(64))).toBe(0)
    expect(rmsOf(new Float32Array(64).fill(-1))).toBe(1)
    expect(rmsOf(new Float32Array(0))).toBe(0)
  })
})
