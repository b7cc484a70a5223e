import type { Endpoint } from '@marigold/contract'
import { hashKey, QueryCache, QueryClient, useQuery, type QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import { ApiError, call } from './api-client.ts'
import { logFailure } from '../log.ts'

/** What the browser keeps of the server's answers. The server renders no person's data, so one is enough there too. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => logFailure(`${String(query.queryKey[0])} could not be read`, error),
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && error instanceof ApiError && error.status === 0,
    },
  },
})

/**
 * Asks again for what is kept under a key. An answer on its way was made before whatever changed since: it is dropped,
 * also the very first one, which `invalidateQueries` alone would wait for and keep.
 */
export async function askAgain(filters: { queryKey: QueryKey; exact?: boolean }): Promise<void> {
  const first = { ...filters, predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined }
  await queryClient.cancelQueries(first)
  await queryClient.invalidateQueries(filters)
}

/**
 * Puts into a kept answer what a call has changed. An answer on its way may have been made before that change and would
 * undo it: it is asked for again.
 */
export async function changeAnswer<T>(queryKey: QueryKey, change: (known: T) => T): Promise<void> {
  const late = queryClient.isFetching({ queryKey, exact: true }) > 0
  queryClient.setQueryData<T>(queryKey, (known) => known && change(known))
  if (late) await askAgain({ queryKey, exact: true })
}

/** What is shown of a kept answer and not yet said by the server. */
interface Changing {
  open: number
  /** The answer with all that the server has taken. */
  sure: unknown
  last: Promise<unknown>
}
const changing = new Map<string, Changing>()

/**
 * Shows a change of a kept answer at once and makes it by a call. Calls that change one answer go one after the other:
 * the last press counts, however slow the first one is, and no answer that was made before it undoes it. Throws as the
 * call does; then the answer is shown without the change.
 */
export async function changeBy<T>(
  queryKey: QueryKey,
  change: (known: T) => T,
  send: () => Promise<unknown>,
): Promise<void> {
  const name = hashKey(queryKey)
  const known = queryClient.getQueryData<T>(queryKey)
  const all = changing.get(name) ?? { open: 0, sure: known, last: Promise.resolve() }
  changing.set(name, all)
  all.open += 1
  await queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<T>(queryKey, (now) => now && change(now))
  const sent = all.last.then(send)
  all.last = sent.catch(() => {}) // told below; the next one goes all the same
  try {
    await sent
    all.sure = all.sure && change(all.sure as T)
  } finally {
    all.open -= 1
    if (all.open === 0) {
      changing.delete(name)
      queryClient.setQueryData<unknown>(queryKey, all.sure)
      void askAgain({ queryKey, exact: true })
    }
  }
}

/** Reads an endpoint and keeps the answer; `who` is the token it is read with, so that people never share answers. */
export function useCall<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  options: {
    params?: z.input<P>
    query?: z.input<Q>
    who?: string | null
    enabled?: boolean
    staleTime?: number
  } = {},
) {
  const { params, query, who = null, enabled = true, staleTime } = options
  return useQuery<z.output<R>>(
    {
      queryKey: [endpoint.path, params ?? null, query ?? null, who],
      queryFn: ({ signal }) =>
        call(endpoint, { ...(params ? { params } : {}), ...(query ? { query } : {}), signal }) as Promise<z.output<R>>,
      enabled,
      ...(staleTime === undefined ? {} : { staleTime }),
    },
    queryClient,
  )
}

/** Reads an open endpoint before anything shows it, and keeps the answer for that long; `useCall` then has it at once. */
export function readAhead<R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  { staleTime }: { staleTime: number },
): Promise<void> {
  const queryFn = ({ signal }: { signal: AbortSignal }) => call(endpoint, { signal }) as Promise<z.output<R>>
  return queryClient.prefetchQuery({
    queryKey: [endpoint.path, null, null, null],
    queryFn,
    staleTime,
    gcTime: staleTime,
  })
}
