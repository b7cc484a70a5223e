import { m } from '#messages'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { FromGame, Player } from '@marigold/contract'
import type { Clock } from '@marigold/device'
import type { Values } from '../game.ts'
import { memberAt, turnName, type Seat } from './teams.ts'

/** What the turns of a running game go by. */
export interface Table<Move> {
  seats: readonly Seat[]
  values: Values
  clock: Clock
  /** Index of the seat that the state names. */
  seatNow: () => number
  /** Index of the seat that answers within the turn; null for the seat of the turn. */
  floorNow: () => number | null
  current: Signal<Player>
  person: Signal<Player>
  turn: Signal<number>
  practice: Signal<{ done: number; of: number }>
  banner: Signal<boolean>
  away: Signal<ReadonlySet<number>>
  byTurns: boolean
  hostTrials: ReadonlySignal<number>
  ready: ReadonlySignal<boolean>
  /** Called when a turn begins that nothing announces: one player can answer at once. */
  opened: () => void
  /** True once nobody moves any more: the game is over, ending or finished. */
  closed: () => boolean
  finished: () => boolean
  passMove: () => Move | null
  apply: (move: Move) => void
  say: (text: string) => void
  send: (message: FromGame) => void
}

const bannerMs = 1100
// The player page takes no more at once.
const mostMore = 10

/** Turns: hand-over with its banner and practice, TURN_END once a turn, passing, teams, and people who are away. */
export function makeTurns<Move>(table: Table<Move>) {
  const { seats, current, person, turn, practice, banner, away, clock } = table
  const people = seats.flatMap(({ members }) => members)
  // How many turns each seat has had: whose of the team it is.
  const taken = seats.map(() => 0)
  // Cards of the player page that were asked for in this turn, beyond those of every turn.
  let more = 0
  let open = false
  // False from a hand-over until its banner has gone: a turn that has not begun cannot end.
  let begun = false

  const seat = () => seats[table.seatNow()] ?? (seats[0] as Seat)
  const show = (now: Seat) => {
    current.value = now.player
    person.value = memberAt(now, taken[seats.indexOf(now)] ?? 0, away.value) ?? (now.members[0] as Player)
  }
  // Whose turn it is, also while somebody else has the floor.
  let owner = { player: current.value, person: person.value }
  const giveFloor = () => {
    const at = table.floorNow()
    const floor = at === null ? undefined : seats[at]
    if (!open) return
    if (floor) return show(floor)
    current.value = owner.player
    person.value = owner.person
  }
  // A turn may begin with a question to somebody else.
  table.ready.subscribe((ready) => ready && giveFloor())
  const personAt = (index: number): Player => {
    const at = seats[index] ?? (seats[0] as Seat)
    if (at.player.id === owner.player.id) return owner.person
    return memberAt(at, taken[index] ?? 0, away.value) ?? (at.members[0] as Player)
  }
  const announce = () => {
    show(seat())
    owner = { player: current.value, person: person.value }
    if (!table.byTurns) return
    table.say(m.kit_your_turn({ turnName: turnName(current.value, person.value) }))
    if (people.length === 1 && turn.value > 1) return
    banner.value = true
    clock.after(bannerMs, () => {
      banner.value = false
      begun = true
    })
  }
  const handOver = () => {
    open = true
    begun = false
    practice.value = { done: 0, of: table.hostTrials.value > 0 || !table.byTurns ? 0 : Number(table.values.trials) }
    announce()
    begun = !banner.value
    if (table.ready.value) table.opened()
  }
  const nobodyHere = () => seat().members.every(({ id }) => away.value.has(id))
  const skipAway = () => {
    for (let i = 0; i < seats.length && nobodyHere(); i++) {
      const move = table.passMove()
      if (move === null) return
      table.apply(move)
    }
  }
  const endTurn = () => {
    if (!open || !begun || table.finished()) return
    open = false
    table.send({ type: 'TURN_END', player: owner.person.id, turn: turn.value, ...(more > 0 && { more }) })
    more = 0
    const index = seats.findIndex(({ player }) => player.id === owner.player.id)
    taken[index] = (taken[index] ?? 0) + 1
    if (table.closed()) return
    skipAway()
    turn.value += 1
    handOver()
  }
  const pass = () => {
    const move = open && table.ready.value ? table.passMove() : null
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
    if (!gone || owner.person.id !== id) return
    if (nobodyHere()) pass()
    else announce()
  }
  return {
    handOver,
    endTurn,
    pass,
    setAway,
    giveFloor,
    personAt,
    cardMore: () => void (more = Math.min(mostMore, more + 1)),
  }
}
