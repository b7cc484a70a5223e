import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gameMediaKinds, type GameMediaKind } from '@marigold/contract'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { showPackageMedia, showVersion } from './catalogue-entry.ts'
import { gameFolders, type GameFolders } from './game-folders.ts'
import { readManifest } from './game-manifest.ts'
import { packageFolder, type ImportServices } from './import-game.ts'
import { sharePicture } from './share-picture.ts'

async function filesBelow(folder: string): Promise<{ path: string; bytes: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => ({ path: join(entry.parentPath, entry.name).slice(folder.length + 1), bytes: 0 }))
}

/** Reads what a stored version has: its manifest, and its files with the picture for link previews. */
async function readPackage(folders: GameFolders, slug: string, version: number) {
  const folder = packageFolder(folders, slug, version)
  const files = await filesBelow(folder)
  const manifest = await readManifest(folder, { files })
  if (existsSync(join(folders.media, slug, String(version), sharePicture))) files.push({ path: sharePicture, bytes: 0 })
  return { manifest, files }
}

/** Returns the kinds of media that a stored version has; none without a version. */
export async function packagedMedia(
  config: ImportServices['config'],
  slug: string,
  version: number,
): Promise<GameMediaKind[]> {
  const folders = gameFolders(config.dataDir)
  if (version === 0 || !existsSync(packageFolder(folders, slug, version))) return []
  const { manifest, files } = await readPackage(folders, slug, version)
  if (manifest === null) return []
  const there = new Set(files.map(({ path }) => path))
  const { cover, steps, video } = manifest.media
  const paths: Record<GameMediaKind, readonly (string | undefined)[]> = { cover: [cover], steps, video: [video] }
  return gameMediaKinds.filter((kind) => paths[kind].some((path) => path !== undefined && there.has(path)))
}

/** Shows what the active version of a game has instead of what was uploaded by itself. */
export async function resetMedia(
  trx: Transaction<DB>,
  config: ImportServices['config'],
  { id, slug, version, kind }: { id: number; slug: string; version: number; kind: GameMediaKind },
): Promise<void> {
  const folders = gameFolders(config.dataDir)
  const isStored = version > 0 && existsSync(packageFolder(folders, slug, version))
  const stored = isStored ? await readPackage(folders, slug, version) : { manifest: null, files: [] }
  await showPackageMedia(trx, { id, slug, version, kind, ...stored })
}

/** `activateVersion` in its own transaction. */
export async function rollBack({ db, config }: ImportServices, slug: string, wanted?: number): Promise<number> {
  return db.transaction().execute((trx) => activateVersion(trx, config, slug, wanted))
}

/**
 * Makes a stored version of a game active, with its texts and pictures: the requested one, or the one before the active
 * one. Running games continue from the files of their own version. Returns the version.
 */
export async function activateVersion(
  trx: Transaction<DB>,
  config: ImportServices['config'],
  slug: string,
  wanted?: number,
): Promise<number> {
  const folders = gameFolders(config.dataDir)
  await sql`select pg_advisory_xact_lock(hashtext('import game'), hashtext(${slug}))`.execute(trx)
  const game = await trx
    .selectFrom('games')
    .where('un_zip_filename', '=', slug)
    .select(['id', 'origin', 'package_version'])
    .forUpdate()
    .executeTakeFirst()
  if (!game) throw new Refusal('not_found', `There is no game ${slug}.`)
  const known = await trx
    .selectFrom('game_packages')
    .where('game_id', '=', game.id)
    .where('version', '!=', game.package_version)
    .select('version')
    .orderBy('version', 'desc')
    .execute()
  const there = known.map(({ version }) => version).filter((one) => existsSync(packageFolder(folders, slug, one)))
  const version = wanted ?? there.find((one) => one < game.package_version)
  if (version === undefined || !there.includes(version)) {
    const others = there.length === 0 ? 'No other is kept.' : `Kept are: ${there.join(', ')}.`
    throw new Refusal('not_found', `${slug} has no ${wanted ? `version ${wanted}` : 'earlier version'}. ${others}`)
  }
  const { manifest, files } = await readPackage(folders, slug, version)
  await showVersion(trx, { slug, manifest, files, id: game.id, version, origin: game.origin })
  return version
}
