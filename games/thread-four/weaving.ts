import type { Chance } from '@marigold/device'
import { edgeNames, motifNames, yarnNames, type Band, type Thread } from './cloth.ts'
import { labelsFor } from './labels.ts'
import type { Grid, Group } from './puzzle.ts'
import type { State } from './state.ts'

const offered = 3

/** The grid on the loom. */
export function groupNow(state: State): { groups: Group[]; size: number } {
  const grid: Grid | undefined = state.grids[state.grid]
  const groups = grid?.groups ?? []
  return { groups, size: groups[0]?.words.length ?? 0 }
}

/** The group that a word of the grid belongs to. */
export const unwoven = (state: State, word: string): number =>
  groupNow(state).groups.findIndex(({ words }) => words.includes(word))

/** Puts the next grid on the loom, its words shuffled; over where there is none. */
export function nextBoard(state: State, rng: Chance): State {
  const grid = state.grids[state.grid + 1]
  if (!grid) return { ...state, phase: 'over', board: [] }
  return {
    ...state,
    phase: 'pull',
    grid: state.grid + 1,
    board: rng.shuffle(grid.groups.flatMap(({ words }) => words)),
    chosen: [],
    tried: [],
    slack: state.slackAll,
    misses: 0,
    lit: [],
    found: null,
    events: [...state.events, { kind: 'grid' }],
  }
}

/** Three yarns to choose from, each of another color and motif, and none of the band before. */
export function offer(state: State, rng: Chance): State {
  if (state.phase !== 'yarn') return state
  const last = state.bands.at(-1)?.thread
  const motifs = rng.shuffle(motifNames.filter((one) => one !== last?.motif))
  const colors = rng.shuffle(yarnNames.filter((one) => one !== last?.yarn))
  const threads = Array.from({ length: offered }, (_, at): Thread => ({
    motif: motifs[at] ?? 'diamonds',
    yarn: colors[at] ?? 'madder',
  }))
  return { ...state, threads }
}

/** Asks for the link of the group that was found; where nothing is asked, its yarn is chosen at once. */
export function ask(state: State, phase: 'name' | 'explain', rng: Chance): State {
  if (state.naming === 'off') return offer({ ...state, phase: 'yarn', named: null }, rng)
  const asked = state.naming === 'label' ? labelsFor(state, state.found ?? 0, rng) : []
  return { ...state, phase, wrong: [], named: null, asked }
}

/** What is due when a band has been woven: the next grid, the last group to explain, or another pull. */
function goOn(state: State, rng: Chance): State {
  const [first] = state.board
  if (first === undefined) return nextBoard(state, rng)
  if (state.board.length > groupNow(state).size) return state
  const found = unwoven(state, first)
  return ask({ ...state, found, chosen: [...state.board], events: [...state.events, { kind: 'last' }] }, 'explain', rng)
}

function bandOf(state: State, group: Group, thread: Thread | null): Band {
  const others = groupNow(state).groups.filter((one) => one !== group)
  const twice = group.words.flatMap((word) => {
    const other = others.find(({ also }) => also.includes(word))
    return other ? [{ word, label: other.label }] : []
  })
  return {
    label: group.label,
    words: [...group.words],
    twice,
    seat: thread ? state.seat : null,
    named: state.named,
    explained: state.phase === 'yarn' && state.board.length === group.words.length,
    thread,
    grid: state.grid,
  }
}

/** Weaves the group that was found into the cloth, with a yarn that was offered or plain; then the next one is due. */
export function weave(state: State, at: number | null, rng: Chance): State {
  const group = groupNow(state).groups[state.found ?? 0]
  if (!group) return state
  const thread = at === null ? null : (state.threads[at] ?? null)
  const bands = [...state.bands, bandOf(state, group, thread)]
  const board = state.board.filter((word) => !group.words.includes(word))
  const after: State = {
    ...state,
    phase: 'pull',
    bands,
    board,
    chosen: [],
    tried: [],
    misses: 0,
    lit: [],
    found: null,
    named: null,
    threads: [],
    asked: [],
    wrong: [],
    edge: edgeNames[(bands.length + bands.filter(({ named }) => named === 2).length) % edgeNames.length] ?? 'fringe',
    events: [...state.events, { kind: 'woven', group: state.found ?? 0 }],
  }
  return goOn(after, rng)
}
