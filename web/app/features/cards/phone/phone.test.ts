import { beforeAll, describe, expect, test } from 'vitest'
import { staleMs, Press, toPressed, checkPress, version, type Pressed } from './messages.ts'
import { createPressQueue, type Delivery, type QueuedPress } from './press-queue.ts'
import { deriveKeys, type RoomKeys } from './encryption.ts'

describe('a sealed message', () => {
  let keys: RoomKeys
  let others: RoomKeys
  beforeAll(async () => {
    keys = await deriveKeys('ABCD2345WXYZ')
    others = await deriveKeys('ABCD2345WXYY')
  })
  const value = { words: 'Größe 🎲', list: [1, null] }

  test('opens with the same code only, and never looks the same twice', async () => {
    const again = await deriveKeys('ABCD2345WXYZ')
    const [one, two] = [await keys.seal('cards', 7, value), await keys.seal('cards', 7, value)]
    expect(await again.unseal('cards', 7, one)).toEqual(value)
    expect([one === two, one.includes('words'), /^[\w-]+$/.test(one)]).toEqual([false, false, true])
    await expect(others.unseal('cards', 7, one)).rejects.toThrow()
  })

  test('is rejected with another number, from the other side, or after a change', async () => {
    const sealed = await keys.seal('phone', 7, value)
    await expect(keys.unseal('phone', 8, sealed)).rejects.toThrow()
    await expect(keys.unseal('cards', 7, sealed)).rejects.toThrow()
    const broken = sealed.slice(0, 40) + (sealed[40] === 'A' ? 'B' : 'A') + sealed.slice(41)
    await expect(keys.unseal('phone', 7, broken)).rejects.toThrow()
    await expect(keys.unseal('phone', 7, 'AAAA')).rejects.toThrow()
  })

  test('has a name and proof the server accepts, which reveal nothing about each other', () => {
    for (const one of [keys, others]) expect([one.room.length, one.proof.length]).toEqual([22, 43])
    expect(new Set([keys.room, keys.proof.slice(0, 22), others.room, others.proof.slice(0, 22)]).size).toBe(4)
  })
})

describe('a tap', () => {
  const press = (pressed: Pressed, more: Partial<Press> = {}): Press => ({
    version,
    at: 'a/1',
    age: 0,
    pressed,
    ...more,
  })
  const score = (more?: Partial<Press>) => press({ kind: 'act', action: 'correct' }, more)
  const now = { showing: 'a/1', shownFor: 10_000, away: false }

  test('acts only on the card it was made for', () => {
    expect(checkPress(score(), now)).toBeNull()
    const others: Pressed[] = [
      { kind: 'act', action: 'correct' },
      { kind: 'act', action: 'correct-next' },
      { kind: 'act', action: 'choose-b' },
      { kind: 'answer' },
      { kind: 'say', words: 'a dog' },
      { kind: 'score', slot: 'correct', more: {} },
    ]
    for (const pressed of others)
      expect(checkPress(press(pressed), { ...now, showing: 'b/2', shownFor: 10 })).toBe('moved')
  })

  test('that moves on follows recent moves, but not a card that has been elsewhere for a while', () => {
    const next = press({ kind: 'act', action: 'next' })
    expect(checkPress(next, { ...now, showing: 'b/2', shownFor: 500 })).toBeNull()
    expect(checkPress(next, { ...now, showing: 'b/2', shownFor: 5_000 })).toBe('moved')
  })

  test('that sets cue or turn is valid for any card', () => {
    const elsewhere = { ...now, showing: 'b/2' }
    for (const pressed of [
      { kind: 'act', action: 'cue' },
      { kind: 'help', help: { cue: 2 } },
      { kind: 'session', part: { seat: 2 }, without: [] },
    ] satisfies Pressed[])
      expect(checkPress(press(pressed), elsewhere)).toBeNull()
  })

  test('is ignored if it is late, after the strip went back, or without cards, unless it asks for the strip', () => {
    expect(checkPress(score({ age: staleMs + 1 }), now)).toBe('late')
    expect(checkPress(score(), { ...now, away: true })).toBe('back')
    expect(checkPress(score(), { ...now, showing: null })).toBe('rest')
    expect(checkPress(press({ kind: 'hello' }, { age: staleMs + 1 }), { ...now, showing: null, away: true })).toBeNull()
  })

  test("that our page didn't create is rejected", () => {
    const odd = [
      null,
      {},
      press({ kind: 'act', action: 'delete' } as never),
      press({ kind: 'score', slot: 'correct', more: { ease: 9 } }),
      press({ kind: 'session', part: { seat: 7 }, without: [] }),
      { ...score(), version: 0 },
      { ...score(), age: -1 },
      press({ kind: 'say', words: 'x'.repeat(1_000) }),
    ]
    expect(odd.filter((one) => Press.safeParse(one).success)).toEqual([])
  })

  test("sends only changed session fields, so that it doesn't undo changes on the cards", () => {
    const part = { seat: 1, goal: 50, practice: 'blocked' } as const
    expect(toPressed({ kind: 'session', part: { ...part, seat: 2 } }, part)).toEqual({
      ...{ kind: 'session', part: { seat: 2 }, without: [] },
    })
    expect(toPressed({ kind: 'session', part: { seat: 1, goal: 50, manner: 'imitated' } }, part)).toEqual({
      ...{ kind: 'session', part: { manner: 'imitated' }, without: ['practice'] },
    })
    expect(toPressed({ kind: 'begin' }, part)).toBeNull()
  })
})

describe('the tap queue', () => {
  const one = (seq: number): QueuedPress => ({ seq, at: 'a/1', madeAt: 0, pressed: { kind: 'answer' } })
  const noPause = () => Promise.resolve()

  function aQueue(...answers: Delivery[]) {
    const tried: number[] = []
    const queue = createPressQueue(async ({ seq }) => {
      tried.push(seq)
      return answers.shift() ?? 'sent'
    }, noPause)
    return { tried, queue }
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  test('sends in order and retries under the same number', async () => {
    const { tried, queue } = aQueue('again', 'again')
    for (const seq of [1, 2, 3]) queue.add(one(seq))
    await settled()
    expect(tried).toEqual([1, 1, 1, 2, 3])
  })

  test('waits until the cards accept a tap', async () => {
    const { queue } = aQueue()
    for (const seq of [1, 2, 3]) queue.add(one(seq))
    await settled()
    expect(queue.waiting()).toBe(3)
    expect([queue.taken(2).map(({ seq }) => seq), queue.waiting()]).toEqual([[1, 2], 1])
    expect(queue.taken(2)).toEqual([])
  })

  test("doesn't resend a tap that was accepted without a response", async () => {
    let goOn = () => {}
    const tried: number[] = []
    const queue = createPressQueue(
      async ({ seq }) => {
        tried.push(seq)
        return seq === 1 ? 'again' : 'sent'
      },
      () => new Promise((resolve) => (goOn = resolve)),
    )
    queue.add(one(1))
    await settled()
    queue.taken(1)
    queue.add(one(2))
    goOn()
    await settled()
    expect(tried).toEqual([1, 2])
  })

  test('stops sending after the end', async () => {
    const { tried, queue } = aQueue('over')
    queue.add(one(1))
    await settled()
    queue.add(one(2))
    await settled()
    expect(tried).toEqual([1])
  })
})
