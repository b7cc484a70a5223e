import { limits, reviewFilters } from '@marigold/contract'
import { parseBefore, pathWith } from '../list-query.ts'

/** Which reviews are listed. */
export interface ReviewQuery {
  filter: (typeof reviewFilters)[number] | null
  search: string
  /** Only reviews before this one; null for the newest. */
  before: number | null
}

/** Parses a review list's URL; invalid values get their default. */
export function parseReviewQuery(query: URLSearchParams): ReviewQuery {
  return {
    filter: reviewFilters.find((one) => one === query.get('filter')) ?? null,
    search: (query.get('search') ?? '').trim().slice(0, limits.console.search),
    before: parseBefore(query),
  }
}

/** Returns the path of a review list, without defaults. */
export const reviewListPath = (query: ReviewQuery): string => pathWith('/console/reviews', { ...query })
