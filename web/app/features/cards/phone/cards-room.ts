import { m } from '#messages'
import { endPhoneRoom, streamFromPhone, openPhoneRoom, sendToPhone, type FromPhoneRoom } from '@marigold/contract'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { subscribeToStream } from '../../../platform/calls/event-stream.ts'
import { newCode } from '../../../platform/words/spoken-code.ts'
import { Press, checkPress, version, type PhoneView, type RejectReason, type ToPhone } from './messages.ts'
import { updatePhoneStatus, storeRoom, readStoredRoom, disconnectPhone, currentPhoneStatus } from './phone-status.ts'
import { canEncrypt, deriveKeys, type RoomKeys } from './encryption.ts'
import { after, pause } from '../../../platform/time/timers.ts'

/** The open cards: what they show, and how a tap on the phone acts on them. */
export interface OpenCards {
  view: () => PhoneView | null
  /** Returns for how many ms the card has been shown. */
  shownFor: () => number
  obey: (pressed: Press['pressed']) => void
}

/** In ms. A phone that reloads is back within this time; a locked phone reconnects when it is tapped. */
const patience = { phone: 5_000, line: 12_000 }
const refusedKept = 10
const retryMs = [500, 1_000, 2_000, 4_000]

interface Room {
  keys: RoomKeys
  heard: number
  refused: ToPhone['refused']
  /** Sequence number of the newest state. Starts from the clock, so that it keeps growing after a reload. */
  seq: number
  changed: boolean
  telling: boolean
  stop: () => void
  over: boolean
  cancels: Partial<Record<'phone' | 'line', () => void>>
  /** Taps are handled one after the other. */
  queue: Promise<void>
}

let room: Room | null = null
let desk: OpenCards | null = null

function keep({ heard }: Room) {
  const { code, where } = currentPhoneStatus()
  if (where === 'scoring' || where === 'away') storeRoom({ code, where, heard })
}

function messageNow({ heard, refused }: Room): ToPhone {
  const view = desk?.view() ?? null
  const kind = currentPhoneStatus().where === 'away' ? 'back' : view ? 'cards' : 'rest'
  return { version, kind, view: kind === 'cards' ? view : null, heard, refused }
}

/** Sends the current state. While a send is in flight, only the newest state is queued. */
async function sendState(now: Room): Promise<void> {
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
      await call(sendToPhone, { params: { room: now.keys.room }, body: { seq: now.seq, sealed, heard } })
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

/** Shows the strip under the cards again. The room stays open, so that the phone can take the strip back. */
function takeBack(now: Room, why: 'gone' | 'offline') {
  if (currentPhoneStatus().where !== 'scoring') return
  updatePhoneStatus({ where: 'away', why })
  keep(now)
  void sendState(now)
}

function finish(now: Room, why: 'over' | 'replaced' | null) {
  if (now.over) return
  now.over = true
  now.stop()
  wait(now, 'phone', null)
  wait(now, 'line', null)
  if (room === now) {
    room = null
    disconnectPhone(why)
  }
}

function judge(now: Room, press: Press): RejectReason | null {
  const view = desk?.view() ?? null
  const why = checkPress(press, {
    showing: view?.showing ?? null,
    shownFor: desk?.shownFor() ?? 0,
    away: currentPhoneStatus().where !== 'scoring',
  })
  if (why) return why
  if (press.pressed.kind === 'hello') {
    wait(now, 'phone', null)
    updatePhoneStatus({ where: 'scoring', why: null })
  } else desk?.obey(press.pressed)
  return null
}

async function take(now: Room, seq: number, sealed: string): Promise<void> {
  if (seq <= now.heard || now.over) return
  const read = Press.safeParse(await now.keys.unseal('phone', seq, sealed).catch(() => null))
  // Checked again after waiting, and recorded before acting, so that a reload in between can't count it twice.
  if (seq <= now.heard || now.over) return
  now.heard = seq
  keep(now)
  const why = read.success ? judge(now, read.data) : 'odd'
  if (why) now.refused = [...now.refused, { seq, why }].slice(-refusedKept)
  keep(now)
  void sendState(now)
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
  now.stop = subscribeToStream(streamFromPhone, {
    params: { room: keys.room },
    after: () => now.heard,
    onEvent: (event) => onEvent(now, event),
    onConnection: (on) => {
      wait(now, 'line', on ? null : () => takeBack(now, 'offline'))
      if (on) void sendState(now)
    },
    onRefused: () => finish(now, 'over'),
  })
  // No message yet counts as silence.
  wait(now, 'line', () => takeBack(now, 'offline'))
  return now
}

const insecure = m.cards_this_page_was_opened_over_plain()

/** Opens a room and shows its code. */
export async function invitePhone(): Promise<void> {
  if (!canEncrypt()) return updatePhoneStatus({ where: 'opening', why: null, problem: insecure })
  const code = newCode()
  updatePhoneStatus({ where: 'opening', code, why: null, problem: '' })
  try {
    const keys = await deriveKeys(code)
    await call(openPhoneRoom, { body: { room: keys.room, proof: keys.proof } })
    // The dialog was closed in the meantime.
    if (currentPhoneStatus().code !== code)
      return void call(endPhoneRoom, { params: { room: keys.room } }).catch(() => {})
    room = enter(keys, 0)
    updatePhoneStatus({ where: 'waiting' })
  } catch (error) {
    if (currentPhoneStatus().code !== code) return
    const loggedOut = error instanceof ApiError && (error.status === 401 || error.code === 'needs_subscription')
    const problem = loggedOut
      ? m.cards_to_score_on_a_phone_log()
      : error instanceof ApiError
        ? error.message
        : m.cards_we_couldnt_make_the_code_please()
    updatePhoneStatus({ problem })
  }
}

/** Reconnects to the same phone after the cards page reloads. */
export async function resumeRoom(): Promise<void> {
  const stored = readStoredRoom()
  if (room || !stored) return
  const keys = canEncrypt() ? await deriveKeys(stored.code) : null
  if (room || currentPhoneStatus().code !== stored.code) return
  if (keys) room = enter(keys, stored.heard)
  else disconnectPhone()
}

/** Ends scoring on the phone permanently. */
export function endPhone() {
  const now = room
  if (now) {
    const { room: name } = now.keys
    finish(now, null)
    call(endPhoneRoom, { params: { room: name }, keepalive: true }).catch(() => {}) // the room expires after two hours
  }
  disconnectPhone()
}

/** Sets the cards that are open. */
export function setOpenCards(next: OpenCards) {
  desk = next
  if (room) void sendState(room)
}

/** Called when these cards close. The phone isn't told if the next player's cards open right away. */
export function closeCards(mine: OpenCards) {
  after(0, () => {
    if (desk !== mine) return
    desk = null
    if (room) void sendState(room)
  })
}

/** Tells the phone that the cards have changed. */
export function notifyPhone() {
  if (room) void sendState(room)
}
