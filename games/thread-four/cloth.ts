import { m } from '#messages'
import type { Earned } from '@marigold/contract'

/** The motifs of a band. */
export const motifNames = ['diamonds', 'peaks', 'waves', 'blossoms', 'stars', 'leaves', 'steps', 'birds'] as const
export type Motif = (typeof motifNames)[number]

/** The colors of yarn: those of a player, and the two that a mystery spool may hold. */
export const dyes = {
  madder: m.thread_four_red(),
  indigo: m.thread_four_blue(),
  ochre: m.thread_four_yellow(),
  sage: m.thread_four_green(),
  plum: m.thread_four_purple(),
  clay: m.thread_four_orange(),
  rainbow: m.thread_four_rainbow(),
  gray: m.thread_four_gray(),
} as const
export type Dye = keyof typeof dyes
export type Yarn = Exclude<Dye, 'rainbow' | 'gray'>
export const yarnNames = Object.keys(dyes).filter((dye): dye is Yarn => dye !== 'rainbow' && dye !== 'gray')

export interface Thread {
  motif: Motif
  dye: Dye
}

/** A woven band of the cloth. */
export interface Band {
  label: string
  words: string[]
  /** Words of this band that also fit another group of its grid, with that group's label. */
  twice: { word: string; label: string }[]
  /** The player who wove it; null if the loom did. */
  seat: number | null
  /** What naming its link earned, or finding it where links aren't named; null if the loom wove it. */
  earned: Earned | null
  /** The yarn and motif; null for the plain linen that the loom weaves. */
  thread: Thread | null
  /** The other color of a wide band. */
  partner: Dye | null
  /** How long the cloth becomes by it, 1 to 4. */
  rows: number
  /** True while its words are still on the loom, to be woven together with the next set. */
  held: boolean
  /** The index of its grid. */
  grid: number
}

/** Returns how many rows long a cloth is. */
export const rowsOf = (bands: readonly Band[]): number => bands.reduce((sum, { rows }) => sum + rows, 0)

/** What a finished cloth can become; it is there in the next games, too. */
export type Made = 'scarf' | 'flags'
