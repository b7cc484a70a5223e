import type { PrintOptions } from './options.ts'
import type { SheetName } from './sheet-names.ts'

/** Options that a sheet supports; others are hidden. */
type OptionName =
  | 'perPage'
  | 'memoryPerPage'
  | 'boards'
  | 'book'
  | 'landscape'
  | 'freeMiddle'
  | 'show'
  | 'backs'
  | 'pattern'
  | 'cuts'
  | 'rounded'
  | 'gaps'
  | 'largePrint'
  | 'spaced'
  | 'shuffle'
  | 'mix'
  | 'secondLanguage'

/** The options of each sheet. */
export const sheetOptions: Record<SheetName, readonly OptionName[]> = {
  cards: ['perPage', 'landscape', 'show', 'backs', 'cuts', 'rounded', 'gaps', 'largePrint', 'spaced', 'shuffle'],
  memory: ['memoryPerPage', 'landscape', 'show', 'pattern', 'cuts', 'rounded', 'gaps', 'largePrint', 'spaced', 'mix'],
  strips: ['show', 'cuts', 'gaps', 'largePrint', 'spaced', 'shuffle'],
  homework: ['show', 'spaced', 'shuffle', 'secondLanguage'],
  tracking: [],
  bingo: ['boards', 'freeMiddle', 'show', 'cuts', 'largePrint', 'spaced', 'mix'],
  roll: ['show', 'largePrint', 'spaced', 'mix'],
  path: ['show', 'largePrint', 'spaced', 'mix'],
  booklet: ['book', 'show', 'largePrint', 'spaced', 'shuffle'],
  aids: ['cuts'],
  feelings: ['cuts'],
  hands: [],
  spinner: ['show', 'largePrint', 'spaced'],
}

/** Returns true if a sheet supports an option. */
export function hasOption(options: PrintOptions, name: OptionName): boolean {
  return sheetOptions[options.sheet].includes(name)
}

/** Returns true if the paper is printed on both sides. */
export function hasBacks(options: PrintOptions): boolean {
  const onCards = options.backs !== 'none' && (hasOption(options, 'backs') || hasOption(options, 'pattern'))
  return onCards || (options.book === 'half' && hasOption(options, 'book'))
}
