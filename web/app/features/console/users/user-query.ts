import { limits, userFilters, type UserFilter } from '@marigold/contract'

/** Which users are listed. */
export interface UserQuery {
  search: string
  filter: UserFilter | null
  /** Only accounts before this one; null for the newest. */
  before: number | null
}

/** Parses a user list's URL; invalid values get their default. */
export function parseUserQuery(query: URLSearchParams): UserQuery {
  const before = query.get('before') ?? ''
  return {
    search: (query.get('search') ?? '').trim().slice(0, limits.console.search),
    filter: userFilters.find((one) => one === query.get('filter')) ?? null,
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  }
}

/** Returns the path of a user list, without defaults. */
export function userListPath({ search, filter, before }: UserQuery): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (filter) query.set('filter', filter)
  if (before) query.set('before', String(before))
  return query.size === 0 ? '/console/users' : `/console/users?${query}`
}
