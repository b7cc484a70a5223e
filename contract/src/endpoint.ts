import type { z } from 'zod'

/**
 * Who may call: `open` anyone; `optional` anyone, and a live token is recognised; `bearer` any signed-in person;
 * `active` people with a running subscription or its like; `cards` active or new people; `admin` administrators;
 * `signed` another server whose signature the route itself verifies.
 */
export const access = ['open', 'optional', 'bearer', 'active', 'cards', 'admin', 'signed'] as const
export type Access = (typeof access)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call between browser and server, declared once: the route validates by it, the typed client calls by it. */
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
   * Answers with server-sent events that go on until either side ends them; `response` is the data of one. The header
   * `last-event-id` asks for those after the last one that arrived.
   */
  stream?: true
  /** Answers with a text or a file of this type instead of JSON; `response` is the text, or the bytes of the file. */
  media?: 'text/csv' | 'application/pdf'
  /** Errors of this call carry `success: false` too. */
  success?: boolean
  /** `user` keys the limit by person where one is signed in, `address` by network address. */
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
