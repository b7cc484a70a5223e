import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Int32 } from '../ids.ts'
import { SiteKind } from './site-content.ts'

const Values = z.record(z.string(), z.string())

/** An entry in the console's list. */
export const SiteRow = z.object({
  id: z.string(),
  title: z.string(),
  /** The group that it belongs to; '' for none. */
  group: z.string(),
  retired: z.boolean(),
  /** Whether an administrator has changed or added it. */
  edited: z.boolean(),
})
export type SiteRow = z.infer<typeof SiteRow>

/** An entry as it was saved. */
export const SiteVersion = z.object({
  /** 0 for what the app comes with. */
  number: z.int(),
  /** Null for what the app comes with, and once the account was deleted. */
  author: z.string().nullable(),
  /** Null for what the app comes with. */
  at: z.string().nullable(),
  retired: z.boolean(),
  fields: Values,
})
export type SiteVersion = z.infer<typeof SiteVersion>

export const SiteRecord = SiteRow.extend({
  kind: SiteKind,
  /** The language that `fields` are for; '' for what has none. */
  locale: z.string(),
  /** Whether the language has no text of its own, so `fields` are those of the default language. */
  untranslated: z.boolean(),
  /** Differs after each change. A change that is based on an older one is refused. */
  revision: z.string(),
  fields: Values,
  /** What fields can be, or what to suggest, by field. */
  choices: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
  /** The languages that it can be edited in, the default one first; empty for what has none. */
  locales: z.array(z.string()),
  /** Newest first. */
  versions: z.array(SiteVersion),
})
export type SiteRecord = z.infer<typeof SiteRecord>

const ofKind = z.object({ kind: SiteKind })
const which = { params: ofKind.extend({ id: z.string().regex(/^[a-z0-9-]{1,40}$/) }) }
/** The language of the text. The default one without it. */
const spoken = { locale: z.string().max(20).optional() }
const based = { revision: z.string().max(60) }
const Fields = z.record(z.string().max(40), z.string().max(50_000))
const limit = { max: 600, per: '1 hour', by: 'user' } as const

export const getSiteEntries = endpoint({
  method: 'GET',
  path: '/api/admin/site/{kind}',
  auth: 'admin',
  summary: 'Lists the entries of a kind of site content in their order, also retired ones.',
  params: ofKind,
  response: z.object({ entries: z.array(SiteRow) }),
})

export const getSiteEntry = endpoint({
  method: 'GET',
  path: '/api/admin/site/{kind}/{id}',
  auth: 'admin',
  summary: 'Returns an entry in a language, with its newest 50 versions. `new` is an empty one.',
  ...which,
  query: z.object(spoken),
  response: SiteRecord,
})

export const addSiteEntry = endpoint({
  method: 'POST',
  path: '/api/admin/site/{kind}',
  auth: 'admin',
  summary: 'Adds an entry at the end of its kind, in the default language.',
  params: ofKind,
  body: z.object({ fields: Fields }),
  limit,
  response: SiteRecord,
})

export const changeSiteEntry = endpoint({
  method: 'PUT',
  path: '/api/admin/site/{kind}/{id}',
  auth: 'admin',
  summary: 'Saves a new version of an entry in a language. The site shows it at once.',
  ...which,
  body: z.object({ ...spoken, ...based, fields: Fields }),
  limit,
  response: SiteRecord,
})

export const restoreSiteEntry = endpoint({
  method: 'POST',
  path: '/api/admin/site/{kind}/{id}/restore',
  auth: 'admin',
  summary: 'Saves an earlier version of an entry again, as a new version. 0 is what the app comes with.',
  ...which,
  body: z.object({ ...spoken, ...based, version: Int32.min(0) }),
  limit,
  response: SiteRecord,
})

export const retireSiteEntry = endpoint({
  method: 'PUT',
  path: '/api/admin/site/{kind}/{id}/retired',
  auth: 'admin',
  summary: 'Takes an entry off the site in every language, or brings it back.',
  ...which,
  body: z.object({ ...based, retired: z.boolean() }),
  limit,
  response: SiteRecord,
})
