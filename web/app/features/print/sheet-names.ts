import { m } from '#messages'

/** The printable sheets, in screen order. */
export const sheetNames = {
  cards: m.print_flash_cards(),
  memory: m.print_memory_pairs(),
  strips: m.print_strips(),
  homework: m.print_home_practice(),
  tracking: m.print_tracking(),
  bingo: m.print_bingo(),
  roll: m.print_roll_and_cover(),
  path: m.print_board_path(),
  spinner: m.print_spinner(),
  booklet: m.print_booklet(),
  aids: m.ui_visual_aids(),
  feelings: m.ui_feelings_at_home(),
  hands: m.ui_hands_at_home(),
} as const
export type SheetName = keyof typeof sheetNames

/** What each sheet is for, in a few words. */
export const sheetUses: Record<SheetName, string> = {
  cards: m.print_use_cards(),
  memory: m.print_use_memory(),
  strips: m.print_use_strips(),
  homework: m.print_use_homework(),
  tracking: m.print_use_tracking(),
  bingo: m.print_use_bingo(),
  roll: m.print_use_roll(),
  path: m.print_use_path(),
  spinner: m.print_use_spinner(),
  booklet: m.print_use_booklet(),
  aids: m.print_use_aids(),
  feelings: m.print_use_feelings(),
  hands: m.print_use_hands(),
}

/** Sheets without cards, printed once for a whole group. */
export const sheetsWithoutCards: readonly SheetName[] = ['aids', 'feelings', 'hands']
