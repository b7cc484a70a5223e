import type { Access, Endpoint } from '@marigold/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { may } from '../access/access.ts'
import { inputOf, routeOf, type Input } from '../http/call.ts'
import type { Db } from '../database/database.ts'
import { findLogin } from '../access/tokens.ts'
import { lastEventId } from './event-format.ts'
import type { Streams, StreamSource } from './streams.ts'

/**
 * Registers a declared stream. Access, limit, and validation are the same as for a call. The handler returns the source
 * of its events.
 */
type StreamCall = <Params extends z.ZodType, Query extends z.ZodType, Response extends z.ZodType, Auth extends Access>(
  endpoint: Endpoint<Params, Query, z.ZodUndefined, Response, Auth>,
  handler: (input: Input<z.output<Params>, z.output<Query>, undefined, Auth>) => Promise<StreamSource>,
) => void

declare module 'fastify' {
  interface FastifyInstance {
    stream: StreamCall
  }
}

// At every sixth heartbeat, so that a stream doesn't outlive its login.
const beatsBetweenLooks = 6

/** Ends a user's stream when their token, or their access to this class, has ended. */
export function recheckAccess(
  db: Db,
  access: Access,
  { token }: Pick<FastifyRequest, 'token'>,
  source: StreamSource,
): StreamSource {
  if (token === null) return source
  let beats = 0
  return {
    ...source,
    async beat() {
      beats += 1
      if (beats % beatsBetweenLooks === 0 && !may(access, await findLogin(db, token))) return false
      return (await source.beat?.()) ?? true
    },
  }
}

/** Adds `app.stream` for features, and ends all streams when the server stops. */
export function addStream(app: FastifyInstance, db: Db, streams: Streams): void {
  app.decorate('stream', function stream(
    this: FastifyInstance,
    endpoint: Endpoint,
    handler: (input: never) => Promise<StreamSource>,
  ) {
    const { method, path, auth } = endpoint
    if (!endpoint.stream) throw new Error(`${method} ${path} is no stream: register it with app.call`)
    this.route({
      ...routeOf(db, endpoint),
      handler: async (request, reply) => {
        reply.type('text/event-stream; charset=utf-8').headers({
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
          // Closes the connection with the stream, so that a stopping server doesn't wait for the browser.
          connection: 'close',
        })
        const source = await handler(inputOf(request, reply) as never)
        if (request.method === 'HEAD') return reply.send('')
        const events = streams.open(
          recheckAccess(db, auth, request, source),
          lastEventId(request.headers['last-event-id']),
        )
        return reply.send(events)
      },
    })
  } as StreamCall)
  app.addHook('preClose', async () => streams.stop())
}
