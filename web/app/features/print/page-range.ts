import type { Page } from './page.ts'

/** Which of the pages are printed: all, the sheet that the preview shows, or those written as '1-3, 5'. */
export type PageChoice = 'all' | 'shown' | 'some'

/** Numbers of pages in a text like '1-3, 5', each once and in order; null when it says anything else. */
export function parseRange(text: string, count: number): number[] | null {
  const numbers = new Set<number>()
  for (const part of text.split(/[,;]/)) {
    const match = /^\s*(\d{1,4})\s*(?:[-–]\s*(\d{1,4})\s*)?$/.exec(part)
    if (!match) return null
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])]
    if (from < 1 || to > count || from > to) return null
    for (let number = from; number <= to; number++) numbers.add(number)
  }
  return [...numbers].sort((a, b) => a - b)
}

/** The side of paper at a place, with the other side of the same paper. */
function sheetAt(pages: readonly Page[], at: number): Page[] {
  const page = pages[at]
  if (!page) return []
  const [before, after] = [pages[at - 1], pages[at + 1]]
  if (page.side === 'back') return before ? [before, page] : [page]
  return after?.side === 'back' ? [page, after] : [page]
}

/** The pages of a choice; none when the range cannot be read. */
export function chosenPages(pages: readonly Page[], choice: PageChoice, shown: number, range: string): readonly Page[] {
  if (choice === 'all') return pages
  if (choice === 'shown') return sheetAt(pages, shown)
  return (parseRange(range, pages.length) ?? []).flatMap((number) => pages[number - 1] ?? [])
}
