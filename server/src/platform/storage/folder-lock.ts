import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another live process holds the data folder. */
export class FolderInUse extends Error {}

/** When a process began, in whatever the system counts; null for a dead one. A pid alone may have gone to another process. */
export function startOf(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The command's name stands in parentheses and may hold spaces: count fields after it.
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

/** Takes the data folder for this process; a kill -9 releases it. Returns what gives it back. Throws `FolderInUse`. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, 'lock')
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, `${process.pid}@${identityOf(folder)} ${startOf(process.pid)}`)
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

/** Tells a folder from a copy of it, which brings the lock of the original along. */
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
  if (startOf(holder.pid) === holder.start)
    throw new FolderInUse(
      `Marigold is already running on the data folder ${folder} (process ${holder.pid}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    )
}

function release(lock: string): void {
  if (readLock(lock)?.pid === process.pid) rmSync(lock, { force: true })
}
