import type { Endpoint } from '@marigold/contract'
import { hashKey, QueryCache, QueryClient, useQuery, type QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import { ApiError, call } from './api-client.ts'
import { logFailure } from '../log.ts'

/** The browser's response cache. The server renders no user data, so one instance is enough there too. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => logFailure(`${String(query.queryKey[0])} could not be read`, error),
  }),
  defaultOptions: {
    queries: {
      // The browser may say that it is offline when it isn't; a call that fails says so.
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && error instanceof ApiError && error.status === 0,
    },
  },
})

/**
 * Refetches what is cached under a key. A response in flight is stale and is dropped, including the very first one,
 * which `invalidateQueries` alone would keep.
 */
export async function invalidateQuery(filters: { queryKey: QueryKey; exact?: boolean }): Promise<void> {
  const first = { ...filters, predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined }
  await queryClient.cancelQueries(first)
  await queryClient.invalidateQueries(filters)
}

/** Updates a cached response after a call. A response in flight may be stale, so it is requested again. */
export async function updateCache<T>(queryKey: QueryKey, change: (known: T) => T): Promise<void> {
  const isFetching = queryClient.isFetching({ queryKey, exact: true }) > 0
  queryClient.setQueryData<T>(queryKey, (known) => known && change(known))
  if (isFetching) await invalidateQuery({ queryKey, exact: true })
}

/** Optimistic updates of a cached response that aren't confirmed yet. */
interface PendingUpdates {
  open: number
  /** The response with all confirmed updates. */
  sure: unknown
  last: Promise<unknown>
}
const pendingUpdates = new Map<string, PendingUpdates>()

/**
 * Updates a cached response optimistically and sends the change. Changes to the same response are sent one after the
 * other, so that the last one wins, and no stale response undoes it. Throws as the call does, and rolls back.
 */
export async function updateOptimistically<T>(
  queryKey: QueryKey,
  change: (known: T) => T,
  send: () => Promise<unknown>,
): Promise<void> {
  const name = hashKey(queryKey)
  const known = queryClient.getQueryData<T>(queryKey)
  const all = pendingUpdates.get(name) ?? { open: 0, sure: known, last: Promise.resolve() }
  pendingUpdates.set(name, all)
  all.open += 1
  await queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<T>(queryKey, (now) => now && change(now))
  const sent = all.last.then(send)
  all.last = sent.catch(() => {}) // reported below; the next change is sent anyway
  try {
    await sent
    all.sure = all.sure && change(all.sure as T)
  } finally {
    all.open -= 1
    if (all.open === 0) {
      pendingUpdates.delete(name)
      queryClient.setQueryData<unknown>(queryKey, all.sure)
      void invalidateQuery({ queryKey, exact: true })
    }
  }
}

/** Reads an endpoint through the cache; `who` is the token, so that users never share responses. */
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

/** Prefetches a public endpoint into the cache for this long; `useCall` then has it at once. */
export function prefetch<R extends z.ZodType>(
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
