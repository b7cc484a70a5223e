import type { Page } from './page.ts'

/** Which pages to print: all, the sheet in the preview, or a range such as '1-3, 5'. */
export type PageChoice = 'all' | 'shown' | 'some'

/** Parses a page range such as '1-3, 5', each page once and in order; null if it is invalid. */
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

/** Returns a side of paper with its other side. */
function bothSides(pages: readonly Page[], at: number): Page[] {
  const page = pages[at]
  if (!page) return []
  const [before, after] = [pages[at - 1], pages[at + 1]]
  if (page.side === 'back') return before ? [before, page] : [page]
  return after?.side === 'back' ? [page, after] : [page]
}

/** Returns the chosen pages; none if the range is invalid. */
export function selectPages(pages: readonly Page[], choice: PageChoice, shown: number, range: string): readonly Page[] {
  if (choice === 'all') return pages
  if (choice === 'shown') return bothSides(pages, shown)
  return (parseRange(range, pages.length) ?? []).flatMap((number) => pages[number - 1] ?? [])
}
