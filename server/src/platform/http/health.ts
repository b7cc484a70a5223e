import { m } from '#messages'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { DatabaseStatus } from '../database/watched-pool.ts'

/** Registers `/healthz` (the process responds) and `/readyz` (it can serve requests, including the database). */
export function healthRoutes(app: FastifyInstance, db: Db, status: Pick<DatabaseStatus, 'down'>): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const unavailable = () =>
      reply
        .code(503)
        .send({ status: 'unavailable', message: m.platform_marigold_is_restarting_its_database_everything() })
    if (status.down) return unavailable()
    try {
      await sql`select 1`.execute(db)
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return unavailable()
    }
  })
}
