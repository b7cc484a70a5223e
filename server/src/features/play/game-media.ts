import { join } from 'node:path'
import type { Routes } from '../../platform/app.ts'
import { sendFileNotFound, resolveInside, sendFile } from '../../platform/http/send-file.ts'
import { gameFolders } from './game-folders.ts'

/**
 * Serves covers, step pictures, and videos of the catalogue. Their URLs have the version, so they're cached for good.
 */
export const gameMediaRoutes: Routes = (app, { config }) => {
  const { media } = gameFolders(config.dataDir)
  app.get<{ Params: { game: string; version: string; '*': string } }>(
    '/assets/games/:game/:version/*',
    { config: { access: 'open' } },
    async (request, reply) => {
      const { game, version, '*': path } = request.params
      const known = /^[a-z0-9-]{1,60}$/.test(game) && /^[1-9]\d{0,8}$/.test(version)
      const file = known ? resolveInside(join(media, game, version), path) : null
      // An SVG from a package may be shown as a picture, but can't run anything when it's opened by itself.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      const cacheControl = 'public, max-age=31536000, immutable'
      return (await sendFile(request, reply, file, { tag: `v${version}`, cacheControl }))
        ? reply
        : sendFileNotFound(reply)
    },
  )
}
