import type { FastifyError } from 'fastify'
import { Refusal } from './errors.ts'

/** What an upload says when its form isn't fit. */
export interface UploadSentences {
  tooLarge: () => Refusal
  /** The request isn't a form. */
  noForm: () => string
  /** The form is malformed, or ends too early. */
  unreadable: () => string
}

/** Maps the form parser's errors to ours. */
export function uploadError(error: FastifyError | Refusal, said: UploadSentences): FastifyError | Refusal {
  if (error instanceof Refusal) return error
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return said.tooLarge()
  if (error.statusCode === 406 || error.statusCode === 415) return new Refusal('unsupported_type', said.noForm())
  // The parser's own messages about a truncated or malformed form are written for developers.
  if (error.code?.startsWith('FST_') || /multipart|boundary|part header|end of form|form/i.test(error.message))
    return new Refusal('bad_request', said.unreadable())
  return error
}
