import { join } from 'node:path'

/** Where games stand on disk. A package never changes once it is there: a new upload is a new version. */
export interface GameFolders {
  /** Unpacked packages, `{un_zip_filename}/{version}/…`. */
  packages: string
  /** Pictures and videos of the catalogue, `{un_zip_filename}/{version}/…`, open to everyone. */
  media: string
  /** Packages being unpacked; on the same disk as the others, so that one rename moves a package in. */
  incoming: string
}

/** The folders of games below the data folder. */
export function gameFolders(dataDir: string): GameFolders {
  const root = join(dataDir, 'games')
  return { packages: join(root, 'packages'), media: join(root, 'media'), incoming: join(root, 'incoming') }
}
