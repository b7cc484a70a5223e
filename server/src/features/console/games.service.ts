import { m } from '#messages'
import {
  Certification,
  gameMediaKinds,
  type AuditAction,
  type AuditValues,
  type GameFields,
  type GameRecord,
  type GameRow,
  type GameState,
} from '@marigold/contract'
import { sql, type Transaction } from 'kysely'
import type { User } from '../../platform/access/access.ts'
import { recordAudit } from '../../platform/access/audit.ts'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import { Refusal } from '../../platform/http/errors.ts'
import type { Games } from './ports.ts'

type Trx = Transaction<DB>

/** Held by exactly the free games, so it isn't chosen. */
const freeGames = 'Free Games'
type Stored = Awaited<ReturnType<typeof readRow>>

/** Which game is changed, by whom, and the revision that the change is based on. */
export interface GameTarget {
  admin: User
  id: number
  revision: number
}

const noGame = () => new Refusal('not_found', m.platform_there_is_no_such_game())

function stateOf(game: Pick<Stored, 'published_at' | 'retired_at' | 'publish_at'>): GameState {
  if (game.retired_at !== null) return 'retired'
  if (game.published_at !== null) return 'published'
  return game.publish_at === null ? 'draft' : 'scheduled'
}

const toRow = (
  game: Pick<Stored, (keyof GameRow & keyof Stored) | 'published_at' | 'retired_at' | 'publish_at'>,
): GameRow => ({
  id: game.id,
  un_zip_filename: game.un_zip_filename,
  game_name: game.game_name,
  state: stateOf(game),
  free: game.free,
  featured: game.featured,
  rank: game.rank,
  image: game.image,
})

/** Lists every game in the order of the catalogue. */
export async function listGames(db: Db): Promise<GameRow[]> {
  const rows = await db.selectFrom('games').selectAll().orderBy('rank').orderBy('id').execute()
  return rows.map(toRow)
}

/** Reads a game's row. Refuses one that doesn't exist. */
export async function readRow(db: Db, id: number) {
  const game = await db.selectFrom('games').where('id', '=', id).selectAll().executeTakeFirst()
  if (game === undefined) throw noGame()
  return game
}

/** The names of a game's categories or ages, in order. */
async function readNames(db: Db, id: number): Promise<Pick<GameFields, 'categories' | 'age_filters'>> {
  const [categories, ages] = await Promise.all([
    db
      .selectFrom('game_categories')
      .innerJoin('categories', 'categories.id', 'category_id')
      .where('game_id', '=', id)
      .where('name', '!=', freeGames)
      .orderBy('game_categories.position')
      .select('name')
      .execute(),
    db
      .selectFrom('game_ages')
      .innerJoin('age_filters', 'age_filters.id', 'age_filter_id')
      .where('game_id', '=', id)
      .orderBy('position')
      .select('name')
      .execute(),
  ])
  return { categories: categories.map(({ name }) => name), age_filters: ages.map(({ name }) => name) }
}

async function fieldsOf(db: Db, game: Stored): Promise<GameFields> {
  const { game_name, short_description, long_description, description, goals, how_to_play } = game
  const { free, featured, rank, color, light_cover } = game
  const texts = { game_name, short_description, long_description, description, goals, how_to_play }
  return { ...texts, ...(await readNames(db, game.id)), free, featured, rank, color, light_cover }
}

/** Returns a game with its texts and versions. */
export async function readGame(db: Db, games: Games, id: number): Promise<GameRecord> {
  const game = await readRow(db, id)
  const [fields, packaged, packages, ages, categories] = await Promise.all([
    fieldsOf(db, game),
    games.packagedMedia(game.un_zip_filename, game.package_version),
    db.selectFrom('game_packages').where('game_id', '=', id).selectAll().orderBy('version', 'desc').execute(),
    db.selectFrom('age_filters').select('name').orderBy('position').execute(),
    db.selectFrom('categories').where('name', '!=', freeGames).select('name').orderBy('name').execute(),
  ])
  return {
    ...toRow(game),
    revision: game.version,
    edited: game.origin === 'administrator',
    publish_at: game.publish_at?.toISOString() ?? null,
    fields,
    media: { ...mediaOf(game), packaged },
    ages: ages.map(({ name }) => name),
    categories: categories.map(({ name }) => name),
    packages: packages.map(({ version, bytes, files, warnings, certification, created_at }) => ({
      ...{ version, files, warnings, bytes: Number(bytes) },
      certification: certification === null ? null : Certification.parse(certification),
      active: version === game.package_version,
      stored: games.isStored(game.un_zip_filename, version),
      created_at: created_at.toISOString(),
    })),
  }
}

/** Returns what a game's page shows. */
export const mediaOf = (game: Stored): Omit<GameRecord['media'], 'packaged'> => ({
  image: game.image,
  image_land: game.image_land,
  image_wide: game.image_wide,
  steps: game.step_images,
  video: game.video,
  own: gameMediaKinds.filter((kind) => game.own_media.includes(kind)),
})

interface Change {
  action: AuditAction
  before?: AuditValues
  after?: AuditValues
}

/**
 * Changes a game and records it, in one transaction. Refuses when another change came first: the administrator must see
 * it before anything is overwritten.
 */
export async function change(
  { db }: Pick<Services, 'db'>,
  games: Games,
  { admin, id, revision }: GameTarget,
  work: (trx: Trx, game: Stored) => Promise<Change>,
): Promise<GameRecord> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('games').where('id', '=', id).select('id').forUpdate().execute()
    const game = await readRow(trx, id)
    if (game.version !== revision) throw new Refusal('conflict', m.console_this_game_was_changed_meanwhile())
    const entry = await work(trx, game)
    await recordAudit(trx, { actorId: admin.id, object: `game ${id}`, ...entry })
    return readGame(trx, games, id)
  })
}

const lineOf = (value: GameFields[keyof GameFields]) => (Array.isArray(value) ? value.join('\n') : value)

/** The fields that differ, as the log keeps them. */
function changesBetween(before: GameFields, after: GameFields): Pick<Change, 'before' | 'after'> {
  const names = (Object.keys(after) as (keyof GameFields)[]).filter(
    (name) => lineOf(before[name]) !== lineOf(after[name]),
  )
  const pick = (fields: GameFields) => Object.fromEntries(names.map((name) => [name, lineOf(fields[name])]))
  return { before: pick(before), after: pick(after) }
}

/** Refuses categories that the site doesn't have. Only packages bring new ones. */
async function checkCategories(trx: Trx, { categories }: GameFields): Promise<void> {
  const known = await trx.selectFrom('categories').where('name', '!=', freeGames).select('name').execute()
  const unknown = categories.find((one) => known.every(({ name }) => name !== one))
  if (unknown === undefined) return
  const sentence = m.console_no_such_category({ name: unknown })
  throw new Refusal('invalid', sentence, { 'fields.categories': [sentence] })
}

/** Adds a game as a draft, before there is a package. */
export function addGame(
  { db }: Pick<Services, 'db'>,
  games: Games,
  admin: { id: number },
  fields: GameFields,
): Promise<GameRecord> {
  return db.transaction().execute(async (trx) => {
    await checkCategories(trx, fields)
    const id = await games.add(trx, fields)
    const { un_zip_filename } = await readRow(trx, id)
    const after = { un_zip_filename, game_name: fields.game_name }
    await recordAudit(trx, { actorId: admin.id, action: 'game.added', object: `game ${id}`, after })
    return readGame(trx, games, id)
  })
}

/** Stores an administrator's edits. When they're undone, the game isn't `edited` anymore. */
export function changeFields(
  parts: Pick<Services, 'db'>,
  games: Games,
  target: GameTarget,
  { fields, edited }: { fields: GameFields; edited: boolean },
): Promise<GameRecord> {
  return change(parts, games, target, async (trx, game) => {
    const before = await fieldsOf(trx, game)
    await checkCategories(trx, fields)
    await games.edit(trx, game.id, fields, edited)
    return { action: 'game.changed', ...changesBetween(before, fields) }
  })
}

/** Publishes, schedules, or retires a game, or takes it back to a draft. */
export function setState(
  parts: Pick<Services, 'db'>,
  games: Games,
  target: GameTarget,
  { state, publish_at }: { state: GameState; publish_at?: string | undefined },
): Promise<GameRecord> {
  return change(parts, games, target, async (trx, game) => {
    const isShown = state === 'published' || state === 'scheduled'
    if (isShown && game.package_version === 0) throw new Refusal('conflict', m.console_make_a_version_live_first())
    await trx
      .updateTable('games')
      .set({
        published_at:
          state === 'published' ? (game.published_at ?? sql`now()`) : state === 'retired' ? game.published_at : null,
        publish_at: state === 'scheduled' ? (publish_at ?? null) : null,
        retired_at: state === 'retired' ? sql`now()` : null,
        version: sql`version + 1`,
      })
      .where('id', '=', game.id)
      .execute()
    const after = { state, ...(publish_at !== undefined && { publish_at }) }
    return { action: 'game.state', before: { state: stateOf(game) }, after }
  })
}

/** Makes a stored version live. */
export function activatePackage(
  parts: Pick<Services, 'db'>,
  games: Games,
  target: GameTarget,
  version: number,
): Promise<GameRecord> {
  return change(parts, games, target, async (trx, game) => {
    await games.activate(trx, game.un_zip_filename, version)
    await trx
      .updateTable('games')
      .set({ version: sql`version + 1` })
      .where('id', '=', game.id)
      .execute()
    return { action: 'game.version', before: { version: game.package_version }, after: { version } }
  })
}

/** Attaches a certification report to the version whose zip it is about. */
export function attachReport(
  parts: Pick<Services, 'db'>,
  games: Games,
  target: GameTarget,
  report: Certification,
): Promise<GameRecord> {
  return change(parts, games, target, async (trx, { id }) => {
    const { sha256, result } = report
    const certified = await trx
      .updateTable('game_packages')
      .set({ certification: JSON.stringify(report) })
      .where('game_id', '=', id)
      .where('sha256', '=', sha256)
      .returning('version')
      .executeTakeFirst()
    if (certified === undefined) throw new Refusal('conflict', m.console_this_report_is_about_another_zip())
    await trx
      .updateTable('games')
      .set({ version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
    return { action: 'game.certified', after: { version: certified.version, result } }
  })
}

/** Publishes the games whose time has come. */
export async function publishScheduled({ db }: Pick<Services, 'db'>): Promise<void> {
  await sql`update games set published_at = publish_at, publish_at = null, version = version + 1
    where publish_at <= now() and retired_at is null`.execute(db)
}
