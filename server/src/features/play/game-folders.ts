import { join } from 'node:path'

/** The folders of games. A package never changes: a new upload is a new version. */
export interface GameFolders {
  /** Unpacked packages, `{un_zip_filename}/{version}/…`. */
  packages: string
  /** Pictures and videos of the catalogue, `{un_zip_filename}/{version}/…`, open to everyone. */
  media: string
  /** Packages that are being unpacked, on the same disk, so that a single rename installs a package. */
  incoming: string
}

/** Returns the folders of games inside the data folder. */
export function gameFolders(dataDir: string): GameFolders {
  const root = join(dataDir, 'games')
  return { packages: join(root, 'packages'), media: join(root, 'media'), incoming: join(root, 'incoming') }
}
