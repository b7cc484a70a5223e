import { messageCap } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import { parseGameMessage } from './messages.ts'
import { rms } from './microphone.ts'
import { saveKey } from './saves.ts'
import { createOutputGate } from './use-outputs.ts'
import { linkWithSettings, settingsFromUrl } from './settings-link.ts'

const frame = { frame: true }
const from = (data: unknown, more = {}) => ({ source: frame as unknown, origin: 'null', data, ...more })

describe('the message guard', () => {
  it('accepts a known message from the frame', () => {
    expect(parseGameMessage(from({ type: 'TURN_END', player: 1, turn: 2 }), frame)).toEqual({
      type: 'TURN_END',
      player: 1,
      turn: 2,
    })
    expect(parseGameMessage(from({ type: 'GAME_READY' }), frame)).toEqual({ type: 'GAME_READY' })
  })

  it('drops messages from another window, a real origin, or without a frame', () => {
    const ready = { type: 'GAME_READY' }
    expect(parseGameMessage(from(ready, { source: {} }), frame)).toBeNull()
    expect(parseGameMessage(from(ready, { source: null }), null)).toBeNull()
    expect(parseGameMessage(from(ready, { origin: 'https://example.org' }), frame)).toBeNull()
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
    expect(parseGameMessage(from(data), frame)).toBeNull()
  })

  it('drops circular data', () => {
    const ring: Record<string, unknown> = { type: 'SAVE' }
    ring.data = ring
    expect(parseGameMessage(from(ring), frame)).toBeNull()
  })
})

describe('the output gate', () => {
  const copied = (text: string) => ({ type: 'COPY', text }) as const
  const printed = (picture: string) => ({ type: 'PRINT', picture }) as const

  it('lets a note, the trials, and a print through at once', () => {
    const mayOut = createOutputGate()
    expect([mayOut(copied('note'), 0), mayOut(copied('every try'), 400), mayOut(printed('poster'), 900)]).toEqual([
      ...['out', 'out', 'out'],
    ])
  })

  it('ignores a double tap, but not a later request', () => {
    const mayOut = createOutputGate()
    expect([mayOut(copied('note'), 0), mayOut(copied('note'), 300), mayOut(copied('note'), 1600)]).toEqual([
      ...['out', 'once', 'out'],
    ])
  })

  it('limits a game that floods, without blocking other outputs', () => {
    const mayOut = createOutputGate()
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
  it('are separate per user and game', () => {
    expect(new Set([saveKey(1, 'a'), saveKey(2, 'a'), saveKey(null, 'a'), saveKey(1, 'b')]).size).toBe(4)
  })
})

describe('a link with settings', () => {
  it("keeps the game's URL, replaces an older code, and can be read back", () => {
    const link = linkWithSettings('https://marigold.test/game/lantern-river?name=Lantern%20River&set=old#x', 'WzIse31d')
    expect(link).toBe('https://marigold.test/game/lantern-river?name=Lantern+River&set=WzIse31d')
    expect(settingsFromUrl(new URL(link).search)).toEqual({ code: 'WzIse31d' })
  })

  it("ignores codes that aren't valid", () => {
    expect(settingsFromUrl('?name=x')).toEqual({})
    expect(settingsFromUrl('?set=%3Cscript%3E')).toEqual({})
  })
})

describe('loudness', () => {
  it('is 0 in silence and 1 at full scale', () => {
    expect(rms(new Float32Array(64))).toBe(0)
    expect(rms(new Float32Array(64).fill(-1))).toBe(1)
    expect(rms(new Float32Array(0))).toBe(0)
  })
})
