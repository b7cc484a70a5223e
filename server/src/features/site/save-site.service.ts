import { randomBytes } from 'node:crypto'
import { baseLocale, m } from '#messages'
import {
  faultOf,
  growingKinds,
  linksIn,
  parseSections,
  siteFields,
  siteSchema,
  type AuditAction,
  type SiteField,
  type SiteKind,
  type SiteRecord,
  type SiteValues,
} from '@marigold/contract'
import { sql, type Transaction } from 'kysely'
import { recordAudit } from '../../platform/access/audit.ts'
import type { Db } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { faultSentence } from '../../platform/http/fault-sentences.ts'
import { checkLinks } from './check-links.ts'
import type { Choices, Problems } from './kinds/site-kind.ts'
import { applierOf, contents, isOrder } from './kinds/kinds.ts'
import {
  choicesOf,
  findEntry,
  localeOf,
  originalOf,
  readEntry,
  type FoundEntry,
  type SiteTarget,
} from './read-site.service.ts'

type Trx = Transaction<DB>

/** Which text is changed, by whom, and the revision that the change is based on. */
export interface SiteChange extends SiteTarget {
  admin: { id: number }
  revision: string
}

const lock = 860_199

const linesIn = (text = '') => text.split('\n').filter((line) => line !== '')

/** Returns what is wrong with each field by itself. */
async function fieldProblems(db: Db, field: SiteField, value: string, choices: Choices): Promise<string[]> {
  const { name, kind, optional } = field
  if (value === '') return optional || kind === 'list' ? [] : [m.site_please_fill_this_in()]
  const options = choices[name] ?? []
  const isOption = (one: string) => options.some((option) => option.value === one)
  if (kind === 'choice' && !isOption(value))
    return [m.site_choose_one_of_these({ options: options.map(({ label }) => label).join(', ') })]
  if (kind === 'list')
    return linesIn(value)
      .filter((one) => !isOption(one))
      .map((one) => m.site_not_in_the_list({ name: one }))
  if (kind === 'link') return checkLinks(db, [value])
  if (kind !== 'markdown' && kind !== 'document') return []
  if (/<\/?[a-z!]/i.test(value)) return [m.site_link_html()]
  if (kind === 'document' && parseSections(value).some(({ title }) => title === '')) return [m.site_headings_missing()]
  return checkLinks(db, linksIn(value))
}

/** Checks what an administrator wrote. Returns it as it's stored. Refuses it with what is wrong, by field. */
async function checked(db: Db, kind: SiteKind, id: string, written: SiteValues): Promise<SiteValues> {
  const parsed = siteSchema(kind, id).safeParse(written)
  const problems: Problems = {}
  if (!parsed.success)
    for (const issue of parsed.error.issues)
      (problems[String(issue.path[0] ?? 'fields')] ??= []).push(faultSentence(faultOf(issue, written)))
  const fields = (parsed.data ?? {}) as SiteValues
  if (parsed.success) {
    const choices = await choicesOf(db, kind, id)
    for (const field of siteFields(kind, id)) {
      const wrong = await fieldProblems(db, field, fields[field.name] ?? '', choices)
      if (wrong.length > 0) problems[field.name] = wrong
    }
    if (Object.keys(problems).length === 0 && !isOrder(kind, id))
      Object.assign(problems, await contents[kind].check?.(db, fields, id))
  }
  const wrong = Object.entries(problems).flatMap(([name, said]) =>
    said?.[0] === undefined ? [] : [[name, said] as const],
  )
  const [[, said] = []] = wrong
  if (said) throw new Refusal('invalid', said[0] ?? '', Object.fromEntries(wrong))
  return fields
}

/** Throws when another change came first: the administrator must see it before anything is overwritten. */
async function refuseStale(trx: Trx, current: SiteRecord, { admin, revision }: SiteChange): Promise<void> {
  if (current.revision === revision) return
  // Without a newer version, it was changed elsewhere: a new name of a game, or a new text of the app.
  const isSaved = current.revision.split('.')[0] !== revision.split('.')[0]
  if (isSaved && (await newestAuthor(trx, current)) === admin.id)
    throw new Refusal('conflict', m.platform_you_changed_this_elsewhere())
  const name = (isSaved ? current.versions[0]?.author : null) ?? m.platform_someone_else()
  throw new Refusal('conflict', m.platform_changed_this_meanwhile({ name }))
}

async function newestAuthor(trx: Trx, { kind, id, locale }: SiteRecord): Promise<number | null> {
  const newest = await trx
    .selectFrom('site_versions')
    .where((eb) => eb.and({ kind, entry: id, locale }))
    .orderBy('number', 'desc')
    .select('author_id')
    .executeTakeFirst()
  return newest?.author_id ?? null
}

interface Version {
  fields: SiteValues | null
  retired: boolean
  author: number | null
}

async function insertVersion(trx: Trx, target: SiteTarget, { fields, retired, author }: Version): Promise<void> {
  const { kind, id } = target
  const locale = localeOf(target)
  await sql`insert into site_versions (kind, entry, locale, number, fields, retired, author_id)
    select ${kind}, ${id}, ${locale}, coalesce(max(number), 0) + 1, ${fields && JSON.stringify(fields)}::jsonb,
      ${retired}, ${author}
    from site_versions where kind = ${kind} and entry = ${id} and locale = ${locale}`.execute(trx)
}

/** Returns the fields that differ, as the log has them. */
function changesBetween(before: SiteValues, after: SiteValues) {
  const names = Object.keys(after).filter((name) => (before[name] ?? '') !== after[name])
  const pick = (values: SiteValues) => Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
  return { before: pick(before), after: pick(after) }
}

const objectOf = ({ kind, id }: SiteTarget) => `site-${kind} ${id}`

/** Runs a change of an entry as it is in the database, one change at a time. */
function change(
  db: Db,
  target: SiteChange,
  work: (trx: Trx, entry: FoundEntry, record: SiteRecord) => Promise<void>,
): Promise<SiteRecord> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(trx)
    const record = await readEntry(trx, target)
    await refuseStale(trx, record, target)
    await work(trx, await findEntry(trx, target), record)
    return readEntry(trx, target)
  })
}

/** Stores new fields; null for what the app comes with. */
async function store(
  trx: Trx,
  target: SiteChange,
  entry: FoundEntry,
  { fields, shown, action }: { fields: SiteValues | null; shown: SiteValues; action: AuditAction },
): Promise<void> {
  const { kind, id, admin } = target
  const changes = changesBetween(entry.fields, shown)
  if (Object.keys(changes.after).length === 0 && !entry.untranslated) return
  const apply = applierOf(kind, id)
  const isFirst = (await originalOf(trx, target)) === undefined && (await newestNumber(trx, target)) === 0
  // What was there before the first change can be restored, too.
  if (isFirst) await insertVersion(trx, target, { fields: entry.fields, retired: false, author: null })
  await insertVersion(trx, target, { fields, retired: entry.retired, author: admin.id })
  await apply?.(trx, id, shown)
  const locale = localeOf(target)
  const after = { ...changes.after, ...(locale !== '' && locale !== baseLocale && { locale }) }
  await recordAudit(trx, { actorId: admin.id, action, object: objectOf(target), before: changes.before, after })
}

async function newestNumber(trx: Trx, target: SiteTarget): Promise<number> {
  const { kind, id } = target
  const newest = await trx
    .selectFrom('site_versions')
    .where((eb) => eb.and({ kind, entry: id, locale: localeOf(target) }))
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst()
  return newest?.number ?? 0
}

/** Saves a new version of an entry. Refuses a change that is based on an older revision. */
export function changeEntry(db: Db, target: SiteChange, written: SiteValues): Promise<SiteRecord> {
  return change(db, target, async (trx, entry) => {
    const fields = await checked(trx, target.kind, target.id, { ...entry.fields, ...written })
    await store(trx, target, entry, { fields, shown: fields, action: 'site.changed' })
  })
}

/** Saves an earlier version of an entry again. */
export function restoreEntry(db: Db, target: SiteChange, number: number): Promise<SiteRecord> {
  return change(db, target, async (trx, entry, { versions, choices }) => {
    const version = versions.find((one) => one.number === number)
    if (version === undefined) throw new Refusal('not_found', m.site_no_such_version())
    const isOriginal = JSON.stringify(version.fields) === JSON.stringify(await originalOf(trx, target))
    const listed = stillListed(version.fields, choices)
    const fields = isOriginal ? null : await checked(trx, target.kind, target.id, listed)
    await store(trx, target, entry, { fields, shown: fields ?? version.fields, action: 'site.restored' })
  })
}

/** Leaves out what was in a list but isn't there anymore. */
function stillListed(fields: SiteValues, choices: Choices): SiteValues {
  if (fields.items === undefined) return fields
  const known = new Set(choices.items?.map(({ value }) => value))
  return {
    ...fields,
    items: linesIn(fields.items)
      .filter((one) => known.has(one))
      .join('\n'),
  }
}

/** Adds an entry at the end of its kind. Refuses kinds whose entries are fixed. */
export function addEntry(db: Db, admin: SiteChange['admin'], kind: SiteKind, written: SiteValues): Promise<SiteRecord> {
  if (!growingKinds.includes(kind)) throw new Refusal('not_found', m.site_no_such_entry())
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(trx)
    const target = { kind, id: `added-${randomBytes(5).toString('hex')}` }
    const fields = await checked(trx, kind, target.id, written)
    await insertVersion(trx, target, { fields, retired: false, author: admin.id })
    await recordAudit(trx, { actorId: admin.id, action: 'site.added', object: objectOf(target), after: fields })
    return readEntry(trx, target)
  })
}

/** Takes an entry off the site, or brings it back. */
export function setRetired(db: Db, target: SiteChange, retired: boolean): Promise<SiteRecord> {
  if (!growingKinds.includes(target.kind) || isOrder(target.kind, target.id))
    throw new Refusal('not_found', m.site_no_such_entry())
  return change(db, target, async (trx, entry) => {
    if (entry.retired === retired) return
    const fields = entry.edited ? entry.fields : null
    await insertVersion(trx, target, { fields, retired, author: target.admin.id })
    const values = { before: { retired: !retired }, after: { retired } }
    const object = objectOf(target)
    await recordAudit(trx, { actorId: target.admin.id, action: 'site.retired', object, ...values })
  })
}
