import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { GameManifest } from '@marigold/contract'
import { sql } from 'kysely'
import type { Config } from '../../platform/process/config.ts'
import type { Db } from '../../platform/database/database.ts'
import { keepCatalogueEntry } from './catalogue-entry.ts'
import { gameFolders, type GameFolders } from './game-folders.ts'
import { readManifest, setMediaApart } from './game-manifest.ts'
import { packageLimits, refusePackage } from './package-limits.ts'
import { findWarnings, shorten } from './package-warnings.ts'
import { drawSharePicture, sharePicture } from './share-picture.ts'
import { unpackZip, type Unpacked } from './unpack-zip.ts'

/** What an import needs of the app's services. */
export interface ImportServices {
  db: Db
  config: Pick<Config, 'dataDir'>
}

/** How an import ended. `unchanged`: the very same package plays already. */
export interface Imported {
  un_zip_filename: string
  version: number
  unchanged: boolean
  files: number
  warnings: string[]
}

/**
 * Takes a game's zip in: the one way for our games and for uploads. Unpacked beside and moved in by one rename, so that
 * a package that is refused, or a process that ends midway, leaves the old version playing. Throws `Refusal` with a
 * sentence that names file and reason. Without `game.json` the game is named by `name`, else by the file.
 */
export async function importGame(
  { db, config }: ImportServices,
  zipPath: string,
  { name, unlessTakenBack = false }: { name?: string; unlessTakenBack?: boolean } = {},
): Promise<Imported> {
  const folders = gameFolders(config.dataDir)
  const { size } = await stat(zipPath)
  // Not even read once.
  if (size > packageLimits.zipBytes) refusePackage(`The zip is larger than ${packageLimits.zipBytes / 1_000_000} MB.`)
  const sha256 = await digestOf(zipPath)
  const same = await findSame(db, sha256)
  if (same && existsSync(packageFolder(folders, same.un_zip_filename, same.version))) return same

  const earlier = unlessTakenBack ? await findTakenBack(db, sha256) : null
  if (earlier) return earlier

  const incoming = join(folders.incoming, randomUUID())
  const folder = join(incoming, 'package')
  try {
    await mkdir(folder, { recursive: true })
    const unpacked = await unpackZip(zipPath, folder)
    const manifest = await readManifest(folder, unpacked)
    const slug = manifest?.un_zip_filename ?? slugOf(name ?? basename(zipPath).replace(/\.zip$/i, ''))
    const warnings = [
      ...shorten(unpacked.leftOut, 'Many more files were left out.'),
      ...(await findWarnings(folder, unpacked.files)),
    ]
    const media = join(incoming, 'media')
    const drawn: { path: string }[] = []
    if (manifest) {
      warnings.push(...(await setMediaApart(manifest, unpacked, { folder, media })))
      if (await drawSharePicture(manifest, media)) drawn.push({ path: sharePicture })
    }
    const version = await moveIn({ db, folders, incoming, slug, manifest, sha256, unpacked, drawn, warnings })
    await forgetOldPackages(db, folders, slug)
    const unchanged = version === same?.version
    return { un_zip_filename: slug, version, unchanged, files: unpacked.files.length, warnings }
  } finally {
    await rm(incoming, { recursive: true, force: true })
  }
}

const abandonedAfterMs = 24 * 3_600_000

/** Throws away what imports of killed processes left. Another instance may be unpacking now, where there can be one. */
export async function forgetAbandonedImports({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const { incoming } = gameFolders(dataDir)
  for (const name of await readdir(incoming).catch(() => [])) {
    const folder = join(incoming, name)
    const age = Date.now() - (await stat(folder)).mtimeMs
    if (databaseUrl === null || age > abandonedAfterMs) await rm(folder, { recursive: true, force: true })
  }
}

/** The checksum by which a package is known. */
export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** The game whose current package is these very bytes. */
async function findSame(db: Db, sha256: string): Promise<Imported | null> {
  const found = await db
    .selectFrom('game_packages')
    .innerJoin('games', (join) =>
      join.onRef('games.id', '=', 'game_packages.game_id').onRef('games.package_version', '=', 'game_packages.version'),
    )
    .where('sha256', '=', sha256)
    .select(['un_zip_filename', 'game_packages.version', 'game_packages.files', 'warnings'])
    .executeTakeFirst()
  return found ? { ...found, unchanged: true } : null
}

/** The game that had these very bytes and went back to an earlier package, with the one that plays. */
async function findTakenBack(db: Db, sha256: string): Promise<Imported | null> {
  const { rows } = await sql<Omit<Imported, 'unchanged'>>`
    select g.un_zip_filename, playing.version, playing.files, playing.warnings
    from game_packages back
    join games g on g.id = back.game_id and g.package_version < back.version
    join game_packages playing on playing.game_id = g.id and playing.version = g.package_version
    where back.sha256 = ${sha256}
      and back.version = (select max(version) from game_packages newest where newest.game_id = g.id)`.execute(db)
  return rows[0] ? { ...rows[0], unchanged: true } : null
}

/** Where a version of a game stands. */
export function packageFolder(folders: GameFolders, slug: string, version: number): string {
  return join(folders.packages, slug, String(version))
}

/** A name for addresses, made from a name for people. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
  return slug === '' ? refusePackage('The package needs a name with letters or digits.') : slug
}

interface Incoming {
  db: Db
  folders: GameFolders
  incoming: string
  slug: string
  manifest: GameManifest | null
  sha256: string
  unpacked: Unpacked
  /** Pictures that were made of the package's own. */
  drawn: { path: string }[]
  warnings: string[]
}

/** Catalogue, package and files change together: files first, so that the version that the commit shows is there. */
async function moveIn({
  db,
  folders,
  incoming,
  slug,
  manifest,
  sha256,
  unpacked,
  drawn,
  warnings,
}: Incoming): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('import game'), hashtext(${slug}))`.execute(trx)
    // Known already, by another instance or before this disk lost its files: only the files are put in place.
    const same = await findSame(trx, sha256)
    const { id, version } =
      same?.un_zip_filename === slug
        ? { id: null, version: same.version }
        : await keepCatalogueEntry(trx, { slug, manifest, files: [...unpacked.files, ...drawn] })
    if (id !== null)
      await trx
        .insertInto('game_packages')
        .values({ game_id: id, version, sha256, bytes: unpacked.bytes, files: unpacked.files.length, warnings })
        .execute()
    // Without game.json there is no media folder to move.
    if (manifest) await replace(join(incoming, 'media'), join(folders.media, slug, String(version)))
    await replace(join(incoming, 'package'), packageFolder(folders, slug, version))
    return version
  })
}

/** Moves a folder in by one rename. What stands there was left by an import that never got to its commit. */
async function replace(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await rm(to, { recursive: true, force: true })
  await rename(from, to)
}

/** So many versions stay, so that a game can go back to one. */
const keptVersions = 5

/** Tickets run a day at most: packages that were replaced longer ago are read by nobody, and go once enough stay. */
async function forgetOldPackages(db: Db, folders: GameFolders, slug: string): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select old.version from game_packages old
    join games g on g.id = old.game_id
    join game_packages next on next.game_id = old.game_id and next.version = old.version + 1
    where g.un_zip_filename = ${slug} and old.version <= g.package_version - ${keptVersions}
      and next.created_at < now() - interval '25 hours'`.execute(db)
  for (const { version } of rows) await rm(packageFolder(folders, slug, version), { recursive: true, force: true })
}
