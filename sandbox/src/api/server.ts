import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nothingHere } from '../pages/html.ts'
import { JournalFull } from '../state/journal.ts'
import type { World } from '../state/world.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { type FormFields, parseForm } from './form.ts'
import { invalid, missing, Refusal, unsupported } from './refusal.ts'
import { expand, render } from './render.ts'
import { type Params, readParams } from './shape.ts'

interface Answer {
  statusCode: number
  body: string
  requestId: string
}

/** An idempotency key, and a hash of the request that it was used for. */
interface Key {
  id: string
  fingerprint: string
}

/** Serves the API: authentication, parameters, idempotency, expansion, and errors in the provider's shape. */
export function serveApi(app: FastifyInstance, world: World): void {
  const underway = new Set<string>()
  for (const endpoint of endpoints)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        authenticate(request, world.settings.secretKey)
        return send(reply, await answerOnce(world, underway, endpoint, request))
      },
    })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (request.url.startsWith('/_sandbox')) {
      if (!(error instanceof JournalFull)) throw error
      return reply.code(507).type('text/plain; charset=utf-8').send(`${error.message}. Nothing was charged or changed.`)
    }
    const refusal = refusalOf(error)
    if (refusal.statusCode >= 500) request.log.error(error)
    return send(reply, answerOf(refusal, request))
  })
  app.setNotFoundHandler(refuseUnknown)
}

/** Answers an unknown address: with a page for people, and with the provider's error for everything else. */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.url.startsWith('/_sandbox')) return nothingHere(reply)
  return send(reply, answerOf(unsupported(request.method, request.url), request))
}

function send(reply: FastifyReply, response: Answer & { replayed?: boolean }): FastifyReply {
  void reply.header('request-id', response.requestId)
  if (response.replayed) void reply.header('idempotent-replayed', 'true')
  return reply.code(response.statusCode).type('application/json; charset=utf-8').send(response.body)
}

function answerOf(refusal: Refusal, { id: requestId }: FastifyRequest): Answer {
  return { statusCode: refusal.statusCode, body: JSON.stringify({ error: refusal.error }), requestId }
}

function refusalOf(error: Error & { statusCode?: number }): Refusal {
  if (error instanceof Refusal) return error
  const { statusCode = 500 } = error
  if (statusCode === 413)
    return new Refusal(413, { type: 'invalid_request_error', message: 'The body of the request is too large.' })
  if (statusCode < 500)
    return invalid('Invalid request (check that your POST content type is application/x-www-form-urlencoded).')
  if (error instanceof JournalFull)
    return new Refusal(503, {
      type: 'api_error',
      message: `${error.message}. Nothing was changed. Free some disk space.`,
    })
  return new Refusal(500, { type: 'api_error', message: 'An unexpected error happened in the payments sandbox.' })
}

function authenticate({ headers }: FastifyRequest, secretKey: string): void {
  const key = headers.authorization?.replace(/^Bearer /, '') ?? ''
  if (timingSafeEqual(digest(key), digest(secretKey))) return
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}****`
    : 'You did not provide an API key. Provide it in the Authorization header: Bearer YOUR_SECRET_KEY.'
  throw new Refusal(401, { type: 'invalid_request_error', message })
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}

/** Answers a request with an idempotency key once. The same request again gets the saved answer. */
async function answerOnce(
  world: World,
  underway: Set<string>,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Answer & { replayed?: boolean }> {
  const id = request.headers['idempotency-key']
  if (typeof id !== 'string') return response(world, endpoint, request, null)
  if (id.length > 255) throw keyRefusal(400, 'Idempotency keys can be at most 255 characters long.')
  const fingerprint = digest(`${request.url}\n${bodyOf(request)}`).toString('hex')
  const saved = world.store.get('saved_answer', id)
  if (saved && saved.fingerprint !== fingerprint)
    throw keyRefusal(400, `The key '${id}' was already used for another request.`)
  if (underway.has(id)) throw keyRefusal(409, `Another request with the key '${id}' is still in progress.`)
  if (saved) return { ...saved, replayed: true }
  underway.add(id)
  try {
    return await response(world, endpoint, request, { id, fingerprint })
  } finally {
    underway.delete(id)
  }
}

function keyRefusal(statusCode: number, message: string): Refusal {
  return new Refusal(statusCode, { type: 'idempotency_error', message })
}

function response(world: World, endpoint: Endpoint, request: FastifyRequest, key: Key | null): Promise<Answer> {
  return world.change(() => {
    const given = run(world, endpoint, request)
    if (key) world.store.put({ ...given, ...key, object: 'saved_answer', created: Math.floor(Date.now() / 1000) })
    return given
  })
}

function run(world: World, endpoint: Endpoint, request: FastifyRequest): Answer {
  const [url = '', query = ''] = request.url.split('?')
  const { expand: paths, ...fields } = parseForm(`${query}&${bodyOf(request)}`)
  const params = readParams(fields, endpoint.params ?? {})
  checkIds(world, params)
  const { id = '' } = request.params as { id?: string }
  const result = endpoint.run({ world, params, id, url })
  if (result instanceof Refusal) return answerOf(result, request)
  const shown = render(result)
  expand(world.store, shown, expandPaths(paths))
  return { statusCode: 200, body: JSON.stringify(shown), requestId: request.id }
}

function bodyOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : ''
}

/** Refuses a parameter that names an unknown object. Without this, its list would look empty. */
function checkIds(world: World, params: Params): void {
  for (const kind of ['customer', 'subscription', 'invoice', 'charge', 'payment_intent'] as const) {
    const id = params[kind]
    if (typeof id === 'string' && !world.store.get(kind, id)) throw missing(kind, id, kind)
  }
}

function expandPaths(given: string | FormFields | undefined): string[] {
  if (given === undefined) return []
  if (typeof given === 'string') throw invalid('Invalid array', 'expand')
  return Object.values(given).filter((path) => typeof path === 'string')
}
