import { m } from '#messages'
import { endPhoneRoom, hearPhone, openPhoneRoom, tellPhone, type FromPhoneRoom } from '@marigold/contract'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { hear } from '../../../platform/calls/event-stream.ts'
import { newCode } from '../../../platform/words/spoken-code.ts'
import { Press, ruling, version, type PhoneView, type Refused, type ToPhone } from './messages.ts'
import { changePhonePlace, keepRoom, keptRoom, leavePhone, phonePlaceNow } from './phone-place.ts'
import { canSeal, keysOf, type RoomKeys } from './seal.ts'
import { after, pause } from '../../../platform/time/timers.ts'

/** The cards that are open now: what they show, and how a press acts on them. */
export interface Desk {
  view: () => PhoneView | null
  /** For how many milliseconds the card has been shown. */
  shownFor: () => number
  obey: (pressed: Press['pressed']) => void
}

/** A phone that loads again is back within this; one that was locked comes back by its own press. */
const patience = { phone: 5_000, line: 12_000 }
const refusedKept = 10
const retryMs = [500, 1_000, 2_000, 4_000]

interface Room {
  keys: RoomKeys
  heard: number
  refused: ToPhone['refused']
  /** Of the newest state; goes up with the clock, so that a reload needs no memory of it. */
  seq: number
  changed: boolean
  telling: boolean
  stop: () => void
  over: boolean
  cancels: Partial<Record<'phone' | 'line', () => void>>
  /** Presses are dealt with one after the other. */
  queue: Promise<void>
}

let room: Room | null = null
let desk: Desk | null = null

function keep({ heard }: Room) {
  const { code, where } = phonePlaceNow()
  if (where === 'scoring' || where === 'away') keepRoom({ code, where, heard })
}

function messageNow({ heard, refused }: Room): ToPhone {
  const view = desk?.view() ?? null
  const kind = phonePlaceNow().where === 'away' ? 'back' : view ? 'cards' : 'rest'
  return { version, kind, view: kind === 'cards' ? view : null, heard, refused }
}

/** Sends what the cards show now; while one is on its way only the newest waits. */
async function tell(now: Room): Promise<void> {
  now.changed = true
  if (now.telling) return
  now.telling = true
  let failures = 0
  while (now.changed && !now.over) {
    now.changed = false
    const { heard } = now
    now.seq = Math.max(now.seq + 1, Date.now())
    try {
      const sealed = await now.keys.seal('cards', now.seq, messageNow(now))
      await call(tellPhone, { params: { room: now.keys.room }, body: { seq: now.seq, sealed, heard } })
      failures = 0
    } catch (error) {
      if (error instanceof ApiError && [401, 404].includes(error.status)) {
        finish(now, 'over')
        break
      }
      now.changed = true
      await pause(retryMs[Math.min(failures, retryMs.length - 1)] ?? 0)
      failures += 1
    }
  }
  now.telling = false
}

function wait(now: Room, which: 'phone' | 'line', then: (() => void) | null) {
  now.cancels[which]?.()
  now.cancels[which] = then ? after(patience[which], then) : undefined
}

/** The strip comes back under the cards; the room stays, so that the phone may take it again. */
function takeBack(now: Room, why: 'gone' | 'offline') {
  if (phonePlaceNow().where !== 'scoring') return
  changePhonePlace({ where: 'away', why })
  keep(now)
  void tell(now)
}

function finish(now: Room, why: 'over' | 'replaced' | null) {
  if (now.over) return
  now.over = true
  now.stop()
  wait(now, 'phone', null)
  wait(now, 'line', null)
  if (room === now) {
    room = null
    leavePhone(why)
  }
}

function judge(now: Room, press: Press): Refused | null {
  const view = desk?.view() ?? null
  const why = ruling(press, {
    showing: view?.showing ?? null,
    shownFor: desk?.shownFor() ?? 0,
    away: phonePlaceNow().where !== 'scoring',
  })
  if (why) return why
  if (press.pressed.kind === 'hello') {
    wait(now, 'phone', null)
    changePhonePlace({ where: 'scoring', why: null })
  } else desk?.obey(press.pressed)
  return null
}

async function take(now: Room, seq: number, sealed: string): Promise<void> {
  if (seq <= now.heard || now.over) return
  const read = Press.safeParse(await now.keys.unseal('phone', seq, sealed).catch(() => null))
  // Looked at again after waiting; noted before it acts, so that a reload in between cannot count it twice.
  if (seq <= now.heard || now.over) return
  now.heard = seq
  keep(now)
  const why = read.success ? judge(now, read.data) : 'odd'
  if (why) now.refused = [...now.refused, { seq, why }].slice(-refusedKept)
  keep(now)
  void tell(now)
}

function onEvent(now: Room, event: FromPhoneRoom) {
  if (event.kind === 'press') now.queue = now.queue.then(() => take(now, event.seq, event.sealed))
  else if (event.kind === 'phone') wait(now, 'phone', event.here ? null : () => takeBack(now, 'gone'))
  else finish(now, event.why === 'replaced' ? 'replaced' : 'over')
}

function enter(keys: RoomKeys, heard: number): Room {
  const now: Room = {
    ...{ keys, heard, refused: [], seq: 0, changed: false, telling: false, over: false, cancels: {} },
    stop: () => {},
    queue: Promise.resolve(),
  }
  now.stop = hear(hearPhone, {
    params: { room: keys.room },
    after: () => now.heard,
    onEvent: (event) => onEvent(now, event),
    onConnection: (on) => {
      wait(now, 'line', on ? null : () => takeBack(now, 'offline'))
      if (on) void tell(now)
    },
    onRefused: () => finish(now, 'over'),
  })
  // Nothing was heard yet: that is a silence too.
  wait(now, 'line', () => takeBack(now, 'offline'))
  return now
}

const insecure = m.cards_this_page_was_opened_over_plain()

/** Opens a room and shows its code. */
export async function invitePhone(): Promise<void> {
  if (!canSeal()) return changePhonePlace({ where: 'opening', why: null, problem: insecure })
  const code = newCode()
  changePhonePlace({ where: 'opening', code, why: null, problem: '' })
  try {
    const keys = await keysOf(code)
    await call(openPhoneRoom, { body: { room: keys.room, proof: keys.proof } })
    // Closed meanwhile.
    if (phonePlaceNow().code !== code) return void call(endPhoneRoom, { params: { room: keys.room } }).catch(() => {})
    room = enter(keys, 0)
    changePhonePlace({ where: 'waiting' })
  } catch (error) {
    if (phonePlaceNow().code !== code) return
    const signedOut = error instanceof ApiError && (error.status === 401 || error.code === 'needs_subscription')
    const problem = signedOut
      ? m.cards_to_score_on_a_phone_log()
      : error instanceof ApiError
        ? error.message
        : m.cards_we_couldnt_make_the_code_please()
    changePhonePlace({ problem })
  }
}

/** After a reload of the cards: goes on with the phone that was there. */
export async function resumeRoom(): Promise<void> {
  const kept = keptRoom()
  if (room || !kept) return
  const keys = canSeal() ? await keysOf(kept.code) : null
  if (room || phonePlaceNow().code !== kept.code) return
  if (keys) room = enter(keys, kept.heard)
  else leavePhone()
}

/** Ends the scoring on the phone, for good. */
export function endPhone() {
  const now = room
  if (now) {
    const { room: name } = now.keys
    finish(now, null)
    call(endPhoneRoom, { params: { room: name }, keepalive: true }).catch(() => {}) // its two hours end it
  }
  leavePhone()
}

/** Says which cards are open. */
export function setDesk(next: Desk) {
  desk = next
  if (room) void tell(room)
}

/** These cards are closed; where the next player's open in their place, the phone hears nothing of it. */
export function leaveDesk(mine: Desk) {
  after(0, () => {
    if (desk !== mine) return
    desk = null
    if (room) void tell(room)
  })
}

/** The cards show something else. */
export function deskChanged() {
  if (room) void tell(room)
}
