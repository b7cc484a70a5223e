import { m } from '#messages'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import {
  activateGamePackage,
  attachCertification,
  changeGame,
  getConsoleGame,
  getConsoleGames,
  limits,
  setGameState,
  testGamePackage,
  uploadGame,
} from '@marigold/contract'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { App, Services } from '../../platform/app.ts'
import { recordAudit } from '../../platform/access/audit.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { sendError } from '../../platform/http/error-responses.ts'
import { uploadError } from '../../platform/http/upload-errors.ts'
import {
  activatePackage,
  attachReport,
  changeFields,
  listGames,
  publishScheduled,
  readGame,
  setState,
} from './games.service.ts'
import type { Games } from './ports.ts'

/** Registers the console's calls about games. The app passes in what other features do with a game. */
export function gamesRoutes(app: App, services: Services, games: Games): void {
  const { db, jobs } = services
  app.call(getConsoleGames, async () => ({ games: await listGames(db) }))
  app.call(getConsoleGame, ({ params }) => readGame(db, games, params.id))
  app.call(changeGame, ({ user: admin, params: { id }, body: { revision, fields } }) =>
    changeFields(services, games, { admin, id, revision }, fields),
  )
  app.call(setGameState, ({ user: admin, params: { id }, body: { revision, ...state } }) =>
    setState(services, games, { admin, id, revision }, state),
  )
  app.call(activateGamePackage, ({ user: admin, params: { id }, body: { revision, version } }) =>
    activatePackage(services, games, { admin, id, revision }, version),
  )
  app.call(attachCertification, ({ user: admin, params: { id }, body: { revision, report } }) =>
    attachReport(services, games, { admin, id, revision }, report),
  )
  app.call(testGamePackage, async ({ params: { id }, body: { version } }) => {
    const game = await games.find(db, id)
    if (game === null || !games.isStored(game.un_zip_filename, version))
      throw new Refusal('not_found', m.console_this_version_is_no_longer_stored())
    return { game, play_url: games.playUrl(game.un_zip_filename, version) }
  })
  jobs.every('publish-scheduled-games', '* * * * *', () => publishScheduled(services))
  gameUpload(app, services, games)
}

/** Registers the upload of a zip in its own scope, because no other call of the console accepts files. */
function gameUpload(app: App, { db }: Services, games: Games): void {
  void app.register(async (scope) => {
    const unreadable = () => m.console_please_send_the_game_as_zip()
    const said = { tooLarge, noForm: unreadable, unreadable }
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: limits.gameZip, headerPairs: 20 },
    })
    scope.setErrorHandler((error: FastifyError, request, reply) => sendError(uploadError(error, said), request, reply))
    scope.call(uploadGame, async ({ user: admin, request }) => {
      const { zip, name } = await receiveZip(request, games.incoming)
      const { un_zip_filename: slug, ...stored } = await games.store(zip, name)
      const { id } = await db
        .selectFrom('games')
        .where('un_zip_filename', '=', slug)
        .select('id')
        .executeTakeFirstOrThrow()
      const { version } = stored
      await recordAudit(db, { actorId: admin.id, action: 'game.uploaded', object: `game ${id}`, after: { version } })
      return { id, version, unchanged: stored.unchanged, warnings: stored.warnings }
    })
  })
}

/** Writes the uploaded zip to a file. Returns its path, and its name without the ending. */
async function receiveZip(request: FastifyRequest, folder: string): Promise<{ zip: string; name: string }> {
  const sent = await request.file()
  if (sent?.fieldname !== 'zip') throw new Refusal('invalid', m.console_please_send_the_game_as_zip())
  await mkdir(folder, { recursive: true })
  const zip = join(folder, `${randomUUID()}.zip`)
  try {
    await pipeline(sent.file, createWriteStream(zip))
    if (sent.file.truncated) throw tooLarge()
  } catch (error) {
    await rm(zip, { force: true })
    throw error
  }
  return { zip, name: sent.filename.replace(/\.zip$/i, '') }
}

const tooLarge = () =>
  new Refusal('too_large', m.console_the_zip_is_larger_than({ megabytes: limits.gameZip / 1_000_000 }))
