import { z } from 'zod'
import { CardPicks } from '../cards/card-sets.ts'
import { Game } from '../catalogue/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { Line } from '../plain-line.ts'
import { SetRows } from '../cards/set-rows.ts'
import { codeAlphabet, codeLength } from '../cards/spoken-code.ts'

/**
 * A guest link opens one game or one set on a client's own device, without an account. It's valid for two hours, stores
 * nothing about what happens there, and ends at once when its owner ends it.
 */
export const guestLimits = {
  minutes: 120,
  /** Active links per user. Another one ends the oldest. */
  links: 6,
  /** How often, in seconds, a guest's page checks whether its link is still active. */
  pulse: 20,
} as const

/** The code of a link, typed or scanned. Case and hyphens don't matter. */
const Code = z
  .string()
  .max(80)
  .transform((code) => code.toUpperCase().replaceAll(/[\s\-–—_.]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${codeAlphabet}]{${codeLength}}$`), fault('guest_code_invalid')))

/** What a guest link opens. */
export const GuestLinkTarget = z.union([
  z.object({ game: z.string().min(1).max(60) }),
  z.object({ set: z.object({ title: Line().min(1).max(200), picks: CardPicks }) }),
])
export type GuestLinkTarget = z.infer<typeof GuestLinkTarget>

export const GuestLink = z.object({
  id: z.int(),
  opens: z.enum(['game', 'set']),
  title: z.string(),
  ends_at: z.string(),
  /** How often it was opened. */
  opened: z.int(),
})
export type GuestLink = z.infer<typeof GuestLink>

export const createGuestLink = endpoint({
  method: 'POST',
  path: '/api/guest-links',
  auth: 'cards',
  summary:
    'Creates a link that opens one game or one set for two hours without an account. Its code is returned only once.',
  body: GuestLinkTarget,
  response: z.object({ link: GuestLink, code: z.string() }),
  limit: { max: 60, per: '1 hour', by: 'user' },
})

export const getGuestLinks = endpoint({
  method: 'GET',
  path: '/api/guest-links',
  auth: 'bearer',
  summary: 'Lists the user’s active guest links, newest first.',
  response: z.object({ links: z.array(GuestLink) }),
})

export const endGuestLink = endpoint({
  method: 'DELETE',
  path: '/api/guest-links/{id}',
  auth: 'bearer',
  summary: 'Ends a guest link. It opens nothing anymore, and what it opened closes.',
  params: z.object({ id: z.coerce.number().int().min(1) }),
  response: z.object({ message: z.string() }),
})

// The remaining seconds, because the clocks of devices differ.
const seconds_left = z.int()

/** What a guest gets: the game with the URL of its files, or the cards of the set. */
export const GuestEntry = z.discriminatedUnion('opens', [
  z.object({ opens: z.literal('game'), game: Game, play_url: z.string(), seconds_left }),
  z.object({
    opens: z.literal('set'),
    title: z.string(),
    set: SetRows,
    seconds_left,
  }),
])
export type GuestEntry = z.infer<typeof GuestEntry>

export const openGuestLink = endpoint({
  method: 'POST',
  path: '/api/guest-links/open',
  auth: 'open',
  summary: 'Opens a guest link’s game or set.',
  body: z.object({ code: Code }),
  response: GuestEntry,
  limit: { max: 120, per: '1 hour', by: 'address' },
})

export const getGuestLinkStatus = endpoint({
  method: 'POST',
  path: '/api/guest-links/pulse',
  auth: 'open',
  summary: 'Returns whether a guest link is still active, for the page that it opened.',
  body: z.object({ code: Code }),
  response: z.object({ lives: z.boolean() }),
  limit: { max: 12_000, per: '1 hour', by: 'address' },
})
