import type { Chance } from '@marigold/device'
import { motifNames, yarnNames, type Band, type Dye, type Thread } from './cloth.ts'
import { labelsFor } from './labels.ts'
import type { Group } from './puzzle.ts'
import type { State } from './state.ts'

/** Rows of a band alone, and of each band of a pair: as it should be, and if it tangles. */
const rows = { alone: 2, wide: 3, tangled: 1 }
const longer: Partial<Record<Dye, number>> = { rainbow: 1, gray: -1 }

/** Returns the groups of the grid on the loom, and their size. */
export function groupNow(state: State): { groups: Group[]; size: number } {
  const groups = state.grids[state.grid]?.groups ?? []
  return { groups, size: groups[0]?.words.length ?? 0 }
}

/** Returns the group that was found. */
export const foundGroup = (state: State): Group | undefined => groupNow(state).groups[state.found ?? 0]

/** Returns the band that waits for the next set. */
export const heldBand = ({ bands }: Pick<State, 'bands'>): Band | undefined => bands.find(({ held }) => held)

/** Returns the words on the loom whose set hasn't been found yet. */
export const openWords = (state: State): string[] =>
  state.board.filter((word) => !heldBand(state)?.words.includes(word))

/** Returns the index of the group that a word belongs to. */
const groupOf = (state: State, word: string): number =>
  groupNow(state).groups.findIndex(({ words }) => words.includes(word))

/** Returns whether a word can be added to the chosen ones or taken away. */
export function canToggle(state: State, word: string): boolean {
  const { chosen, errorless } = state
  if (chosen.includes(word)) return true
  if (chosen.length === groupNow(state).size || !openWords(state).includes(word)) return false
  return !errorless || chosen[0] === undefined || groupOf(state, chosen[0]) === groupOf(state, word)
}

/** Returns the state in which the next set is looked for. */
const cleared = (state: State): State => ({
  ...state,
  phase: 'pull',
  chosen: [],
  tried: [],
  misses: 0,
  lit: [],
  found: null,
  earned: null,
  asked: [],
  wrong: [],
})

/** Puts the next grid on the loom with its words shuffled, or asks what the cloth becomes. */
export function nextBoard(state: State, rng: Chance): State {
  const grid = state.grids[state.grid + 1]
  // A band that was held for a set that the loom wove is woven alone.
  const bands = state.bands.map((band) => ({ ...band, held: false }))
  if (!grid) return { ...cleared(state), bands, phase: 'make', board: [] }
  return {
    ...cleared(state),
    bands,
    grid: state.grid + 1,
    board: rng.shuffle(grid.groups.flatMap(({ words }) => words)),
    slack: state.slackAll,
    events: [...state.events, { kind: 'grid' }],
  }
}

/** Returns a yarn that differs from the last band's in color and motif. */
function offered({ bands }: State, rng: Chance): Thread {
  const last = bands.at(-1)?.thread
  return {
    motif: rng.pick(motifNames.filter((one) => one !== last?.motif)),
    dye: rng.pick(yarnNames.filter((one) => one !== last?.dye)),
  }
}

/** Asks whether to weave the named set now or to hold it, where another set can join it; else asks for its yarn. */
export function chooseWeaving(state: State, rng: Chance): State {
  const { groups, size } = groupNow(state)
  const mayHold = groups.length > 2 && !heldBand(state) && openWords(state).length > size
  return { ...state, offer: offered(state, rng), phase: mayHold ? 'hold' : 'yarn' }
}

/** Asks for the link of the found group, unless naming is off. */
export function askForLink(state: State, phase: 'name' | 'explain', rng: Chance): State {
  if (state.naming === 'off') {
    const earned = state.misses === 0 && !state.errorless ? 'independent' : 'helped'
    return chooseWeaving({ ...state, earned }, rng)
  }
  return { ...state, phase, wrong: [], asked: state.naming === 'label' ? labelsFor(state, state.found ?? 0, rng) : [] }
}

/** Continues after a band was woven or held: with the next grid, the last group to explain, or another pull. */
function goOn(state: State, rng: Chance): State {
  const open = openWords(state)
  if (open[0] === undefined) return nextBoard(state, rng)
  if (open.length > groupNow(state).size) return state
  const last: State = { ...state, found: groupOf(state, open[0]) }
  // The last group isn't found by anyone, so it has to be explained to be a player's.
  if (state.naming === 'off') return weaveByLoom(last, rng)
  return askForLink({ ...last, chosen: open, events: [...state.events, { kind: 'last' }] }, 'explain', rng)
}

function bandOf(state: State, group: Group): Band {
  const others = groupNow(state).groups.filter((one) => one !== group)
  const twice = group.words.flatMap((word) => {
    const other = others.find(({ also }) => also.includes(word))
    return other ? [{ word, label: other.label }] : []
  })
  const { label, words } = group
  const { seat, grid, earned, offer: thread } = state
  return { label, words: [...words], twice, seat, earned, thread, partner: null, rows: rows.alone, held: false, grid }
}

/** Takes the found group off the loom, with the band that was held for it. */
function takeOff(state: State, bands: Band[], rng: Chance): State {
  const woven = bands.flatMap(({ words, grid, held }) => (grid === state.grid && !held ? words : []))
  return goOn({ ...cleared(state), bands, board: state.board.filter((word) => !woven.includes(word)) }, rng)
}

/** Weaves the found group in plain linen. */
export function weaveByLoom(state: State, rng: Chance): State {
  const group = foundGroup(state)
  if (!group) return state
  const band: Band = { ...bandOf(state, group), seat: null, earned: null, thread: null }
  return takeOff({ ...state, events: [...state.events, { kind: 'modeled' }] }, [...state.bands, band], rng)
}

/** Leaves the found group on the loom until the next set. */
export function hold(state: State, rng: Chance): State {
  const group = foundGroup(state)
  if (!group) return state
  return goOn({ ...cleared(state), bands: [...state.bands, { ...bandOf(state, group), held: true }] }, rng)
}

/**
 * Weaves the found group, and the band that was held for it. Both choices rest on luck: a mystery spool is a long
 * rainbow or a short gray, and a pair becomes wide or tangles.
 */
export function weave(state: State, mystery: boolean, rng: Chance): State {
  const group = foundGroup(state)
  if (!group) return state
  const dye = mystery ? rng.pick(['rainbow', 'gray'] as const) : state.offer.dye
  const partner = heldBand(state)
  const tangled = partner !== undefined && rng.next() < 0.5
  const each = (partner ? (tangled ? rows.tangled : rows.wide) : rows.alone) + (longer[dye] ?? 0)
  const own: Band = {
    ...bandOf(state, group),
    thread: { ...state.offer, dye },
    partner: partner?.thread?.dye ?? null,
    rows: Math.max(1, each),
  }
  const pair = partner ? [{ ...partner, held: false, partner: dye, rows: own.rows }, own] : [own]
  const events: State['events'] = [
    ...state.events,
    ...(mystery ? [{ kind: 'spool', dye } as const] : []),
    ...(partner ? [{ kind: 'pair', tangled } as const] : []),
  ]
  return takeOff({ ...state, events }, [...state.bands.filter((band) => band !== partner), ...pair], rng)
}
