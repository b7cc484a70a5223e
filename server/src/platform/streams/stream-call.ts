import type { Access, Endpoint } from '@marigold/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { may } from '../access/access.ts'
import { inputOf, routeOf, type Input } from '../http/call.ts'
import type { Db } from '../database/database.ts'
import { findSignIn } from '../access/tokens.ts'
import { lastEventId } from './event-text.ts'
import type { Streams, StreamSource } from './streams.ts'

/** Registers a declared stream: access, limit and validation as for a call; the handler says where its events come from. */
type StreamCall = <Params extends z.ZodType, Query extends z.ZodType, Response extends z.ZodType, Auth extends Access>(
  endpoint: Endpoint<Params, Query, z.ZodUndefined, Response, Auth>,
  handler: (input: Input<z.output<Params>, z.output<Query>, undefined, Auth>) => Promise<StreamSource>,
) => void

declare module 'fastify' {
  interface FastifyInstance {
    stream: StreamCall
  }
}

// At every sixth beat: a sign-in that was ended must not go on hearing.
const beatsBetweenLooks = 6

/** Ends the stream of a person whose token, or right to this class, has ended. */
export function guarded(
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
      if (beats % beatsBetweenLooks === 0 && !may(access, await findSignIn(db, token))) return false
      return (await source.beat?.()) ?? true
    },
  }
}

/** The `app.stream` that features use, and the end of all streams when the server stops. */
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
          // Its connection ends with it: a stopping server does not wait until the browser lets go of it.
          connection: 'close',
        })
        const source = await handler(inputOf(request, reply) as never)
        if (request.method === 'HEAD') return reply.send('')
        const events = streams.open(guarded(db, auth, request, source), lastEventId(request.headers['last-event-id']))
        return reply.send(events)
      },
    })
  } as StreamCall)
  app.addHook('preClose', async () => streams.stop())
}
