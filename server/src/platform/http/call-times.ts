import type { FastifyInstance } from 'fastify'

/** How a call did since the process started. */
export interface CallTimes {
  /** 'GET /api/games' */
  call: string
  count: number
  /** Responses with status 500 or higher. */
  errors: number
  totalMs: number
  maxMs: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns every call that was answered since the process started. */
    callTimes: () => CallTimes[]
  }
}

/** Measures calls in memory, for the console. Streams are left out, because they stay open for hours. */
export function measureCalls(app: FastifyInstance): void {
  const times = new Map<string, CallTimes>()
  app.decorate('callTimes', () => [...times.values()])
  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions
    if (url === undefined || config.access === undefined) return
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
    const call = `${request.method} ${url}`
    const known = times.get(call) ?? { call, count: 0, errors: 0, totalMs: 0, maxMs: 0 }
    times.set(call, {
      call,
      count: known.count + 1,
      errors: known.errors + (reply.statusCode >= 500 ? 1 : 0),
      totalMs: known.totalMs + reply.elapsedTime,
      maxMs: Math.max(known.maxMs, reply.elapsedTime),
    })
  })
}
