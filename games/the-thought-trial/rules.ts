import type { Chance } from '@marigold/device'
import { afterAnswer, deal, expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { answers, cameraItem, cameraItems, type Answer } from './camera-items.ts'
import { caseFor, casesFor, ownCase, traps, verdicts, type Case } from './cases.ts'
import { helpers, powers, reasonsIn, weights } from './state.ts'
import type { CaseRecord, Level, Move, State, Weight, Weighed } from './state.ts'
import { mindWays, plansFrom } from './table.ts'

/** There is time for three exhibits; the rest stay sealed. */
const opens = 3
const mostSortHelp = 2
const mostHelp = 3
const spareCases = 3

/** The envelopes of a case: all six, or four of which one is somebody's idea. */
function envelopes(id: string, count: number, rng: Chance): number[] {
  const all = caseFor(id).exhibits.map((_, at) => at)
  const idea = caseFor(id).exhibits.findIndex(({ source }) => source === 'idea')
  const others = rng.shuffle(all.filter((at) => at !== idea)).slice(0, count - 1)
  return [idea, ...others].sort((a, b) => a - b)
}

/** Begins the next case, or the player's own thought. */
function enter(state: State, rng: Chance): State {
  const id = state.deck[0] ?? ownCase.id
  const now: CaseRecord = {
    ...{ id, sealed: envelopes(id, state.level.sealed, rng), opens, weighed: [], ratings: [], trap: null },
    ...{ witness: null, mind: null, verdicts: [], starter: null, plan: null, helper: null },
  }
  const isOwn = id === ownCase.id
  return {
    ...state,
    ...{ now, hand: null, voters: [], phase: isOwn ? 'lock' : 'meet' },
    met: isOwn ? state.met : [...state.met, id],
  }
}

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const options = { used: usedIn(kept), rng }
  const isOwn = level.own && seats === 1
  const count = values.cases === 3 && !isOwn ? 3 : 1
  const items = cameraItems.filter(({ from }) => from === level.from)
  const camera = deal(items, level.camera, { ...options, key: ({ id }) => id }).dealt
  const list = casesFor(level, values)
  const keyed = { ...options, key: ({ id }: Case) => id }
  const first = deal(list, count, keyed).dealt
  // What a skip brings is dealt apart, so that it doesn't come in place of a case that wasn't played for longer.
  const spares = deal(
    list.filter((one) => !first.includes(one)),
    spareCases,
    keyed,
  ).dealt
  return {
    ...{ level, seats, seat: 0, turns: 0, phase: 'toy', sorted: [], wrong: 0, help: 0, met: [], cases: count },
    ...{ now: null, done: [], hand: null, voters: [] },
    traps: level.traps && values.traps !== false && count === 1,
    witnesses: values.witnesses !== false && count === 1,
    mind: level.mind && count === 1,
    errorless: values.errorless === true,
    camera: camera.map(({ id }) => id),
    deck: isOwn ? [] : [...first, ...spares].map(({ id }) => id),
  }
}

const caseNow = (state: State): CaseRecord => {
  if (!state.now) throw new Error('no case is open')
  return state.now
}
const withCase = (state: State, change: Partial<CaseRecord>): State => ({
  ...state,
  now: { ...caseNow(state), ...change },
})
/** The next player's turn begins. */
const nextTurn = (state: State): State => ({
  ...state,
  ...{ turns: state.turns + 1, seat: (state.seat + 1) % state.seats, wrong: 0, help: 0, hand: null, voters: [] },
})

/** The statement to sort now. */
export const itemNow = ({ camera, sorted }: Pick<State, 'camera' | 'sorted'>) => cameraItem(camera[sorted.length])

/** Answers that can be chosen: without those that were wrong or that help took away. */
function sortMoves(state: State): Move[] {
  const item = itemNow(state)
  const isOpen = (answer: Answer) =>
    answer === item?.answer ||
    (!state.errorless && (state.help < mostSortHelp || (item?.answer === 'fact') === (answer === 'guess')))
  return [
    ...answers.filter(isOpen).map((answer): Move => ({ kind: 'sort', answer })),
    ...(state.help < mostSortHelp && !state.errorless ? [{ kind: 'help' } as const] : []),
  ]
}

/** The fairer ways to say it: starters whose exhibit was opened, the usual one where there is none, or own words. */
function verdictMoves(state: State): Move[] {
  const now = caseNow(state)
  const continued: Move = { kind: 'verdict', verdict: 'continued', starter: null }
  const sketches = now.weighed.flatMap(({ said }, at): Move[] => (said ? [] : [{ kind: 'say', at }]))
  if (state.voters.length > 0) return verdicts.map((verdict) => ({ kind: 'verdict', verdict, starter: 'usual' }))
  if (reasonsIn(now).length === 0) return [continued, ...sketches, { kind: 'real' }]
  const { starters } = caseFor(now.id)
  const known = starters.flatMap(({ exhibit }, at) => (now.weighed.some((one) => one.exhibit === exhibit) ? [at] : []))
  const open = verdicts.filter((verdict) => verdict !== 'continued')
  return [
    ...open.flatMap((verdict): Move[] => [
      ...known
        .filter((at) => starters[at]?.verdict === verdict)
        .map((starter): Move => ({ kind: 'verdict', verdict, starter })),
      ...(known.some((at) => starters[at]?.verdict === verdict)
        ? []
        : [{ kind: 'verdict', verdict, starter: 'usual' } as const]),
      { kind: 'verdict', verdict, starter: 'own' },
    ]),
    ...[continued, ...sketches, { kind: 'real' } as const],
  ]
}

function exhibitMoves(state: State): Move[] {
  const now = caseNow(state)
  switch (state.phase) {
    case 'open': {
      const opened = now.weighed.map(({ exhibit }) => exhibit)
      const left = now.sealed.filter((exhibit) => !opened.includes(exhibit))
      return [...left.map((exhibit): Move => ({ kind: 'open', exhibit })), { kind: 'real' }]
    }
    case 'pan':
      return (['for', 'against', 'shelf'] as const).map((pan) => ({ kind: 'pan', pan }))
    case 'weigh':
      return [...weights.map((weight): Move => ({ kind: 'weigh', weight })), { kind: 'back' }]
    case 'because':
      return [
        { kind: 'because', said: null },
        ...((state.hand?.help ?? 0) < mostHelp ? [{ kind: 'help' } as const] : []),
        { kind: 'back' },
      ]
    default:
      return weights.map((weight) => ({ kind: 'vote', weight }))
  }
}

function caseMoves(state: State): Move[] {
  const now = caseNow(state)
  switch (state.phase) {
    case 'lock':
      return [{ kind: 'together' }]
    case 'words':
      return [{ kind: 'told' }, { kind: 'real' }]
    case 'meet':
      return [{ kind: 'take' }, ...(state.deck.length > 1 ? [{ kind: 'skip' } as const] : []), { kind: 'real' }]
    case 'rate': {
      const steps = Array.from({ length: state.level.steps }, (_, step) => step)
      return [...steps, 'unsure' as const, 'skipped' as const].map((rated) => ({ kind: 'rate', rated }))
    }
    case 'trap':
      return [...traps, 'none' as const].map((trap) => ({ kind: 'trap', trap }))
    case 'witness':
      return powers
        .filter((power) => power !== 'scientist' || now.weighed.length < now.sealed.length)
        .map((power) => ({ kind: 'witness', power }))
    case 'reweigh':
      return [...now.weighed.map((_, at): Move => ({ kind: 'again', at })), { kind: 'leave' }]
    case 'mind':
      return mindWays.map((_, way) => ({ kind: 'mind', way }))
    case 'verdict':
      return verdictMoves(state)
    case 'plan':
      return plansFrom(state.level.from).map((plan) => ({ kind: 'plan', plan }))
    case 'thanks':
      return [{ kind: 'thank' }]
    case 'real':
      return helpers.map((who) => ({ kind: 'helper', who }))
    default:
      return exhibitMoves(state)
  }
}

function moves(state: State): Move[] {
  if (state.phase === 'over') return []
  if (state.phase === 'toy') return [{ kind: 'gavel' }]
  return state.phase === 'camera' ? sortMoves(state) : caseMoves(state)
}

/** What the case asks for next. */
function onward(state: State): State {
  const now = caseNow(state)
  const to = (phase: State['phase']): State => ({ ...state, phase, hand: null })
  if (now.weighed.length < Math.min(now.opens, now.sealed.length)) return to('open')
  if (state.traps && now.trap === null) return to('trap')
  if (state.witnesses && now.witness === null) return to('witness')
  if (state.mind && now.mind === null) return to('mind')
  // A jury votes in private, and two verdicts are fine; without any reason, the case is continued.
  const votes = state.seats > 1 && reasonsIn(now).length > 0
  const jury = Array.from({ length: state.seats }, (_, at) => (state.seat + at) % state.seats)
  return { ...to('verdict'), voters: votes ? jury : [] }
}

const middleOf = (votes: readonly Weight[]): Weight =>
  votes.toSorted((a, b) => a - b)[Math.floor((votes.length - 1) / 2)] ?? 1

/** An exhibit has its place and its weight, and the turn goes on. */
function place(state: State, weighed: Weighed): State {
  const { weighed: before } = caseNow(state)
  return onward(nextTurn(withCase(state, { weighed: [...before, weighed] })))
}

function applyBecause(state: State, move: Move): State {
  const { hand } = state
  if (move.kind === 'help' && hand) return { ...state, hand: { ...hand, help: hand.help + 1 } }
  if (move.kind === 'back' && hand) return { ...state, phase: 'pan', hand: { ...hand, pan: null, weight: null } }
  if (move.kind !== 'because' || !hand?.pan) return state
  const weight = hand.weight ?? 1
  const weighed: Weighed = {
    ...{ exhibit: hand.exhibit, seat: state.seat, pan: hand.pan, weight, votes: [weight], said: move.said },
    help: hand.help,
  }
  if (state.seats === 1 || hand.pan === 'shelf') return place(state, weighed)
  const voters = Array.from({ length: state.seats - 1 }, (_, at) => (state.seat + 1 + at) % state.seats)
  const { weighed: before } = caseNow(state)
  return { ...withCase(state, { weighed: [...before, weighed] }), phase: 'vote', voters, hand: null }
}

function applyVote(state: State, weight: Weight): State {
  const { weighed } = caseNow(state)
  const last = weighed.at(-1)
  if (!last) return state
  const votes = [...last.votes, weight]
  const after = withCase(state, { weighed: [...weighed.slice(0, -1), { ...last, votes, weight: middleOf(votes) }] })
  const voters = state.voters.slice(1)
  return voters.length > 0 ? { ...after, voters } : onward(nextTurn(after))
}

/** Takes an exhibit back into the hand: to be weighed again, or to say its reason. */
function takeBack(state: State, at: number, phase: 'pan' | 'because'): State {
  const { weighed } = caseNow(state)
  const one = weighed[at]
  if (!one) return state
  const placed = phase === 'because' ? { pan: one.pan, weight: one.weight } : { pan: null, weight: null }
  return {
    ...withCase(state, { weighed: weighed.filter((_, index) => index !== at) }),
    ...{ phase, voters: [], hand: { exhibit: one.exhibit, help: one.help, ...placed } },
  }
}

function applyExhibit(state: State, move: Move): State {
  const { hand } = state
  switch (move.kind) {
    case 'open':
      return { ...state, phase: 'pan', hand: { exhibit: move.exhibit, pan: null, weight: null, help: 0 } }
    case 'pan':
      // What nobody knows has a place of its own, and no weight.
      return hand
        ? { ...state, phase: move.pan === 'shelf' ? 'because' : 'weigh', hand: { ...hand, pan: move.pan } }
        : state
    case 'weigh':
      return hand ? { ...state, phase: 'because', hand: { ...hand, weight: move.weight } } : state
    case 'vote':
      return applyVote(state, move.weight)
    case 'again':
      return takeBack(state, move.at, 'pan')
    case 'say':
      return takeBack(state, move.at, 'because')
    default:
      return applyBecause(state, move)
  }
}

function applySort(state: State, move: Move, rng: Chance): State {
  if (move.kind === 'help') return { ...state, help: state.help + 1 }
  const item = itemNow(state)
  if (move.kind !== 'sort' || !item) return state
  const isRight = move.answer === item.answer
  if (afterAnswer(isRight, state.wrong) === 'again') return { ...state, wrong: state.wrong + 1 }
  const first = isRight && state.wrong === 0 && state.help === 0
  const sorted = [...state.sorted, { item: item.id, seat: state.seat, first, help: state.help }]
  const after = { ...nextTurn(state), sorted }
  return sorted.length < state.camera.length ? after : enter(after, rng)
}

const afterVerdict = (state: State): State => {
  const { verdicts: given, witness } = caseNow(state)
  if (given.includes('true') || (witness === 'future' && !given.includes('continued')))
    return { ...state, phase: 'plan' }
  return rateAgain(state)
}
const rateAgain = (state: State): State => ({ ...state, phase: state.seats === 1 ? 'rate' : 'thanks' })

function applyVerdict(state: State, move: Move & { kind: 'verdict' }): State {
  const given = [...caseNow(state).verdicts, move.verdict]
  const after = withCase(state, { verdicts: given, starter: move.starter })
  const voters = state.voters.slice(1)
  return voters.length > 0 ? { ...after, voters } : afterVerdict({ ...after, voters })
}

function applyRate(state: State, move: Move & { kind: 'rate' }): State {
  const ratings = [...caseNow(state).ratings, move.rated]
  const after = withCase(state, { ratings })
  if (ratings.length === 2) return onward(after)
  return ratings.length === 4 ? { ...after, phase: 'thanks' } : after
}

/** A case is over. After something that is really happening, no other one follows. */
function close(state: State, rng: Chance): State {
  const now = caseNow(state)
  const done = [...state.done, now]
  const after: State = { ...nextTurn(state), done, deck: state.deck.slice(1) }
  if (done.length >= state.cases || now.helper !== null) return { ...after, phase: 'over' }
  return enter(after, rng)
}

function applyCase(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'together':
      return { ...state, phase: 'words' }
    case 'told':
    case 'take':
      return state.seats === 1 ? { ...state, phase: 'rate' } : onward(state)
    case 'skip':
      return enter({ ...state, deck: [...state.deck.slice(1), ...state.deck.slice(0, 1)] }, rng)
    case 'rate':
      return applyRate(state, move)
    case 'real':
      return { ...state, phase: 'real', hand: null, voters: [] }
    case 'helper':
      return close(withCase(state, { helper: move.who }), rng)
    case 'trap':
      return onward(withCase(state, { trap: move.trap }))
    case 'witness': {
      const more = move.power === 'scientist' ? { opens: caseNow(state).opens + 1 } : {}
      const after = withCase(state, { witness: move.power, ...more })
      return move.power === 'friend' ? { ...after, phase: 'reweigh' } : onward(after)
    }
    case 'leave':
      return onward(state)
    case 'mind':
      return onward(withCase(state, { mind: move.way }))
    case 'verdict':
      return applyVerdict(state, move)
    case 'plan':
      return rateAgain(withCase(state, { plan: move.plan }))
    case 'thank':
      return close(state, rng)
    default:
      return applyExhibit(state, move)
  }
}

/** Where a player may give the turn away: statements and exhibits of a group. */
export const passable = ({ seats, phase }: State): boolean =>
  seats > 1 && ['camera', 'open', 'pan', 'weigh', 'because', 'vote'].includes(phase)

/** A pass puts the exhibit back into its envelope. A statement goes to the next player as it is. */
function pass(state: State): State {
  const after = nextTurn(state)
  return state.phase === 'camera' ? after : state.phase === 'vote' ? onward(after) : { ...after, phase: 'open' }
}

/**
 * Statements are sorted, then a thought is weighed: exhibits count only once a reason was heard, so tapping around leaves the
 * beam level and the case continued. No verdict is better than another.
 */
export const rules: Rules<Level, State, Move> = {
  start,
  moves,
  apply(state, move, rng) {
    if (move.kind === 'pass' && passable(state)) return pass(state)
    const isHeard = move.kind === 'because' && state.phase === 'because'
    if (!isHeard) expectOffered(moves(state), move)
    if (state.phase === 'camera') return applySort(state, move, rng)
    if (state.phase !== 'toy') return applyCase(state, move, rng)
    return state.camera.length > 0 ? { ...state, phase: 'camera' } : enter(state, rng)
  },
  isOver: ({ phase }) => phase === 'over',
}
