import type { Chance } from '@marigold/device'
import { nextInCircle } from '../kit/circle.ts'
import type { Said } from '../kit/index.ts'
import { addTally, deal, expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { ownersOf } from '../kit/split.ts'
import { planks } from './planks.ts'
import {
  noTally,
  type Flag,
  type Level,
  type Move,
  type Photo,
  type Question,
  type State,
  type Tally,
} from './state.ts'
import {
  askedAbout,
  drySpots,
  flagSpots,
  forecastAt,
  freeSpots,
  goodSpot,
  inHand,
  isLevel,
  isWishMet,
  leadsOn,
  placed,
  placeSpots,
  plankOf,
  wishesOf,
} from './table.ts'

/** After so many tips the forecast opens, and after `mostTips` everyone is in the pond. */
const tipsToForecast = 2
const mostTips = 4
const mostFixes = 2
const gooseWeight = 2

const tallied = (state: State, seat: number, more: Partial<Tally>): State => ({
  ...state,
  tallies: addTally(state.tallies, seat, more),
})

const endTurn = (state: State) => tallied(state, state.seat, { turns: 1 })

/** Whether the turn is over after a move that led to `after`, so that the view hands over. */
export const endsTurn = (move: Move, { phase }: State): boolean =>
  move.kind === 'next' ||
  (move.kind === 'place' && ['flag', 'ask'].includes(phase)) ||
  (move.kind === 'after' && move.after === 'swap' && phase !== 'photo')

/** Opens the turn of the player of the next piece: another player's flag first; alone, a question. */
function openTurn(state: State, after: number): State {
  const hand = inHand(state)
  const owner = hand === null ? after : (state.owners[hand] ?? 0)
  const seat = state.seats === 1 ? 0 : owner
  const fresh: State = { ...state, seat, flag: null, answer: null, replied: false, wet: [], helped: false }
  return askForFlag(fresh)
}

function askForFlag(state: State): State {
  const flagger = nextInCircle(
    state.tallies.map(({ asked }) => asked),
    state.seat,
    state.seat,
  )
  if (flagger !== null) return { ...state, flagger, phase: 'flag' }
  // Without anything to ask, there is no question.
  return { ...state, flagger: null, phase: canAsk(state) ? 'ask' : 'place' }
}

/** Puts the next plank on the log. The player of the wish that waited goes first. */
function openPlank(state: State, first: number): State {
  const plank = plankOf(state)
  const pieces = [...plank.pieces]
  const shared = state.seats === 1 ? 2 : state.seats
  const next: State = {
    ...state,
    pieces,
    places: pieces.map(() => null),
    queue: pieces.map((_, at) => at),
    owners: ownersOf(pieces.length, shared, state.seats === 1 ? 0 : first),
    told: pieces.map(() => ({ weight: false, wish: false })),
    named: false,
    ...{ waiting: null, moved: [], tips: 0, fixes: 0, forecast: false, kept: null, goose: 'none', last: null },
  }
  const opened = openTurn(next, first)
  return plank.waits ? { ...opened, phase: 'wait' } : opened
}

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const count = Number(values.planks ?? 3)
  const { dealt } = deal(
    planks.filter(({ from }) => from === level.from),
    count,
    { used: usedIn(kept), key: ({ id }) => id, rng },
  )
  const state: State = {
    ...{ level, seats, deck: dealt, at: 0, errorless: values.errorless === true, ease: values.band === 'wide' ? 2 : 0 },
    ...{
      pieces: [],
      places: [],
      queue: [],
      owners: [],
      told: [],
      named: false,
      seat: 0,
      flagger: null,
      flag: null,
      kept: null,
    },
    ...{ answer: null, replied: false, phase: 'flag', waiting: null, wet: [], moved: [], tips: 0, fixes: 0 },
    ...{ forecast: false, helped: false, goose: 'none', photos: [], last: null },
    tallies: Array.from({ length: seats }, () => noTally),
  }
  const opened = openPlank(state, 0)
  return values.screen === 'cards' ? { ...opened, phase: 'cards' } : opened
}

/** A flag can be traded or declined where another spot is left. */
const canRefuse = (state: State) =>
  drySpots(state).some((spot) => spot !== state.flag?.spot && (!state.errorless || leadsOn(state, spot)))

const questionsNow = (state: State): Move[] => [
  ...(['weight', 'wish'] as const).flatMap((about): Move[] =>
    askedAbout(state, about) === null ? [] : [{ kind: 'ask', about }],
  ),
  // The partner names one spot on each plank. The others are the player's to plan.
  ...(state.named ? [] : [{ kind: 'ask', about: 'spot' } as const]),
  { kind: 'noFlag' },
]
const canAsk = (state: State): boolean => questionsNow(state).length > 1

const afterNow = (state: State): Move[] => [
  { kind: 'after', after: 'same' },
  ...(state.queue.length > 1 || state.goose === 'aboard' ? [{ kind: 'after', after: 'swap' } as const] : []),
  ...(state.seats > 1 || canAsk(state) ? [{ kind: 'after', after: 'ask' } as const] : []),
]

function moves(state: State): Move[] {
  switch (state.phase) {
    case 'wait':
      return (plankOf(state).waits ?? []).map((wish) => ({ kind: 'wait', wish }))
    case 'flag':
      return [...flagSpots(state).map((spot): Move => ({ kind: 'flag', spot })), { kind: 'noFlag' }]
    case 'why':
      return [{ kind: 'why', said: null }]
    case 'answer': {
      const others: Move[] = [
        ...(typeof state.flag?.by === 'number' ? [{ kind: 'answer', answer: 'traded' } as const] : []),
        { kind: 'answer', answer: 'declined' },
      ]
      return [{ kind: 'answer', answer: 'took' }, ...(canRefuse(state) ? others : [])]
    }
    case 'ask':
      return questionsNow(state)
    case 'place':
      return [
        ...placeSpots(state).map((spot): Move => ({ kind: 'place', spot })),
        ...(state.helped || state.answer === 'took' ? [] : [{ kind: 'help' } as const]),
      ]
    case 'splash':
      return afterNow(state)
    case 'goose':
      return [
        { kind: 'goose', aboard: true },
        { kind: 'goose', aboard: false },
      ]
    case 'fix':
      return [
        ...state.places.flatMap((spot, piece): Move[] => (spot === null ? [] : [{ kind: 'fix', piece }])),
        { kind: 'photo' },
      ]
    case 'photo':
    case 'cards':
      return [{ kind: 'next' }]
    case 'over':
      return []
  }
}

function takePhoto(state: State, isDry: boolean): State {
  const { pieces, places } = state
  const counted = wishesOf(state)
  const photo: Photo = {
    ...{ plank: plankOf(state).id, pieces, places: isDry ? places : places.map(() => null), dry: isDry },
    met: isDry ? counted.filter((wish) => isWishMet(state, wish)).length : 0,
    wishes: counted.length,
    goose: state.goose === 'aboard' ? 'aboard' : 'shore',
  }
  const shown = photo.dry ? state : { ...state, places: photo.places }
  return { ...shown, phase: 'photo', photos: [...state.photos, photo], flag: null, kept: null }
}

/** Whether there is a spot where the goose leaves the plank level. */
function hasRoomForGoose(state: State): boolean {
  const piece = state.pieces.length
  const asked = withGoose(state)
  return freeSpots(asked).some((spot) => {
    const after: State = { ...asked, places: asked.places.map((at, i) => (i === piece ? spot : at)) }
    return isLevel(after) && wishesOf(after).every((wish) => isWishMet(after, wish))
  })
}

const withGoose = (state: State): State => ({
  ...state,
  goose: 'aboard',
  pieces: [...state.pieces, { kind: 'goose', weight: gooseWeight }],
  places: [...state.places, null],
  owners: [...state.owners, state.seat],
  told: [...state.told, { weight: true, wish: true }],
  queue: [state.pieces.length],
  ...{ flag: null, answer: null, replied: false, wet: [], helped: false, phase: 'place' },
})

/** Everyone is aboard: the goose may ask, a piece may be moved, or the photo is taken. */
function everyoneAboard(state: State): State {
  const isHappy = isLevel(state) && wishesOf(state).every((wish) => isWishMet(state, wish))
  if (!isHappy) return state.fixes < mostFixes ? { ...state, phase: 'fix' } : takePhoto(state, isLevel(state))
  // The first plank is for learning the game.
  if (state.at > 0 && state.goose === 'none' && hasRoomForGoose(state)) return { ...state, phase: 'goose' }
  return takePhoto(state, true)
}

function splash(state: State, spot: number): State {
  const piece = inHand(state) ?? -1
  const tips = state.tips + 1
  const wet: State = {
    ...tallied(state, state.seat, { splashes: 1 }),
    ...{ tips, forecast: state.forecast || tips >= tipsToForecast, wet: [...state.wet, spot], phase: 'splash' },
    last: { kind: 'splash', piece, spot },
  }
  return tips < mostTips ? wet : takePhoto({ ...wet, queue: [] }, false)
}

function place(state: State, spot: number): State {
  if (Math.abs(forecastAt(state, spot)) > plankOf(state).tip) return splash(state, spot)
  const piece = inHand(state) ?? -1
  const { kept } = state
  const done: State = {
    ...placed(state, spot),
    last: { kind: 'steady', piece, spot },
    flag: null,
    kept: kept && kept.spot !== spot && kept.seat !== state.seat ? kept : null,
  }
  return done.queue.length > 0 ? openTurn(endTurn(done), state.seat) : everyoneAboard(done)
}

function answerFlag(state: State, answer: NonNullable<State['answer']>): State {
  const flag = state.flag as Flag
  const told = tallied(state, state.seat, typeof flag.by === 'number' ? { [answer]: 1 } : {})
  const kept = answer === 'traded' && typeof flag.by === 'number' ? { spot: flag.spot, seat: flag.by } : state.kept
  return { ...told, answer, kept, phase: 'place' }
}

function ask(state: State, about: Question): State {
  const asked = tallied(state, state.seat, { questions: 1, named: about === 'spot' ? 1 : 0 })
  if (about === 'spot')
    return { ...asked, named: true, flag: { spot: goodSpot(state), by: 'partner', said: null }, phase: 'answer' }
  const piece = askedAbout(state, about)
  const told = state.told.map((known, at) => (at === piece ? { ...known, [about]: true } : known))
  return { ...asked, told, phase: 'place' }
}

function afterSplash(state: State, after: 'same' | 'swap' | 'ask'): State {
  const chosen: State = { ...tallied(state, state.seat, { [after]: 1 }), flag: null, answer: null, replied: false }
  if (after === 'same') return { ...chosen, phase: 'place' }
  if (after === 'ask') return askForFlag(chosen)
  // The goose stays on the shore; anyone else comes back at the end.
  if (state.goose === 'aboard') return takePhoto({ ...chosen, goose: 'shore', queue: [], ...withoutLast(chosen) }, true)
  const [first = 0, ...rest] = state.queue
  return openTurn({ ...endTurn(chosen), queue: [...rest, first] }, state.seat)
}

const withoutLast = ({ pieces, places, owners, told }: State) => ({
  ...{ pieces: pieces.slice(0, -1), places: places.slice(0, -1) },
  ...{ owners: owners.slice(0, -1), told: told.slice(0, -1) },
})

function fix(state: State, piece: number): State {
  return {
    ...state,
    places: state.places.map((at, each) => (each === piece ? null : at)),
    queue: [piece],
    moved: [...state.moved, piece],
    fixes: state.fixes + 1,
    ...{ flag: null, answer: null, replied: false, wet: [], helped: false, phase: 'place' },
  }
}

function next(before: State): State {
  if (before.phase === 'cards') return { ...before, phase: 'over' }
  const state = endTurn(before)
  const at = state.at + 1
  if (at >= state.deck.length) return { ...state, at, phase: 'over' }
  const waited = state.waiting === null ? null : plankOf(state).wishes[state.waiting]
  const first = waited ? (state.owners[waited.who] ?? 0) : (state.seat + 1) % state.seats
  return openPlank({ ...state, at }, state.seats === 1 ? 0 : first)
}

/** The next player places the piece in hand, and gets to know its card. */
function pass(state: State): State {
  const hand = inHand(state)
  const seat = (state.seat + 1) % state.seats
  const owners = state.owners.map((owner, piece) => (piece === hand && state.seats > 1 ? seat : owner))
  // Everyone is aboard: only the choice goes on.
  if (hand === null) return { ...state, seat }
  const opened = openTurn({ ...state, owners }, seat)
  return state.phase === 'wait' ? { ...opened, phase: 'wait' } : opened
}

/** The wish that waits is chosen; the harder choice opens the forecast. */
function wait(state: State, wish: number): State {
  const { waits, solutions } = plankOf(state)
  const own = solutions[waits?.indexOf(wish) ?? 0] ?? 0
  const isHarder = own === Math.min(...solutions)
  return askForFlag({ ...state, waiting: wish, forecast: isHarder })
}

function sayWhy(state: State, said: Said | null): State {
  const heard = tallied(state, state.flagger ?? 0, said ? { reasons: 1, cues: said.cue } : {})
  return { ...heard, flag: { ...(state.flag as Flag), said }, phase: 'answer' }
}

function act(state: State, move: Move): State {
  switch (move.kind) {
    case 'wait':
      return wait(state, move.wish)
    case 'flag': {
      const by = state.flagger ?? 0
      return { ...tallied(state, by, { asked: 1, flags: 1 }), flag: { spot: move.spot, by, said: null }, phase: 'why' }
    }
    case 'noFlag':
      return { ...(state.flagger === null ? state : tallied(state, state.flagger, { asked: 1 })), phase: 'place' }
    case 'why':
      return sayWhy(state, move.said)
    case 'answer':
      return answerFlag(state, move.answer)
    case 'ask':
      return ask(state, move.about)
    case 'reply':
      return { ...tallied(state, state.seat, { replies: 1, cues: move.said.cue }), replied: true }
    case 'help': {
      const helped = tallied(state, state.seat, { help: 1 })
      return { ...helped, helped: true, answer: null, flag: { spot: goodSpot(state), by: 'adult', said: null } }
    }
    case 'place':
      return place(state, move.spot)
    case 'after':
      return afterSplash(state, move.after)
    case 'goose':
      return move.aboard ? withGoose(state) : takePhoto({ ...state, goose: 'shore' }, true)
    case 'fix':
      return fix(state, move.piece)
    case 'photo':
      return takePhoto(state, isLevel(state))
    case 'next':
      return next(state)
    case 'pass':
      return pass(state)
  }
}

/** What only an adult does, or the Pass button: accepted though it isn't among the moves. */
function isBeside(state: State, move: Move): boolean {
  if (move.kind === 'why') return state.phase === 'why'
  if (move.kind === 'reply') return state.phase === 'place' && state.answer !== null && !state.replied
  return move.kind === 'pass' && passable(state)
}

/** Whether a turn can be given away now. */
export const passable = ({ phase, seats }: State): boolean => seats > 1 && phase !== 'over' && phase !== 'cards'

function apply(state: State, move: Move): State {
  if (!isBeside(state, move)) expectOffered(moves(state), move)
  return act({ ...state, last: null }, move)
}

const isOver = ({ phase }: State): boolean => phase === 'over'

/** Players place pieces on a beam together: each knows a part, suggests before another places, and answers. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver }
