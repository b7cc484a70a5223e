import { m } from '#messages'
import type { Chance } from '@marigold/device'
import { deal, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { chunksFor, layOut, ownCrossings, type Chunks } from './chunking.ts'
import { ladderOf, linesOf, picturesFor, rungsOf } from './items.ts'
import type { Level } from './levels.ts'
import type { Crossing, Move, Result, State } from './state.ts'
import { bandOf } from './tempo.ts'

export type { Move, State } from './state.ts'
export type { Level } from './levels.ts'

/** The range of syllables per minute in the settings. */
export const rates = { from: 60, to: 240, step: 10 } as const
/** How much slower or faster the next crossing can be. */
export const paceStep = 10

const crossingOf = (text: string, by: Chunks, from: Crossing['from']): Crossing => ({
  text,
  stones: layOut(text, from === 'level' ? by : chunksFor(text, by)),
  from,
})

/** Returns the index of the next stone. */
export const stoneNow = ({ taps }: State): number => taps.length
/** Returns a player's own text, or a text of the level for the player's rung. */
function nextText(state: State): { text: string; state: State } {
  const made = state.log.length
  if (state.own.length > 0) return { text: state.own[made % state.own.length] ?? '', state }
  const { kind, queues, played } = state
  if (kind === 'passage') return { text: queues[0]?.[made % queues[0].length] ?? '', state }
  const rung = state.rungs[state.seat] ?? 0
  const queue = queues[kind === 'two' ? 0 : rung] ?? []
  const fresh = queue.filter((one) => !played.includes(one))
  const items = [...fresh, ...queue].slice(0, kind === 'two' ? rung + 1 : 1)
  const used = [...state.used.filter((one) => !items.includes(one)), ...items]
  return { text: items.join(' '), state: { ...state, played: [...played, ...items], used } }
}

/** Lays out the next crossing for the current player. */
function laid(before: State): State {
  const { text, state } = nextText(before)
  const crossing = crossingOf(text, state.by, state.own.length > 0 ? 'own' : 'level')
  return { ...state, phase: 'cross', crossing, taps: [], hurried: crossing.stones.map(() => 0) }
}

function dealtFor(level: Level, { values, kept }: Start, count: number, rng: Chance) {
  const used = usedIn(kept)
  const key = (one: string) => one
  if (level.kind === 'passage') {
    const { dealt } = deal(ladderOf.passage[0] ?? [], 1, { used, key, rng })
    return { used: [...used.filter((one) => !dealt.includes(one)), ...dealt], queues: [[...linesOf(dealt[0] ?? '')]] }
  }
  const pictured = values.show === 'picture' && (level.kind === 'two' || level.kind === 'long')
  const shown = (word: string) => !pictured || picturesFor(word).length > 0
  const all = ladderOf[level.kind].map((list) => deal(list, list.length, { used, key, rng }).dealt)
  const ages = new Map(used.map((one, i) => [one, i]))
  const age = (one: string) => ages.get(one) ?? -1
  const most = count * (level.kind === 'two' ? rungsOf('two') : 1)
  const queues = all.map((list, rung) => {
    // Recently used texts come after unused ones of nearly the same length.
    const nearly = all
      .filter((_, i) => i !== rung)
      .flatMap((one, i) => one.map((item) => ({ item, far: Math.abs((i < rung ? i : i + 1) - rung) })))
      .filter(({ item }) => age(item) < 0)
      .sort((a, b) => a.far - b.far)
      .map(({ item }) => item)
    const own = [...list].sort((a, b) => age(a) - age(b))
    const fresh = own.filter((one) => age(one) < 0)
    const ordered = [...fresh, ...nearly, ...own.filter((one) => age(one) >= 0)]
    return [...ordered.filter(shown), ...ordered.filter((one) => !shown(one))].slice(0, most)
  })
  return { used, queues }
}

const chunksOf = (level: Level, wanted: unknown): Chunks => {
  const by = wanted === 'syllables' || wanted === 'words' || wanted === 'phrases' ? wanted : level.chunks
  // A single word has no phrases.
  return by === 'phrases' && (level.kind === 'two' || level.kind === 'long') ? 'words' : by
}

function start(level: Level, begin: Start, rng: Chance): State {
  const { seats, values } = begin
  const planned = Math.ceil((Number(values.crossings) || 10) / seats) * seats
  const { queues, used } = dealtFor(level, begin, planned, rng)
  const own = values.source === 'own'
  const by = chunksOf(level, values.chunks)
  const state: State = {
    kind: level.kind,
    by,
    seat: 0,
    seats,
    of: level.kind === 'passage' && !own ? (queues[0]?.length ?? planned) : planned,
    pauseMs: (Number(values.pause) || 1) * 1000,
    width: Number(values.width) || 0.3,
    rate: values.pace === 'set' ? Number(values.rate) || level.rate : level.rate,
    phase: 'own',
    queues,
    played: [],
    rungs: Array.from({ length: seats }, () => 0),
    own: [],
    crossing: crossingOf('', by, 'own'),
    taps: [],
    hurried: [],
    log: [],
    downstream: 0,
    turnOver: false,
    used,
  }
  return own ? state : laid(state)
}

/** Whether the previous stone is a turtle's that has not blinked yet. */
function turtleWaits({ crossing, taps, pauseMs }: State, at: number): boolean {
  const before = taps[taps.length - 1]
  return before !== undefined && crossing.stones[taps.length - 1]?.kind === 'pause' && at < before.at + pauseMs
}

function tapped(state: State, at: number, broken: boolean): State {
  const { taps, crossing } = state
  const next = taps.length
  if (turtleWaits(state, at))
    return { ...state, hurried: state.hurried.map((one, i) => (i === next - 1 ? one + 1 : one)) }
  const made = [...taps, { at, broken }]
  if (made.length < crossing.stones.length) return { ...state, taps: made }
  const { seat, hurried, rate } = state
  const result: Result = { seat, crossing, taps: made, hurried, rate, left: [] }
  return { ...state, taps: made, phase: 'after', log: [...state.log, result] }
}

function leftOut(state: State, stone: number): State {
  const log = state.log.map((one, i) => {
    if (i !== state.log.length - 1) return one
    const left = one.left.includes(stone) ? one.left.filter((was) => was !== stone) : [...one.left, stone]
    return { ...one, left: left.sort((a, b) => a - b) }
  })
  return { ...state, log }
}

const paced = (state: State, by: number): State => ({
  ...state,
  rate: Math.min(rates.to, Math.max(rates.from, state.rate + by)),
})

/** Moves on: to a longer crossing downstream, a similar one, or the same one again for the next player. */
function goneOn(state: State, next: 'longer' | 'alike' | 'again'): State {
  const longer = next === 'longer'
  const rungs = state.rungs.map((rung, i) =>
    i === state.seat && longer ? Math.min(rungsOf(state.kind) - 1, rung + 1) : rung,
  )
  const on: State = {
    ...state,
    rungs,
    downstream: state.downstream + (longer ? 1 : 0),
    seat: (state.seat + 1) % state.seats,
    turnOver: true,
  }
  if (on.log.length >= on.of) return { ...on, phase: 'over' }
  if (next !== 'again') return laid(on)
  return { ...on, phase: 'cross', taps: [], hurried: on.crossing.stones.map(() => 0) }
}

/** Returns the choices after a crossing. */
export function nextChoices({ kind, own, log, of, rungs, seat }: State): ('longer' | 'alike' | 'again')[] {
  if (log.length >= of) return ['alike']
  if (kind === 'passage' && own.length === 0) return ['alike']
  if (own.length > 0) return ['alike', 'again']
  return (rungs[seat] ?? 0) < rungsOf(kind) - 1 ? ['longer', 'alike', 'again'] : ['alike', 'again']
}

function refuse(state: State, move: Move): void {
  const { phase } = state
  const last = state.log[state.log.length - 1]
  const open = {
    own: phase === 'own',
    lay: phase === 'cross' && state.taps.length === 0,
    tap: phase === 'cross',
    pass: phase === 'cross',
    'leave-out': phase === 'after',
    pace: phase === 'after',
    go: phase === 'after',
    close: phase !== 'over',
  }[move.kind]
  const sound =
    (move.kind !== 'leave-out' || last?.crossing.stones[move.stone]?.kind === 'chunk') &&
    (move.kind !== 'go' || nextChoices(state).includes(move.next)) &&
    (move.kind !== 'tap' || move.at >= (state.taps[state.taps.length - 1]?.at ?? -Infinity)) &&
    (move.kind !== 'lay' || layOut(move.text, state.by).length > 0)
  if (!open || !sound) throw new Error(`${move.kind} is not a move here`)
}

function made(state: State, move: Move): State {
  switch (move.kind) {
    case 'own':
      return laid({ ...state, own: ownCrossings(move.text) })
    case 'lay': {
      const crossing = crossingOf(move.text, state.by, 'cards')
      return { ...state, crossing, hurried: crossing.stones.map(() => 0) }
    }
    case 'tap':
      return tapped(state, move.at, move.broken)
    case 'leave-out':
      return leftOut(state, move.stone)
    case 'pace':
      return paced(state, move.by)
    case 'go':
      return goneOn(state, move.next)
    case 'pass':
      return laid({ ...state, seat: (state.seat + 1) % state.seats, turnOver: true })
    case 'close':
      return { ...state, phase: 'over' }
  }
}

/** Returns taps of a simulated player: in the band, too early, and long after it. */
function taps(state: State): Move[] {
  const before = state.taps[state.taps.length - 1]
  if (!before) return [{ kind: 'tap', at: 0, broken: false }]
  const { from, to } = bandOf(state.rate, state.width)
  const on = state.crossing.stones[state.taps.length - 1]
  const paces = [(from + to) / 2, from / 2, to * 2]
  const after = on?.kind === 'pause' ? [state.pauseMs, state.pauseMs / 2] : paces.map((ms) => ms * (on?.syllables ?? 1))
  return after.map((ms) => ({ kind: 'tap', at: before.at + Math.round(ms), broken: false }))
}

/** Players take turns crossing, each at their own pace. Every tap moves on, except that a turtle asks for a pause. */
export const rules: Rules<Level, State, Move> = {
  start,
  moves(state) {
    if (state.phase === 'own')
      return [
        { kind: 'own', text: m.steppingstone_tempo_one_day_i_saw_a_boat() },
        { kind: 'own', text: '' },
      ]
    if (state.phase === 'cross') return taps(state)
    if (state.phase === 'over') return []
    const [first = 0] = state.crossing.stones.flatMap(({ kind }, i) => (kind === 'chunk' ? [i] : []))
    return [
      ...nextChoices(state).map((next): Move => ({ kind: 'go', next })),
      { kind: 'leave-out', stone: first },
      { kind: 'pace', by: paceStep },
      { kind: 'pace', by: -paceStep },
    ]
  },
  apply(state, move) {
    refuse(state, move)
    return made({ ...state, turnOver: false }, move)
  },
  isOver: ({ phase }) => phase === 'over',
}
