import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { GameManifest } from '@marigold/contract'
import { sql } from 'kysely'
import type { Config } from '../../platform/process/config.ts'
import type { Db } from '../../platform/database/database.ts'
import { saveCatalogueEntry } from './catalogue-entry.ts'
import { gameFolders, type GameFolders } from './game-folders.ts'
import { readManifest, copyMedia } from './game-manifest.ts'
import { displayName, packageLimits, refusePackage } from './package-limits.ts'
import { findWarnings, limitWarnings } from './package-warnings.ts'
import { drawSharePicture, sharePicture } from './share-picture.ts'
import { unpackZip, type Unpacked } from './unpack-zip.ts'

/** What an import needs from the app's services. */
export interface ImportServices {
  db: Db
  config: Pick<Config, 'dataDir'>
}

/** The result of an import. `unchanged` means that this package is already active. */
export interface Imported {
  un_zip_filename: string
  version: number
  unchanged: boolean
  files: number
  warnings: string[]
}

/**
 * Imports a game's zip, for our games and uploads alike. It's unpacked separately and installed with a single rename,
 * so that after a refused package or a crash the old version keeps playing. Throws `Refusal` with the file and the
 * reason. Without `game.json` the game is named after `name`, or else after the file. With `activate: false` nothing goes
 * live: a new game is a draft, and the active version of another one stays. With `only`, a zip of another game is refused.
 */
export async function importGame(
  { db, config }: ImportServices,
  zipPath: string,
  {
    name,
    only,
    unlessTakenBack = false,
    activate = true,
  }: { name?: string; only?: string | undefined; unlessTakenBack?: boolean; activate?: boolean } = {},
): Promise<Imported> {
  const folders = gameFolders(config.dataDir)
  const { size } = await stat(zipPath)
  // Too large to be read at all.
  if (size > packageLimits.zipBytes) refusePackage(`The zip is larger than ${packageLimits.zipBytes / 1_000_000} MB.`)
  const sha256 = await fileDigest(zipPath)
  const same = await findSame(db, sha256)
  if (same) refuseOther(same.un_zip_filename, only)
  if (same && existsSync(packageFolder(folders, same.un_zip_filename, same.version))) return same

  const earlier = unlessTakenBack ? await findRolledBack(db, sha256) : null
  if (earlier) return earlier

  const incoming = join(folders.incoming, randomUUID())
  const folder = join(incoming, 'package')
  try {
    await mkdir(folder, { recursive: true })
    const unpacked = await unpackZip(zipPath, folder)
    const manifest = await readManifest(folder, unpacked)
    const slug = manifest?.un_zip_filename ?? only ?? toSlug(name ?? basename(zipPath).replace(/\.zip$/i, ''))
    refuseOther(slug, only)
    const warnings = [
      ...limitWarnings(unpacked.leftOut, 'Many more files were left out.'),
      ...(await findWarnings(folder, unpacked.files)),
    ]
    const media = join(incoming, 'media')
    const drawn: { path: string }[] = []
    if (manifest) {
      warnings.push(...(await copyMedia(manifest, unpacked, { folder, media })))
      if (await drawSharePicture(manifest, media)) drawn.push({ path: sharePicture })
    }
    const version = await installPackage({
      ...{ db, folders, incoming, slug, manifest, sha256, unpacked, drawn, warnings, activate },
    })
    await deleteOldPackages(db, folders, slug)
    const unchanged = version === same?.version
    return { un_zip_filename: slug, version, unchanged, files: unpacked.files.length, warnings }
  } finally {
    await rm(incoming, { recursive: true, force: true })
  }
}

/** Refuses a zip of any game but `only`. */
function refuseOther(slug: string, only: string | undefined): void {
  if (only !== undefined && slug !== only)
    refusePackage(`This is a zip of the game ${displayName(slug)}, and not of ${displayName(only)}.`)
}

const abandonedAfterMs = 24 * 3_600_000

/** Deletes what the imports of killed processes left behind, unless another instance may be unpacking now. */
export async function deleteAbandonedImports({
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

/** Returns the SHA-256 checksum that identifies a package. */
export async function fileDigest(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Finds the game whose active package has this checksum. */
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

/** Finds the game that was rolled back from a package with this checksum, with its active version. */
async function findRolledBack(db: Db, sha256: string): Promise<Imported | null> {
  const { rows } = await sql<Omit<Imported, 'unchanged'>>`
    select g.un_zip_filename, playing.version, playing.files, playing.warnings
    from game_packages back
    join games g on g.id = back.game_id and g.package_version < back.version
    join game_packages playing on playing.game_id = g.id and playing.version = g.package_version
    where back.sha256 = ${sha256}
      and back.version = (select max(version) from game_packages newest where newest.game_id = g.id)`.execute(db)
  return rows[0] ? { ...rows[0], unchanged: true } : null
}

/** Returns the folder of a game's version. */
export function packageFolder(folders: GameFolders, slug: string, version: number): string {
  return join(folders.packages, slug, String(version))
}

/** Makes a URL slug from a name. */
export function toSlug(name: string): string {
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
  /** Pictures generated from the package's own. */
  drawn: { path: string }[]
  warnings: string[]
  activate: boolean
}

/**
 * Installs the files, and updates catalogue and package in one transaction: the files first, so that they exist when
 * the commit makes the version visible.
 */
async function installPackage({
  db,
  folders,
  incoming,
  slug,
  manifest,
  sha256,
  unpacked,
  drawn,
  warnings,
  activate,
}: Incoming): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('import game'), hashtext(${slug}))`.execute(trx)
    // Already imported, by another instance or before this disk lost its files: only the files are restored.
    const same = await findSame(trx, sha256)
    const { id, version } =
      same?.un_zip_filename === slug
        ? { id: null, version: same.version }
        : await saveCatalogueEntry(trx, { slug, manifest, files: [...unpacked.files, ...drawn] }, activate)
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

/** Moves a folder into place with a single rename. An existing one was left by an import that never committed. */
async function replace(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await rm(to, { recursive: true, force: true })
  await rename(from, to)
}

/** Versions that stay, so that a game can be rolled back. */
const versionsToKeep = 5

/**
 * Deletes old packages beyond the versions to keep. Tickets are valid for a day at most, so older ones aren't being
 * read.
 */
async function deleteOldPackages(db: Db, folders: GameFolders, slug: string): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select old.version from game_packages old
    join games g on g.id = old.game_id
    join game_packages next on next.game_id = old.game_id and next.version = old.version + 1
    where g.un_zip_filename = ${slug} and old.version <= g.package_version - ${versionsToKeep}
      and next.created_at < now() - interval '25 hours'`.execute(db)
  for (const { version } of rows) await rm(packageFolder(folders, slug, version), { recursive: true, force: true })
}
