import { m } from '#messages'
import type { Access, Endpoint, Method } from '@marigold/contract'
import { ErrorBody } from '@marigold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { may, type Person } from '../access/access.ts'
import type { Changes } from '../cache/changes.ts'
import type { Db } from '../database/database.ts'
import { Refusal } from './errors.ts'
import { cacheAnswers } from '../cache/cached-answers.ts'
import { countTry } from './limits.ts'
import { bytesOf, ReadyAnswer } from '../cache/ready-answer.ts'
import { networkOf } from './network.ts'
import { findSignIn } from '../access/tokens.ts'
import { unlessFull } from '../database/watched-pool.ts'

type UserOf<Auth extends Access> = Access extends Auth
  ? Person | null
  : Auth extends 'open' | 'signed'
    ? null
    : Auth extends 'optional'
      ? Person | null
      : Person

/** What a call's handler gets: input that is already valid, and who asks. */
export interface Input<Params, Query, Body, Auth extends Access> {
  params: Params
  query: Query
  body: Body
  /** A person for the classes bearer, active, cards and admin; null or a person for `optional`; null for `open` and `signed`. */
  user: UserOf<Auth>
  token: string | null
  /** The network that it comes from, for limits: an IPv4 address, or the first 64 bits of an IPv6 one. */
  address: string
  /** The body as it came, for `signed` calls alone. */
  rawBody: Buffer | null
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler answers: a value that fits the declaration, or one that was made ready before. */
type Answer<Response extends z.ZodType> = z.input<Response> | ReadyAnswer<z.input<Response>>

/** Registers a declared call: access, limit, validation and serialization come from the declaration. */
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

/** How the server treats a call, which is no business of who calls it. */
interface CallOptions {
  /** The answer is the same for everyone and follows from what `notify content` tells of: it is made once. */
  cached?: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    call: Call
  }
  interface FastifyRequest {
    person: Person | null
    token: string | null
    rawBody: Buffer | null
  }
  interface FastifyContextConfig {
    /** Who may call; every route under /api has one. */
    access?: Access
    /** Errors carry `success: false`. */
    success?: boolean
  }
}

const windows = { '1 minute': 60, '1 hour': 3600 } as const
const looksUp: Access[] = ['optional', 'bearer', 'active', 'cards', 'admin']

function bearer(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

/** `token` is what was sent, dead or alive: cards answer a visitor like anyone without a plan, and only a dead sign-in by 401. */
function refuse(access: Access, person: Person | null, token: string | null): Refusal {
  if (person === null && !(access === 'cards' && token === null))
    return new Refusal('signed_out', m.platform_please_log_in())
  if (access === 'admin' && person?.isAdmin === true)
    return new Refusal('needs_second_factor', m.platform_turn_on_two_step_login_first())
  if (access === 'admin') return new Refusal('forbidden', m.platform_only_an_administrator_can_do_this())
  return new Refusal('needs_subscription', m.platform_subscribe_to_use_this_the_first())
}

/** Enforces the access class of every route under /api, and stops the start when one has none. */
export function enforceAccess(app: FastifyInstance, db: Db): void {
  app.decorateRequest('person', null)
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
    if (looksUp.includes(access)) {
      if (token !== null) request.person = await findSignIn(db, token)
      request.token = request.person === null ? null : token
    }
    if (!may(access, request.person)) throw refuse(access, request.person, token)
  })
}

/** The `app.call` that features use. */
export function addCall(app: FastifyInstance, db: Db, changes: Pick<Changes, 'state'>): void {
  const cache = cacheAnswers(changes)
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
        const answer = await handler(inputOf(request, reply) as never)
        return answer instanceof ReadyAnswer ? await bytesOf(answer, request, reply) : answer
      },
    })
  } as Call)
}

/** A call's route without its handler: address, access, limit, and the schemas in and out. */
export function routeOf(db: Db, endpoint: Endpoint) {
  const { method, path, auth, summary, params, query, body, response, success, limit, stream = false, media } = endpoint
  const type = stream ? 'text/event-stream' : media
  const tokens: Record<string, string[]>[] = [{ token: [] }, ...(auth === 'optional' ? [{}] : [])]
  return {
    method: method satisfies Method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access: auth, ...(success && { success }) },
    schema: {
      summary,
      tags: [path.split('/')[2] ?? 'api'],
      security: looksUp.includes(auth) ? tokens : [],
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

/** What a handler is given of a request that has passed access, limit and validation. */
export function inputOf(request: FastifyRequest, reply: FastifyReply): Input<unknown, unknown, unknown, Access> {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    user: request.person,
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
  const who =
    by === 'user' && request.person !== null ? `person ${request.person.id}` : `address ${networkOf(request.ip)}`
  // Reads go on uncounted, also those by POST; a write is refused anyway.
  await unlessFull(countTry(db, `${call} ${who}`, max, windows[per]))
}
