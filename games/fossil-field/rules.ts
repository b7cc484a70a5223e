import type { Chance } from '@marigold/device'
import { addTally, deal, expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { digs as allDigs, squaresOf, type Dig } from './digs.ts'
import { noTally, type By, type Level, type Move, type Named, type Said, type State, type Tally } from './state.ts'
import {
  besideOf,
  canCall,
  closedIn,
  digNow,
  isRight,
  litSquare,
  namesNow,
  openIn,
  outlineNow,
  partsToChoose,
  pieceNow,
} from './table.ts'

const mostHelp = 4
/** Squares that a wrong call costs. */
const wrongCosts = 2
/** After so many wrong calls, the game names the find together with the player. */
const mostWrong = 2

const tallied = (state: State, more: Partial<Tally>): State => ({
  ...state,
  tallies: addTally(state.tallies, state.seat, more),
})

function endTurn(before: State): State {
  const state = tallied(before, { turns: 1 })
  const next = { seat: (state.seat + 1) % state.seats, turns: state.turns + 1, digsInTurn: 0, help: 0 }
  return { ...state, ...next, phase: 'dig', called: null, prompted: false }
}

function openField(state: State): State {
  const none = digNow(state).placed.map(() => 0)
  return {
    ...state,
    ...{ phase: 'dig', brush: 'fine', opened: [], digs: 0, wrong: none, mostHelp: none, owed: 0, help: 0 },
  }
}

const kindFor = (level: Level, finds: unknown): Dig['kind'] => {
  if (finds === 'bones' || finds === 'objects') return finds
  return level.tier === 5 ? 'objects' : 'bones'
}

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const kind = kindFor(level, values.finds)
  const { dealt } = deal(
    allDigs.filter((dig) => dig.tier === level.tier && dig.kind === kind),
    Number(values.digs ?? 2),
    { used: usedIn(kept), key: ({ id }) => id, rng },
  )
  const clues = values.clues === undefined || values.clues === 'level' ? level.clues : (values.clues as State['clues'])
  return openField({
    ...{ level, seats, seat: 0, turns: 0, errorless: values.errorless === true, clues, deck: dealt, at: 0 },
    ...{ choices: values.names === 'said' ? 0 : Number(values.names ?? 99) || 99, phase: 'dig', brush: 'fine' },
    ...{ digsPerTurn: Number(values.perTurn ?? 1), opened: [], digs: 0, digsInTurn: 0, wrong: [], owed: 0, help: 0 },
    ...{ called: null, prompted: false, mostHelp: [], named: [], fields: [], assists: [] },
    tallies: Array.from({ length: seats }, () => noTally),
  })
}

/** Whether help has one more step: without a part in view, it ends at the lit square. */
const canHelp = (state: State): boolean => state.help < (pieceNow(state) ? mostHelp : 2)

function digMoves(state: State): Move[] {
  return [
    ...closedIn(state).map((square) => ({ kind: 'dig', square }) as const),
    ...(canCall(state) ? [{ kind: 'call' } as const] : []),
    ...(closedIn(state).length > 1 && state.level.tier > 1 ? [{ kind: 'brush' } as const] : []),
    ...(canHelp(state) ? [{ kind: 'help' } as const] : []),
  ]
}

function moves(state: State): Move[] {
  switch (state.phase) {
    case 'dig':
      return digMoves(state)
    case 'name':
      return [
        ...(state.choices === 0
          ? (['independent', 'helped', 'notYet'] as const).map((said) => ({ kind: 'say', said }) as const)
          : namesNow(state).map((find) => ({ kind: 'name', find }) as const)),
        { kind: 'back' },
      ]
    case 'place': {
      const find = state.called?.find ?? ''
      return partsToChoose(state, find)
        .filter((part) => !state.errorless || isRight(state, find, part))
        .map((part) => ({ kind: 'place', part }))
    }
    case 'compare':
      return [{ kind: 'next' }]
    case 'display':
      return [
        { kind: 'display', as: 'rock' },
        { kind: 'display', as: 'dance' },
      ]
    case 'over':
      return []
  }
}

function dig(before: State, square: number, by: By): State {
  const wide = before.brush === 'wide'
  const beside = wide ? besideOf(before, square) : null
  const opened = [square, ...(beside === null ? [] : [beside])].map((one) => ({ square: one, dusty: wide }))
  const state = tallied(
    {
      ...before,
      opened: [...before.opened, ...opened],
      digs: before.digs + 1,
      digsInTurn: before.digsInTurn + 1,
      owed: Math.max(0, before.owed - opened.length),
    },
    { digs: 1, wide: wide ? 1 : 0, rubbed: by === 'rub' ? 1 : 0 },
  )
  return state.digsInTurn < state.digsPerTurn && closedIn(state).length > 0 ? state : endTurn(state)
}

const atFind = <T>(all: readonly T[], at: number, change: (one: T) => T): T[] =>
  all.map((one, place) => (place === at ? change(one) : one))

function raiseHelp(state: State, help: number): State {
  const piece = pieceNow(state)
  const most = piece ? atFind(state.mostHelp, piece.at, (one) => Math.max(one, help)) : state.mostHelp
  return { ...state, help, mostHelp: most }
}

/** Early is three stars, at the first call or not; with the game it is one. */
function starsFor(state: State, { shown, help, outline }: Pick<Named, 'shown' | 'help' | 'outline'>): number {
  if (shown || help >= 3) return 1
  return outline <= state.level.early ? 3 : 2
}

/** Gives the piece's find its name; `shown` if the game did it together with the player. */
function nameIt(state: State, shown: boolean): State {
  const { at } = pieceNow(state) ?? { at: 0 }
  const help = Math.max(state.mostHelp[at] ?? 0, state.prompted ? 3 : 0)
  const outline = outlineNow(state, at)
  const named: Named = {
    ...{ dig: digNow(state).id, find: digNow(state).placed[at]?.find ?? '', seat: state.seat, outline, help, shown },
    ...{ first: !shown && help < 3 && state.wrong[at] === 0, digs: state.digs, display: 'dance' },
    ...{ stars: starsFor(state, { shown, help, outline }), open: openIn(state) },
  }
  return { ...state, named: [...state.named, named], phase: 'display', owed: 0 }
}

function callWrong(before: State): State {
  const { at } = pieceNow(before) ?? { at: 0 }
  const state = { ...before, wrong: atFind(before.wrong, at, (count) => count + 1) }
  return { ...state, phase: 'compare', owed: wrongCosts }
}

/** After what a wrong call showed: the next turn, or the name together once it was wrong twice. */
function afterCompare(state: State): State {
  const { at } = pieceNow(state) ?? { at: 0 }
  return (state.wrong[at] ?? 0) < mostWrong ? endTurn(state) : nameIt(raiseHelp(state, mostHelp), true)
}

function say(state: State, said: Said): State {
  const piece = pieceNow(state)
  const find = digNow(state).placed[piece?.at ?? 0]?.find ?? ''
  const called = { find, part: null }
  if (said === 'notYet') return callWrong({ ...state, called })
  return { ...state, called, prompted: said === 'helped', phase: 'place' }
}

function place(before: State, part: number): State {
  const find = before.called?.find ?? ''
  const state = { ...before, called: { find, part } }
  return isRight(state, find, part) ? nameIt(state, false) : callWrong(state)
}

function display(before: State, as: 'rock' | 'dance'): State {
  const last = before.named.length - 1
  const state = { ...before, named: atFind(before.named, last, (one) => ({ ...one, display: as })) }
  const here = digNow(state)
  if (state.named.filter(({ dig: id }) => id === here.id).length < here.placed.length) return endTurn(state)
  const fields = [...state.fields, { digs: state.digs, solver: here.solver }]
  const next = { ...endTurn({ ...state, fields }), at: state.at + 1 }
  return next.at < next.deck.length ? openField(next) : { ...next, at: state.at, phase: 'over' }
}

function help(before: State): State {
  const state = raiseHelp(tallied(before, { helps: 1 }), before.help + 1)
  return state.help < mostHelp ? state : nameIt(state, true)
}

/** Writes down how much the adult helped with a dig or a call. */
const assisted = (state: State, { assist }: { assist?: string }): State =>
  assist === undefined ? state : { ...state, assists: [...state.assists, { seat: state.seat, assist }] }

function act(state: State, move: Move): State {
  switch (move.kind) {
    case 'dig':
      return dig(assisted(state, move), move.square, move.by ?? 'press')
    case 'brush':
      return { ...state, brush: state.brush === 'fine' ? 'wide' : 'fine' }
    case 'call':
      return { ...state, phase: 'name' }
    case 'back':
      return { ...state, phase: 'dig' }
    case 'name':
      return {
        ...tallied(assisted(state, move), { calls: 1 }),
        called: { find: move.find, part: null },
        phase: 'place',
      }
    case 'say':
      return say(tallied(assisted(state, move), { calls: 1 }), move.said)
    case 'place':
      return place(state, move.part)
    case 'next':
      return afterCompare(state)
    case 'display':
      return display(state, move.as)
    case 'help':
      return help(state)
    case 'hint':
      return raiseHelp(state, Math.max(1, state.help))
    case 'pass':
      return { ...state, seat: (state.seat + 1) % state.seats, digsInTurn: 0, help: 0, phase: 'dig' }
  }
}

/** Whether a turn can be given away now. */
export const passable = ({ phase, seats }: State): boolean => seats > 1 && (phase === 'dig' || phase === 'name')

const isBeside = (state: State, { kind }: Move): boolean =>
  (kind === 'pass' && passable(state)) || (kind === 'hint' && state.phase === 'dig')

function apply(state: State, move: Move): State {
  if (!isBeside(state, move)) expectOffered(moves(state), move)
  return act(state, move)
}

const isOver = ({ phase }: State): boolean => phase === 'over'

/** What comes first in a scan: the lit square, or a call once two parts of a find are in view; else the squares. */
export function leadsInScan(state: State): 'call' | number | null {
  const lit = litSquare(state)
  if (lit !== null) return lit
  const piece = pieceNow(state)
  if (!piece || !canCall(state)) return null
  const { placed } = digNow(state)
  const inView = squaresOf(digNow(state)).filter((square) => openIn(state).includes(square))
  const isReady = placed[piece.at] !== undefined && outlineNow(state, piece.at) >= state.level.early / 2
  return isReady || inView.length === squaresOf(digNow(state)).length ? 'call' : null
}

/** Players brush squares, read clues, and name each find by one of its parts. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver }
