import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processStartTime } from '../storage/folder-lock.ts'

/**
 * Stops a PostgreSQL of this cluster that outlived a killed app, and deletes its pid files once none of its processes
 * is running. Needs the lock of the data folder.
 */
export async function stopOrphanedPostgres(cluster: string, socket: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (Number.isInteger(pid) && pid > 0 && isPostgresOf(pid, cluster)) await stop(pid)
  await untilBackendsEnd(cluster)
  if (process.platform !== 'linux') return
  // PostgreSQL only checks whether the pid exists. It would refuse to start for a pid of another process (another
  // container, a reboot) or of a zombie. We know that none of the cluster's processes is left.
  rmSync(file, { force: true })
  rmSync(join(socket, '.s.PGSQL.5432.lock'), { force: true })
}

async function stop(pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  if (await untilGone(pid, 10_000)) return
  signal(pid, 'SIGQUIT')
  if (!(await untilGone(pid, 10_000)))
    throw new Error(`A PostgreSQL of an earlier run does not stop (process ${pid}): end it and start again`)
}

function isPostgresOf(pid: number, cluster: string): boolean {
  if (processStartTime(pid) === null) return false
  if (process.platform !== 'linux') return true
  return workingFolder(pid) === cluster || workingFolder(pid) === `${cluster} (deleted)`
}

function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** Waits for the backends, which end by themselves after their postmaster, but not at the same moment. */
async function untilBackendsEnd(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return
  const living = () =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && workingFolder(Number(name)) === cluster)
      .map(Number)
  for (let waited = 0; waited < 10_000; waited += 50) {
    const pids = living()
    if (pids.length === 0) return
    if (waited === 5_000) for (const pid of pids) signal(pid, 'SIGKILL')
    await pause(50)
  }
  throw new Error(`Processes of an earlier PostgreSQL do not end (${living().join(', ')}): end them and start again`)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}

async function untilGone(pid: number, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  while (processStartTime(pid) !== null) {
    if (Date.now() > deadline) return false
    await pause(20)
  }
  return true
}
