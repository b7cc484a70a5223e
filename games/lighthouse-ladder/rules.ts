import type { Chance } from '@marigold/device'
import { deal, expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { changeFor, changesFor, helperFor, helpersFor, stepPictures } from './content.ts'
import {
  coastOf,
  fewestRungs,
  gapBelow,
  mostRungs,
  mostAttempts,
  numberOf,
  placeOf,
  readLadder,
  untaggedTry,
} from './ladder.ts'
import { ladderFor, laddersFor } from './ladders.ts'
import { isGroup, rungFor, type Attempt, type Level, type Move, type Round, type Rung, type State } from './state.ts'

const perPage = 3

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const list = laddersFor(level, values)
  const { dealt } = deal(list, perPage, { used: usedIn(kept), key: ({ id }) => id, rng })
  const others = rng.shuffle(list.filter((one) => !dealt.includes(one)))
  const steps = values.steps === 5 || values.steps === 11 ? values.steps : level.steps
  const rungs = [3, 4, 5].find((count) => count === values.rungs) ?? level.rungs
  return {
    level: { ...level, rungs },
    seats,
    seat: 0,
    steps,
    phase: 'goal',
    goals: [...dealt, ...others].map(({ id }) => id),
    page: 0,
    goal: null,
    rungs: [],
    isBuilt: false,
    isChecked: false,
    at: null,
    options: [],
    left: [],
    climb: null,
    tries: [],
    planned: 0,
    splits: [],
    votes: [],
    rounds: [],
  }
}

/** The ladders that are offered now. */
export const goalsNow = ({ goals, page }: State): string[] => goals.slice(page * perPage, (page + 1) * perPage)
/** The rung that a group talks about, or that is rated or made smaller. */
export const rungNow = (state: State): Rung | undefined => {
  if (!isGroup(state)) return rungFor(state, state.climb?.rung ?? state.at)
  return state.rungs[state.phase === 'said' ? state.rounds.length - 1 : state.rounds.length]
}
/** Who votes now. */
export const voterNow = ({ seat, seats, votes }: State): number => (seat + votes.length) % seats

function pickMoves({ rungs, level }: State): Move[] {
  return [
    ...rungs.map(({ key }): Move => ({ kind: 'climb', rung: key })),
    ...(rungs.length < mostRungs ? rungs.map(({ key }): Move => ({ kind: 'split', rung: key })) : []),
    ...(level.varies ? [{ kind: 'wind' } as const] : []),
    { kind: 'finish' },
  ]
}

function goalMoves(state: State): Move[] {
  return [
    ...goalsNow(state).map((goal): Move => ({ kind: 'goal', goal })),
    ...(state.goals.length > perPage ? [{ kind: 'others' } as const] : []),
    ...(state.level.own && !isGroup(state) ? [{ kind: 'own' } as const] : []),
  ]
}

function ownMoves({ rungs }: State): Move[] {
  const free = rungs.length < mostRungs ? stepPictures : []
  return [
    ...free
      .filter((one) => rungs.every((rung) => rung.picture !== one))
      .map((picture): Move => ({ kind: 'picture', picture })),
    ...(rungs.length >= fewestRungs ? [{ kind: 'built' } as const] : []),
    { kind: 'another' },
  ]
}

const rates = ({ steps }: State): Move[] =>
  [...Array.from({ length: steps }, (_, step) => step), 'unsure' as const, 'skipped' as const].map((rated) => ({
    kind: 'rate',
    rated,
  }))
const changeMoves = ({ options }: State): Move[] => [
  ...options.map((change): Move => ({ kind: 'change', change })),
  { kind: 'leave' },
]
const down: Move = { kind: 'down' }

const movesOf: Record<State['phase'], (state: State) => Move[]> = {
  goal: goalMoves,
  own: ownMoves,
  rate: rates,
  gap: changeMoves,
  check: () => [{ kind: 'checked' }, { kind: 'another' }],
  pick: pickMoves,
  where: () => [{ kind: 'where', elsewhere: false }, { kind: 'where', elsewhere: true }, down],
  predict: (state) => [...rates(state), down],
  helper: ({ level }) => [
    ...helpersFor(level.from).map(({ id }): Move => ({ kind: 'helper', helper: id })),
    { kind: 'helper', helper: null },
    down,
  ],
  try: () => [{ kind: 'did' }, { kind: 'later' }, down],
  actual: rates,
  found: () => [{ kind: 'next' }],
  down: () => (['rest', 'smaller', 'done'] as const).map((what) => ({ kind: 'after', what })),
  split: changeMoves,
  vote: rates,
  spread: changeMoves,
  said: () => [{ kind: 'next' }],
  over: () => [],
}
const moves = (state: State): Move[] => movesOf[state.phase](state)

/** Three small changes, of different kinds where there are enough. */
function dealChanges({ level, rungs }: State, { changes = [] }: Partial<Rung>, rng: Chance): string[] {
  const taken = [...changes, ...rungs.flatMap((rung) => rung.changes)]
  const free = rng.shuffle(changesFor(level.from).filter(({ id }) => !taken.includes(id)))
  const first = free.filter(({ kind }, at) => free.findIndex((one) => one.kind === kind) === at)
  return [...first, ...free].slice(0, 3).map(({ id }) => id)
}

/** Goes on to what is missing: a rating, a step in between, the adult's check, or the climb. */
function goOn(state: State, rng: Chance): State {
  const unrated = state.rungs.filter(({ rating }) => rating === null).toSorted((a, b) => a.key - b.key)[0]
  if (unrated) return { ...state, phase: 'rate', at: unrated.key }
  if (!state.isBuilt) return { ...state, phase: 'own', at: null }
  const wide = state.isChecked ? undefined : gapBelow(state)
  if (wide) return { ...state, phase: 'gap', at: wide.key, options: dealChanges(state, wide, rng) }
  return { ...state, phase: state.isChecked ? 'pick' : 'check', at: null }
}

/** Back to the goals, with nothing on the ladder. */
const toGoals = (state: State): State => ({
  ...state,
  phase: 'goal',
  goal: null,
  rungs: [],
  isBuilt: false,
  at: null,
  left: [],
})

/** A sample ladder: as many of its steps as the level has, and at least one of the first three. */
function sample(state: State, goal: string, rng: Chance): State {
  const steps = ladderFor(goal)?.steps ?? []
  const first = rng.pick(steps.slice(0, 3))
  const others = rng.shuffle(steps.filter((step) => step !== first)).slice(0, state.level.rungs - 1)
  const chosen = steps.filter((step) => step === first || others.includes(step))
  // They are rated in random order, so that the table doesn't say how hard they are.
  const keys = rng.shuffle(chosen.map((_, at) => at))
  const rungs = chosen.map(({ id }, at): Rung => ({
    key: keys[at] ?? at,
    step: id,
    picture: null,
    changes: [],
    rating: null,
  }))
  const begun: State = { ...state, goal, rungs, isBuilt: true }
  return isGroup(state) ? { ...begun, phase: 'vote' } : goOn(begun, rng)
}

const nextKey = ({ rungs }: State): number => Math.max(-1, ...rungs.map(({ key }) => key)) + 1

/** A smaller rung is made from the one at hand; both stay. */
function smaller(state: State, change: string, rng: Chance): State {
  const rung = rungFor(state, state.at)
  const kind = changeFor(change)?.kind
  if (!rung || !kind) return goOn(state, rng)
  const made: Rung = { ...rung, key: nextKey(state), changes: [...rung.changes, change], rating: null }
  const rungs = state.rungs.flatMap((one) => (one === rung ? [made, one] : [one]))
  return goOn({ ...state, rungs, left: [...state.left, rung.key], splits: [...state.splits, kind] }, rng)
}

function applyBuild(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'goal':
      return sample(state, move.goal, rng)
    case 'others':
      return { ...state, page: (state.page + 1) % Math.ceil(state.goals.length / perPage) }
    case 'own':
      return { ...state, phase: 'own' }
    case 'resume': {
      const { goal, rungs } = move.ladder
      return goOn(
        {
          ...state,
          goal,
          rungs: rungs.map((rung, key) => ({ ...rung, key })),
          isBuilt: true,
          left: rungs.map((_, key) => key),
        },
        rng,
      )
    }
    case 'picture': {
      const rung: Rung = { key: nextKey(state), step: null, picture: move.picture, changes: [], rating: null }
      return goOn({ ...state, rungs: [...state.rungs, rung] }, rng)
    }
    case 'built':
      return goOn({ ...state, isBuilt: true }, rng)
    case 'rate':
      return goOn(
        {
          ...state,
          rungs: state.rungs.map((rung) => (rung.key === state.at ? { ...rung, rating: move.rated } : rung)),
        },
        rng,
      )
    case 'change':
      return smaller(state, move.change, rng)
    case 'leave':
      return goOn({ ...state, left: [...state.left, state.at ?? -1] }, rng)
    case 'checked':
      return { ...state, isChecked: true, phase: 'pick' }
    default:
      return toGoals(state)
  }
}

/** A rung is chosen. */
function climb(state: State, key: number, wind: boolean): State {
  const rung = rungFor(state, key)
  if (!rung) return state
  const begun: Attempt = {
    rung: key,
    place: placeOf(state, key),
    predicted: null,
    actual: null,
    helper: null,
    elsewhere: false,
    wind,
    coast: coastOf(state, rung),
    down: false,
    tag: null,
    cue: 0,
  }
  const isAgain = state.level.varies && state.tries.some((one) => one.rung === key)
  return { ...state, climb: begun, phase: isAgain ? 'where' : 'predict' }
}

const withClimb = (state: State, change: Partial<Attempt>, phase: State['phase']): State => ({
  ...state,
  climb: state.climb && { ...state.climb, ...change },
  phase,
})
const withLastTry = (state: State, change: Partial<Attempt>): State => ({
  ...state,
  tries: state.tries.map((one, at) => (at === state.tries.length - 1 ? { ...one, ...change } : one)),
})
/** The try counts, whether it went as planned or not. */
const counted = (state: State, change: Partial<Attempt>, phase: State['phase']): State => ({
  ...state,
  tries: state.climb ? [...state.tries, { ...state.climb, ...change }] : state.tries,
  at: state.climb?.rung ?? null,
  climb: null,
  phase,
})
const toPick = (state: State): State => ({
  ...state,
  at: null,
  climb: null,
  phase: state.tries.length >= mostAttempts ? 'over' : 'pick',
})

function afterDown(state: State, what: 'rest' | 'smaller' | 'done', rng: Chance): State {
  if (what === 'done') return { ...state, phase: 'over' }
  const rung = rungFor(state, state.at)
  const canSplit = what === 'smaller' && state.tries.length < mostAttempts && state.rungs.length < mostRungs
  if (!canSplit || !rung) return toPick(state)
  return { ...state, phase: 'split', options: dealChanges(state, rung, rng) }
}

function applyClimb(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'climb':
      return climb(state, move.rung, false)
    case 'wind':
      return climb(state, rng.pick(state.rungs).key, true)
    case 'split':
      return {
        ...state,
        at: move.rung,
        phase: 'split',
        options: dealChanges(state, rungFor(state, move.rung) ?? {}, rng),
      }
    case 'where':
      return withClimb(state, { elsewhere: move.elsewhere }, 'predict')
    case 'rate':
      if (state.phase === 'predict') return withClimb(state, { predicted: move.rated }, 'helper')
      return { ...withLastTry(state, { actual: move.rated }), phase: 'found' }
    case 'helper':
      return withClimb(state, { helper: helperFor(move.helper)?.kind ?? null }, 'try')
    case 'did':
      return counted(state, {}, 'actual')
    case 'later':
      return toPick({ ...state, planned: state.planned + 1 })
    case 'down':
      return counted(state, { down: true }, 'down')
    case 'after':
      return afterDown(state, move.what, rng)
    case 'tag':
      return withLastTry(state, { tag: move.tag, cue: move.cue })
    case 'finish':
      return { ...state, phase: 'over' }
    default:
      return toPick(state)
  }
}

function spreadOf(votes: State['votes']): Round['spread'] {
  const numbers = votes.map(numberOf).filter((one) => one !== null)
  return numbers.length < 2 ? null : [Math.min(...numbers), Math.max(...numbers)]
}

/** The next player has the next rung. */
function nextRound(state: State): State {
  const seat = (state.seat + 1) % state.seats
  if (state.goal === null) return { ...state, seat }
  const phase = state.rounds.length < state.rungs.length ? 'vote' : 'over'
  return { ...state, seat, votes: [], options: [], phase }
}

function applyGroup(state: State, move: Move, rng: Chance): State {
  const round: Round = { spread: spreadOf(state.votes), change: null, said: null }
  switch (move.kind) {
    case 'rate': {
      const votes = [...state.votes, move.rated]
      if (votes.length < state.seats) return { ...state, votes }
      return { ...state, votes, phase: 'spread', options: dealChanges(state, {}, rng) }
    }
    case 'change':
    case 'leave': {
      const change = move.kind === 'change' ? (changeFor(move.change)?.kind ?? null) : null
      return { ...state, rounds: [...state.rounds, { ...round, change }], phase: 'said' }
    }
    case 'heard':
      return {
        ...state,
        rounds: state.rounds.map((one, at) => (at === state.rounds.length - 1 ? { ...one, said: move.said } : one)),
      }
    case 'pass':
      return nextRound(
        state.goal === null || state.phase === 'said' ? state : { ...state, rounds: [...state.rounds, round] },
      )
    default:
      return nextRound(state)
  }
}

/** What isn't among the buttons of the client: the adult's mark, that something was said, a stored ladder, and a pass. */
function isExtra(state: State, move: Move): boolean {
  if (move.kind === 'tag') return untaggedTry(state) !== undefined
  if (move.kind === 'heard') return state.phase === 'said' && state.rounds.at(-1)?.said === null
  if (move.kind === 'resume')
    return state.phase === 'goal' && !isGroup(state) && readLadder(move.ladder, state.steps) !== null
  return move.kind === 'pass' && isGroup(state) && state.phase !== 'over'
}

const builds: readonly State['phase'][] = ['goal', 'own', 'rate', 'gap', 'check']

/** One client builds a ladder and climbs it, or a group rates the rungs of a sample. No rating is better than another. */
export const rules: Rules<Level, State, Move> = {
  start,
  moves,
  apply(state, move, rng) {
    if (!isExtra(state, move)) expectOffered(moves(state), move)
    const isBuilding = builds.includes(state.phase) || (state.phase === 'split' && move.kind !== 'tag')
    if (isGroup(state) && state.phase !== 'goal') return applyGroup(state, move, rng)
    if (move.kind === 'pass') return nextRound(state)
    return isBuilding ? applyBuild(state, move, rng) : applyClimb(state, move, rng)
  },
  isOver: ({ phase }) => phase === 'over',
}
