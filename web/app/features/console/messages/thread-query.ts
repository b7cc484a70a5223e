import { limits, threadKinds, threadStates, type ThreadKind, type ThreadState } from '@marigold/contract'
import { parseBefore, pathWith } from '../list-query.ts'

/** Which threads are listed. */
export interface ThreadQuery {
  state: ThreadState | 'all'
  kind: ThreadKind | null
  /** An administrator's number, or nobody; null for all. */
  assignee: number | 'nobody' | null
  search: string
  /** Only threads before this one; null for the newest. */
  before: number | null
}

/** The states to choose from. The inbox opens with what's to do. */
export const shownStates = [...threadStates, 'all'] as const

function parseAssignee(text: string | null): ThreadQuery['assignee'] {
  if (text === 'nobody') return text
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null
}

/** Parses a thread list's URL; invalid values get their default. */
export function parseThreadQuery(query: URLSearchParams): ThreadQuery {
  return {
    state: shownStates.find((one) => one === query.get('state')) ?? 'open',
    kind: threadKinds.find((one) => one === query.get('kind')) ?? null,
    assignee: parseAssignee(query.get('assignee')),
    search: (query.get('search') ?? '').trim().slice(0, limits.console.search),
    before: parseBefore(query),
  }
}

/** Returns the path of a thread list, without defaults. */
export function threadListPath({ state, ...rest }: ThreadQuery): string {
  return pathWith('/console/messages', { state: state === 'open' ? null : state, ...rest })
}
