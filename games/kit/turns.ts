import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Player } from '@marigold/contract'
import { seatName, type Chance, type Clock } from '@marigold/device'
import type { LevelBase, Values } from './game.ts'
import type { Session } from './session.ts'

/** What is shared by the parts of a running game. */
export interface Course<Level extends LevelBase, State, _Move> {
  rng: Chance
  values: Values
  players: Player[]
  level: Level
  levelIndex: number
  clock: Clock
  state: Signal<State>
  /** The player whom the state names. */
  seatOf: () => Player
  current: Signal<Player>
  turn: Signal<number>
  practice: Signal<{ done: number; of: number }>
  practiced: Signal<Record<number, number>>
  banner: Signal<Player | null>
  away: Signal<ReadonlySet<number>>
  ending: Signal<'asked' | 'time' | null>
  say: (text: string) => void
}

const bannerMs = 1100

/** Turns: hand-over with its banner and practice, TURN_END once a turn, passing, and players who are away. */
export function makeTurns<Level extends LevelBase, State, Move>(
  { spec, host, hostTrials }: Session<Level, State, Move>,
  {
    state,
    current,
    turn,
    practice,
    banner,
    away,
    ending,
    players,
    values,
    clock,
    rng,
    say,
    seatOf,
  }: Course<Level, State, Move>,
  { ready, finished }: { ready: ReadonlySignal<boolean>; finished: () => boolean },
) {
  let open = false
  const handOver = () => {
    current.value = seatOf()
    open = true
    practice.value = { done: 0, of: hostTrials.value > 0 || !spec.turns ? 0 : Number(values.trials) }
    if (!spec.turns) return
    say(`${seatName(current.value)}, your turn`)
    if (players.length === 1 && turn.value > 1) return
    banner.value = current.value
    clock.after(bannerMs, () => (banner.value = null))
  }
  const apply = (move: Move) => (state.value = spec.rules.apply(state.value, move, rng))
  const skipAway = () => {
    for (let i = 0; i < players.length && away.value.has(seatOf().id); i++) {
      const move = spec.pass?.(state.value) ?? null
      if (move === null) return
      apply(move)
    }
  }
  const endTurn = () => {
    if (!open || finished()) return
    open = false
    host.send({ type: 'TURN_END', player: current.value.id, turn: turn.value })
    if (spec.rules.isOver(state.value) || ending.value !== null) return
    skipAway()
    turn.value += 1
    handOver()
  }
  const pass = () => {
    const move = open && ready.value ? (spec.pass?.(state.value) ?? null) : null
    if (move === null) return
    apply(move)
    endTurn()
  }
  const setAway = (id: number, gone: boolean) => {
    const next = new Set(away.value)
    if (gone) next.add(id)
    else next.delete(id)
    if (next.size >= players.length) return
    away.value = next
    if (gone && current.value.id === id) pass()
  }
  return { handOver, endTurn, pass, setAway }
}
