import { m } from '#messages'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './errors.ts'
import { isCall } from './security.ts'
import type { DatabaseStatus } from '../database/watched-pool.ts'

/** Refuses calls at once while the database is down, so that they don't queue for a connection. */
export function refuseWhileDown(app: FastifyInstance, status: DatabaseStatus): void {
  app.addHook('onRequest', async (request) => {
    if (status.down && isCall(request))
      throw new Refusal('unavailable', m.platform_marigold_is_restarting_its_database_everything())
  })
}

/** The page that every address shows while the database is down. It asks again by itself. */
export function outagePage(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Marigold will be right back</title>
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.5 system-ui, sans-serif; color: #2b2233; background: #fff8ec }
main { max-width: 32rem; padding: 2rem; text-align: center }
h1 { font-size: 1.75rem; line-height: 1.2 }
</style>
</head>
<body>
<main>
<h1>Marigold will be right back</h1>
<p>We’re restarting the database. Everything you saved is safe.</p>
<p>This page tries again by itself every few seconds.</p>
</main>
</body>
</html>
`
}
