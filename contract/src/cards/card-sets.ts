import { z } from 'zod'
import { areas } from './cards.ts'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { Int32 } from '../ids.ts'
import { limits } from '../limits.ts'
import { Line } from '../plain-line.ts'
import { ContrastCode } from './minimal-pairs.ts'

const Id = Int32.min(1)

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)

/** The picks by kind. Areas, minimal pairs, and own lists are validated. Unknown kinds pass through unchanged. */
export const CardPicks = z
  .object({
    articulation: z.record(z.string().min(1).max(40), z.tuple([z.array(Id).max(20), z.array(Id).max(20)])).optional(),
    pairs: z.array(ContrastCode).max(limits.contrasts).optional(),
    language: z.record(z.string().regex(/^\d{1,9}$/), z.array(Id).max(limits.languageFilters)).optional(),
    fluency: z.array(Id).max(100).optional(),
    own: z.record(z.string().regex(/^\d{1,15}$/), z.array(Id).max(20)).optional(),
  })
  .catchall(z.unknown())
  .refine((picks) => Object.values(picks).some((kind) => !isEmpty(kind)), fault('nothing_to_practice'))
  .refine((picks) => JSON.stringify(picks).length <= limits.picks, fault('set_too_large'))
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

/** Serializes picks in a canonical form, so that the same choices always give the same text. */
export function serializePicks(picks: object): string {
  return JSON.stringify(inOrder(Object.fromEntries(Object.entries(picks).filter(([, kind]) => !isEmpty(kind)))))
}

/** A set of cards as its row shows it, with its picks. */
export const CardSetContent = z.object({
  /** Its content: 'R at the start'. */
  title: Line().max(200),
  /** Its kinds of cards: 'Words, phrases'. */
  line: Line().max(200),
  pictures: z.array(z.string().startsWith('/assets/').max(300)).max(3),
  picks: CardPicks,
})
export type CardSetContent = z.infer<typeof CardSetContent>

export const CardSetName = Line().min(1, fault('set_name_missing')).max(limits.setName)

const Stored = z.record(z.string(), z.unknown())
const StoredContent = CardSetContent.extend({ picks: Stored, pictures: z.array(z.string()) })

export const SavedSet = StoredContent.extend({
  id: z.string(),
  name: z.string(),
  /** Increases with each change. A change names the version that it's based on. */
  version: z.int(),
  /** When it was played last, by the server's clock. Null before the first time. */
  used_at: z.string().nullable(),
})
export type SavedSet = z.infer<typeof SavedSet>

export const PlayedSet = StoredContent.extend({ played_at: z.string() })
export type PlayedSet = z.infer<typeof PlayedSet>

const Lists = z.object({ saved: z.array(SavedSet), recent: z.array(PlayedSet) })
const One = z.object({ set: SavedSet })
const params = z.object({ id: z.uuid() })
const often = { max: 600, per: '1 hour', by: 'user' } as const

export const getCardSets = endpoint({
  method: 'GET',
  path: '/api/card-sets',
  auth: 'bearer',
  viewable: true,
  summary: 'Returns the user’s saved sets by name, and the recently played ones, newest first.',
  response: Lists,
})

/** The browser creates the id, so that a repeated save is the same set. */
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
  summary: 'Renames a saved set or changes its cards. Refused if it was changed elsewhere meanwhile.',
  params,
  body: z.object({ version: Int32.min(1), name: CardSetName.optional(), content: CardSetContent.optional() }),
  response: One,
  limit: often,
})

export const deleteCardSet = endpoint({
  method: 'DELETE',
  path: '/api/card-sets/{id}',
  auth: 'bearer',
  summary: 'Deletes a saved set. It can be restored for 30 days.',
  params,
  response: z.object({ message: z.string() }),
  limit: often,
})

export const restoreCardSet = endpoint({
  method: 'POST',
  path: '/api/card-sets/{id}/restore',
  auth: 'bearer',
  summary: 'Restores a deleted set.',
  params,
  response: One,
  limit: often,
})

/** `ago` is in milliseconds, because the clocks of devices differ. */
export const recordPlayedSets = endpoint({
  method: 'POST',
  path: '/api/card-sets/played',
  auth: 'bearer',
  summary: 'Records that sets were played. Returns both lists.',
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
  viewable: true,
  summary: 'Returns the names of picks that no longer exist, and the remaining picks.',
  body: z.object({ picks: CardPicks }),
  response: z.object({ gone: z.array(z.object({ area: z.enum([...areas, 'own']), name: z.string() })), picks: Stored }),
  limit: { max: 600, per: '1 hour', by: 'address' },
})
