import { z } from 'zod'

const largest = 2_147_483_647

/** An integer that fits PostgreSQL's `integer`. Use it for every integer in a request. */
export const Int32 = z.int().max(largest)

/** An id as a number or as digits. Anything else that could be coerced to a number is invalid. */
export const ContentId = z.union([
  z.int().min(1).max(largest),
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.int().max(largest)),
])

/** An id in a path or a query, as digits. */
export const UrlId = z.coerce.number().int().min(1).max(largest)
