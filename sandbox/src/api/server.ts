import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nothingHere } from '../pages/serve-pages.ts'
import { JournalFull } from '../state/journal.ts'
import { apiVersion, newId, type World } from '../state/world.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints, includes } from './endpoints.ts'
import { expand } from './expand.ts'
import { type FormFields, parseForm } from './form.ts'
import { invalid, missing, Refusal, unsupported } from './refusal.ts'
import { render } from './render.ts'
import { type Params, readParams } from './shape.ts'

interface Answer {
  statusCode: number
  body: string
  requestId: string
}

interface Keyed {
  requestId: string
  /** The idempotency key of the request, and what it was used for. */
  key: { id: string; path: string; fingerprint: string } | null
}

/** Where the provider has calls of their own in the place of an id. */
const notIds = ['search', 'upcoming']

const formsOnly = 'Invalid request (check that your POST content type is application/x-www-form-urlencoded).'

/** Serves the API: authentication, parameters, idempotency, expansion, and errors in the provider's shape. */
export function serveApi(app: FastifyInstance, world: World): void {
  const underway = new Set<string>()
  for (const endpoint of endpoints)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const requestId = newId('req', 14)
        try {
          const { id = '' } = request.params as { id?: string }
          if (notIds.includes(id)) throw unsupported(request.method, request.url)
          // Accepted as a body by the pages' server, never by the API.
          if (request.headers['content-type']?.includes('json'))
            throw new Refusal(400, { type: 'invalid_request_error', message: formsOnly })
          authenticate(request, world.settings.secretKey)
          checkHeaders(request)
          return send(reply, await answerOnce(world, underway, { endpoint, request, requestId }))
        } catch (error) {
          if (!(error instanceof Refusal)) request.log.error(error)
          return send(reply, refusalAnswer(error, requestId))
        }
      },
    })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof JournalFull && request.url.startsWith('/_sandbox'))
      return reply.code(507).type('text/plain; charset=utf-8').send(`${error.message}. Nothing was charged or changed.`)
    if (request.url.startsWith('/_sandbox')) throw error
    const [status, message] =
      error.statusCode === 413 ? [413, 'The body of the request is too large.'] : [400, formsOnly]
    if ((error.statusCode ?? 500) >= 500) return send(reply, refusalAnswer(error, newId('req', 14)))
    return send(reply, refusalAnswer(new Refusal(status, { type: 'invalid_request_error', message }), newId('req', 14)))
  })
  app.setNotFoundHandler(refuseUnknown)
}

/** Answers what no address here matches: a page of its own for people, the provider's error for everything else. */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.url.startsWith('/_sandbox')) return nothingHere(reply)
  return send(reply, refusalAnswer(unsupported(request.method, request.url), newId('req', 14)))
}

function send(reply: FastifyReply, answer: Answer & { replayed?: boolean }): FastifyReply {
  void reply.header('request-id', answer.requestId).header('stripe-version', apiVersion)
  if (answer.replayed) void reply.header('idempotent-replayed', 'true')
  return reply.code(answer.statusCode).type('application/json; charset=utf-8').send(answer.body)
}

function refusalAnswer(error: unknown, requestId: string): Answer {
  const known =
    error instanceof Refusal
      ? error
      : error instanceof JournalFull
        ? new Refusal(503, {
            type: 'api_error',
            message: `${error.message}. Nothing was changed. Free some disk space.`,
          })
        : new Refusal(500, { type: 'api_error', message: 'An unexpected error happened in the payments sandbox.' })
  return { statusCode: known.statusCode, body: JSON.stringify({ error: known.error }, null, 2), requestId }
}

function authenticate(request: FastifyRequest, secretKey: string): void {
  const [scheme = '', given = ''] = (request.headers.authorization ?? '').split(' ')
  const key =
    scheme.toLowerCase() === 'basic'
      ? (Buffer.from(given, 'base64').toString().split(':')[0] ?? '')
      : scheme.toLowerCase() === 'bearer'
        ? given
        : ''
  if (key && timingSafeEqual(digest(key), digest(secretKey))) return
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}****`
    : 'You did not provide an API key. Provide it in the Authorization header: Bearer YOUR_SECRET_KEY.'
  throw new Refusal(401, { type: 'invalid_request_error', message })
}

/** Since then objects have the shapes that are answered here. */
const oldestVersion = '2025-09-30'

// Another shape than the one that was asked for, or another account's objects, would be a wrong answer.
function checkHeaders({ headers }: FastifyRequest): void {
  const asked = headers['stripe-version']
  if (asked !== undefined && !/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(String(asked)))
    throw invalid(`Invalid Stripe API version: ${String(asked).slice(0, 60)}`)
  if (asked !== undefined && String(asked) < oldestVersion)
    throw invalid(`This sandbox answers as version ${apiVersion} does, and has no shapes of ${String(asked)}.`)
  const account = headers['stripe-account']
  if (account === undefined) return
  const message = `The provided key does not have access to account '${String(account)}' (or that account does not exist).`
  throw new Refusal(403, { type: 'invalid_request_error', code: 'account_invalid', message })
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}

interface Asked {
  endpoint: Endpoint
  request: FastifyRequest
  requestId: string
}

/** Answers a keyed request once: the same again gets the saved answer, another one with the key is refused. */
async function answerOnce(world: World, underway: Set<string>, asked: Asked): Promise<Answer & { replayed?: boolean }> {
  const { request, requestId } = asked
  const key = request.method === 'POST' ? (request.headers['idempotency-key'] as string | undefined) : undefined
  if (!key) return answer(world, asked, { requestId, key: null })
  if (key.length > 255) throw idempotencyRefusal(400, 'Idempotency keys can be at most 255 characters long.')
  const fingerprint = digest(`${request.url}\n${typeof request.body === 'string' ? request.body : ''}`).toString('hex')
  const path = pathOf(request)
  const saved = world.store.get('saved_answer', key)
  if (saved && saved.fingerprint !== fingerprint) throw idempotencyRefusal(400, otherUse(key, saved.path ?? path, path))
  if (underway.has(key))
    throw idempotencyRefusal(
      409,
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      'idempotency_key_in_use',
    )
  if (saved) return { ...saved, replayed: true }
  underway.add(key)
  try {
    return await answer(world, asked, { requestId, key: { id: key, path, fingerprint } })
  } finally {
    underway.delete(key)
  }
}

/** What the provider says when a key comes with another request than its first. */
function otherUse(key: string, first: string, now: string): string {
  const same =
    first === now
      ? 'with the same parameters they were first used with'
      : `for the same endpoint they were first used for ('${now}' vs '${first}')`
  return `Keys for idempotent requests can only be used ${same}. Try using a key other than '${key}' if you meant to execute a different request.`
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}

function idempotencyRefusal(statusCode: number, message: string, code?: string): Refusal {
  return new Refusal(statusCode, { type: 'idempotency_error', ...(code && { code }), message })
}

async function answer(world: World, asked: Asked, keyed: Keyed): Promise<Answer> {
  try {
    return await world.change(() => {
      world.request = { id: keyed.requestId, idempotencyKey: keyed.key?.id ?? null }
      try {
        const given = run(world, asked, keyed.requestId)
        saveAnswer(world, keyed, given)
        return given
      } finally {
        world.request = null
      }
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.statusCode !== 402) throw error
    // What was refused is undone; but a failure that the controls asked for has been used, and a key keeps its answer.
    const given = refusalAnswer(error, keyed.requestId)
    await world.change(() => {
      const { failNextCharges } = world.settings
      if (failNextCharges > 0) world.store.patch(world.settings, { failNextCharges: failNextCharges - 1 })
      saveAnswer(world, keyed, given)
    })
    return given
  }
}

function saveAnswer(world: World, { key }: Keyed, given: Answer): void {
  if (key) world.store.put({ ...given, ...key, object: 'saved_answer', created: Math.floor(Date.now() / 1000) })
}

function run(world: World, { endpoint, request }: Asked, requestId: string): Answer {
  const query = request.url.split('?')[1] ?? ''
  const body = typeof request.body === 'string' ? request.body : ''
  const { expand: paths, ...fields } = parseForm([query, body].filter(Boolean).join('&'))
  const params = readParams(fields, endpoint.params ?? {})
  if (endpoint.method === 'GET') checkFilters(world, params)
  const { id = '' } = request.params as { id?: string }
  const result = endpoint.run({ world, params, id, url: pathOf(request) })
  if (result instanceof Refusal) return refusalAnswer(result, requestId)
  const shown = expand(world, render(result), expandPaths(paths), includes)
  return { statusCode: 200, body: JSON.stringify(shown, null, 2), requestId }
}

const filters = ['customer', 'subscription', 'price', 'product', 'invoice', 'charge', 'payment_intent'] as const

/** A list of what belongs to nothing would look like an empty one. */
function checkFilters(world: World, params: Params): void {
  for (const kind of filters) {
    const id = params[kind]
    if (typeof id === 'string' && !world.store.get(kind, id)) throw missing(kind, id, kind)
  }
}

function expandPaths(given: string | FormFields | undefined): string[] {
  if (given === undefined) return []
  if (typeof given === 'string') throw invalid('Invalid array', 'expand')
  return Object.values(given).filter((path) => typeof path === 'string')
}
