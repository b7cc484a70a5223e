import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Routes } from '../../platform/app.ts'
import { sendFileNotFound, resolveInside, sendFile } from '../../platform/http/send-file.ts'

/** The build output of the content's pictures. Found without loading the content's tables. */
const built = join(dirname(fileURLToPath(import.meta.resolve('@marigold/content'))), '../dist')
const folders = {
  '/assets/cards': join(built, 'pictures'),
  '/assets/language_image': join(built, 'pictures'),
  '/assets/outlines': join(built, 'outlines'),
}

/**
 * Serves card pictures, also under the path that language items use, and their outlines for printing. They rarely
 * change but keep their names, so they're cached for a day and then revalidated. A drawing never runs as a page.
 */
export const cardPictureRoutes: Routes = (app) => {
  for (const [path, folder] of Object.entries(folders)) {
    app.get<{ Params: { name: string } }>(`${path}/:name`, { config: { access: 'open' } }, async (request, reply) => {
      const { name } = request.params
      const file = name.endsWith('.svg') ? resolveInside(folder, name) : null
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      const sent = await sendFile(request, reply, file, {
        cacheControl: 'public, max-age=86400, stale-while-revalidate=604800',
      })
      return sent ? reply : sendFileNotFound(reply)
    })
  }
}
