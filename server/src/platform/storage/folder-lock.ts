import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another running process holds the data folder. */
export class FolderInUse extends Error {}

/**
 * Returns when a process started, in the system's own unit. Null for a dead one. A pid alone may belong to another
 * process by now.
 */
export function processStartTime(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The command's name is in parentheses and may contain spaces, so fields are counted after it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields[0] === 'Z' ? null : (fields[19] ?? null)
    } catch {
      return null
    }
  }
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null
  }
  if (process.platform === 'win32') return 'alive'
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

/**
 * Locks the data folder for this process. A kill -9 releases it. Returns a function that releases it. Throws
 * `FolderInUse`.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, 'lock')
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, `${process.pid}@${identityOf(folder)} ${processStartTime(process.pid)}`)
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (tryLink(mine, lock)) return () => release(lock)
      refuseIfAlive(lock, folder)
      rmSync(lock, { force: true })
    }
    throw new FolderInUse(`The data folder ${folder} is being taken by another process. Try again.`)
  } finally {
    rmSync(mine, { force: true })
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Identifies a folder, to tell it from a copy, which has the original's lock too. */
function identityOf(folder: string): string {
  const { dev, ino } = statSync(folder)
  return `${dev}:${ino}`
}

function readLock(lock: string): { pid: number; folder: string | undefined; start: string } | null {
  try {
    const [holder = '', ...start] = readFileSync(lock, 'utf8').split(' ')
    const [pid, folder] = holder.split('@')
    return { pid: Number(pid), folder, start: start.join(' ') }
  } catch {
    return null
  }
}

function refuseIfAlive(lock: string, folder: string): void {
  const holder = readLock(lock)
  if (holder === null || !Number.isInteger(holder.pid) || holder.pid <= 0) return
  if (holder.folder !== undefined && holder.folder !== identityOf(folder)) return
  if (processStartTime(holder.pid) === holder.start)
    throw new FolderInUse(
      `Marigold is already running on the data folder ${folder} (process ${holder.pid}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    )
}

function release(lock: string): void {
  if (readLock(lock)?.pid === process.pid) rmSync(lock, { force: true })
}
