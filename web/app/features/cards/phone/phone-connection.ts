import { m } from '#messages'
import {
  streamFromCards,
  joinPhoneRoom,
  reportPhonePresence,
  seatHeader,
  sendToCards,
  type FromCardsRoom,
} from '@marigold/contract'
import { ApiError, call, reasonOf } from '../../../platform/calls/api-client.ts'
import { subscribeToStream } from '../../../platform/calls/event-stream.ts'
import { tabStorage } from '../../../platform/storage/browser-storage.ts'
import { version, type Pressed, type RejectReason, type ToPhone } from './messages.ts'
import { createPressQueue, retryDelay, type Delivery, type QueuedPress } from './press-queue.ts'
import { deriveKeys, type RoomKeys } from './encryption.ts'
import { every } from '../../../platform/time/timers.ts'

/** The phone's connection state. */
export interface ConnectionState {
  /** `over` is permanent. */
  line: 'joining' | 'on' | 'off' | 'over'
  /** Why the connection ended or couldn't start. */
  problem: string
  /** The cards page is connected. */
  cards: boolean
  said: ToPhone | null
  /** Taps sent but not accepted yet. */
  waiting: number
  /** Why the last tap was rejected; cleared by the next tap. */
  refused: RejectReason | null
}

/** The phone's seat in a room and its credentials. */
interface Seat {
  keys: RoomKeys
  /** Number of the last tap in this room. */
  pressed: number
  address: { params: { room: string }; headers: Record<string, string> }
}

const signEveryMs = 8_000
const seatKey = 'marigold-phone-seat'

function seatBefore(room: string): string | undefined {
  const [of, seat] = (tabStorage.read(seatKey) ?? '').split(' ')
  return of === room && seat ? seat : undefined
}

function keepSeat(room: string, seat: string) {
  // If it can't be stored, a reload has to wait until this phone's old seat times out.
  tabStorage.write(seatKey, `${room} ${seat}`)
}

const texts = {
  ended: m.cards_scoring_on_this_phone_has_ended(),
  replaced: m.cards_another_page_is_scoring_these_cards(),
  left: m.cards_this_phone_is_no_longer_scoring(),
  versions: m.cards_the_cards_and_this_phone_have(),
  broken: m.cards_this_browser_couldnt_open_the_code(),
}

/** Takes the phone's seat; retries while offline. Throws if the server refuses. */
async function takeSeat(
  code: string,
  isWanted: () => boolean,
  onProblem: (text: string) => void,
): Promise<Seat | null> {
  const keys = await deriveKeys(code)
  const params = { room: keys.room }
  for (let failures = 0; isWanted(); failures += 1) {
    const before = seatBefore(keys.room)
    try {
      const body = { proof: keys.proof, ...(before && { seat: before }) }
      const { seat, pressed } = await call(joinPhoneRoom, { params, body })
      keepSeat(keys.room, seat)
      return { keys, pressed, address: { params, headers: { [seatHeader]: seat } } }
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status > 0 && error.status < 500)) throw error
      onProblem(error.message)
      await retryDelay(failures)
    }
  }
  return null
}

async function deliver({ keys, address }: Seat, { seq, at, madeAt, pressed }: QueuedPress): Promise<Delivery> {
  try {
    const age = Math.max(0, Math.round(performance.now() - madeAt))
    const sealed = await keys.seal('phone', seq, { version, at, age, pressed })
    await call(sendToCards, { ...address, body: { seq, sealed } })
    return 'sent'
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'over' : 'again'
  }
}

/** Sends heartbeats, and a goodbye when the page closes. Returns a function that stops them. */
function sendHeartbeats({ address }: Seat) {
  const sign = (leaving: boolean) =>
    void call(reportPhonePresence, { ...address, body: { leaving }, keepalive: leaving }).catch(() => {}) // the next heartbeat may succeed
  const stopSigning = every(signEveryMs, () => sign(false))
  const leave = () => sign(true)
  const back = ({ persisted }: PageTransitionEvent) => persisted && sign(false)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', back)
  return {
    leave,
    stop() {
      stopSigning()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', back)
    },
  }
}

/** The phone's end of the connection: receives the cards' state and sends taps exactly once and in order. */
export function createConnection(code: string) {
  const listeners = new Set<() => void>()
  let now: ConnectionState = { line: 'joining', problem: '', cards: true, said: null, waiting: 0, refused: null }
  let closed = false
  let seat: Seat | null = null
  let last = 0
  let reading: Promise<void> = Promise.resolve()
  let leave = () => {}
  const stops: (() => void)[] = []
  const queue = createPressQueue(async (one) => {
    const how = seat ? await deliver(seat, one) : 'again'
    if (how === 'over') finish(texts.ended)
    return how
  })

  const change = (part: Partial<ConnectionState>) => {
    if (closed || now.line === 'over') return
    now = { ...now, ...part }
    for (const listener of listeners) listener()
  }
  const stopAll = () => {
    queue.stop()
    for (const stop of stops.splice(0)) stop()
  }
  function finish(problem: string) {
    const lost = queue.waiting() > 0 ? m.cards_your_last_tap_may_not_have() : ''
    change({ line: 'over', problem: problem + lost, said: null, waiting: 0 })
    stopAll()
  }

  async function show(keys: RoomKeys, seq: number, sealed: string): Promise<void> {
    if (seq <= last || closed) return
    const said = (await keys.unseal('cards', seq, sealed).catch(() => null)) as ToPhone | null
    if (!said || closed) return
    last = seq
    if (said.version !== version) return finish(texts.versions)
    const done = queue.taken(said.heard)
    const why = done.map((one) => said.refused.find(({ seq: of }) => of === one.seq)?.why)
    const refused = done.length > 0 ? (why.findLast((one) => one !== undefined) ?? null) : now.refused
    change({ said, waiting: queue.waiting(), refused })
  }

  function onEvent({ keys }: Seat, event: FromCardsRoom) {
    if (event.kind === 'state') reading = reading.then(() => show(keys, event.seq, event.sealed))
    else if (event.kind === 'cards') change({ cards: event.here })
    else finish(event.why === 'replaced' ? texts.replaced : texts.ended)
  }

  /** Queues a tap for the card on screen and sends it. */
  function press(pressed: Pressed) {
    if (!seat || closed || now.line === 'over') return
    seat.pressed += 1
    queue.add({ seq: seat.pressed, at: now.said?.view?.showing ?? '', madeAt: performance.now(), pressed })
    change({ waiting: queue.waiting(), refused: null })
  }

  async function begin(): Promise<void> {
    const taken = await takeSeat(
      code,
      () => !closed,
      (problem) => change({ problem }),
    )
    if (!taken || closed) return
    seat = taken
    const signs = sendHeartbeats(taken)
    leave = signs.leave
    const stop = subscribeToStream(streamFromCards, {
      ...taken.address,
      after: () => last,
      onEvent: (event) => onEvent(taken, event),
      onConnection: (on) => change({ line: on ? 'on' : 'off', problem: '' }),
      onRefused: () => finish(texts.ended),
    })
    stops.push(stop, signs.stop)
    press({ kind: 'hello' })
  }
  begin().catch((error: unknown) => finish(reasonOf(error, texts.broken)))

  return {
    press,
    close() {
      closed = true
      stopAll()
    },
    /** Disconnects permanently at the user's request. */
    leave() {
      leave()
      finish(texts.left)
    },
    now: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type PhoneConnection = ReturnType<typeof createConnection>
