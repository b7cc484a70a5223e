import { createHash } from 'node:crypto'
import { baseLocale, getLocale, locales, m } from '#messages'
import {
  orderEntry,
  siteFields,
  type SiteEntry,
  type SiteKind,
  type SiteRecord,
  type SiteRow,
  type SiteValues,
  type SiteVersion,
} from '@marigold/contract'
import { adminName, namedAdmin } from '../../platform/access/admin-name.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { inLocale, isOurs, type Locale } from '../../platform/http/locale.ts'
import type { Choices } from './kinds/site-kind.ts'
import { applierOf, contents, isOrder, isWorded } from './kinds/kinds.ts'

const newestVersions = 50

/** Which text of an entry. */
export interface SiteTarget {
  kind: SiteKind
  id: string
  /** '' for the default one. */
  locale?: string | undefined
}

/** An entry as it's stored and shown. */
export interface FoundEntry extends SiteEntry {
  retired: boolean
  /** Whether there is a version of its own. */
  edited: boolean
  untranslated: boolean
}

/** The newest version of an entry in a language. */
interface Newest {
  fields: SiteValues | null
  retired: boolean
}

/** Returns the language under which an entry is stored: '' for what has none. */
export function localeOf({ kind, id, locale = baseLocale }: SiteTarget): Locale | '' {
  if (!isWorded(kind, id)) return ''
  if (!isOurs(locale)) throw new Refusal('invalid', m.site_no_such_entry())
  return locale
}

/** The language in which an entry is retired. */
const decidingLocale = (kind: SiteKind, id: string) => (isWorded(kind, id) ? baseLocale : '')

async function newestOf(db: Db, kind: SiteKind): Promise<Map<string, Newest>> {
  const rows = await db
    .selectFrom('site_versions')
    .where('kind', '=', kind)
    .distinctOn(['entry', 'locale'])
    .select(['entry', 'locale', 'fields', 'retired'])
    .orderBy('entry')
    .orderBy('locale')
    .orderBy('number', 'desc')
    .execute()
  return new Map(
    rows.map(({ entry, locale, fields, retired }) => [
      `${entry} ${locale}`,
      { fields: fields as SiteValues | null, retired },
    ]),
  )
}

/** Returns the fields of a kind, each with a value. */
const complete = (kind: SiteKind, id: string, fields: SiteValues): SiteValues =>
  Object.fromEntries(siteFields(kind, id).map(({ name }) => [name, fields[name] ?? '']))

const linesIn = (text = '') => text.split('\n').filter((line) => line !== '')

/** Sorts entries by an order, which may lack some and name others. */
function sorted<T extends { id: string }>(entries: readonly T[], order: readonly string[]): T[] {
  const placeOf = ({ id }: T) => (order.includes(id) ? order.indexOf(id) : order.length)
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/**
 * Returns all entries of a kind in their order, in a language. A text that has no version in it is the one of the
 * default language, once that was changed, and else what the app comes with.
 */
async function findEntries(db: Db, kind: SiteKind, locale: Locale = getLocale()): Promise<FoundEntry[]> {
  const content = contents[kind]
  const [origin, newest] = await Promise.all([inLocale(locale, () => content.origin(db)), newestOf(db, kind)])
  const originals = new Map(origin.map(({ id, fields }) => [id, fields]))
  const ids = new Set([...originals.keys(), ...[...newest.keys()].map((name) => name.split(' ')[0] ?? '')])
  ids.delete(orderEntry)
  const entries = [...ids].flatMap((id): FoundEntry[] => {
    const deciding = newest.get(`${id} ${decidingLocale(kind, id)}`)
    const own = isWorded(kind, id) ? newest.get(`${id} ${locale}`) : deciding
    const saved = own === undefined ? deciding?.fields : own.fields
    const original = originals.get(id)
    const fields = content.apply ? original : (saved ?? original)
    if (fields === undefined) return []
    const untranslated = isWorded(kind, id) && own === undefined && locale !== baseLocale && saved != null
    return [
      {
        ...{ id, untranslated },
        fields: complete(kind, id, fields),
        retired: deciding?.retired ?? false,
        edited: (own ?? deciding)?.fields != null,
      },
    ]
  })
  return content.apply ? entries : sorted(entries, linesIn(newest.get(`${orderEntry} `)?.fields?.items))
}

/** Returns what pages show of a kind, in the language of the request. */
export async function listSiteEntries(db: Db, kind: SiteKind): Promise<SiteEntry[]> {
  const entries = await findEntries(db, kind)
  return entries.filter(({ retired }) => !retired).map(({ id, fields }) => ({ id, fields }))
}

const toRow = (kind: SiteKind, { id, fields, retired, edited }: FoundEntry): SiteRow => ({
  ...{ id, retired, edited },
  title: isOrder(kind, id) ? m.site_order() : contents[kind].titleOf({ id, fields }),
  group: fields.group ?? '',
})

/** Lists the entries of a kind for the console, in the default language. */
export async function listRows(db: Db, kind: SiteKind): Promise<SiteRow[]> {
  return (await findEntries(db, kind, baseLocale)).map((entry) => toRow(kind, entry))
}

/** Returns an entry. Refuses one that doesn't exist. */
export async function findEntry(db: Db, target: SiteTarget): Promise<FoundEntry> {
  const { kind, id } = target
  const entries = await findEntries(db, kind, localeOf(target) || baseLocale)
  if (!isOrder(kind, id)) {
    const entry = entries.find((one) => one.id === id)
    if (entry === undefined) throw new Refusal('not_found', m.site_no_such_entry())
    return entry
  }
  const items = entries.map((entry) => entry.id).join('\n')
  return { id, fields: { items }, retired: false, edited: false, untranslated: false }
}

/** Returns what the fields of an entry can be, or what to suggest for them. */
export async function choicesOf(db: Db, kind: SiteKind, id: string): Promise<Choices> {
  const { choicesOf: choices, titleOf } = contents[kind]
  if (!isOrder(kind, id) && kind !== 'faq') return (await choices?.(db)) ?? {}
  const entries = await findEntries(db, kind, baseLocale)
  if (isOrder(kind, id)) return { items: entries.map((entry) => ({ value: entry.id, label: titleOf(entry) })) }
  const groups = new Set(entries.map(({ fields }) => fields.group ?? ''))
  return { group: [...groups].map((group) => ({ value: group, label: group })) }
}

/** Returns the stored versions of an entry in a language, newest first. */
async function storedVersions(db: Db, { kind, id }: SiteTarget, locale: string) {
  return db
    .selectFrom('site_versions')
    .leftJoin('users', 'users.id', 'author_id')
    .where('kind', '=', kind)
    .where('entry', '=', id)
    .where('site_versions.locale', '=', locale)
    .select(['number', 'fields', 'retired', 'author_id', 'site_versions.created_at', adminName('users').as('author')])
    .orderBy('number', 'desc')
    .limit(newestVersions)
    .execute()
}

/** Returns what the app comes with in a language; undefined for an entry that was added, or is stored in tables. */
export async function originalOf(db: Db, target: SiteTarget): Promise<SiteValues | undefined> {
  const { kind, id } = target
  if (applierOf(kind, id) || kind === 'featured') return undefined
  const locale = localeOf(target) || baseLocale
  const origin = await inLocale(locale, () => contents[kind].origin(db))
  if (isOrder(kind, id)) return { items: origin.map((entry) => entry.id).join('\n') }
  const found = origin.find((entry) => entry.id === id)
  return found && complete(kind, id, found.fields)
}

async function versionsOf(db: Db, target: SiteTarget): Promise<SiteVersion[]> {
  const { kind, id } = target
  const [stored, original] = await Promise.all([storedVersions(db, target, localeOf(target)), originalOf(db, target)])
  const versions = stored.map(({ number, fields, retired, author_id, created_at, author }) => ({
    ...{ number, retired },
    author: author_id === null ? null : namedAdmin(author),
    at: created_at.toISOString(),
    fields: complete(kind, id, (fields as SiteValues | null) ?? original ?? {}),
  }))
  if (original === undefined || versions.length === newestVersions) return versions
  return [...versions, { number: 0, retired: false, author: null, at: null, fields: original }]
}

/** Identifies a state of an entry, whatever changed it. */
function revisionOf(entry: FoundEntry, versions: readonly SiteVersion[]): string {
  const state = JSON.stringify([entry.fields, entry.retired])
  const digest = createHash('sha256').update(state).digest('base64url').slice(0, 16)
  return `${versions[0]?.number ?? 0}.${digest}`
}

/** Returns an entry with its versions. */
export async function readEntry(db: Db, target: SiteTarget): Promise<SiteRecord> {
  const { kind, id } = target
  const [entry, versions, choices] = await Promise.all([
    findEntry(db, target),
    versionsOf(db, target),
    choicesOf(db, kind, id),
  ])
  return {
    ...toRow(kind, entry),
    ...{ kind, choices, versions },
    locale: localeOf(target),
    untranslated: entry.untranslated,
    revision: revisionOf(entry, versions),
    fields: entry.fields,
    locales: isWorded(kind, id) ? [...locales] : [],
  }
}

/** Returns an empty entry of a kind that grows. */
export async function emptyEntry(db: Db, kind: SiteKind): Promise<SiteRecord> {
  return {
    ...{ kind, id: 'new', title: '', group: '', locale: baseLocale, revision: '' },
    ...{ retired: false, edited: false, untranslated: false, locales: [], versions: [] },
    fields: complete(kind, 'new', {}),
    choices: await choicesOf(db, kind, 'new'),
  }
}
