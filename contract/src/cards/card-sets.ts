import { z } from 'zod'
import { areas } from './cards.ts'
import { endpoint } from '../endpoint.ts'
import { Int32 } from '../ids.ts'
import { limits } from '../limits.ts'
import { Line } from '../plain-line.ts'
import { ContrastCode } from './minimal-pairs.ts'

const Id = Int32.min(1)

/** True when a text can be kept as it is: JSON may carry halves of characters, a database may not. */
function keepable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => key.isWellFormed() && keepable(inner))
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)

/** What is picked, by kind. Areas, minimal pairs and own lists are checked; other kinds pass through as they are. */
export const CardPicks = z
  .object({
    articulation: z.record(z.string().min(1).max(40), z.tuple([z.array(Id).max(20), z.array(Id).max(20)])).optional(),
    pairs: z.array(ContrastCode).max(limits.contrasts).optional(),
    language: z.record(z.string().regex(/^\d{1,9}$/), z.array(Id).max(limits.languageFilters)).optional(),
    fluency: z.array(Id).max(100).optional(),
    own: z.record(z.string().regex(/^\d{1,15}$/), z.array(Id).max(20)).optional(),
  })
  .catchall(z.unknown())
  .refine((picks) => Object.values(picks).some((kind) => !isEmpty(kind)), 'Choose at least one thing to practice.')
  .refine((picks) => JSON.stringify(picks).length <= limits.picks, 'This is more than a set can hold.')
  .refine(keepable, 'This holds a character that cannot be kept.')
export type CardPicks = z.infer<typeof CardPicks>

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const list = value.map(inOrder)
    if (list.every((one) => typeof one === 'number')) return list.toSorted((a, b) => a - b)
    return list.every((one) => typeof one === 'string') ? list.toSorted() : list
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]))
}

/** Picks in one spelling: the same for the same choices, in whatever order they were made. */
export function spellPicks(picks: object): string {
  return JSON.stringify(inOrder(Object.fromEntries(Object.entries(picks).filter(([, kind]) => !isEmpty(kind)))))
}

const text = (most: number) => Line().max(most, `Please use at most ${most} characters.`)

/** A set of cards as its row shows it, with what was picked. */
export const CardSetContent = z.object({
  /** What is in it: 'R at the start'. */
  title: text(200),
  /** What kind of cards: 'Words, phrases'. */
  line: text(200),
  pictures: z.array(z.string().startsWith('/assets/').max(300)).max(3),
  picks: CardPicks,
})
export type CardSetContent = z.infer<typeof CardSetContent>

export const CardSetName = Line()
  .min(1, 'Please give the set a name.')
  .max(limits.setName, `Please use at most ${limits.setName} characters.`)

const Stored = z.record(z.string(), z.unknown())
const StoredContent = CardSetContent.extend({ picks: Stored, pictures: z.array(z.string()) })

export const SavedSet = StoredContent.extend({
  id: z.string(),
  name: z.string(),
  /** Goes up with each change: a change names the one that it was made on. */
  version: z.int(),
  /** When it was played last, by the server's clock; null before the first time. */
  used_at: z.string().nullable(),
})
export type SavedSet = z.infer<typeof SavedSet>

export const PlayedSet = StoredContent.extend({ played_at: z.string() })
export type PlayedSet = z.infer<typeof PlayedSet>

const Lists = z.object({ saved: z.array(SavedSet), recent: z.array(PlayedSet) })
const One = z.object({ set: SavedSet })
const params = z.object({ id: z.uuid('There is no such set.') })
const often = { max: 600, per: '1 hour', by: 'user' } as const

export const getCardSets = endpoint({
  method: 'GET',
  path: '/api/card-sets',
  auth: 'bearer',
  summary: 'The sets that the person saved, by name, and those played last, newest first.',
  response: Lists,
})

/** The browser makes the id: a save that is sent again is the same set. */
export const NewCardSet = CardSetContent.extend({ id: z.uuid(), name: CardSetName })
export type NewCardSet = z.infer<typeof NewCardSet>

export const saveCardSet = endpoint({
  method: 'POST',
  path: '/api/card-sets',
  auth: 'bearer',
  summary: 'Saves a set under a name.',
  body: NewCardSet,
  response: One,
  limit: often,
})

export const changeCardSet = endpoint({
  method: 'PUT',
  path: '/api/card-sets/{id}',
  auth: 'bearer',
  summary: 'Renames a saved set, or puts other cards into it; refused when it was changed elsewhere meanwhile.',
  params,
  body: z.object({ version: Int32.min(1), name: CardSetName.optional(), content: CardSetContent.optional() }),
  response: One,
  limit: often,
})

export const deleteCardSet = endpoint({
  method: 'DELETE',
  path: '/api/card-sets/{id}',
  auth: 'bearer',
  summary: 'Deletes a saved set; it can be restored for 30 days.',
  params,
  response: z.object({ message: z.string() }),
  limit: often,
})

export const restoreCardSet = endpoint({
  method: 'POST',
  path: '/api/card-sets/{id}/restore',
  auth: 'bearer',
  summary: 'Takes the deletion of a set back.',
  params,
  response: One,
  limit: often,
})

/** `ago` in milliseconds: clocks of devices differ. */
export const notePlayedSets = endpoint({
  method: 'POST',
  path: '/api/card-sets/played',
  auth: 'bearer',
  summary: 'Notes that sets were played; answers both lists.',
  body: z.object({
    played: z
      .array(CardSetContent.extend({ ago: Int32.min(0) }))
      .min(1)
      .max(limits.recentSets),
  }),
  response: Lists,
  limit: often,
})

export const checkPicks = endpoint({
  method: 'POST',
  path: '/api/card-sets/check',
  auth: 'optional',
  summary: 'What of some picks no longer exists, by name, and the picks without it.',
  body: z.object({ picks: CardPicks }),
  response: z.object({ gone: z.array(z.object({ area: z.enum([...areas, 'own']), name: z.string() })), picks: Stored }),
  limit: { max: 600, per: '1 hour', by: 'address' },
})
