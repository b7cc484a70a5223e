import { z } from 'zod'
import { CardPicks } from '../cards/card-sets.ts'
import { Game } from '../catalogue/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { Line } from '../plain-line.ts'
import { SetRows } from '../cards/set-rows.ts'
import { codeAlphabet, codeLength } from '../cards/spoken-code.ts'

/**
 * A guest link opens one game or one set on a client's own device, without an account. It lives for two hours, keeps
 * nothing of what happens there, and ends at once when its maker ends it.
 */
export const guestLimits = {
  minutes: 120,
  /** Links of one person that live at a time; a further one ends the oldest. */
  links: 6,
  /** How often, in seconds, a guest's page asks whether its link still lives. */
  pulse: 20,
} as const

/** The code of a link as it is typed or scanned; capitals and hyphens make no difference. */
const Code = z
  .string()
  .max(80)
  .transform((code) => code.toUpperCase().replaceAll(/[\s\-–—_.]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${codeAlphabet}]{${codeLength}}$`), 'This is not the code of a guest link.'))

/** What a guest link is made for. */
export const GuestLinkFor = z.union([
  z.object({ game: z.string().min(1).max(60) }),
  z.object({ set: z.object({ title: Line().min(1).max(200), picks: CardPicks }) }),
])
export type GuestLinkFor = z.infer<typeof GuestLinkFor>

export const GuestLink = z.object({
  id: z.int(),
  opens: z.enum(['game', 'set']),
  title: z.string(),
  ends_at: z.string(),
  /** How often it was opened. */
  opened: z.int(),
})
export type GuestLink = z.infer<typeof GuestLink>

export const makeGuestLink = endpoint({
  method: 'POST',
  path: '/api/guest-links',
  auth: 'cards',
  summary: 'Makes a link that opens one game or one set for two hours without an account. Its code is told once.',
  body: GuestLinkFor,
  response: z.object({ link: GuestLink, code: z.string() }),
  limit: { max: 60, per: '1 hour', by: 'user' },
})

export const getGuestLinks = endpoint({
  method: 'GET',
  path: '/api/guest-links',
  auth: 'bearer',
  summary: 'The person’s guest links that live, newest first.',
  response: z.object({ links: z.array(GuestLink) }),
})

export const endGuestLink = endpoint({
  method: 'DELETE',
  path: '/api/guest-links/{id}',
  auth: 'bearer',
  summary: 'Ends a guest link: it opens nothing more, and what it opened closes.',
  params: z.object({ id: z.coerce.number().int().min(1) }),
  response: z.object({ message: z.string() }),
})

// Clocks of devices differ: what is left is told in seconds.
const seconds_left = z.int()

/** What a guest gets: the game with the address of its files, or the cards of the set. */
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
  summary: 'Opens what a guest link is for.',
  body: z.object({ code: Code }),
  response: GuestEntry,
  limit: { max: 120, per: '1 hour', by: 'address' },
})

export const guestLinkLives = endpoint({
  method: 'POST',
  path: '/api/guest-links/pulse',
  auth: 'open',
  summary: 'Whether a guest link still lives; asked by the page that it opened.',
  body: z.object({ code: Code }),
  response: z.object({ lives: z.boolean() }),
  limit: { max: 12_000, per: '1 hour', by: 'address' },
})
