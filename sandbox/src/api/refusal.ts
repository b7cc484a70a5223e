/** An error response in the provider's format. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly error: { type: string; code?: string; param?: string; message: string; [key: string]: unknown }

  constructor(statusCode: number, error: Refusal['error']) {
    super(error.message)
    this.statusCode = statusCode
    this.error = error
  }
}

/** 400: the request is not valid. */
export function invalid(message: string, param?: string, code?: string): Refusal {
  return new Refusal(400, {
    type: 'invalid_request_error',
    ...(code && { code }),
    ...(param && { param }),
    message,
  })
}

/** 404: the sandbox does not have this call, although the provider may. */
export function unsupported(method: string, url: string): Refusal {
  const path = url.split('?')[0]
  const limits = 'This sandbox does not support this call. It answers the calls that Marigold makes.'
  return new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). ${limits}`,
  })
}

/** 404: no object has the id in the path. */
export function notFound(kind: string, id: string): Refusal {
  return new Refusal(404, missingError(kind, id, 'id'))
}

/** 400: no object has the id in a parameter. */
export function missing(kind: string, id: string, param: string): Refusal {
  return new Refusal(400, missingError(kind, id, param))
}

function missingError(kind: string, id: string, param: string): Refusal['error'] {
  return { type: 'invalid_request_error', code: 'resource_missing', param, message: `No such ${kind}: '${id}'` }
}
