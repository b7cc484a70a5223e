import { m } from '#messages'
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import type { Earned, FromGame, Player } from '@marigold/contract'
import type { Clock } from '@marigold/device'
import type { Practice, Values } from '../game.ts'
import { bestOf } from './results.ts'
import { memberAt, turnName, type Seat } from './teams.ts'

/**
 * One turn. All that a game is told about turns is read from it: rules name the next seat in their state at once, but the
 * turn changes hands only in `endTurn`, when the view has shown everything.
 */
interface Turn {
  /** Counts from 1. */
  number: number
  seat: number
  person: Player
  stage: 'before' | 'banner' | 'open' | 'over'
  practice: Practice
  /** The best result of the practice in this turn. */
  earned: Earned | null
}

/** What the turns of a running game depend on. */
export interface Table<Move> {
  seats: readonly Seat[]
  values: Values
  clock: Clock
  /** Index of the seat that the state names. */
  seatNow: () => number
  /** Index of the seat that answers within the turn; null for the seat of the turn. */
  floorNow: () => number | null
  away: Signal<ReadonlySet<number>>
  byTurns: boolean
  /** Cards that the player page opens at each turn. */
  hostTrials: ReadonlySignal<number>
  hasDeck: (player: number) => boolean
  ending: ReadonlySignal<unknown>
  /** The turn to begin with, and how many turns each seat has had: whose of the team it is. */
  firstTurn: number
  taken: number[]
  /** Called when a turn begins. */
  began: () => void
  /** Called when a turn begins that nothing announces: one player can answer at once. */
  opened: () => void
  /** Called between two turns: a surprise may come. */
  moment: () => void
  /** True once nobody moves anymore: the game is over, ending, or finished. */
  closed: () => boolean
  finished: () => boolean
  passMove: () => Move | null
  apply: (move: Move) => void
  say: (text: string) => void
  send: (message: FromGame) => void
}

const bannerMs = 1100
// The page pauses the game while cards are open, so this much time without them means that it has been lost.
const lostMs = 5000
const nothing: Practice = { by: 'adult', done: 0, of: 0 }
const isDone = ({ practice: { done, of } }: Turn) => done >= of

/** Whose turn it is, and who answers within it. */
function makeWho<Move>({ seats, away, floorNow, seatNow, firstTurn, taken }: Table<Move>) {
  const seatAt = (index: number) => seats[index] ?? (seats[0] as Seat)
  const memberOf = (index: number) => {
    const seat = seatAt(index)
    return memberAt(seat, taken[index] ?? 0, away.value) ?? (seat.members[0] as Player)
  }
  const first = seatNow()
  const now = signal<Turn>({
    ...{ number: firstTurn, seat: first, person: memberOf(first) },
    ...{ stage: 'before', practice: nothing, earned: null },
  })
  // A turn may begin with a question to another player: that one answers once the turn has been announced.
  const floor = computed(() => (now.value.stage === 'open' && isDone(now.value) ? floorNow() : null))
  const seat = computed(() => floor.value ?? now.value.seat)
  const personAt = (index: number): Player => (index === now.value.seat ? now.value.person : memberOf(index))
  return {
    now,
    seatAt,
    memberOf,
    personAt,
    seat,
    current: computed(() => seatAt(seat.value).player),
    person: computed(() => personAt(seat.value)),
  }
}

/** The practice of a turn: the player page's cards where the player has any, otherwise tries that the adult scores. */
function makePractice<Move>(table: Table<Move>, now: Signal<Turn>) {
  const { clock, hostTrials } = table
  const cardsAt = (player: number) => (table.hasDeck(player) ? hostTrials.value : 0)
  const release = () => {
    const { practice } = now.value
    if (practice.by === 'cards') now.value = { ...now.value, practice: { ...practice, done: practice.of } }
  }
  let stopWaiting: () => void = () => undefined
  hostTrials.subscribe((count) => count === 0 && release())
  const wait = () => {
    stopWaiting()
    if (!isDone(now.value) && now.value.practice.by === 'cards') stopWaiting = clock.after(lostMs, release)
  }
  const send = (more: { cards?: number } = {}) => {
    table.send({ type: 'TURN_BEGIN', player: now.value.person.id, turn: now.value.number, ...more })
    wait()
  }
  return {
    send,
    of(player: number): Practice {
      const cards = cardsAt(player)
      return cards > 0
        ? { by: 'cards', done: 0, of: cards }
        : { by: 'adult', done: 0, of: Number(table.values.trials) || 0 }
    },
    /** One more try, done when it was scored or skipped. */
    more(): Promise<void> {
      const cards = cardsAt(now.value.person.id) > 0
      now.value = { ...now.value, practice: { by: cards ? 'cards' : 'adult', done: 0, of: 1 } }
      if (cards) send({ cards: 1 })
      return new Promise((resolve) => {
        const stop = effect(() => {
          if (!isDone(now.value)) return
          resolve()
          queueMicrotask(() => stop())
        })
      })
    },
    /** The page has closed a player's cards. */
    answered(player: number, results: readonly Earned[]) {
      const { person, practice, earned } = now.value
      if (isDone(now.value) || practice.by !== 'cards' || person.id !== player) return
      stopWaiting()
      now.value = {
        ...now.value,
        practice: { ...practice, done: practice.of },
        earned: bestOf([earned, ...results]),
      }
    },
    /** The adult has scored one try. */
    scored() {
      const { practice } = now.value
      now.value = { ...now.value, practice: { ...practice, done: practice.done + 1 } }
    },
  }
}

/** Turns: hand-over, practice, TURN_BEGIN and TURN_END once a turn, passing, teams, and players who are away. */
export function makeTurns<Move>(table: Table<Move>) {
  const { seats, taken, away, clock, byTurns, ending } = table
  const { now, seatAt, memberOf, ...who } = makeWho(table)
  const practice = makePractice(table, now)
  const people = seats.flatMap(({ members }) => members)
  const closing = computed(() => ending.value !== null || now.value.stage === 'over')
  const ready = computed(() => now.value.stage === 'open' && isDone(now.value) && !closing.value)
  let stopBanner: () => void = () => undefined

  const open = () => {
    const { person } = now.value
    now.value = { ...now.value, stage: 'open', practice: byTurns ? practice.of(person.id) : nothing }
    if (byTurns && !table.closed()) practice.send()
    if (ready.value) table.opened()
  }
  const begin = (number: number) => {
    stopBanner()
    const seat = table.seatNow()
    const person = memberOf(seat)
    const announced = byTurns && (people.length > 1 || number === table.firstTurn)
    const asked = byTurns ? practice.of(person.id) : nothing
    now.value = { number, seat, person, stage: announced ? 'banner' : 'before', practice: asked, earned: null }
    table.began()
    if (byTurns) table.say(m.kit_name_your_turn({ name: turnName(seatAt(seat).player, person) }))
    if (announced) stopBanner = clock.after(bannerMs, open)
    else open()
  }
  const nobodyHere = () => seatAt(table.seatNow()).members.every(({ id }) => away.value.has(id))
  const skipAway = () => {
    for (let i = 0; i < seats.length && nobodyHere(); i++) {
      const move = table.passMove()
      if (move === null) return
      table.apply(move)
    }
  }
  const endTurn = () => {
    const { stage, number, seat, person } = now.value
    if (stage !== 'open' || closing.value || table.finished()) return
    table.send({ type: 'TURN_END', player: person.id, turn: number })
    taken[seat] = (taken[seat] ?? 0) + 1
    if (table.closed()) return void (now.value = { ...now.value, stage: 'over' })
    skipAway()
    table.moment()
    begin(number + 1)
  }
  const pass = () => {
    // While the view still shows a finished turn, the state already names the next seat, whose turn this must not take.
    const mayPass = now.value.stage === 'open' && ready.value && table.seatNow() === now.value.seat
    const move = mayPass ? table.passMove() : null
    if (move === null) return
    table.apply(move)
    endTurn()
  }
  const setAway = (id: number, gone: boolean) => {
    const next = new Set(away.value)
    if (gone) next.add(id)
    else next.delete(id)
    if (next.size >= people.length) return
    away.value = next
    if (!gone || now.value.person.id !== id) return
    if (nobodyHere()) pass()
    else begin(now.value.number)
  }
  return {
    ...who,
    ready,
    closing,
    turn: computed(() => now.value.number),
    banner: computed(() => now.value.stage === 'banner'),
    practice: computed(() => now.value.practice),
    earned: computed(() => now.value.earned),
    begin: () => begin(table.firstTurn),
    /** The players of the seats have new names. */
    renamed() {
      const person = seatAt(now.value.seat).members.find(({ id }) => id === now.value.person.id)
      if (person) now.value = { ...now.value, person }
    },
    endTurn,
    pass,
    setAway,
    practiceMore: practice.more,
    answered: practice.answered,
    scored: practice.scored,
    /** A result of the player whose turn it is, from inside the game. */
    earn(player: number, result: Earned) {
      if (player === now.value.person.id) now.value = { ...now.value, earned: bestOf([now.value.earned, result]) }
    },
  }
}
