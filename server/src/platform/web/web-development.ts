import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'

const web = join(import.meta.dirname, '../../../../web')

/** Vite inside this process: sources compiled as they are asked for, and pushed to the browser when they change. */
export interface DevelopmentWeb {
  /** The pages as they are now. */
  build(): Promise<ServerBuild>
  /** Answers what is Vite's; false where the address is a page. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** Starts Vite beside the app, on the app's own address. For `npm run dev` alone. */
export async function openDevelopmentWeb(app: FastifyInstance): Promise<DevelopmentWeb> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: web,
    // The other loaders write a file beside the settings, which the watcher of the server takes for a change.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  // Its socket hangs on our server: it must let go before that closes.
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

/** Vite puts sheets into the page by script, without our nonce. */
export function developmentPolicy(policy: string): string {
  return policy.replace(/style-src 'self' 'nonce-[^']+'/, "style-src 'self' 'unsafe-inline'")
}
