import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'

const web = join(import.meta.dirname, '../../../../web')

/** Vite inside this process: sources are compiled on request, and pushed to the browser when they change. */
export interface DevelopmentWeb {
  /** Returns the current pages. */
  build(): Promise<ServerBuild>
  /** Responds to Vite's own requests. Returns false if the URL is a page. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** Starts Vite next to the app, on the app's own port. For `npm run dev` only. */
export async function openDevelopmentWeb(app: FastifyInstance): Promise<DevelopmentWeb> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: web,
    // The other loaders write a file next to the config, which would restart the server.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  // Its socket uses our server and must close first.
  app.addHook('preClose', () => vite.close())
  return {
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    answer: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve(true))
        vite.middlewares(request, response, (error?: Error) => (error ? reject(error) : resolve(false)))
      }),
  }
}

/** Allows the style sheets that Vite adds by script, without our nonce. */
export function developmentPolicy(policy: string): string {
  return policy.replace(/style-src 'self' 'nonce-[^']+'/, "style-src 'self' 'unsafe-inline'")
}
