import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { m } from '#messages'
import type { GameFields, GameMediaKind } from '@marigold/contract'
import type { Services } from '../../platform/app.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { addEntry, editEntry } from './catalogue-entry.ts'
import { gameFolders } from './game-folders.ts'
import { importGame, packageFolder, toSlug } from './import-game.ts'
import { orderSteps, showOwnMedia, storeMedia, type StoredMedia } from './own-media.ts'
import { activateVersion, packagedMedia, resetMedia } from './roll-back.ts'
import { ticketEnd, writeTicket } from './ticket.ts'

/** What the console does with games. */
export function createGames({ db, config, files }: Pick<Services, 'db' | 'config' | 'files'>) {
  const folders = gameFolders(config.dataDir)
  return {
    /** The folder for zips that are being uploaded. */
    incoming: folders.incoming,
    /** Stores a zip as a version, and deletes the file. Only a game's first is in use at once. Without `game.json` the game is named `name`. */
    async store(zip: string, name: string, only?: string) {
      try {
        return await importGame({ db, config }, zip, { name, only, activate: false })
      } finally {
        await rm(zip, { force: true })
      }
    },
    /** Adds a draft without a package. Returns its id. Refuses a name that another game's page has. */
    async add(trx: Parameters<typeof addEntry>[0], fields: GameFields): Promise<number> {
      const id = await addEntry(trx, toSlug(fields.game_name), fields)
      if (id !== null) return id
      const sentence = m.play_there_is_already_a_game({ name: fields.game_name })
      throw new Refusal('invalid', sentence, { 'fields.game_name': [sentence] })
    },
    edit: editEntry,
    storeMedia: (slug: string, kind: GameMediaKind, sent: Buffer) => storeMedia(files, slug, kind, sent),
    showMedia: showOwnMedia,
    dropMedia: async ({ keys }: StoredMedia) => {
      for (const key of keys) await files.remove(key)
    },
    orderSteps,
    resetMedia: (trx: Parameters<typeof resetMedia>[0], game: Parameters<typeof resetMedia>[2]) =>
      resetMedia(trx, config, game),
    /** Makes a stored version live. */
    activate: (trx: Parameters<typeof activateVersion>[0], slug: string, version: number) =>
      activateVersion(trx, config, slug, version),
    /** The kinds of media that a stored version has. */
    packagedMedia: (slug: string, version: number) => packagedMedia(config, slug, version),
    isStored: (slug: string, version: number) => existsSync(packageFolder(folders, slug, version)),
    /** Where the files of a version are, for half a day at least. */
    playUrl(name: string, version: number) {
      const ticket = { name, version, exp: ticketEnd(new Date()) }
      return `/game_unzip_file/${writeTicket(config.appSecret, ticket)}/vtx/`
    },
  }
}
