import { usedIn, type Rules, type Start } from '../kit/rules.ts'
import type { Chance } from '@marigold/device'
import { dealGrids } from './dealing.ts'
import type { Level } from './levels.ts'
import { readList, sampleList } from './own-list.ts'
import { askForLink, groupNow, nextBoard, offerYarns, unwovenGroupOf, weave } from './weaving.ts'
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
    named: null,
    threads: [],
    edge: null,
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
  if (phase === 'list')
    return [
      { kind: 'list', text: sampleList },
      { kind: 'list', text: '' },
    ]
  if (phase === 'name' || phase === 'explain') {
    if (state.naming === 'label')
      return state.asked.filter((label) => !state.wrong.includes(label)).map((label) => ({ kind: 'label', label }))
    return ([0, 1, 2] as const).map((score) => ({ kind: 'score', score }))
  }
  if (phase === 'yarn') return state.threads.map((_, at) => ({ kind: 'yarn', at }))
  if (phase === 'over') return []
  const full = chosen.length === groupNow(state).size
  const first = chosen[0]
  const toggles = board.filter((word) => {
    if (chosen.includes(word)) return true
    if (full) return false
    return !state.errorless || first === undefined || unwovenGroupOf(state, first) === unwovenGroupOf(state, word)
  })
  return [
    ...toggles.map((word): Move => ({ kind: 'toggle', word })),
    ...(full ? [{ kind: 'pull' } as const] : []),
    { kind: 'shuffle' },
    { kind: 'show' },
    { kind: 'pass' },
  ]
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

/** The loom weaves a group by itself and names it, and the turn passes on. */
function modeled(state: State, group: number, rng: Chance): State {
  const woven = weave({ ...state, found: group, named: null, slack: state.slackAll, misses: 0, lit: [] }, null, rng)
  return next({ ...woven, events: [...state.events, { kind: 'modeled', group }, ...woven.events] })
}

/**
 * Handles a pull that was not a set: after two misses two matching words are highlighted, and after two more, or with
 * no threads left, the loom weaves the set.
 */
function missed(state: State, best: number, away: boolean, rng: Chance): State {
  const chosen = [...state.chosen]
  const misses = state.misses + 1
  const slack = state.slack === null ? null : state.slack - 1
  const tried = [...state.tried, [...chosen].sort().join()]
  const after: State = { ...state, tried, slack, misses, events: [away ? { kind: 'away' } : { kind: 'miss' }] }
  if (misses >= 4 || slack === 0) return modeled(after, best, rng)
  const own = (groupNow(state).groups[best]?.words ?? []).filter((word) => state.board.includes(word))
  const pair = [...new Set([...chosen.filter((word) => own.includes(word)), ...own])].slice(0, 2)
  const shown = { ...after, chosen: away ? chosen : [] }
  if (misses < 2) return next({ ...shown, lit: [] })
  return next({ ...shown, lit: pair, events: [...after.events, { kind: 'lit' }] })
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
    return askForLink({ ...after, found: best, events: [{ kind: 'right', group: best }] }, 'name', rng)
  }
  const near = shares[best] === size - 1
  return missed(counted(state, { pulls: pulls + 1, away: away + (near ? 1 : 0) }), best, near, rng)
}

function named(state: State, score: 0 | 1 | 2): State {
  const mine = state.counts[state.seat]
  const events: State['events'] = [{ kind: 'revealed', group: state.found ?? 0 }]
  return { ...counted(state, { named: [...(mine?.named ?? []), score] }), named: score, phase: 'yarn', events }
}

function label(state: State, chosen: string): State {
  const right = groupNow(state).groups[state.found ?? 0]?.label
  if (chosen === right) return named(state, state.wrong.length === 0 ? 2 : 1)
  const wrong = [...state.wrong, chosen]
  if (wrong.length < 2) return { ...state, wrong, events: [{ kind: 'otherLabel' }] }
  return named({ ...state, wrong }, 0)
}

function show(state: State, rng: Chance): State {
  let now: State = { ...state, chosen: [], lit: [], grids: state.grids.slice(0, state.grid + 1) }
  const shown: State['events'] = []
  for (const [group, { words }] of groupNow(state).groups.entries()) {
    if (!words.some((word) => state.board.includes(word))) continue
    now = weave({ ...now, found: group, named: null }, null, rng)
    shown.push({ kind: 'modeled', group })
  }
  return { ...now, phase: 'over', turnOver: true, seat: state.seat, events: [{ kind: 'shown' }, ...shown] }
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
      return offerYarns(named(state, move.score), rng)
    case 'label': {
      const after = label(state, move.label)
      return after.phase === 'yarn' ? offerYarns(after, rng) : after
    }
    case 'yarn': {
      const woven = weave(state, move.at, rng)
      return woven.phase === 'over' ? { ...woven, turnOver: true } : next(woven)
    }
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
