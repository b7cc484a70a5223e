import type { Card } from '@marigold/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PhoneView, Pressed } from './messages.ts'
import { createFakeRelay } from './fake-relay.ts'

// Runs both ends, the cards and the phone, as in two browsers over an unreliable network.

class Page extends EventTarget {
  readonly localStorage = makeStorage()
  readonly sessionStorage = makeStorage()
}
function makeStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

let relay: ReturnType<typeof createFakeRelay>
let done: Pressed[]
let view: PhoneView | null
const closers: (() => void)[] = []

beforeEach(() => {
  vi.resetModules()
  relay = createFakeRelay()
  vi.stubGlobal('fetch', relay.fetch)
  vi.stubGlobal('window', new Page())
  done = []
  view = showing('rabbit/1')
})
afterEach(() => {
  for (const close of closers.splice(0)) close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function showing(now: string): PhoneView {
  const none = { prompt: '', pictures: [], marks: [], answers: [], correct: [], target: 'R, initial, words' }
  const card: Card = { ...none, key: 'rabbit', area: 'articulation', layout: 'word', caption: 'Rabbit' }
  return {
    ...{
      card,
      scale: 'accuracy',
      showing: now,
      index: 0,
      length: 5,
      here: 0,
      scored: null,
      help: { cue: 0 },
      canUndo: false,
      shown: false,
    },
    tally: { count: 0, correct: 0, percent: null, pace: null },
    part: { seat: 1, goal: 0 },
    players: [{ seat: 1, name: 'Mina', away: false }],
    settings: { counts: true, keep: false },
  }
}

/** Opens the room at the cards. */
async function openCards() {
  const cards = await import('./cards-room.ts')
  const place = await import('./phone-status.ts')
  cards.setOpenCards({ view: () => view, shownFor: () => 10_000, obey: (pressed) => void done.push(pressed) })
  await cards.invitePhone()
  expect(place.currentPhoneStatus()).toMatchObject({ where: 'waiting', problem: '' })
  closers.push(cards.endPhone)
  return { ...cards, ...place, code: place.currentPhoneStatus().code }
}

async function openPhone(code: string) {
  const { createConnection } = await import('./phone-connection.ts')
  const line = createConnection(code)
  closers.push(line.close)
  return line
}

async function together() {
  const cards = await openCards()
  const line = await openPhone(cards.code)
  await until(() => expect(line.now()).toMatchObject({ line: 'on', waiting: 0, said: { kind: 'cards' } }))
  expect(cards.currentPhoneStatus().where).toBe('scoring')
  return { cards, line }
}

const until = (holds: () => void) => vi.waitFor(holds, 20_000)

const correct: Pressed = { kind: 'act', action: 'correct' }
const incorrect: Pressed = { kind: 'act', action: 'incorrect' }

test('taps on the phone act on the cards in order, and the phone mirrors the cards', async () => {
  const { cards, line } = await together()
  expect(line.now().said?.view).toEqual(view)
  for (const pressed of [correct, incorrect, correct]) line.press(pressed)
  await until(() => expect(line.now().waiting).toBe(0))
  expect(done).toEqual([correct, incorrect, correct])
  view = showing('ring/2')
  cards.notifyPhone()
  await until(() => expect(line.now().said?.view?.showing).toBe('ring/2'))
})

test("the server can't read any word, name, score, or code", async () => {
  const { cards, line } = await together()
  line.press(correct)
  await until(() => expect(line.now().waiting).toBe(0))
  const all = relay.sent.join('\n')
  expect(all.length).toBeGreaterThan(500)
  for (const secret of ['Rabbit', 'Mina', 'initial', 'correct', cards.code]) expect(all).not.toContain(secret)
})

test('a tap whose response was lost is sent again and counts once', async () => {
  const { line } = await together()
  relay.loseAnswersOf = '/presses'
  line.press(correct)
  await until(() => expect(done).toEqual([correct]))
  relay.loseAnswersOf = ''
  line.press(incorrect)
  await until(() => expect(line.now().waiting).toBe(0))
  relay.tellAgain()
  relay.breakStreams()
  await until(() => expect(line.now().line).toBe('on'))
  line.press(correct)
  await until(() => expect(line.now().waiting).toBe(0))
  expect(done).toEqual([correct, incorrect, correct])
})

test('a tap in flight during an outage is delivered after it', async () => {
  const { line } = await together()
  relay.down = true
  relay.breakStreams()
  line.press(correct)
  await until(() => expect(line.now()).toMatchObject({ line: 'off', waiting: 1 }))
  relay.down = false
  await until(() => expect(line.now()).toMatchObject({ line: 'on', waiting: 0, refused: null }))
  expect(done).toEqual([correct])
})

test('rejects a score for a card that is gone and tells the phone', async () => {
  const { line } = await together()
  view = showing('ring/2')
  line.press(correct)
  await until(() => expect(line.now()).toMatchObject({ waiting: 0, refused: 'moved' }))
  expect(done).toEqual([])
})

test('the strip returns when the phone is silent, and goes back only on request', async () => {
  const { cards, line } = await together()
  vi.useFakeTimers()
  relay.phoneIs(false)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(cards.currentPhoneStatus().where).toBe('scoring')
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  await until(() => expect(cards.currentPhoneStatus()).toMatchObject({ where: 'away', why: 'gone' }))
  await until(() => expect(line.now().said?.kind).toBe('back'))
  relay.phoneIs(true)
  line.press(correct)
  await until(() => expect(line.now().refused).toBe('back'))
  line.press({ kind: 'hello' })
  await until(() => expect(line.now().said?.kind).toBe('cards'))
  expect([cards.currentPhoneStatus(), done]).toMatchObject([{ where: 'scoring', why: null }, []])
})

test("ignores taps while no cards are open, but not between two players' cards", async () => {
  const { cards, line } = await together()
  const desk = () => ({ view: () => view, shownFor: () => 0, obey: (pressed: Pressed) => void done.push(pressed) })
  const [first, second] = [desk(), desk()]
  cards.setOpenCards(first)
  const heard: (string | undefined)[] = []
  line.subscribe(() => heard.push(line.now().said?.kind))
  cards.closeCards(first)
  cards.setOpenCards(second)
  line.press(correct)
  await until(() => expect(done).toEqual([correct]))
  expect(heard).not.toContain('rest')
  cards.closeCards(second)
  await until(() => expect(line.now().said?.kind).toBe('rest'))
  line.press(correct)
  await until(() => expect(line.now().refused).toBe('rest'))
  expect(done).toEqual([correct])
})

test('ending on either side or by the server ends it on both sides', async () => {
  const { cards, line } = await together()
  relay.end()
  await until(() => expect(line.now()).toMatchObject({ line: 'over' }))
  expect(line.now().problem).toContain('is back with the cards')
  expect(cards.currentPhoneStatus()).toMatchObject({ where: 'off', why: 'over' })
  line.press(correct)
  expect(done).toEqual([])
})

test('reloaded cards reconnect to the phone and count nothing twice', async () => {
  const { line } = await together()
  line.press(correct)
  await until(() => expect(line.now().waiting).toBe(0))
  // Simulates a page load: new modules in the same tab.
  vi.resetModules()
  const cards = await import('./cards-room.ts')
  const place = await import('./phone-status.ts')
  closers.push(cards.endPhone)
  expect(place.currentPhoneStatus().where).toBe('scoring')
  const again: Pressed[] = []
  cards.setOpenCards({ view: () => view, shownFor: () => 10_000, obey: (pressed) => void again.push(pressed) })
  await cards.resumeRoom()
  relay.tellAgain()
  line.press(incorrect)
  await until(() => expect(again).toEqual([incorrect]))
})

test("explains why a phone can't score over plain http", async () => {
  vi.stubGlobal('crypto', {})
  const cards = await import('./cards-room.ts')
  const { currentPhoneStatus } = await import('./phone-status.ts')
  await cards.invitePhone()
  expect(currentPhoneStatus().problem).toContain('opened over plain HTTP')
  expect(relay.sent).toEqual([])
})
