import { m } from '#messages'
import type { Access, Endpoint, Method } from '@marigold/contract'
import { ErrorBody } from '@marigold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { may, type User } from '../access/access.ts'
import type { Changes } from '../cache/changes.ts'
import type { Db } from '../database/database.ts'
import { Refusal } from './errors.ts'
import { createResponseCache } from '../cache/response-cache.ts'
import { limitAttempts } from './rate-limits.ts'
import { responseBytes, PreparedResponse } from '../cache/prepared-response.ts'
import { networkOf } from './network.ts'
import { findLogin } from '../access/tokens.ts'
import { findView, isViewToken } from '../access/view-as.ts'
import { ignoreWhenFull } from '../database/watched-pool.ts'

type UserOf<Auth extends Access> = Access extends Auth
  ? User | null
  : Auth extends 'open' | 'signed'
    ? null
    : Auth extends 'optional'
      ? User | null
      : User

/** The input of a call's handler: validated, with the user. */
export interface Input<Params, Query, Body, Auth extends Access> {
  params: Params
  query: Query
  body: Body
  /**
   * A user for the classes bearer, active, cards, and admin; a user or null for `optional`; null for `open` and
   * `signed`.
   */
  user: UserOf<Auth>
  token: string | null
  /** The network of the request for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address. */
  address: string
  /** The raw body, for `signed` calls only. */
  rawBody: Buffer | null
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler returns: a value that fits the declaration, or a prepared response. */
type Answer<Response extends z.ZodType> = z.input<Response> | PreparedResponse<z.input<Response>>

/** Registers a declared call. Access, limit, validation, and serialization follow from the declaration. */
type Call = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
  Auth extends Access,
>(
  endpoint: Endpoint<Params, Query, Body, Response, Auth>,
  handler: (
    input: Input<z.output<Params>, z.output<Query>, z.output<Body>, Auth>,
  ) => Promise<Answer<Response>> | Answer<Response>,
  options?: CallOptions,
) => void

/** Server-side options of a call. */
interface CallOptions {
  /** The response is the same for everyone and only changes after `notify content`, so it's cached. */
  cached?: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    call: Call
  }
  interface FastifyRequest {
    user: User | null
    token: string | null
    rawBody: Buffer | null
  }
  interface FastifyContextConfig {
    /** Who may call it. Every route under /api has an access class. */
    access?: Access
    /** An administrator who views the product as a user may call it. */
    viewable?: boolean
    /** Errors have `success: false`. */
    success?: boolean
  }
}

const windows = { '1 minute': 60, '1 hour': 3600 } as const
const authenticated: Access[] = ['optional', 'bearer', 'active', 'cards', 'admin']

function bearer(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

/**
 * Returns the refusal. `token` is what was sent, valid or not: cards treat a visitor like a user without a plan, and
 * return 401 only for an expired login.
 */
function refuse(access: Access, user: User | null, token: string | null): Refusal {
  if (user === null && !(access === 'cards' && token === null))
    return new Refusal('signed_out', m.platform_please_log_in())
  if (access === 'admin' && user?.isAdmin === true)
    return new Refusal('needs_second_factor', m.platform_turn_on_two_step_login_first())
  if (access === 'admin') return new Refusal('forbidden', m.platform_only_an_administrator_can_do_this())
  return new Refusal('needs_subscription', m.platform_subscribe_to_use_this_the_first())
}

/** Enforces the access class of every route under /api. The server doesn't start if one has none. */
export function enforceAccess(app: FastifyInstance, db: Db, appSecret: string): void {
  app.decorateRequest('user', null)
  app.decorateRequest('token', null)
  app.decorateRequest('rawBody', null)
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && route.config?.access === undefined)
      throw new Error(`The route ${String(route.method)} ${route.url} declares no access class`)
  })
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access
    if (access === undefined || request.is404) return
    const token = bearer(request)
    const viewing = isViewToken(token)
    if (viewing && !isViewable(request)) throw new Refusal('forbidden', m.platform_youre_only_viewing())
    if (authenticated.includes(access)) {
      if (token !== null) request.user = await (viewing ? findView(db, appSecret, token) : findLogin(db, token))
      request.token = request.user === null ? null : token
    }
    if (!may(access, request.user)) throw refuse(access, request.user, token)
  })
}

/** Returns whether a request changes nothing and shows nothing that belongs to the viewed user. */
function isViewable({ method, routeOptions: { config } }: FastifyRequest): boolean {
  return config.viewable === true || (config.access === 'open' && (method === 'GET' || method === 'HEAD'))
}

/** Adds `app.call` for features. */
export function addCall(app: FastifyInstance, db: Db, changes: Pick<Changes, 'state'>): void {
  const cache = createResponseCache(changes)
  app.decorate('call', function call(
    this: FastifyInstance,
    endpoint: Endpoint,
    handler: (input: never) => unknown,
    { cached = false }: CallOptions = {},
  ) {
    const { method, path, auth, stream = false } = endpoint
    if (cached && auth !== 'open')
      throw new Error(`The answer of ${method} ${path} depends on who asks: it cannot be cached`)
    if (cached && method !== 'GET') throw new Error(`${method} ${path} may not be cached`)
    if (stream) throw new Error(`${method} ${path} is a stream: register it with app.stream`)
    this.route({
      ...(cached && cache),
      ...routeOf(db, endpoint),
      handler: async (request, reply) => {
        const response = await handler(inputOf(request, reply) as never)
        return response instanceof PreparedResponse ? await responseBytes(response, request, reply) : response
      },
    })
  } as Call)
}

/** Returns a call's route without its handler: path, access, limit, and schemas. */
export function routeOf(db: Db, endpoint: Endpoint) {
  const { method, path, auth, summary, params, query, body, response, success, limit, stream = false, media } = endpoint
  const { viewable = false, bodyLimit } = endpoint
  const type = stream ? 'text/event-stream' : media
  const tokens: Record<string, string[]>[] = [{ token: [] }, ...(auth === 'optional' ? [{}] : [])]
  return {
    method: method satisfies Method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(bodyLimit && { bodyLimit }),
    config: { access: auth, ...(success && { success }), ...(viewable && { viewable }) },
    schema: {
      summary,
      tags: [path.split('/')[2] ?? 'api'],
      security: authenticated.includes(auth) ? tokens : [],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: {
        200: type === undefined ? response : { content: { [type]: { schema: response } } },
        '4xx': ErrorBody,
        '5xx': ErrorBody,
      },
    },
    ...(limit && { preHandler: (request: FastifyRequest) => countAgainst(db, `${method} ${path}`, limit, request) }),
  }
}

/** Returns the handler's input from a request that has passed access, limit, and validation. */
export function inputOf(request: FastifyRequest, reply: FastifyReply): Input<unknown, unknown, unknown, Access> {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    user: request.user,
    token: request.token,
    address: networkOf(request.ip),
    rawBody: request.rawBody,
    request,
    reply,
  }
}

async function countAgainst(
  db: Db,
  call: string,
  { max, per, by }: NonNullable<Endpoint['limit']>,
  request: FastifyRequest,
): Promise<void> {
  const who = by === 'user' && request.user !== null ? `person ${request.user.id}` : `address ${networkOf(request.ip)}`
  // On a full disk, reads (including those by POST) aren't counted. A write is refused anyway.
  await ignoreWhenFull(limitAttempts(db, `${call} ${who}`, max, windows[per]))
}
