import { beforeAll, describe, expect, test } from 'vitest'
import { lateMs, Press, pressedOf, ruling, version, type Pressed } from './messages.ts'
import { createPressQueue, type Delivery, type Sent } from './press-queue.ts'
import { keysOf, type RoomKeys } from './seal.ts'

describe('what is sealed', () => {
  let keys: RoomKeys
  let others: RoomKeys
  beforeAll(async () => {
    keys = await keysOf('ABCD2345WXYZ')
    others = await keysOf('ABCD2345WXYY')
  })
  const value = { words: 'Größe 🎲', list: [1, null] }

  test('is opened by the same code alone, and looks like nothing twice', async () => {
    const again = await keysOf('ABCD2345WXYZ')
    const [one, two] = [await keys.seal('cards', 7, value), await keys.seal('cards', 7, value)]
    expect(await again.unseal('cards', 7, one)).toEqual(value)
    expect([one === two, one.includes('words'), /^[\w-]+$/.test(one)]).toEqual([false, false, true])
    await expect(others.unseal('cards', 7, one)).rejects.toThrow()
  })

  test('is refused under another number, from the other side, and when a letter was changed', async () => {
    const sealed = await keys.seal('phone', 7, value)
    await expect(keys.unseal('phone', 8, sealed)).rejects.toThrow()
    await expect(keys.unseal('cards', 7, sealed)).rejects.toThrow()
    const broken = sealed.slice(0, 40) + (sealed[40] === 'A' ? 'B' : 'A') + sealed.slice(41)
    await expect(keys.unseal('phone', 7, broken)).rejects.toThrow()
    await expect(keys.unseal('phone', 7, 'AAAA')).rejects.toThrow()
  })

  test('goes with a name and a proof that fit what the server takes, and tell nothing of one another', () => {
    for (const one of [keys, others]) expect([one.room.length, one.proof.length]).toEqual([22, 43])
    expect(new Set([keys.room, keys.proof.slice(0, 22), others.room, others.proof.slice(0, 22)]).size).toBe(4)
  })
})

describe('a press', () => {
  const press = (pressed: Pressed, more: Partial<Press> = {}): Press => ({
    version,
    at: 'a/1',
    age: 0,
    pressed,
    ...more,
  })
  const score = (more?: Partial<Press>) => press({ kind: 'act', action: 'correct' }, more)
  const now = { showing: 'a/1', shownFor: 10_000, away: false }

  test('acts on the card that it was made for, and never on another one', () => {
    expect(ruling(score(), now)).toBeNull()
    const others: Pressed[] = [
      { kind: 'act', action: 'correct' },
      { kind: 'act', action: 'correct-next' },
      { kind: 'act', action: 'choose-b' },
      { kind: 'answer' },
      { kind: 'say', words: 'a dog' },
      { kind: 'score', result: 'correct', more: {} },
    ]
    for (const pressed of others) expect(ruling(press(pressed), { ...now, showing: 'b/2', shownFor: 10 })).toBe('moved')
  })

  test('that moves on follows quick ones, and does nothing once the cards have stood elsewhere for a while', () => {
    const next = press({ kind: 'act', action: 'next' })
    expect(ruling(next, { ...now, showing: 'b/2', shownFor: 500 })).toBeNull()
    expect(ruling(next, { ...now, showing: 'b/2', shownFor: 5_000 })).toBe('moved')
  })

  test('that says how help is given or whose turn it is holds for whatever card', () => {
    const elsewhere = { ...now, showing: 'b/2' }
    for (const pressed of [
      { kind: 'act', action: 'cue' },
      { kind: 'help', help: { cue: 2 } },
      { kind: 'session', part: { seat: 2 }, without: [] },
    ] satisfies Pressed[])
      expect(ruling(press(pressed), elsewhere)).toBeNull()
  })

  test('that comes late, after the strip went back, or to no cards does nothing; asking for the strip always does', () => {
    expect(ruling(score({ age: lateMs + 1 }), now)).toBe('late')
    expect(ruling(score(), { ...now, away: true })).toBe('back')
    expect(ruling(score(), { ...now, showing: null })).toBe('rest')
    expect(ruling(press({ kind: 'hello' }, { age: lateMs + 1 }), { ...now, showing: null, away: true })).toBeNull()
  })

  test('that was not made by our page is none', () => {
    const odd = [
      null,
      {},
      press({ kind: 'act', action: 'delete' } as never),
      press({ kind: 'score', result: 'correct', more: { ease: 9 } }),
      press({ kind: 'session', part: { seat: 7 }, without: [] }),
      { ...score(), version: 0 },
      { ...score(), age: -1 },
      press({ kind: 'say', words: 'x'.repeat(1_000) }),
    ]
    expect(odd.filter((one) => Press.safeParse(one).success)).toEqual([])
  })

  test('of the session says only what changed, so that it undoes nothing that the cards did meanwhile', () => {
    const part = { seat: 1, goal: 50, practice: 'blocked' } as const
    expect(pressedOf({ kind: 'session', part: { ...part, seat: 2 } }, part)).toEqual({
      ...{ kind: 'session', part: { seat: 2 }, without: [] },
    })
    expect(pressedOf({ kind: 'session', part: { seat: 1, goal: 50, manner: 'imitated' } }, part)).toEqual({
      ...{ kind: 'session', part: { manner: 'imitated' }, without: ['practice'] },
    })
    expect(pressedOf({ kind: 'begin' }, part)).toBeNull()
  })
})

describe('what was pressed', () => {
  const one = (seq: number): Sent => ({ seq, at: 'a/1', madeAt: 0, pressed: { kind: 'answer' } })
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

  test('is sent in its order, again under its number until it got through', async () => {
    const { tried, queue } = aQueue('again', 'again')
    for (const seq of [1, 2, 3]) queue.add(one(seq))
    await settled()
    expect(tried).toEqual([1, 1, 1, 2, 3])
  })

  test('waits until the cards have taken it, and is then known to have arrived', async () => {
    const { queue } = aQueue()
    for (const seq of [1, 2, 3]) queue.add(one(seq))
    await settled()
    expect(queue.waiting()).toBe(3)
    expect([queue.taken(2).map(({ seq }) => seq), queue.waiting()]).toEqual([[1, 2], 1])
    expect(queue.taken(2)).toEqual([])
  })

  test('is not sent again when the cards took it although no answer came', async () => {
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

  test('after the end is not sent any more', async () => {
    const { tried, queue } = aQueue('over')
    queue.add(one(1))
    await settled()
    queue.add(one(2))
    await settled()
    expect(tried).toEqual([1])
  })
})
