import { m } from '#messages'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { constants } from 'node:zlib'
import { addCall, enforceAccess } from './http/call.ts'
import type { Config } from './process/config.ts'
import { answerError, noSuchCall, useErrors } from './http/error-answers.ts'
import { Refusal } from './http/errors.ts'
import { healthRoutes } from './http/health.ts'
import { useLocale } from './http/locale.ts'
import { refuseWhileDown } from './http/outage.ts'
import { isUnreadablePage, unreadablePage } from './http/unreadable.ts'
import { logAnswers, logOptions } from './process/log.ts'
import { describeCalls } from './http/openapi.ts'
import { isCall, useSecurity } from './http/security.ts'
import type { OpenServices, Services } from './services.ts'
import { addStream } from './streams/stream-call.ts'
import { acceptJson, useSchemas } from './http/validation.ts'
import type { DatabaseStatus } from './database/watched-pool.ts'

export type { Services } from './services.ts'
export type App = FastifyInstance
/** A feature's calls: registered in the app, given the services. */
export type Routes = (app: App, services: Services) => void

/** A request may name the whole address (`GET http://host/path`), as one to a proxy does; routes know paths. */
function pathOf(url: string): string {
  const rest = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1]
  if (rest === undefined) return url.startsWith('/') ? url : '/'
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Fastify as Marigold runs it, before any route. */
export function createServer(config: Config, status: DatabaseStatus): App {
  return Fastify({
    logger: logOptions(config, status),
    // Ours says less: no address, no query.
    logController: new LogController({ disableRequestLogging: true }),
    // Sent with every answer, the smallest file too: 72 random bits tell requests apart.
    genReqId: () => randomBytes(9).toString('base64url'),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 400 },
    rewriteUrl: (request) => (isUnreadablePage(request) ? unreadablePage : pathOf(request.url ?? '/')),
    frameworkErrors: (error, request, reply) => answerError(error as FastifyError, request, reply),
  })
}

/** Everything that holds for each route: headers, errors, limits, access, schemas, compression, health, the description. */
export async function usePlatform(
  app: App,
  { config, db }: Pick<Services, 'config' | 'db'>,
  { changes, streams, status }: Pick<OpenServices, 'changes' | 'streams' | 'status'>,
): Promise<void> {
  useLocale(app)
  useErrors(app)
  useSchemas(app)
  acceptJson(app)
  useSecurity(app, config)
  logAnswers(app)
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(rateLimit, {
    global: false,
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    // Answers may be cached: what is left to one reader is no business of the next.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    allowList: (request) => !isCall(request),
    errorResponseBuilder: () => new Refusal('too_many', m.platform_too_many_requests_please_wait_a()),
  })
  // Before access is looked at: whoever is refused counts too.
  app.addHook('onRequest', app.rateLimit())
  refuseWhileDown(app, status)
  enforceAccess(app, db)
  await describeCalls(app)
  addCall(app, db, changes)
  addStream(app, db, streams)
  healthRoutes(app, db, status)
  app.setNotFoundHandler(noSuchCall)
}
