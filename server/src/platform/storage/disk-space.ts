import { statfs } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseStatus } from '../database/watched-pool.ts'

/**
 * Writing stops below this number of free bytes: four segments of PostgreSQL's write-ahead log. PostgreSQL stops when
 * it can't add a segment, so writes must stop while there's still room for one.
 */
export const minFreeBytes = 64 * 1024 * 1024

const lookEveryMs = 1_000

/** Returns the bytes that an ordinary user can still write on a folder's disk. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

interface DiskWatch {
  status: DatabaseStatus
  log: FastifyBaseLogger
  free?: typeof freeBytes
}

/**
 * Keeps `status.full` true while a folder's disk is nearly full. Checks once before it resolves. Returns a function
 * that ends the watch.
 */
export async function watchDiskSpace(
  folders: string[],
  { status, log, free = freeBytes }: DiskWatch,
): Promise<() => void> {
  const look = async () => {
    const sizes = await Promise.all(folders.map((folder) => free(folder)))
    const full = Math.min(...sizes) < minFreeBytes
    if (full === status.full) return
    status.full = full
    if (full) log.error({ freeBytes: Math.min(...sizes) }, 'the disk is full: reads go on, writes are refused')
    else log.warn('the disk has space again: writes are accepted')
  }
  await look()
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error({ err: error }, 'the free disk space could not be read'))
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
