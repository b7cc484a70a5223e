import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Routes } from '../../platform/app.ts'
import { noSuchFile, pathBelow, sendFile } from '../../platform/http/send-file.ts'

/** Where the content's build puts the pictures. Found without loading the content's tables. */
const built = join(dirname(fileURLToPath(import.meta.resolve('@marigold/content'))), '../dist')
const folders = {
  '/assets/cards': join(built, 'pictures'),
  '/assets/language_image': join(built, 'pictures'),
  '/assets/outlines': join(built, 'outlines'),
}

/**
 * Card pictures, the same pictures where language items name them, and their outlines for paper. They rarely change but
 * keep their names: kept a day, then asked about. A drawing never runs as a page.
 */
export const cardPictureRoutes: Routes = (app) => {
  for (const [path, folder] of Object.entries(folders)) {
    app.get<{ Params: { name: string } }>(`${path}/:name`, { config: { access: 'open' } }, async (request, reply) => {
      const { name } = request.params
      const file = name.endsWith('.svg') ? pathBelow(folder, name) : null
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      const sent = await sendFile(request, reply, file, {
        cacheControl: 'public, max-age=86400, stale-while-revalidate=604800',
      })
      return sent ? reply : noSuchFile(reply)
    })
  }
}
