import { m } from '#messages'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { constants } from 'node:zlib'
import { addCall, enforceAccess } from './http/call.ts'
import type { Config } from './process/config.ts'
import { measureCalls } from './http/call-times.ts'
import { sendError, sendCallNotFound, registerErrorHandlers } from './http/error-responses.ts'
import { Refusal } from './http/errors.ts'
import { healthRoutes } from './http/health.ts'
import { useLocale } from './http/locale.ts'
import { refuseWhileDown } from './http/outage.ts'
import { isMalformedPageUrl, malformedUrlPage } from './http/malformed-url.ts'
import { logResponses, logOptions } from './process/log.ts'
import { describeCalls } from './http/openapi.ts'
import { isCall, useSecurity } from './http/security.ts'
import type { OpenServices, Services } from './services.ts'
import { addStream } from './streams/stream-call.ts'
import { acceptJson, useSchemas } from './http/validation.ts'
import type { DatabaseStatus } from './database/watched-pool.ts'

export type { Services } from './services.ts'
export type App = FastifyInstance
/** Registers a feature's calls in the app. */
export type Routes = (app: App, services: Services) => void

/** Returns the path of a URL. A request may have an absolute URL (`GET http://host/path`), like one to a proxy. */
function pathOf(url: string): string {
  const rest = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1]
  if (rest === undefined) return url.startsWith('/') ? url : '/'
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Creates Fastify with Marigold's settings, before any route. */
export function createServer(config: Config, status: DatabaseStatus): App {
  return Fastify({
    logger: logOptions(config, status),
    // Our own log line leaves out address and query.
    logController: new LogController({ disableRequestLogging: true }),
    // 72 random bits are enough to tell requests apart, and the id is sent with every response, even the smallest.
    genReqId: () => randomBytes(9).toString('base64url'),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 400 },
    rewriteUrl: (request) => (isMalformedPageUrl(request) ? malformedUrlPage : pathOf(request.url ?? '/')),
    frameworkErrors: (error, request, reply) => sendError(error as FastifyError, request, reply),
  })
}

/**
 * Registers everything that applies to all routes: headers, errors, rate limits, access, schemas, compression, health
 * checks, and the API description.
 */
export async function usePlatform(
  app: App,
  { config, db }: Pick<Services, 'config' | 'db'>,
  { changes, streams, status }: Pick<OpenServices, 'changes' | 'streams' | 'status'>,
): Promise<void> {
  useLocale(app)
  registerErrorHandlers(app)
  useSchemas(app)
  acceptJson(app)
  useSecurity(app, config)
  logResponses(app)
  measureCalls(app)
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(rateLimit, {
    global: false,
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    // Responses may be cached, and the remaining requests of one user don't concern the next.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    allowList: (request) => !isCall(request),
    errorResponseBuilder: () => new Refusal('too_many', m.platform_too_many_requests_please_wait_a()),
  })
  // Before the access check, so that refused requests count too.
  app.addHook('onRequest', app.rateLimit())
  refuseWhileDown(app, status)
  enforceAccess(app, db, config.appSecret)
  await describeCalls(app)
  addCall(app, db, changes)
  addStream(app, db, streams)
  healthRoutes(app, db, status)
  app.setNotFoundHandler(sendCallNotFound)
}
