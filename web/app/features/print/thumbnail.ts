import type { Card } from '@marigold/contract'
import type { PaperName } from '../../platform/paper.ts'
import { layOut } from './lay-out.ts'
import { freeGames, PrintOptions } from './options.ts'
import type { Page } from './page.ts'
import type { SheetName } from './sheet-names.ts'
import { targetTitle } from './targets.ts'

/** As many cards as fill the first page of every sheet. */
const most = 16

/** Cards without words or pictures of their own, for drawings that show neither. */
export const drawnCards: readonly Card[] = Array.from({ length: most }, (_, at) => ({
  key: `drawn-${at}`,
  area: 'articulation',
  layout: 'word',
  prompt: '',
  pictures: [{ url: `#${at}`, alt: '' }],
  caption: 'lantern',
  marks: [],
  answers: [],
  correct: [],
  target: '',
}))

/** Lays out a sheet with the options it starts with and returns its first page; undefined with too few cards. */
export function firstPage(sheet: SheetName, paper: PaperName, cards: readonly Card[]): Page | undefined {
  const run = { name: '', date: '', goal: '', help: [], freeGames, seed: 1 }
  const shown = cards.slice(0, most)
  return layOut({ ...run, options: PrintOptions.parse({ sheet, paper }), target: targetTitle(shown) }, shown)[0]
}
