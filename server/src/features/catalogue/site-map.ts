import { privatePaths, publicPages } from '@marigold/contract'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/app.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { listShownIds } from './catalogue.service.ts'

const anHour = 'public, max-age=3600'

/** Serves `/robots.txt` and `/sitemap.xml` for search engines, with the public URL of this installation. */
export function siteMapRoutes(app: FastifyInstance, { db, config }: Pick<Services, 'db' | 'config'>): void {
  const { publicUrl } = config
  app.get('/robots.txt', (_request, reply) => {
    const lines = ['User-agent: *', ...privatePaths.map((path) => `Disallow: ${path}`), '']
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', anHour)
      .send([...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'))
  })
  app.get('/sitemap.xml', async (_request, reply) => {
    const games = (await listShownIds(db)).map((id) => `/Gamedescription/${id}`)
    const addresses = [...publicPages, ...games].map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', anHour)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
      )
  })
}
