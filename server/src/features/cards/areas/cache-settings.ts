import type { PreparedResponse } from '../../../platform/cache/prepared-response.ts'

/** Lets browsers cache the setup's lists for a minute. */
export const oneMinuteCache = 'public, max-age=60'

/**
 * Content rarely changes, and a class requests the same picks all day, so responses are cached the way they're sent.
 */
export const responseCacheOptions = {
  maxBytes: 24_000_000,
  seconds: 300,
  bytes: ({ bytes }: PreparedResponse) => bytes,
}
