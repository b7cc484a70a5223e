import type { z } from 'zod'

/**
 * Who may call: `open` anyone; `optional` anyone, and a valid token is recognized; `bearer` any logged-in user;
 * `active` users with a running subscription or equivalent; `cards` active or new users; `admin` administrators;
 * `signed` another server whose signature the route itself verifies.
 */
export const access = ['open', 'optional', 'bearer', 'active', 'cards', 'admin', 'signed'] as const
export type Access = (typeof access)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call between browser and server, declared once. The route validates by it, and the typed client calls by it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Auth extends Access = Access,
> {
  method: Method
  /** With `{name}` for a parameter, as in OpenAPI. */
  path: string
  auth: Auth
  summary: string
  params?: Params
  query?: Query
  body?: Body
  response: Response
  /**
   * Responds with server-sent events until either side ends the stream. `response` is the data of one event. The header
   * `last-event-id` requests the events after the last one that arrived.
   */
  stream?: true
  /** Responds with a text or a file of this type instead of JSON. `response` is the text, or the bytes of the file. */
  media?: 'text/csv' | 'application/pdf' | 'application/gzip'
  /**
   * Can be called by an administrator who views the product as a user: it changes nothing, and returns nothing that
   * belongs to the user. Open calls with GET need no mark.
   */
  viewable?: true
  /** Errors of this call also have `success: false`. */
  success?: boolean
  /** Bytes of a body that may be larger than 1 MB. */
  bodyLimit?: number
  /** `user` limits by user, or by network address if nobody is logged in; `address` limits by network address. */
  limit?: { max: number; per: '1 minute' | '1 hour'; by: 'user' | 'address' }
}

/** Declares a call. */
export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
  const Auth extends Access = Access,
>(declared: Endpoint<Params, Query, Body, Response, Auth>): Endpoint<Params, Query, Body, Response, Auth> {
  return declared
}
