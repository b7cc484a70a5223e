import { z } from 'zod'

const largest = 2_147_483_647

/** A whole number that fits PostgreSQL's `integer`. Use it for every number that a request brings along. */
export const Int32 = z.int().max(largest)

/** An id as a number, or as its digits; anything else that could be made into a number is none. */
export const ContentId = z.union([
  z.int().min(1).max(largest),
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.int().max(largest)),
])
