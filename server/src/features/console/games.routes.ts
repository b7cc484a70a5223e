import { m } from '#messages'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  activateGamePackage,
  addGame,
  attachCertification,
  changeGame,
  getConsoleGame,
  getConsoleGames,
  limits,
  orderGameSteps,
  resetGameMedia,
  setGameState,
  testGamePackage,
  uploadGame,
  uploadGameMedia,
} from '@marigold/contract'
import type { FastifyRequest } from 'fastify'
import type { App, Services } from '../../platform/app.ts'
import { recordAudit } from '../../platform/access/audit.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { acceptFiles, sentFile } from '../../platform/http/receive-file.ts'
import { orderSteps, resetMedia, uploadMedia } from './game-media.service.ts'
import {
  activatePackage,
  addGame as saveGame,
  attachReport,
  changeFields,
  listGames,
  publishScheduled,
  readGame,
  readRow,
  setState,
} from './games.service.ts'
import type { Games } from './ports.ts'

/** Registers the console's calls about games. The app passes in what other features do with a game. */
export function gamesRoutes(app: App, services: Services, games: Games): void {
  const { db, jobs } = services
  app.call(getConsoleGames, async () => ({ games: await listGames(db) }))
  app.call(getConsoleGame, ({ params }) => readGame(db, games, params.id))
  app.call(addGame, ({ user: admin, body: { fields } }) => saveGame(services, games, admin, fields))
  app.call(changeGame, ({ user: admin, params: { id }, body: { revision, ...edits } }) =>
    changeFields(services, games, { admin, id, revision }, edits),
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
  mediaCalls(app, services, games)
}

/** Registers the upload of a zip. */
function gameUpload(app: App, { db }: Services, games: Games): void {
  const unreadable = () => m.console_please_send_the_game_as_zip()
  const said = { tooLarge, noForm: unreadable, unreadable }
  acceptFiles(app, { bytes: limits.gameZip, said }, (scope) =>
    scope.call(uploadGame, async ({ user: admin, query, request }) => {
      const only = query.game === undefined ? undefined : (await readRow(db, query.game)).un_zip_filename
      const { zip, name } = await receiveZip(request, games.incoming)
      const { un_zip_filename: slug, ...stored } = await games.store(zip, name, only)
      const { id } = await db
        .selectFrom('games')
        .where('un_zip_filename', '=', slug)
        .select('id')
        .executeTakeFirstOrThrow()
      const { version } = stored
      await recordAudit(db, { actorId: admin.id, action: 'game.uploaded', object: `game ${id}`, after: { version } })
      const { unchanged, warnings } = stored
      return { id, version, unchanged, warnings, game: await readGame(db, games, id) }
    }),
  )
}

/** Registers what changes a game's pictures and video without a zip. */
function mediaCalls(app: App, services: Services, games: Games): void {
  app.call(resetGameMedia, ({ user: admin, params, query: { revision } }) =>
    resetMedia(services, games, { admin, ...params, revision }),
  )
  app.call(orderGameSteps, ({ user: admin, params: { id }, body: { revision, steps } }) =>
    orderSteps(services, games, { admin, id, revision }, steps),
  )
  const missing = m.console_choose_a_file
  const said = { tooLarge: videoTooLarge, noForm: missing, unreadable: missing }
  acceptFiles(app, { bytes: limits.gameMedia.video, said }, (scope) =>
    scope.call(uploadGameMedia, async ({ user: admin, params, query: { revision }, request }) =>
      uploadMedia(services, games, { admin, ...params, revision }, await sentFile(request, 'file', missing())),
    ),
  )
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

function videoTooLarge(): Refusal {
  const sentence = m.play_video_too_large({ megabytes: limits.gameMedia.video / 1_000_000 })
  return new Refusal('too_large', sentence, { file: [sentence] })
}
