import { getLocale, m } from '#messages'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './errors.ts'
import { isCall } from './security.ts'
import type { DatabaseStatus } from '../database/watched-pool.ts'

/** Refuses calls right away while the database is down, so that they don't queue for a connection. */
export function refuseWhileDown(app: FastifyInstance, status: DatabaseStatus): void {
  app.addHook('onRequest', async (request) => {
    if (status.down && isCall(request))
      throw new Refusal('unavailable', m.platform_marigold_is_restarting_its_database_everything())
  })
}

/** Returns the page for every URL while the database is down. It reloads by itself. */
export function outagePage(nonce: string): string {
  return `<!doctype html>
<html lang="${getLocale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>${m.platform_marigold_will_be_right_back()}</title>
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.5 system-ui, sans-serif; color: #2b2233; background: #fff8ec }
main { max-width: 32rem; padding: 2rem; text-align: center }
h1 { font-size: 1.75rem; line-height: 1.2 }
</style>
</head>
<body>
<main>
<h1>${m.platform_marigold_will_be_right_back()}</h1>
<p>${m.platform_were_restarting_the_database()}</p>
<p>${m.platform_this_page_tries_again_every_few_seconds()}</p>
</main>
</body>
</html>
`
}
