import { m } from '#messages'
import { z } from 'zod'
import type { CueType } from '../../caseload/practice.ts'
import { paperOf, papers, regionLanguages } from '../../platform/paper.ts'
import { deviceStorage } from '../../platform/storage/browser-storage.ts'
import { sheetNames, type SheetName } from './sheet-names.ts'

const sheets = Object.keys(sheetNames) as [SheetName, ...SheetName[]]

/** Cards on one page. */
export const perPageChoices = [1, 2, 4, 6, 9, 12, 16] as const
export const memoryChoices = [9, 12, 16] as const
export const boardChoices = [2, 3, 4, 6, 8, 12] as const
export const boardSides = [3, 4] as const
export const boardsPerPageChoices = [1, 2] as const

/** What a card shows; a card without a picture shows its word instead. */
export const showChoices = {
  both: m.print_picture_and_word(),
  picture: m.ui_picture(),
  word: m.ui_word(),
  sentence: m.print_picture_with_word_and_sentence(),
} as const
/** What is on a card's back; a question always has its answer. */
export const backChoices = {
  none: m.ui_nothing(),
  word: m.print_word_or_answer(),
  picture: m.ui_picture(),
  pattern: m.print_pattern(),
} as const

/** The edge on which the printer flips the paper. */
export const flipChoices = { long: m.print_long_edge(), short: m.print_short_edge() } as const
/** How a sheet becomes a book. */
export const bookChoices = { small: '8 small pages, one cut', half: '4 large pages, both sides' } as const

/** How cut edges are marked. */
export const cutChoices = {
  lines: m.print_dashed_lines(),
  crop: m.print_corner_marks(),
  none: m.ui_nothing(),
} as const

/** Print options stored on this device; missing or invalid values get their default. */
export const PrintOptions = z.object({
  sheet: z.enum(sheets).catch('cards'),
  paper: z.enum(papers).catch('a4'),
  perPage: z.literal(perPageChoices).catch(6),
  memoryPerPage: z.literal(memoryChoices).catch(16),
  boards: z.literal(boardChoices).catch(4),
  boardSide: z.literal(boardSides).catch(3),
  boardsPerPage: z.literal(boardsPerPageChoices).catch(1),
  book: z.enum(['small', 'half']).catch('small'),
  show: z.enum(['both', 'picture', 'word', 'sentence']).catch('both'),
  backs: z.enum(['none', 'word', 'picture', 'pattern']).catch('none'),
  flip: z.enum(['long', 'short']).catch('long'),
  /** Landscape. */
  landscape: z.boolean().catch(false),
  cuts: z.enum(['lines', 'crop', 'none']).catch('lines'),
  rounded: z.boolean().catch(false),
  headerLine: z.boolean().catch(true),
  largePrint: z.boolean().catch(false),
  gaps: z.boolean().catch(false),
  /** Outline pictures without tints. */
  inkSaving: z.boolean().catch(false),
  /** Wide spacing of letters, words, and lines. */
  spaced: z.boolean().catch(false),
  shuffle: z.boolean().catch(false),
  /** Adds lines for another language to the home sheet. */
  secondLanguage: z.boolean().catch(false),
  /** The middle of a bingo board is free. */
  freeMiddle: z.boolean().catch(false),
})
export type PrintOptions = z.infer<typeof PrintOptions>

/** Settings of this print only, which aren't stored: header text, and the seed for shuffling. */
export interface PrintRun {
  options: PrintOptions
  /** Initials or a code; it never leaves the page. */
  name: string
  date: string
  target: string
  /** The goal on the home sheet; '' for none. */
  goal: string
  /** The kinds of help on the home sheet, least first; empty for the usual ones. */
  help: readonly CueType[]
  /** URL of the free games for the home sheet; '' omits its QR code. */
  freeGames: string
  /** Seed for shuffling cards and boards. */
  seed: number
}

/** Where parents find games without an account. */
export const freeGames = typeof location === 'undefined' ? '' : `${location.origin}/exploregames?message=Free%20Games`

const key = 'marigold-print-options'

/** The options of a stored text; the paper is that of the region until one is chosen. */
export function parseOptions(stored: string | null, languages: readonly string[]): PrintOptions {
  const region = { paper: paperOf(languages) }
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null')
    if (typeof parsed === 'object' && parsed !== null) return PrintOptions.parse({ ...region, ...parsed })
  } catch {
    // edited by hand or truncated
  }
  return PrintOptions.parse(region)
}

/** Reads this device's options. */
export function readOptions(): PrintOptions {
  return parseOptions(deviceStorage.read(key), regionLanguages())
}

/** Stores this device's options. */
export function storeOptions(options: PrintOptions) {
  deviceStorage.write(key, JSON.stringify(options))
}
