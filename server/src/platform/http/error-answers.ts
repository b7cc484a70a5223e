import { m } from '#messages'
import { refusals, type RefusalCode } from '@marigold/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'
import { troubleOf } from '../database/watched-pool.ts'

const byStatus: Partial<Record<number, { code: RefusalCode; message: () => string }>> = {
  400: { code: 'bad_request', message: m.platform_we_couldnt_read_this_request },
  404: { code: 'not_found', message: m.platform_theres_nothing_here },
  413: { code: 'too_large', message: m.platform_this_is_too_large },
  414: { code: 'bad_request', message: m.platform_this_address_is_too_long },
  415: { code: 'unsupported_type', message: m.platform_please_send_json },
  429: { code: 'too_many', message: m.platform_too_many_requests_please_wait_a },
  503: { code: 'unavailable', message: m.platform_marigold_isnt_ready_yet_please_try },
}

/** Turns what Fastify itself refuses into our closed list; null for anything unforeseen. */
function refusalOf(error: FastifyError | Refusal): Refusal | null {
  if (error instanceof Refusal) return error
  const trouble = troubleOf(error)
  if (trouble === 'unreachable')
    return new Refusal('unavailable', m.platform_marigold_is_restarting_its_database_everything())
  if (trouble === 'full') return new Refusal('storage_full', m.platform_the_server_has_run_out_of())
  const known = error.statusCode === undefined ? undefined : byStatus[error.statusCode]
  return known === undefined ? null : new Refusal(known.code, known.message())
}

/** The one shape of every error. The unforeseen is logged with the request's id and says nothing inside. */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void {
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
      ...(request.routeOptions?.config?.success && { success: false }),
    })
}

/** Errors everywhere, and JSON for what does not exist under /api. */
export function useErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}

/** The answer of an address under /api that has no call. */
export function noSuchCall(request: FastifyRequest, reply: FastifyReply): void {
  answerError(new Refusal('not_found', m.platform_there_is_no_such_call()), request, reply)
}
