import type { Chance } from '@marigold/device'
import { edgeNames, motifNames, yarnNames, type Band, type Thread } from './cloth.ts'
import { labelsFor } from './labels.ts'
import type { Grid, Group } from './puzzle.ts'
import type { State } from './state.ts'

const offered = 3

/** Returns the groups of the grid on the loom, and their size. */
export function groupNow(state: State): { groups: Group[]; size: number } {
  const grid: Grid | undefined = state.grids[state.grid]
  const groups = grid?.groups ?? []
  return { groups, size: groups[0]?.words.length ?? 0 }
}

/** Returns the index of the group that a word belongs to. */
export const unwovenGroupOf = (state: State, word: string): number =>
  groupNow(state).groups.findIndex(({ words }) => words.includes(word))

/** Puts the next grid on the loom with its words shuffled, or ends the game if there is none. */
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

/** Offers three yarns of different colors and motifs, none of them that of the last band. */
export function offerYarns(state: State, rng: Chance): State {
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

/** Asks for the link of the found group, or for its yarn if naming is off. */
export function askForLink(state: State, phase: 'name' | 'explain', rng: Chance): State {
  if (state.naming === 'off') return offerYarns({ ...state, phase: 'yarn', named: null }, rng)
  const asked = state.naming === 'label' ? labelsFor(state, state.found ?? 0, rng) : []
  return { ...state, phase, wrong: [], named: null, asked }
}

/** Continues after a band was woven: with the next grid, the last group to explain, or another pull. */
function goOn(state: State, rng: Chance): State {
  const [first] = state.board
  if (first === undefined) return nextBoard(state, rng)
  if (state.board.length > groupNow(state).size) return state
  const found = unwovenGroupOf(state, first)
  return askForLink(
    { ...state, found, chosen: [...state.board], events: [...state.events, { kind: 'last' }] },
    'explain',
    rng,
  )
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

/** Weaves the found group into the cloth, with an offered yarn or in plain linen, and continues. */
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
