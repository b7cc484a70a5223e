import { baseLocale } from '#messages'
import type { GameFields, GameManifest, GameMediaKind } from '@marigold/contract'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import { sharePicture } from './share-picture.ts'

type Trx = Transaction<DB>

const freeGames = 'Free Games'

/** Returns every path of a package that the catalogue shows, once each. */
export function mediaPaths({ media }: GameManifest): string[] {
  const paths = [media.cover, media.cover_land, media.cover_wide, media.video, ...media.steps]
  return [...new Set(paths.filter((path) => path !== undefined))]
}

interface CatalogueEntry {
  slug: string
  manifest: GameManifest | null
  files: { path: string }[]
}

/**
 * Adds a game to the catalogue, and returns its id with the next version number of its package. An administrator's
 * edits are kept. Without `activate` a new game is a draft, and a game that has an active version keeps it.
 */
export async function saveCatalogueEntry(
  trx: Trx,
  entry: CatalogueEntry,
  activate: boolean,
): Promise<{ id: number; version: number }> {
  const { slug, manifest, files } = entry
  const before = await trx
    .selectFrom('games')
    .where('un_zip_filename', '=', slug)
    .select(['id', 'origin', 'package_version'])
    .forUpdate()
    .executeTakeFirst()
  const id = before?.id ?? (await insertPlain(trx, slug, activate))
  const { version } = await trx
    .selectFrom('game_packages')
    .where('game_id', '=', id)
    .select(sql<number>`coalesce(max(version), 0) + 1`.as('version'))
    .executeTakeFirstOrThrow()
  // The first version is in use at once: the game is a draft until it's published.
  if (activate || (before?.package_version ?? 0) === 0)
    await showVersion(trx, { slug, manifest, files, id, version, origin: before?.origin ?? 'import' })
  return { id, version }
}

/** Activates a version of a package, with its texts and pictures. */
export async function showVersion(
  trx: Trx,
  { slug, manifest, files, id, version, origin }: CatalogueEntry & { id: number; version: number; origin: string },
): Promise<void> {
  await trx.updateTable('games').set({ package_version: version }).where('id', '=', id).execute()
  if (manifest === null) return
  const isEdited = origin === 'administrator'
  await showMedia(trx, { id, manifest, address: mediaAddress(slug, version, files), isEdited })
  // An administrator's texts stay.
  if (isEdited) return
  await describe(trx, id, manifest)
  await setCategories(trx, id, manifest)
  await setAges(trx, id, manifest)
}

/** Adds a plain entry for an administrator to describe: last in the catalogue, part of the subscription. */
async function insertPlain(trx: Trx, slug: string, publish: boolean): Promise<number> {
  const name = slug.replace(/(^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase()).replaceAll('-', ' ')
  const { id } = await trx
    .insertInto('games')
    .values({ un_zip_filename: slug, game_name: name, published_at: publish ? sql`now()` : null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the URL of a picture or video in the package, or null if the package lacks it. */
function mediaAddress(slug: string, version: number, files: { path: string }[]) {
  const there = new Set(files.map((file) => file.path))
  return (path: string | undefined): string | null =>
    path === undefined || !there.has(path)
      ? null
      : `/assets/games/${slug}/${version}/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** The columns that each kind of media is stored in. */
const mediaColumns: Record<GameMediaKind, readonly string[]> = {
  cover: ['image', 'image_land', 'image_wide', 'image_share'],
  steps: ['step_images'],
  video: ['video'],
}

interface Shown {
  id: number
  manifest: GameManifest
  address: (path: string | undefined) => string | null
  isEdited: boolean
}

/**
 * Shows the pictures and the video of a version. An edited game keeps those that the version lacks, and what was uploaded
 * by itself stays.
 */
async function showMedia(trx: Trx, { id, manifest: { media }, address, isEdited }: Shown): Promise<void> {
  const steps = media.steps.map(address).filter((step) => step !== null)
  const urlOf = (path: string | undefined) => address(path) ?? (isEdited ? undefined : null)
  const columns = {
    image: urlOf(media.cover),
    image_land: urlOf(media.cover_land),
    image_wide: urlOf(media.cover_wide),
    image_share: urlOf(sharePicture),
    video: urlOf(media.video),
    step_images: steps.length === 0 && isEdited ? undefined : steps,
  }
  const { own_media } = await trx.selectFrom('games').where('id', '=', id).select('own_media').executeTakeFirstOrThrow()
  const own = (own_media as GameMediaKind[]).flatMap((kind) => mediaColumns[kind])
  const shown = Object.entries(columns).filter(([column]) => !own.includes(column))
  await trx
    .updateTable('games')
    .set({ ...Object.fromEntries(shown), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

async function describe(trx: Trx, id: number, manifest: GameManifest): Promise<void> {
  await trx
    .updateTable('games')
    .set({
      locale: manifest.locale ?? baseLocale,
      game_name: manifest.game_name,
      short_description: manifest.short_description,
      long_description: manifest.long_description,
      description: manifest.description ?? manifest.long_description,
      goals: manifest.goals,
      how_to_play: manifest.how_to_play,
      free: manifest.free,
      // Once an administrator chose the featured games, packages don't.
      featured: sql<boolean>`case when featured_place is null then ${manifest.featured} else featured end`,
      rank: manifest.rank,
      // They belong to the cover.
      color: sql`case when 'cover' = any(own_media) then color else ${manifest.color} end`,
      light_cover: sql`case when 'cover' = any(own_media) then light_cover else ${manifest.light_cover ?? false} end`,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Sets a game's categories, by the names that they have or that packages know. 'Free Games' is a category like any other, held by exactly the free
 * games.
 */
async function setCategories(
  trx: Trx,
  id: number,
  { categories, free }: Pick<GameManifest, 'categories' | 'free'>,
): Promise<void> {
  const names = [...new Set(categories.filter((name) => name !== freeGames)), ...(free ? [freeGames] : [])]
  await sql`insert into categories (name) select name from unnest(${names}::text[]) as given (name)
    where not exists (select from categories c where given.name in (c.name, c.package_name))
    on conflict do nothing`.execute(trx)
  await trx.deleteFrom('game_categories').where('game_id', '=', id).execute()
  await sql`
    insert into game_categories (game_id, category_id, position)
    select ${id}, c.id, given.position from unnest(${names}::text[]) with ordinality as given (name, position)
    join categories c on given.name in (c.name, c.package_name)
    on conflict do nothing`.execute(trx)
}

async function setAges(trx: Trx, id: number, { age_filters: names }: Pick<GameManifest, 'age_filters'>): Promise<void> {
  await sql`
    insert into age_filters (name, position)
    select name, coalesce(substring(name from '^[0-9]+')::int, 0) + 100 from unnest(${names}::text[]) as given (name)
    where not exists (select from age_filters a where given.name in (a.name, a.package_name))
    on conflict do nothing`.execute(trx)
  await trx.deleteFrom('game_ages').where('game_id', '=', id).execute()
  await sql`
    insert into game_ages (game_id, age_filter_id)
    select ${id}, id from age_filters where name = any(${names}::text[]) or package_name = any(${names}::text[])`.execute(
    trx,
  )
}

/** Shows what a version has instead of what was uploaded by itself; nothing if there's no version. */
export async function showPackageMedia(
  trx: Trx,
  { slug, manifest, files, id, version, kind }: CatalogueEntry & { id: number; version: number; kind: GameMediaKind },
): Promise<void> {
  const empty = Object.fromEntries(mediaColumns[kind].map((column) => [column, column === 'step_images' ? [] : null]))
  const { color, light_cover = false } = manifest ?? {}
  await trx
    .updateTable('games')
    .set({ ...empty, own_media: sql`array_remove(own_media, ${kind})`, version: sql`version + 1` })
    .$if(kind === 'cover' && color !== undefined, (query) => query.set({ color, light_cover }))
    .where('id', '=', id)
    .execute()
  if (manifest) await showMedia(trx, { id, manifest, address: mediaAddress(slug, version, files), isEdited: true })
}

/** Adds a draft that an administrator describes before there is a package. Returns its id; null if its name is taken. */
export async function addEntry(trx: Trx, slug: string, fields: GameFields): Promise<number | null> {
  const added = await trx
    .insertInto('games')
    .values({ un_zip_filename: slug, game_name: fields.game_name })
    .onConflict((conflict) => conflict.column('un_zip_filename').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) return null
  await editEntry(trx, added.id, fields)
  return added.id
}

/** Makes a game free for everyone, whatever its package says, until the next import of the package. */
export async function makeFree(db: Db, slug: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('games')
      .set({ free: true, version: sql`version + 1` })
      .where('un_zip_filename', '=', slug)
      .execute()
    await sql`insert into categories (name) values (${freeGames}) on conflict do nothing`.execute(trx)
    await sql`
      insert into game_categories (game_id, category_id, position)
      select g.id, c.id, 100 from games g, categories c where g.un_zip_filename = ${slug} and c.name = ${freeGames}
      on conflict do nothing`.execute(trx)
  })
}

/** Stores what an administrator edited. From then on, new versions of the package keep it; without `edited` they don't. */
export async function editEntry(trx: Trx, id: number, fields: GameFields, edited = true): Promise<void> {
  const { categories, age_filters, ...columns } = fields
  await trx
    .updateTable('games')
    .set({ ...columns, origin: edited ? 'administrator' : 'import', version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await setCategories(trx, id, { categories, free: fields.free })
  await setAges(trx, id, { age_filters })
}
