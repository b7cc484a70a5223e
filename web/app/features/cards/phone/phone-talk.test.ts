import type { Card } from '@marigold/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PhoneView, Pressed } from './messages.ts'
import { makeRelay } from './testing-relay.ts'

// The cards' end and the phone's end, as they run in two browsers, through a room whose network breaks.

class Page extends EventTarget {
  readonly localStorage = makeStorage()
  readonly sessionStorage = makeStorage()
}
function makeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

let relay: ReturnType<typeof makeRelay>
let done: Pressed[]
let view: PhoneView | null
const closers: (() => void)[] = []

beforeEach(() => {
  vi.resetModules()
  relay = makeRelay()
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
  const place = await import('./phone-place.ts')
  cards.setDesk({ view: () => view, shownFor: () => 10_000, obey: (pressed) => void done.push(pressed) })
  await cards.invitePhone()
  expect(place.phonePlaceNow()).toMatchObject({ where: 'waiting', problem: '' })
  closers.push(cards.endPhone)
  return { ...cards, ...place, code: place.phonePlaceNow().code }
}

async function openPhone(code: string) {
  const { createLine } = await import('./phone-line.ts')
  const line = createLine(code)
  closers.push(line.close)
  return line
}

async function together() {
  const cards = await openCards()
  const line = await openPhone(cards.code)
  await until(() => expect(line.now()).toMatchObject({ line: 'on', waiting: 0, said: { kind: 'cards' } }))
  expect(cards.phonePlaceNow().where).toBe('scoring')
  return { cards, line }
}

const until = (holds: () => void) => vi.waitFor(holds, 20_000)

const correct: Pressed = { kind: 'act', action: 'correct' }
const incorrect: Pressed = { kind: 'act', action: 'incorrect' }

test('what is pressed on the phone acts on the cards in its order, and the phone shows what the cards show', async () => {
  const { cards, line } = await together()
  expect(line.now().said?.view).toEqual(view)
  for (const pressed of [correct, incorrect, correct]) line.press(pressed)
  await until(() => expect(line.now().waiting).toBe(0))
  expect(done).toEqual([correct, incorrect, correct])
  view = showing('ring/2')
  cards.deskChanged()
  await until(() => expect(line.now().said?.view?.showing).toBe('ring/2'))
})

test('nothing that the server is told can be read: no word, name, score or code', async () => {
  const { cards, line } = await together()
  line.press(correct)
  await until(() => expect(line.now().waiting).toBe(0))
  const all = relay.sent.join('\n')
  expect(all.length).toBeGreaterThan(500)
  for (const secret of ['Rabbit', 'Mina', 'initial', 'correct', cards.code]) expect(all).not.toContain(secret)
})

test('a press whose answer is lost is sent again and counts once', async () => {
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

test('a press that was on its way when the network broke is delivered once it is back', async () => {
  const { line } = await together()
  relay.down = true
  relay.breakStreams()
  line.press(correct)
  await until(() => expect(line.now()).toMatchObject({ line: 'off', waiting: 1 }))
  relay.down = false
  await until(() => expect(line.now()).toMatchObject({ line: 'on', waiting: 0, refused: null }))
  expect(done).toEqual([correct])
})

test('a score for a card that has gone does nothing, and the phone is told so', async () => {
  const { line } = await together()
  view = showing('ring/2')
  line.press(correct)
  await until(() => expect(line.now()).toMatchObject({ waiting: 0, refused: 'moved' }))
  expect(done).toEqual([])
})

test('the strip comes back when the phone is gone for a while, and goes to it again only when it asks', async () => {
  const { cards, line } = await together()
  vi.useFakeTimers()
  relay.phoneIs(false)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(cards.phonePlaceNow().where).toBe('scoring')
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  await until(() => expect(cards.phonePlaceNow()).toMatchObject({ where: 'away', why: 'gone' }))
  await until(() => expect(line.now().said?.kind).toBe('back'))
  relay.phoneIs(true)
  line.press(correct)
  await until(() => expect(line.now().refused).toBe('back'))
  line.press({ kind: 'hello' })
  await until(() => expect(line.now().said?.kind).toBe('cards'))
  expect([cards.phonePlaceNow(), done]).toMatchObject([{ where: 'scoring', why: null }, []])
})

test('while no cards are open a press does nothing; the next player’s cards in the place of these are no gap', async () => {
  const { cards, line } = await together()
  const desk = () => ({ view: () => view, shownFor: () => 0, obey: (pressed: Pressed) => void done.push(pressed) })
  const [first, second] = [desk(), desk()]
  cards.setDesk(first)
  const heard: (string | undefined)[] = []
  line.subscribe(() => heard.push(line.now().said?.kind))
  cards.leaveDesk(first)
  cards.setDesk(second)
  line.press(correct)
  await until(() => expect(done).toEqual([correct]))
  expect(heard).not.toContain('rest')
  cards.leaveDesk(second)
  await until(() => expect(line.now().said?.kind).toBe('rest'))
  line.press(correct)
  await until(() => expect(line.now().refused).toBe('rest'))
  expect(done).toEqual([correct])
})

test('ended beside the cards or by the server, it is over on both sides', async () => {
  const { cards, line } = await together()
  relay.end()
  await until(() => expect(line.now()).toMatchObject({ line: 'over' }))
  expect(line.now().problem).toContain('is back with the cards')
  expect(cards.phonePlaceNow()).toMatchObject({ where: 'off', why: 'over' })
  line.press(correct)
  expect(done).toEqual([])
})

test('cards that load again go on with the phone, and count nothing twice', async () => {
  const { line } = await together()
  line.press(correct)
  await until(() => expect(line.now().waiting).toBe(0))
  // Another page load: new modules, the same tab.
  vi.resetModules()
  const cards = await import('./cards-room.ts')
  const place = await import('./phone-place.ts')
  closers.push(cards.endPhone)
  expect(place.phonePlaceNow().where).toBe('scoring')
  const again: Pressed[] = []
  cards.setDesk({ view: () => view, shownFor: () => 10_000, obey: (pressed) => void again.push(pressed) })
  await cards.resumeRoom()
  relay.tellAgain()
  line.press(incorrect)
  await until(() => expect(again).toEqual([incorrect]))
})

test('a page over plain http says why no phone can score', async () => {
  vi.stubGlobal('crypto', {})
  const cards = await import('./cards-room.ts')
  const { phonePlaceNow } = await import('./phone-place.ts')
  await cards.invitePhone()
  expect(phonePlaceNow().problem).toContain('opened over plain HTTP')
  expect(relay.sent).toEqual([])
})
