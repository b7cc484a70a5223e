import { z } from 'zod'

/** An account in a list about money. Null once it was deleted. */
export const Payer = z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable()
