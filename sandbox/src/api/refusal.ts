/** An answer in the provider's error shape. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly error: { type: string; code?: string; param?: string; message: string; [key: string]: unknown }

  constructor(statusCode: number, error: Refusal['error']) {
    super(error.message)
    this.statusCode = statusCode
    const page = error.code?.replaceAll('_', '-')
    this.error = page ? { ...error, doc_url: `https://stripe.com/docs/error-codes/${page}` } : error
  }
}

/** 400: a request that cannot be done as it was asked. */
export function invalid(message: string, param?: string, code?: string): Refusal {
  return new Refusal(400, {
    type: 'invalid_request_error',
    ...(code && { code }),
    ...(param && { param }),
    message,
  })
}

/** 404: a call that the sandbox does not have, whether the provider has it or not. */
export function unsupported(method: string, url: string): Refusal {
  const path = url.split('?')[0]
  return new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). This sandbox does not support this call. It answers the calls that Marigold makes.`,
  })
}

/** 404: an id that names nothing. A wrong id in a body is a 400 with the same code, as at the provider. */
export function missing(kind: string, id: string, param = 'id'): Refusal {
  return new Refusal(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  })
}
