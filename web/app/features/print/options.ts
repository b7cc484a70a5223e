import { m } from '#messages'
import { z } from 'zod'
import { deviceTexts } from '../../platform/storage/text-store.ts'

/** The sheets that can be printed, in the order of the screen. */
export const sheetNames = {
  cards: m.print_flash_cards(),
  memory: m.print_memory_pairs(),
  strips: m.print_strips(),
  homework: m.print_home_practice(),
  tracking: m.print_tracking(),
  bingo: m.print_bingo(),
  roll: m.print_roll_and_cover(),
  path: 'Board path',
  spinner: m.print_spinner(),
  booklet: m.print_booklet(),
  aids: m.ui_visual_aids(),
  feelings: m.ui_feelings_at_home(),
  hands: m.ui_hands_at_home(),
} as const
export type SheetName = keyof typeof sheetNames
const sheets = Object.keys(sheetNames) as [SheetName, ...SheetName[]]

/** Cards on one page. */
export const perPageChoices = [1, 2, 4, 6, 9, 12, 16] as const
export const memoryChoices = [9, 12, 16] as const
export const boardChoices = [2, 3, 4, 6, 8, 12] as const
export const boardSides = [3, 4] as const
export const boardsPerPageChoices = [1, 2] as const

/** What a card shows; a card that lacks a picture shows its word in its place. */
export const showChoices = {
  both: m.print_picture_and_word(),
  picture: m.ui_picture(),
  word: m.ui_word(),
} as const
/** What lies on the back of a card; the answer for questions. */
export const backChoices = {
  none: m.ui_nothing(),
  word: m.print_word_or_answer(),
  picture: m.ui_picture(),
  pattern: m.print_pattern(),
} as const

/** The edge on which the printer turns the paper for the other side. */
export const flipChoices = { long: m.print_long_edge(), short: m.print_short_edge() } as const
/** How a sheet becomes a book. */
export const bookChoices = { small: '8 small pages, one cut', half: '4 large pages, both sides' } as const

/** How the edges of cards are shown to the scissors. */
export const cutChoices = {
  lines: m.print_dashed_lines(),
  crop: m.print_corner_marks(),
  none: m.ui_nothing(),
} as const

/** How sheets are printed on this device. Whatever is missing or wrong stands at its default. */
export const PrintOptions = z.object({
  sheet: z.enum(sheets).catch('cards'),
  paper: z.enum(['a4', 'letter']).catch('a4'),
  perPage: z.literal(perPageChoices).catch(6),
  memoryPerPage: z.literal(memoryChoices).catch(16),
  boards: z.literal(boardChoices).catch(4),
  boardSide: z.literal(boardSides).catch(3),
  boardsPerPage: z.literal(boardsPerPageChoices).catch(1),
  book: z.enum(['small', 'half']).catch('small'),
  show: z.enum(['both', 'picture', 'word']).catch('both'),
  backs: z.enum(['none', 'word', 'picture', 'pattern']).catch('none'),
  flip: z.enum(['long', 'short']).catch('long'),
  /** The paper lies across. */
  landscape: z.boolean().catch(false),
  cuts: z.enum(['lines', 'crop', 'none']).catch('lines'),
  rounded: z.boolean().catch(false),
  headerLine: z.boolean().catch(true),
  largePrint: z.boolean().catch(false),
  gaps: z.boolean().catch(false),
  /** Pictures in outline, and no tints. */
  inkSaving: z.boolean().catch(false),
  /** Letters, words and lines farther apart. */
  spaced: z.boolean().catch(false),
  shuffle: z.boolean().catch(false),
  /** Lines on the home sheet to write on in another language. */
  secondLanguage: z.boolean().catch(false),
  /** The middle of a bingo board belongs to everyone. */
  freeMiddle: z.boolean().catch(false),
})
export type PrintOptions = z.infer<typeof PrintOptions>

/** What stands in the header line and in the order of the cards: of this print alone, kept nowhere. */
export interface PrintRun {
  options: PrintOptions
  /** Initials or a code: never leaves the page. */
  name: string
  date: string
  target: string
  /** The address of the free games, for the home sheet; '' leaves its code out. */
  freeGames: string
  /** Orders cards and boards; the same seed gives the same pages. */
  seed: number
}

const key = 'marigold-print-options'

/** The sheet that an address asks for; null without one. */
export function sheetOf(search: URLSearchParams): SheetName | null {
  return sheets.find((sheet) => sheet === search.get('sheet')) ?? null
}

/** Letter where Letter is what printers hold, by the browser's language. */
function paperOf(language: string): PrintOptions['paper'] {
  return /-(US|CA|MX|PH|CL|CO|VE|GT|CR|PA|DO|PR)$/i.test(language) ? 'letter' : 'a4'
}

/** The options of a stored text. */
function parseOptions(stored: string | null, language: string): PrintOptions {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null')
    if (typeof parsed === 'object' && parsed !== null) return PrintOptions.parse(parsed)
  } catch {
    // edited by hand or cut short: the defaults
  }
  return { ...PrintOptions.parse({}), paper: paperOf(language) }
}

/** How this device printed last. */
export function readOptions(): PrintOptions {
  return parseOptions(deviceTexts.read(key), window.navigator.language)
}

/** Keeps how this device prints. */
export function storeOptions(options: PrintOptions) {
  deviceTexts.write(key, JSON.stringify(options))
}
