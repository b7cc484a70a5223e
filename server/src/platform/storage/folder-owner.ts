import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { postgresUser } from '../database/postgres-folders.ts'

/** A data folder that can't be used as it is. The message says what to do about it. */
export class UnusableFolder extends Error {}

/**
 * Throws `UnusableFolder` when files directly in the data folder belong to another user, for example after a copy by
 * root.
 */
export function refuseForeignFolder(folder: string): void {
  const me = process.getuid?.()
  if (me === undefined || me === 0 || !existsSync(folder)) return
  const foreign = [folder, ...namesIn(folder).map((name) => join(folder, name))].find((path) => ownerOf(path) !== me)
  if (foreign === undefined) return
  throw new UnusableFolder(
    `${foreign} belongs to another user (id ${ownerOf(foreign)}). ` +
      `Give the data folder to the user that runs Marigold, then start it again: sudo chown -R ${me} ${folder}`,
  )
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function ownerOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.uid ?? process.getuid?.() ?? null
}

/** Gives a copied cluster the owner and the permissions that PostgreSQL requires. */
export function fixClusterOwner(cluster: string): void {
  const { uid, gid } = postgresUser()
  const owners = new Set([cluster, join(cluster, 'PG_VERSION'), join(cluster, 'base')].map(ownerOf))
  if (uid !== undefined && [...owners].some((owner) => owner !== uid))
    spawnSync('chown', ['-R', `${uid}:${gid}`, cluster], { stdio: 'inherit' })
  chmodSync(cluster, 0o700)
}

/**
 * Records in the data folder where its database is if that's elsewhere. Throws `UnusableFolder` when the record came
 * with a copy of the data folder without the database: an empty database would look like lost data.
 */
export function recordClusterLocation(dataDir: string, cluster: string): void {
  if (dirname(cluster) === dataDir) return
  const note = join(dataDir, 'database-folder')
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : null
  if (noted === dirname(cluster)) return
  if (noted !== null && !existsSync(join(cluster, 'PG_VERSION')))
    throw new UnusableFolder(
      `The database of ${dataDir} is in ${noted}, and this copy has none yet. ` +
        `Copy it too, then start again: cp -a ${noted}/. ${dirname(cluster)}/`,
    )
  writeFileSync(note, `${dirname(cluster)}\n`)
}
