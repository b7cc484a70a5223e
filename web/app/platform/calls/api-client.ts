import { m } from '#messages'
import type { Endpoint, ErrorBody } from '@marigold/contract'
import type { z } from 'zod'
import { saveFile } from './save-file.ts'
import { forgetToken, readToken } from '../session/token.ts'

/** What the server (or the lack of one) said instead of an answer. `status` is 0 when nothing came back. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: Record<string, string[]>

  constructor(status: number, code: string, message: string, errors: Record<string, string[]> = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = errors
  }

  /** Every sentence about a field, in order; empty when the refusal names none. */
  get sentences(): string[] {
    return Object.values(this.errors).flat()
  }
}

/** Puts parameters and query into an endpoint's path. Empty query parts are left out. */
export function addressOf(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value === undefined || value === null ? '' : String(value)
    if (text !== '') search.set(name, text)
  }
  return search.size === 0 ? filled : `${filled}?${search}`
}

type Parts = Record<string, unknown> | undefined

function errorOf(status: number, body: Partial<ErrorBody> | null): ApiError {
  const message = body?.message ?? m.ui_something_went_wrong_please_try_again()
  return new ApiError(status, body?.code ?? 'internal', message, body?.errors)
}

/** What an answer that is no success says. */
export async function refusalOf(response: Response): Promise<ApiError> {
  return errorOf(response.status, (await response.json().catch(() => null)) as Partial<ErrorBody> | null)
}

/** An answer may call itself no success, whatever its status. */
async function successOf<T>(response: Response): Promise<T> {
  const body = (await response.json()) as T
  const said = body as Partial<ErrorBody> | null
  if (said?.success === false) throw errorOf(response.status, said)
  return body
}

/** Calls an endpoint of the contract with the stored sign-in. Throws `ApiError` for every answer that is not a success. */
export async function call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  input: {
    params?: z.input<P>
    query?: z.input<Q>
    body?: z.input<B>
    headers?: Readonly<Record<string, string>>
    signal?: AbortSignal
    /** It is sent although the page closes. */
    keepalive?: boolean
  } = {},
): Promise<z.output<R>> {
  const token = readToken()
  const address = addressOf(endpoint.path, input.params as Parts, input.query as Parts)
  const hasBody = input.body !== undefined || (endpoint.method !== 'GET' && endpoint.method !== 'DELETE')
  const response = await fetch(address, {
    method: endpoint.method,
    headers: {
      ...input.headers,
      accept: 'application/json',
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(input.body ?? {}) } : {}),
    ...(input.signal ? { signal: input.signal } : {}),
    ...(input.keepalive ? { keepalive: true } : {}),
  }).catch((error: unknown) => {
    if (input.signal?.aborted) throw error
    throw new ApiError(0, 'offline', m.platform_we_couldnt_reach_marigold_check_your())
  })
  if (response.ok) return successOf<z.output<R>>(response)
  const refusal = await refusalOf(response)
  // A dead sign-in is dropped, so that every screen shows what a visitor sees; a newer one stays.
  if (refusal.status === 401 && refusal.code === 'signed_out' && token && readToken() === token) forgetToken()
  throw refusal
}

/** Reads an open call by its address, as a visitor, on a page that doesn't load the contract's schemas. */
export async function readOpen<T>(address: string): Promise<T> {
  const response = await fetch(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw await refusalOf(response)
  return (await response.json()) as T
}

async function sent(path: string, init: RequestInit): Promise<Response> {
  const token = readToken()
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(path, { ...init, headers }).catch(() => {
    throw new ApiError(0, 'offline', m.platform_we_couldnt_reach_marigold_check_your())
  })
  if (!response.ok) throw await refusalOf(response)
  return response
}

/** Sends a file to a call that takes a form of several parts, under the name of its field. */
export async function upload<R extends z.ZodType>(
  endpoint: Pick<Endpoint<z.ZodType, z.ZodType, z.ZodType, R>, 'path' | 'method'> & { response: R },
  field: string,
  file: Blob,
): Promise<z.output<R>> {
  const body = new FormData()
  body.append(field, file)
  return (await (await sent(endpoint.path, { method: endpoint.method, body })).json()) as z.output<R>
}

/** Fetches what a call answers with and hands it to the browser as a file of this name. */
export async function download(endpoint: Pick<Endpoint, 'path'>, name: string): Promise<void> {
  saveFile(name, await (await sent(endpoint.path, { method: 'GET' })).blob())
}
