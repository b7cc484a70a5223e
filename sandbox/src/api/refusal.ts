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

/** What the provider calls the id in a path, by kind; `id` for its oldest kinds, which are all others. */
const pathNames: Record<string, string> = {
  PaymentMethod: 'payment_method',
  'checkout.session': 'session',
  invoice_payment: 'invoice_payment',
  payment_intent: 'intent',
  price: 'price',
  subscription_schedule: 'schedule',
}

/** 404: the id in the path names nothing. */
export function notFound(kind: string, id: string, param = pathNames[kind] ?? 'id'): Refusal {
  return new Refusal(404, missingError(kind, id, param))
}

/** 400: the id in a parameter names nothing. */
export function missing(kind: string, id: string, param: string): Refusal {
  return new Refusal(400, missingError(kind, id, param))
}

function missingError(kind: string, id: string, param: string): Refusal['error'] {
  return { type: 'invalid_request_error', code: 'resource_missing', param, message: `No such ${kind}: '${id}'` }
}
