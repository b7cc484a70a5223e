/** What is added where the provider itself may know more. */
export const notHere = 'This sandbox has what Marigold needs of the provider, and no more.'

/** An answer in the provider's error shape. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly error: { type: string; code?: string; param?: string; message: string; [key: string]: unknown }

  constructor(statusCode: number, error: Refusal['error']) {
    super(error.message)
    this.statusCode = statusCode
    this.error = error
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

/** 404: an id that names nothing. A wrong id in a body is a 400 with the same code, as at the provider. */
export function missing(kind: string, id: string, param = 'id'): Refusal {
  return new Refusal(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  })
}
