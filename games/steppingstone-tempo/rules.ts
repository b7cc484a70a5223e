import { m } from '#messages'
import type { Earned } from '@marigold/contract'
import type { Chance } from '@marigold/device'
import { deal, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { chunksFor, layOut, ownCrossings, type Chunks } from './chunking.ts'
import { ladderOf, linesOf, picturesFor, rungsOf } from './items.ts'
import { choicesFor, leads, wonBy, type Choice, type Lead } from './journey.ts'
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

/** Puts a player before the first stone, with a choice if there is one. */
function opened(state: State, crossing = state.crossing): State {
  const phase = choicesFor(state) ? 'choose' : 'cross'
  const hurried = crossing.stones.map(() => 0)
  return { ...state, phase, crossing, taps: [], hurried, rushed: 0, pressed: null, choice: 'stones' }
}
/** Lays out the next crossing for the current player. */
function laid(before: State): State {
  const { text, state } = nextText(before)
  return opened(state, crossingOf(text, state.by, state.own.length > 0 ? 'own' : 'level'))
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
    timed: values.taps !== 'order',
    asks: values.omitted !== false,
    phase: 'own',
    queues,
    played: [],
    rungs: Array.from({ length: seats }, () => 0),
    own: [],
    crossing: crossingOf('', by, 'own'),
    taps: [],
    hurried: [],
    rushed: 0,
    pressed: null,
    choice: 'stones',
    leads: Array.from({ length: seats }, () => leads[0]),
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

/** Two presses within this many milliseconds are mashing, or a trembling hand. */
const mashMs = 300

/**
 * Whether a press is far too quick to say anything: it follows another press at once, even one that didn't count, or
 * comes in half the time that its chunk takes at the top of the band. So mashing moves nobody.
 */
function isRushed({ crossing, taps, rate, width, timed, pressed }: State, at: number): boolean {
  const { from } = bandOf(rate, width)
  if (pressed !== null && at - pressed < (timed ? Math.min(mashMs, from * 0.75) : mashMs)) return true
  const [before, said] = [taps[taps.length - 1], crossing.stones[taps.length - 1]]
  return timed && before !== undefined && at - before.at < (from * (said?.syllables ?? 0)) / 2
}

function tapped(state: State, at: number, broken: boolean, rng: Chance): State {
  const { taps, crossing, seat, hurried, rate, timed, choice } = state
  const pressed = { ...state, pressed: at }
  if (turtleWaits(state, at))
    return { ...pressed, hurried: hurried.map((one, i) => (i === taps.length - 1 ? one + 1 : one)) }
  const rushed = state.rushed + (isRushed(state, at) ? 1 : 0)
  if (rushed > state.rushed) return { ...pressed, rushed }
  const made = [...taps, { at, broken }]
  if (made.length < crossing.stones.length) return { ...pressed, taps: made }
  const heard = { seat, crossing, taps: made, hurried, rushed, rate, timed }
  const result: Result = { ...heard, left: [], earned: null, choice, won: wonBy(choice, rng) }
  return { ...pressed, taps: made, phase: 'after', log: [...state.log, result] }
}

/** Changes the latest result. */
const withLast = (state: State, change: (last: Result) => Partial<Result>): State => ({
  ...state,
  log: state.log.map((one, i) => (i === state.log.length - 1 ? { ...one, ...change(one) } : one)),
})

const leftOut = (state: State, stone: number): State =>
  withLast(state, ({ left }) => ({
    left: left.includes(stone) ? left.filter((was) => was !== stone) : [...left, stone].sort((a, b) => a - b),
  }))

function chosen(state: State, choice: Choice): State {
  const lead = leads.find((one) => one === choice)
  const led = lead ? state.leads.map((was, i): Lead => (i === state.seat ? lead : was)) : state.leads
  return { ...state, choice, leads: led, phase: 'cross' }
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
  return next === 'again' ? opened(on) : laid(on)
}

/** Whether the adult has yet to say how the last crossing was said. */
export const isUnscored = ({ phase, asks, log }: State): boolean =>
  phase === 'after' && asks && log[log.length - 1]?.earned === null

/** Returns the ways on after a crossing. */
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
    choose: phase === 'choose',
    tap: phase === 'cross',
    pass: phase === 'cross' || phase === 'choose',
    score: isUnscored(state),
    'leave-out': phase === 'after',
    pace: phase === 'after',
    go: phase === 'after' && !isUnscored(state),
    close: phase !== 'over',
  }[move.kind]
  const sound =
    (move.kind !== 'leave-out' || last?.crossing.stones[move.stone]?.kind === 'chunk') &&
    (move.kind !== 'go' || nextChoices(state).includes(move.next)) &&
    (move.kind !== 'choose' || choicesFor(state)?.includes(move.choice)) &&
    (move.kind !== 'tap' || move.at >= (state.taps[state.taps.length - 1]?.at ?? -Infinity)) &&
    (move.kind !== 'lay' || layOut(move.text, state.by).length > 0)
  if (!open || !sound) throw new Error(`${move.kind} is not a move here`)
}

function made(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'own':
      return laid({ ...state, own: ownCrossings(move.text) })
    case 'lay': {
      const crossing = crossingOf(move.text, state.by, 'cards')
      return { ...state, crossing, hurried: crossing.stones.map(() => 0) }
    }
    case 'choose':
      return chosen(state, move.choice)
    case 'tap':
      return tapped(state, move.at, move.broken, rng)
    case 'score':
      return withLast(state, () => ({ earned: move.earned }))
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
  const paces = [(from + to) / 2, from * 0.8, to * 2]
  const after = on?.kind === 'pause' ? [state.pauseMs, state.pauseMs / 2] : paces.map((ms) => ms * (on?.syllables ?? 1))
  return after.map((ms) => ({ kind: 'tap', at: before.at + Math.round(ms), broken: false }))
}

const scores: readonly Earned[] = ['independent', 'helped', 'notYet', 'skipped']

/** Players take turns crossing, each at their own pace. Every tap moves on, except mashing, and before a turtle blinks. */
export const rules: Rules<Level, State, Move> = {
  start,
  moves(state) {
    if (state.phase === 'own')
      return [
        { kind: 'own', text: m.steppingstone_tempo_one_day_i_saw_a_boat() },
        { kind: 'own', text: '' },
      ]
    if (state.phase === 'choose') return (choicesFor(state) ?? []).map((choice) => ({ kind: 'choose', choice }))
    if (state.phase === 'cross') return taps(state)
    if (state.phase === 'over') return []
    if (isUnscored(state)) return scores.map((earned) => ({ kind: 'score', earned }))
    const [first = 0] = state.crossing.stones.flatMap(({ kind }, i) => (kind === 'chunk' ? [i] : []))
    return [
      ...nextChoices(state).map((next): Move => ({ kind: 'go', next })),
      { kind: 'leave-out', stone: first },
      { kind: 'pace', by: paceStep },
      { kind: 'pace', by: -paceStep },
    ]
  },
  apply(state, move, rng) {
    refuse(state, move)
    return made({ ...state, turnOver: false }, move, rng)
  },
  isOver: ({ phase }) => phase === 'over',
}
