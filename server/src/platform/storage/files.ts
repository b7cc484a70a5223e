import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../process/config.ts'

/** Uploaded and imported files by key (`games/name/3/index.html`). Keys with `..` are refused. */
export interface Files {
  put(key: string, content: Readable | Buffer | string): Promise<void>
  /** Throws if there's none: call `exists` first if that's possible. */
  get(key: string): Promise<Readable>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  removeAll(prefix: string): Promise<void>
  /** Returns the size in bytes and the last change. */
  facts(key: string): Promise<{ size: number; modified: Date }>
  /** Returns the URL for browsers, relative to the site's root. */
  url(key: string): string
  /** The folder on the local disk. Null if files are elsewhere. */
  localFolder: string | null
}

/** Stores files on the local disk in the data folder. */
export function createFiles(config: Config): Files {
  const folder = join(config.dataDir, 'files')
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    async put(key, content) {
      if (content instanceof Readable) await disk.putStream(key, content)
      else await disk.put(key, content)
    },
    get: (key) => disk.getStream(key),
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
    removeAll: (prefix) => disk.deleteAll(prefix),
    async facts(key) {
      const { contentLength, lastModified } = await disk.getMetaData(key)
      return { size: contentLength, modified: lastModified }
    },
    url: (key) => `/assets/${key}`,
    localFolder: folder,
  }
}
