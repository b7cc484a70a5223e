import { usedIn, type Rules, type Start } from '../kit/rules.ts'
import type { Earned } from '@marigold/contract'
import type { Chance } from '@marigold/device'
import { dealGrids } from './dealing.ts'
import type { Level } from './levels.ts'
import { readList, sampleList } from './own-list.ts'
import {
  askForLink,
  canToggle,
  chooseWeaving,
  foundGroup,
  groupNow,
  hold,
  nextBoard,
  openWords,
  weave,
  weaveByLoom,
} from './weaving.ts'
import type { Move, State } from './state.ts'

function start(level: Level, begin: Start, rng: Chance): State {
  const { values, seats, kept } = begin
  const own = values.source === 'own'
  const { grids, used } = dealGrids(level, begin, usedIn(kept), rng)
  const slackAll = values.slack === 'unlimited' ? null : Number(values.slack ?? 8)
  const state: State = {
    phase: own ? 'list' : 'pull',
    own: false,
    ages: String(values.ages ?? '8'),
    errorless: values.errorless === true,
    naming: values.naming === 'label' || values.naming === 'off' ? values.naming : 'adult',
    grids,
    used,
    grid: -1,
    board: [],
    chosen: [],
    tried: [],
    slack: slackAll,
    slackAll,
    misses: 0,
    lit: [],
    found: null,
    asked: [],
    wrong: [],
    earned: null,
    offer: { motif: 'diamonds', dye: 'madder' },
    made: null,
    bands: [],
    seat: 0,
    seats,
    turnOver: false,
    counts: Array.from({ length: seats }, () => ({ pulls: 0, found: 0, away: 0, named: [] })),
    shuffles: 0,
    events: [],
  }
  return own ? state : nextBoard(state, rng)
}

function moves(state: State): Move[] {
  const { phase, chosen, board } = state
  switch (phase) {
    case 'list':
      return [
        { kind: 'list', text: sampleList },
        { kind: 'list', text: '' },
      ]
    case 'name':
    case 'explain':
      if (state.naming === 'label')
        return state.asked.filter((label) => !state.wrong.includes(label)).map((label) => ({ kind: 'label', label }))
      return (['independent', 'helped', 'notYet', 'skipped'] as const).map((earned) => ({ kind: 'score', earned }))
    case 'hold':
      return [false, true].map((hold) => ({ kind: 'hold', hold }))
    case 'yarn':
      return [false, true].map((mystery) => ({ kind: 'yarn', mystery }))
    case 'make':
      return (['scarf', 'flags'] as const).map((made) => ({ kind: 'make', made }))
    case 'over':
      return []
    case 'pull':
      return [
        ...board.filter((word) => canToggle(state, word)).map((word): Move => ({ kind: 'toggle', word })),
        ...(chosen.length === groupNow(state).size ? [{ kind: 'pull' } as const] : []),
        { kind: 'shuffle' },
        { kind: 'show' },
        { kind: 'pass' },
      ]
  }
}

/** Returns whether a move can be made now. */
export const isLegal = (state: State, move: Move) =>
  moves(state).some(
    (one) => (one.kind === 'list' && move.kind === 'list') || JSON.stringify(one) === JSON.stringify(move),
  )

const next = (state: State): State => ({ ...state, turnOver: true, seat: (state.seat + 1) % state.seats })

function counted(state: State, change: Partial<State['counts'][number]>): State {
  return { ...state, counts: state.counts.map((own, at) => (at === state.seat ? { ...own, ...change } : own)) }
}

function takeList(state: State, text: string, rng: Chance): State {
  const { grid, problems } = readList(text)
  if (text.trim() === '') return nextBoard({ ...state, phase: 'pull' }, rng)
  if (!grid) return { ...state, events: [{ kind: 'list', problems }] }
  return nextBoard({ ...state, phase: 'pull', own: true, grids: [grid] }, rng)
}

/** Passes the turn on, unless the cloth is finished and its last player chooses what it becomes. */
const passOn = (state: State): State => (state.phase === 'make' ? state : next(state))

/**
 * Handles a pull that was not a set. Each miss brings a bigger hint: a word to start with, a true pair, then all words
 * but one. After the fourth, or with no threads left, the loom weaves the set.
 */
function missed(state: State, best: number, away: boolean, rng: Chance): State {
  const { chosen } = state
  const misses = state.misses + 1
  const slack = state.slack === null ? null : state.slack - 1
  const tried = [...state.tried, [...chosen].sort().join()]
  const after: State = { ...state, tried, slack, misses, events: [away ? { kind: 'away' } : { kind: 'miss' }] }
  const { groups, size } = groupNow(state)
  if (misses >= 4 || slack === 0) return passOn(weaveByLoom({ ...after, found: best, slack: state.slackAll }, rng))
  const own = groups[best]?.words ?? []
  const lit = [...new Set([...chosen.filter((word) => own.includes(word)), ...own])].slice(
    0,
    Math.min(misses, size - 1),
  )
  const placed = misses < 3 ? (away ? chosen : []) : lit
  return next({ ...after, chosen: placed, lit, events: [...after.events, { kind: 'hint', words: lit }] })
}

function pull(state: State, rng: Chance): State {
  const { groups, size } = groupNow(state)
  const { chosen } = state
  if (state.tried.includes([...chosen].sort().join())) return { ...state, events: [{ kind: 'tried' }] }
  const shares = groups.map(({ words }) => chosen.filter((word) => words.includes(word)).length)
  const best = shares.indexOf(Math.max(...shares))
  const { pulls = 0, found = 0, away = 0 } = state.counts[state.seat] ?? {}
  if (shares[best] === size) {
    const after = counted(state, { pulls: pulls + 1, found: found + 1 })
    return askForLink({ ...after, found: best, lit: [], events: [{ kind: 'right' }] }, 'name', rng)
  }
  const near = shares[best] === size - 1
  return missed(counted(state, { pulls: pulls + 1, away: away + (near ? 1 : 0) }), best, near, rng)
}

function named(state: State, earned: Earned, rng: Chance): State {
  const before = state.counts[state.seat]?.named ?? []
  const after = counted(state, earned === 'skipped' ? {} : { named: [...before, earned] })
  return chooseWeaving({ ...after, earned, events: [{ kind: 'revealed' }] }, rng)
}

function label(state: State, chosen: string, rng: Chance): State {
  const tries = state.wrong.length
  if (chosen === foundGroup(state)?.label) return named(state, tries === 0 ? 'independent' : 'helped', rng)
  const wrong = [...state.wrong, chosen]
  if (tries === 0) return { ...state, wrong, events: [{ kind: 'otherLabel' }] }
  return named({ ...state, wrong }, 'notYet', rng)
}

/** The loom weaves all sets of this grid but the last one, which is explained, and the game ends with it. */
function show(state: State, rng: Chance): State {
  let now: State = { ...state, chosen: [], grids: state.grids.slice(0, state.grid + 1) }
  while (now.phase === 'pull') {
    const [first = ''] = openWords(now)
    const found = groupNow(now).groups.findIndex(({ words }) => words.includes(first))
    now = weaveByLoom({ ...now, found }, rng)
  }
  return now
}

function act(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'list':
      return takeList(state, move.text, rng)
    case 'toggle': {
      const { chosen } = state
      const has = chosen.includes(move.word)
      return { ...state, chosen: has ? chosen.filter((word) => word !== move.word) : [...chosen, move.word] }
    }
    case 'shuffle':
      return { ...state, board: rng.shuffle(state.board), shuffles: state.shuffles + 1 }
    case 'pull':
      return pull(state, rng)
    case 'score':
      return named(state, move.earned, rng)
    case 'label':
      return label(state, move.label, rng)
    case 'hold':
      return move.hold ? next(hold(state, rng)) : { ...state, phase: 'yarn' }
    case 'yarn':
      return passOn(weave(state, move.mystery, rng))
    case 'make':
      return { ...state, phase: 'over', made: move.made, turnOver: true }
    case 'show':
      return show(state, rng)
    case 'pass':
      return { ...next({ ...state, chosen: [] }), turnOver: false }
  }
}

/** The rules of Thread Four: find the hidden groups of a grid, one pull at a time. */
export const rules: Rules<Level, State, Move> = {
  start,
  moves,
  apply(state, move, rng) {
    if (!isLegal(state, move)) throw new Error(`not now: ${JSON.stringify(move)}`)
    return act({ ...state, events: [], turnOver: false }, move, rng)
  },
  isOver: ({ phase }) => phase === 'over',
}
