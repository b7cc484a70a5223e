import { m } from '#messages'
import { AllGamesQuery, type GameOrder } from '@marigold/contract'

const byOccupation: Record<string, string> = { '1': 'SLP', '2': 'MIND', '3': 'OT' }

/** Sort orders with their labels. */
export const gameOrders: { order: GameOrder; says: string }[] = [
  { order: 'shelf', says: m.catalogue_recommended() },
  { order: 'name', says: m.ui_name() },
  { order: 'newest', says: m.catalogue_newest() },
  { order: 'rating', says: m.catalogue_rating() },
]

/** State of the explore page: search words, at most one category and one age by name, the order, and the page. */
export interface ExploreState {
  search: string
  category: string | null
  age: string | null
  order: GameOrder
  page: number
  /** Shows the user's favorites instead. */
  favorites: boolean
  /** The user came back from a failed payment. */
  paymentFailed: boolean
}

// PostgreSQL rejects NUL in text.
const clean = (text: string | null) => (text ?? '').replaceAll('\0', '').trim()
const first = (list: string | null) => clean(list).split(',')[0]?.trim() || null
const longest = 80

/** Parses an explore URL. An occupation in the path selects its category unless the query has one. */
export function parseExplore(url: URL, occupation?: string): ExploreState {
  const { searchParams } = url
  const paymentFailed = searchParams.get('message') === 'Free Games'
  const chosen = first(searchParams.get('categories'))
  const fallback = paymentFailed ? m.ui_free_games() : (byOccupation[occupation ?? ''] ?? null)
  const page = Number(searchParams.get('page'))
  return {
    search: clean(searchParams.get('search')).slice(0, longest),
    category: chosen ?? fallback,
    age: first(searchParams.get('age_filters')),
    order: gameOrders.find(({ order }) => order === searchParams.get('sort'))?.order ?? 'shelf',
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1,
    favorites: searchParams.get('show') === 'favorites',
    paymentFailed: paymentFailed && !chosen,
  }
}

/** Returns the URL parameters of a state, without defaults. */
export function exploreParams(shown: Omit<ExploreState, 'paymentFailed'>): Record<string, string> {
  return {
    ...(shown.favorites && { show: 'favorites' }),
    ...(shown.search !== '' && { search: shown.search }),
    ...(shown.category !== null && { categories: shown.category }),
    ...(shown.age !== null && { age_filters: shown.age }),
    ...(shown.order !== 'shelf' && { sort: shown.order }),
    ...(shown.page > 1 && { page: String(shown.page) }),
  }
}

/** Returns the URL of a changed state; every change goes to page one and leaves the favorites. */
export function exploreUrl(shown: ExploreState, change: Partial<Omit<ExploreState, 'paymentFailed'>>): string {
  const search = new URLSearchParams(exploreParams({ ...shown, page: 1, favorites: false, ...change }))
  return search.size === 0 ? '/exploregames' : `/exploregames?${search}`
}

/** Returns the state as a catalogue query. */
export function toQuery({ search, category, age, order, page }: ExploreState): AllGamesQuery {
  return AllGamesQuery.parse({
    search,
    sort: order,
    categories: category ? [category] : [],
    age_filters: age ? [age] : [],
    page,
  })
}

/** Returns the page numbers to link: first, last, and around the current one; null is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(near)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
