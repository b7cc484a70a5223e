import { join } from 'node:path'
import type { Routes } from '../../platform/app.ts'
import { sendFileNotFound, resolveInside, sendFile } from '../../platform/http/send-file.ts'
import { gameFolders } from './game-folders.ts'

/**
 * Serves covers, step pictures, and videos of the catalogue. Their URLs have the version, so they're cached for good.
 */
export const gameMediaRoutes: Routes = (app, { config, files }) => {
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
  // What was uploaded without a zip. A new upload has a new name.
  app.get<{ Params: { game: string; name: string } }>(
    '/assets/game-media/:game/:name',
    { config: { access: 'open' } },
    async (request, reply) => {
      const { game, name } = request.params
      const folder = files.localFolder
      const known = folder !== null && /^[a-z0-9-]{1,60}$/.test(game) && /^[0-9a-f]{16}-[a-z-]+\.\w+$/.test(name)
      const file = known ? resolveInside(join(folder, 'game-media', game), name) : null
      const cacheControl = 'public, max-age=31536000, immutable'
      return (await sendFile(request, reply, file, { tag: name.slice(0, 16), cacheControl }))
        ? reply
        : sendFileNotFound(reply)
    },
  )
}
