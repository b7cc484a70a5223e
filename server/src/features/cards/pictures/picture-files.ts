import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyReply } from 'fastify'
import type { Routes } from '../../../platform/app.ts'
import { sendFileNotFound, resolveInside, sendFile } from '../../../platform/http/send-file.ts'
import { pictureKey, uploadedName } from '../../../platform/media/card-pictures.ts'
import type { Files } from '../../../platform/storage/files.ts'

/** The build output of the content's pictures. Found without loading the content's tables. */
const built = join(dirname(fileURLToPath(import.meta.resolve('@marigold/content'))), '../dist')
const folders = {
  '/assets/cards': join(built, 'pictures'),
  '/assets/language_image': join(built, 'pictures'),
  '/assets/outlines': join(built, 'outlines'),
}

/** Sends an uploaded picture, whose name is used only once, so that it's cached for good. */
async function sendUploaded(files: Files, name: string, reply: FastifyReply): Promise<FastifyReply> {
  const key = pictureKey(name)
  if (!(await files.exists(key))) return sendFileNotFound(reply)
  const cacheControl = 'public, max-age=31536000, immutable'
  reply.headers({ 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' }).type('image/svg+xml')
  return reply.send(await files.get(key))
}

/**
 * Serves card pictures, also under the path that language items use, and their outlines for printing. Drawn ones rarely
 * change but keep their names, so they're cached for a day and then revalidated. Uploaded ones have no outline and are
 * printed as they are. A drawing never runs as a page.
 */
export const pictureFileRoutes: Routes = (app, { files }) => {
  for (const [path, folder] of Object.entries(folders)) {
    app.get<{ Params: { name: string } }>(`${path}/:name`, { config: { access: 'open' } }, async (request, reply) => {
      const { name } = request.params
      reply.header('content-security-policy', "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox")
      const plain = name.replace(/\.svg$/, '')
      if (uploadedName.test(plain)) return sendUploaded(files, plain, reply)
      const file = name.endsWith('.svg') ? resolveInside(folder, name) : null
      const sent = await sendFile(request, reply, file, {
        cacheControl: 'public, max-age=86400, stale-while-revalidate=604800',
      })
      return sent ? reply : sendFileNotFound(reply)
    })
  }
}
