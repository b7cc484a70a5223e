import { m } from '#messages'
import { hearCards, joinPhoneRoom, phoneHere, seatHeader, tellCards, type FromCardsRoom } from '@marigold/contract'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { hear } from '../../../platform/calls/event-stream.ts'
import { tabTexts } from '../../../platform/storage/text-store.ts'
import { version, type Pressed, type Refused, type ToPhone } from './messages.ts'
import { createPressQueue, pauseBefore, type Delivery, type Sent } from './press-queue.ts'
import { keysOf, type RoomKeys } from './seal.ts'
import { every } from '../../../platform/time/timers.ts'

/** What the phone knows of its line to the cards. */
export interface LineNow {
  /** `over`: it does not come back. */
  line: 'joining' | 'on' | 'off' | 'over'
  /** Why it is over, or could not begin. */
  problem: string
  /** The cards' page is there. */
  cards: boolean
  said: ToPhone | null
  /** What was pressed and not yet taken. */
  waiting: number
  /** A press that did nothing, until the next one. */
  refused: Refused | null
}

/** A seat in a room, and how to speak there. */
interface Seat {
  keys: RoomKeys
  /** The number of the last press of this room. */
  pressed: number
  address: { params: { room: string }; headers: Record<string, string> }
}

const signEveryMs = 8_000
const seatKey = 'marigold-phone-seat'

function seatBefore(room: string): string | undefined {
  const [of, seat] = (tabTexts.read(seatKey) ?? '').split(' ')
  return of === room && seat ? seat : undefined
}

function keepSeat(room: string, seat: string) {
  // Where this is not stored, a reload waits until this phone was silent for a while.
  tabTexts.write(seatKey, `${room} ${seat}`)
}

const texts = {
  ended: m.cards_scoring_on_this_phone_has_ended(),
  replaced: m.cards_another_page_is_scoring_these_cards(),
  left: m.cards_this_phone_is_no_longer_scoring(),
  versions: m.cards_the_cards_and_this_phone_have(),
  broken: m.cards_this_browser_couldnt_open_the_code(),
}

/** Takes the phone's seat; goes on trying while there is no connection. Throws what the server refuses. */
async function takeSeat(
  code: string,
  isWanted: () => boolean,
  onProblem: (text: string) => void,
): Promise<Seat | null> {
  const keys = await keysOf(code)
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
      await pauseBefore(failures)
    }
  }
  return null
}

async function deliver({ keys, address }: Seat, { seq, at, madeAt, pressed }: Sent): Promise<Delivery> {
  try {
    const age = Math.max(0, Math.round(performance.now() - madeAt))
    const sealed = await keys.seal('phone', seq, { version, at, age, pressed })
    await call(tellCards, { ...address, body: { seq, sealed } })
    return 'sent'
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'over' : 'again'
  }
}

/** Says that the phone is there, and, when its page closes, that it is not. Answers how to stop. */
function giveSigns({ address }: Seat) {
  const sign = (leaving: boolean) =>
    void call(phoneHere, { ...address, body: { leaving }, keepalive: leaving }).catch(() => {}) // the next one may get through
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

/** The phone's end of the line: what the cards show comes in, what is pressed goes out, once each and in order. */
export function createLine(code: string) {
  const listeners = new Set<() => void>()
  let now: LineNow = { line: 'joining', problem: '', cards: true, said: null, waiting: 0, refused: null }
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

  const change = (part: Partial<LineNow>) => {
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

  /** Notes a press for the card that shows, and sends it. */
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
    const signs = giveSigns(taken)
    leave = signs.leave
    const stop = hear(hearCards, {
      ...taken.address,
      after: () => last,
      onEvent: (event) => onEvent(taken, event),
      onConnection: (on) => change({ line: on ? 'on' : 'off', problem: '' }),
      onRefused: () => finish(texts.ended),
    })
    stops.push(stop, signs.stop)
    press({ kind: 'hello' })
  }
  begin().catch((error: unknown) => finish(error instanceof ApiError ? error.message : texts.broken))

  return {
    press,
    close() {
      closed = true
      stopAll()
    },
    /** Leaves for good, at the person's wish. */
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
export type PhoneLine = ReturnType<typeof createLine>
