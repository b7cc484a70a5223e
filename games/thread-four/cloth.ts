import { m } from '#messages'

/** The motifs of a band, with their names for screen readers. */
export const motifs = {
  diamonds: m.thread_four_diamonds(),
  peaks: m.thread_four_peaks(),
  waves: m.kit_waves(),
  blossoms: m.thread_four_blossoms(),
  stars: m.kit_stars(),
  leaves: m.thread_four_leaves(),
  steps: m.thread_four_steps(),
  birds: m.thread_four_birds(),
} as const
export type Motif = keyof typeof motifs
export const motifNames = Object.keys(motifs) as Motif[]

/** The yarn colors. */
export const yarns = {
  madder: m.thread_four_red(),
  indigo: m.thread_four_blue(),
  ochre: m.thread_four_yellow(),
  sage: m.thread_four_green(),
  plum: m.thread_four_purple(),
  clay: m.thread_four_orange(),
} as const
export type Yarn = keyof typeof yarns
export const yarnNames = Object.keys(yarns) as Yarn[]

/** How the cloth can be finished at its end. */
const edges = {
  fringe: m.thread_four_fringe(),
  tassels: m.thread_four_tassels(),
  points: m.thread_four_points(),
} as const
export type Edge = keyof typeof edges
export const edgeNames = Object.keys(edges) as Edge[]

export interface Thread {
  motif: Motif
  yarn: Yarn
}

/** A woven band of the cloth. */
export interface Band {
  label: string
  words: string[]
  /** Words of this band that also fit another group of its grid, with that group's label. */
  twice: { word: string; label: string }[]
  /** The player who wove it; null if the loom did. */
  seat: number | null
  /** How well its link was named, 0 to 2; null if nobody was asked. */
  named: 0 | 1 | 2 | null
  /** Whether its link was explained, because it was the last group. */
  explained: boolean
  /** The yarn and motif chosen for it; null for the plain linen that the loom weaves. */
  thread: Thread | null
  /** The index of its grid. */
  grid: number
}
