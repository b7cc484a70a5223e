import { m } from '#messages'
import { AllGamesQuery, type GameOrder } from '@marigold/contract'

const byOccupation: Record<string, string> = { '1': 'SLP', '2': 'MIND', '3': 'OT' }

/** The orders of the list, as they are chosen. */
export const orders: { order: GameOrder; says: string }[] = [
  { order: 'shelf', says: m.catalogue_recommended() },
  { order: 'name', says: m.ui_name() },
  { order: 'newest', says: m.catalogue_newest() },
  { order: 'rating', says: m.catalogue_rating() },
]

/** What explore shows: words, at most one category and one age by name, the order, and the page. */
export interface Shown {
  search: string
  category: string | null
  age: string | null
  order: GameOrder
  page: number
  /** The person's favorites instead. */
  favorites: boolean
  /** Back from a payment that could not be completed. */
  paymentFailed: boolean
}

// A NUL cannot stand in a text, and the database refuses it.
const clean = (text: string | null) => (text ?? '').replaceAll('\0', '').trim()
const first = (list: string | null) => clean(list).split(',')[0]?.trim() || null
const longest = 80

/** Reads an address of explore. An occupation in the path stands for its category, unless the query names one. */
export function readExplore(url: URL, occupation?: string): Shown {
  const { searchParams } = url
  const paymentFailed = searchParams.get('message') === 'Free Games'
  const chosen = first(searchParams.get('categories'))
  const fallback = paymentFailed ? m.ui_free_games() : (byOccupation[occupation ?? ''] ?? null)
  const page = Number(searchParams.get('page'))
  return {
    search: clean(searchParams.get('search')).slice(0, longest),
    category: chosen ?? fallback,
    age: first(searchParams.get('age_filters')),
    order: orders.find(({ order }) => order === searchParams.get('sort'))?.order ?? 'shelf',
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1,
    favorites: searchParams.get('show') === 'favorites',
    paymentFailed: paymentFailed && !chosen,
  }
}

/** What an address of explore carries, by the names of its parts; what is as always is left out. */
export function exploreParts(shown: Omit<Shown, 'paymentFailed'>): Record<string, string> {
  return {
    ...(shown.favorites && { show: 'favorites' }),
    ...(shown.search !== '' && { search: shown.search }),
    ...(shown.category !== null && { categories: shown.category }),
    ...(shown.age !== null && { age_filters: shown.age }),
    ...(shown.order !== 'shelf' && { sort: shown.order }),
    ...(shown.page > 1 && { page: String(shown.page) }),
  }
}

/** The address that shows something else; every choice leads to its first page, and away from the favorites. */
export function exploreAddress(shown: Shown, change: Partial<Omit<Shown, 'paymentFailed'>>): string {
  const search = new URLSearchParams(exploreParts({ ...shown, page: 1, favorites: false, ...change }))
  return search.size === 0 ? '/exploregames' : `/exploregames?${search}`
}

/** The same as the catalogue understands it. */
export function toQuery({ search, category, age, order, page }: Shown): AllGamesQuery {
  return AllGamesQuery.parse({
    search,
    sort: order,
    categories: category ? [category] : [],
    age_filters: age ? [age] : [],
    page,
  })
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
