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
  it('comes one at a time, however fast a game asks, and holds nothing else up', () => {
    const mayOut = makeGate()
    const flood = Array.from({ length: 3000 }, (_, ms) =>
      mayOut(['DOWNLOAD', 'PRINT', 'COPY', 'LINK'][ms % 4] ?? '', ms),
    )
    expect(flood.filter(Boolean)).toHaveLength(2)
    expect([mayOut('SAVE', 3000), mayOut('TURN_END', 3000), mayOut('PRINT', 3000), mayOut('PRINT', 3001)]).toEqual([
      ...[true, true, true, false],
    ])
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
