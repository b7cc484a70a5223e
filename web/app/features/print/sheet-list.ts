import type { PrintOptions, SheetName } from './options.ts'

/** Options that a sheet listens to; the others are not shown beside it. */
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

/** What each sheet can be told, and the grid of its small drawing on the screen. */
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

/** Sheets on which no cards stand: they are printed without any, and once for a whole group. */
export const withoutCards: readonly SheetName[] = ['aids', 'feelings', 'hands']

/** Whether a sheet has an option. */
export function listens(options: PrintOptions, name: OptionName): boolean {
  return sheetFacts[options.sheet].options.includes(name)
}

/** Whether paper is printed on both sides. */
export function hasBacks(options: PrintOptions): boolean {
  const onCards = options.backs !== 'none' && (listens(options, 'backs') || listens(options, 'pattern'))
  return onCards || (options.book === 'half' && listens(options, 'book'))
}
