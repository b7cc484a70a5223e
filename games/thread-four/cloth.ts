import { m } from '#messages'

/** Motifs that a band can be woven with, and what a screen reader calls them. */
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

/** Colors of yarn. */
export const yarns = {
  madder: 'red',
  indigo: 'blue',
  ochre: 'yellow',
  sage: 'green',
  plum: 'purple',
  clay: 'orange',
} as const
export type Yarn = keyof typeof yarns
export const yarnNames = Object.keys(yarns) as Yarn[]

/** What the cloth ends in. */
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

/** One woven band of the cloth. */
export interface Band {
  label: string
  words: string[]
  /** Words of the band that fit another group of its grid, with that group's label. */
  twice: { word: string; label: string }[]
  /** Who wove it; the loom itself where it is null. */
  seat: number | null
  /** How well it was named, 0 to 2; null where nobody was asked. */
  named: 0 | 1 | 2 | null
  /** True where it was explained rather than found. */
  explained: boolean
  /** What was chosen for it; null in the plain cloth that the loom weaves by itself. */
  thread: Thread | null
  /** The grid it comes from. */
  grid: number
}
