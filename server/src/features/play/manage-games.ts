import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Services } from '../../platform/app.ts'
import { editEntry } from './catalogue-entry.ts'
import { gameFolders } from './game-folders.ts'
import { importGame, packageFolder } from './import-game.ts'
import { activateVersion } from './roll-back.ts'
import { ticketEnd, writeTicket } from './ticket.ts'

/** What the console does with games. */
export function createGames({ db, config }: Pick<Services, 'db' | 'config'>) {
  const folders = gameFolders(config.dataDir)
  return {
    /** The folder for zips that are being uploaded. */
    incoming: folders.incoming,
    /** Stores a zip as a version that isn't live, and deletes the file. Without `game.json` the game is named `name`. */
    async store(zip: string, name: string) {
      try {
        return await importGame({ db, config }, zip, { name, activate: false })
      } finally {
        await rm(zip, { force: true })
      }
    },
    edit: editEntry,
    /** Makes a stored version live. */
    activate: (trx: Parameters<typeof activateVersion>[0], slug: string, version: number) =>
      activateVersion(trx, config, slug, version),
    isStored: (slug: string, version: number) => existsSync(packageFolder(folders, slug, version)),
    /** Where the files of a version are, for half a day at least. */
    playUrl(name: string, version: number) {
      const ticket = { name, version, exp: ticketEnd(new Date()) }
      return `/game_unzip_file/${writeTicket(config.appSecret, ticket)}/vtx/`
    },
  }
}
