import { m } from '#messages'
import { refusals, type RefusalCode } from '@marigold/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'
import { failureKind } from '../database/watched-pool.ts'
import { inLocale, localeOfRequest } from './locale.ts'

const byStatus: Partial<Record<number, { code: RefusalCode; message: () => string }>> = {
  400: { code: 'bad_request', message: m.platform_we_couldnt_read_this_request },
  404: { code: 'not_found', message: m.platform_theres_nothing_here },
  413: { code: 'too_large', message: m.platform_this_is_too_large },
  414: { code: 'bad_request', message: m.platform_this_address_is_too_long },
  415: { code: 'unsupported_type', message: m.platform_please_send_json },
  429: { code: 'too_many', message: m.platform_too_many_requests_please_wait_a },
  503: { code: 'unavailable', message: m.platform_marigold_isnt_ready_yet_please_try },
}

/** Maps Fastify's own errors to our closed list. Null for anything unexpected. */
function refusalOf(error: FastifyError | Refusal): Refusal | null {
  if (error instanceof Refusal) return error
  const trouble = failureKind(error)
  if (trouble === 'unreachable')
    return new Refusal('unavailable', m.platform_marigold_is_restarting_its_database_everything())
  if (trouble === 'full') return new Refusal('storage_full', m.platform_the_server_has_run_out_of())
  const known = error.statusCode === undefined ? undefined : byStatus[error.statusCode]
  return known === undefined ? null : new Refusal(known.code, known.message())
}

/**
 * Sends an error in the shape that all errors have. An unexpected one is logged with the request's id and reveals no
 * internals.
 */
export function sendError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const foreseen = refusalOf(error)
  if (foreseen === null) request.log.error({ err: error }, 'unforeseen')
  const refusal = foreseen ?? new Refusal('internal', m.platform_something_went_wrong_on_our_side())
  if (refusal.code === 'signed_out') reply.header('www-authenticate', 'Bearer')
  if (refusal.code === 'unavailable') reply.header('retry-after', '5')
  reply
    .code(refusals[refusal.code])
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({
      message: refusal.message,
      code: refusal.code,
      ...(refusal.errors && { errors: refusal.errors }),
      ...(refusal.faults && { faults: refusal.faults }),
      ...(request.routeOptions?.config?.success && { success: false }),
    })
}

/** Registers the error handler, and JSON for unknown paths under /api. */
export function registerErrorHandlers(app: FastifyInstance): void {
  // What fails while a body is read has left the request's locale.
  app.setErrorHandler((error: FastifyError, request, reply) =>
    inLocale(localeOfRequest(request), () => sendError(error, request, reply)),
  )
}

/** Sends the response for a path under /api that has no call. */
export function sendCallNotFound(request: FastifyRequest, reply: FastifyReply): void {
  sendError(new Refusal('not_found', m.platform_there_is_no_such_call()), request, reply)
}
