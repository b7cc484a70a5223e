import type { PrintOptions, SheetName } from './options.ts'

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

/** Each sheet's options, and the grid of its icon. */
export const sheetFacts: Record<SheetName, { options: readonly OptionName[]; grid: readonly [number, number] }> = {
  cards: {
    options: ['perPage', 'landscape', 'show', 'backs', 'cuts', 'rounded', 'gaps', 'largePrint', 'spaced', 'shuffle'],
    grid: [2, 3],
  },
  memory: {
    options: [
      'memoryPerPage',
      'landscape',
      'show',
      'pattern',
      'cuts',
      'rounded',
      'gaps',
      'largePrint',
      'spaced',
      'mix',
    ],
    grid: [4, 4],
  },
  strips: { options: ['show', 'cuts', 'gaps', 'largePrint', 'spaced', 'shuffle'], grid: [1, 6] },
  homework: { options: ['show', 'spaced', 'shuffle', 'secondLanguage'], grid: [5, 2] },
  tracking: { options: [], grid: [6, 3] },
  bingo: { options: ['boards', 'freeMiddle', 'show', 'cuts', 'largePrint', 'spaced', 'mix'], grid: [3, 3] },
  roll: { options: ['show', 'largePrint', 'spaced', 'mix'], grid: [6, 5] },
  path: { options: ['show', 'largePrint', 'spaced', 'mix'], grid: [4, 6] },
  booklet: { options: ['book', 'show', 'largePrint', 'spaced', 'shuffle'], grid: [4, 2] },
  aids: { options: ['cuts'], grid: [1, 2] },
  feelings: { options: ['cuts'], grid: [1, 6] },
  hands: { options: [], grid: [1, 4] },
  spinner: { options: ['show', 'largePrint', 'spaced'], grid: [1, 2] },
}

/** Sheets without cards, printed once for a whole group. */
export const sheetsWithoutCards: readonly SheetName[] = ['aids', 'feelings', 'hands']

/** Returns true if a sheet supports an option. */
export function hasOption(options: PrintOptions, name: OptionName): boolean {
  return sheetFacts[options.sheet].options.includes(name)
}

/** Returns true if the paper is printed on both sides. */
export function hasBacks(options: PrintOptions): boolean {
  const onCards = options.backs !== 'none' && (hasOption(options, 'backs') || hasOption(options, 'pattern'))
  return onCards || (options.book === 'half' && hasOption(options, 'book'))
}
