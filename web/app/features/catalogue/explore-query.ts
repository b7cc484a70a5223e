import { AllGamesQuery } from '@marigold/contract'

const byOccupation: Record<string, string> = { '1': 'SLP', '2': 'MIND', '3': 'OT' }

/** What explore shows: at most one category and one age, by name, and the page. */
export interface Shown {
  category: string | null
  age: string | null
  page: number
  /** Back from a payment that could not be completed. */
  paymentFailed: boolean
}

// A NUL cannot stand in a name, and the database refuses it.
const first = (list: string | null) => list?.replaceAll('\0', '').split(',')[0]?.trim() || null

/** Reads an address of explore. An occupation in the path stands for its category, unless the query names one. */
export function readExplore(url: URL, occupation?: string): Shown {
  const { searchParams } = url
  const paymentFailed = searchParams.get('message') === 'Free Games'
  const chosen = first(searchParams.get('categories'))
  const fallback = paymentFailed ? 'Free Games' : (byOccupation[occupation ?? ''] ?? null)
  const page = Number(searchParams.get('page'))
  return {
    category: chosen ?? fallback,
    age: first(searchParams.get('age_filters')),
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1,
    paymentFailed: paymentFailed && !chosen,
  }
}

/** The address that shows something else; filters start at the first page again. */
export function exploreAddress(shown: Shown, change: Partial<Pick<Shown, 'category' | 'age' | 'page'>>): string {
  const next = { category: shown.category, age: shown.age, page: 1, ...change }
  const search = new URLSearchParams()
  if (next.category) search.set('categories', next.category)
  if (next.age) search.set('age_filters', next.age)
  if (next.page > 1) search.set('page', String(next.page))
  return search.size === 0 ? '/exploregames' : `/exploregames?${search}`
}

/** The same as the catalogue understands it. */
export function toQuery({ category, age, page }: Shown): AllGamesQuery {
  return AllGamesQuery.parse({ categories: category ? [category] : [], age_filters: age ? [age] : [], page })
}

/** Numbers of the pages to link: first, last and those around the current one; null is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(near)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
