import { m } from '#messages'
import type { Endpoint, ErrorBody } from '@marigold/contract'
import type { z } from 'zod'
import { saveFile } from './save-file.ts'
import { clearToken, readToken } from '../session/token.ts'

/** An error response. `status` is 0 if there was no response. */
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

  /** All field errors in order; empty if the refusal names no field. */
  get sentences(): string[] {
    return Object.values(this.errors).flat()
  }
}

/** Returns what the server said about a failure, or `otherwise` where it said nothing. */
export function reasonOf(error: unknown, otherwise: string = m.ui_something_went_wrong_please_try_again()): string {
  return error instanceof ApiError ? error.message : otherwise
}

/** Like `reasonOf`, for a form that shows one sentence: the first about a field, if there is any. */
export function firstReasonOf(error: unknown, otherwise?: string): string {
  return (error instanceof ApiError ? error.sentences[0] : undefined) ?? reasonOf(error, otherwise)
}

/** Builds an endpoint's URL from its path, parameters, and query. Empty query values are omitted. */
export function buildUrl(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value === undefined || value === null ? '' : String(value)
    if (text !== '') search.set(name, text)
  }
  return search.size === 0 ? filled : `${filled}?${search}`
}

type Parts = Record<string, unknown> | undefined

function toApiError(status: number, body: Partial<ErrorBody> | null): ApiError {
  const message = body?.message ?? m.ui_something_went_wrong_please_try_again()
  return new ApiError(status, body?.code ?? 'internal', message, body?.errors)
}

/** Reads the error in a failed response. */
export async function readApiError(response: Response): Promise<ApiError> {
  return toApiError(response.status, (await response.json().catch(() => null)) as Partial<ErrorBody> | null)
}

/** Reads a response's body. It may report `success: false` with any status. */
async function readBody<T>(response: Response): Promise<T> {
  const body = (await response.json()) as T
  const errorBody = body as Partial<ErrorBody> | null
  if (errorBody?.success === false) throw toApiError(response.status, errorBody)
  return body
}

/** Calls an endpoint of the contract with the stored token. Throws `ApiError` for every unsuccessful response. */
export async function call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  input: {
    params?: z.input<P>
    query?: z.input<Q>
    body?: z.input<B>
    headers?: Readonly<Record<string, string>>
    signal?: AbortSignal
    /** Sends the request even if the page closes. */
    keepalive?: boolean
  } = {},
): Promise<z.output<R>> {
  const token = readToken()
  const address = buildUrl(endpoint.path, input.params as Parts, input.query as Parts)
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
  if (response.ok) return readBody<z.output<R>>(response)
  const refusal = await readApiError(response)
  // Drops an expired token, so that every screen shows the visitor's view, unless a newer one was stored.
  if (refusal.status === 401 && refusal.code === 'signed_out' && token && readToken() === token) clearToken(true)
  throw refusal
}

/** Fetches a public endpoint by URL, without the token, on pages that don't load the contract's schemas. */
export async function fetchPublic<T>(address: string): Promise<T> {
  const response = await fetch(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw await readApiError(response)
  return (await response.json()) as T
}

async function fetchWithToken(path: string, init: RequestInit): Promise<Response> {
  const token = readToken()
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(path, { ...init, headers }).catch(() => {
    throw new ApiError(0, 'offline', m.platform_we_couldnt_reach_marigold_check_your())
  })
  if (!response.ok) throw await readApiError(response)
  return response
}

/** Uploads a file as multipart form data, under this field name. */
export async function upload<R extends z.ZodType>(
  endpoint: Pick<Endpoint<z.ZodType, z.ZodType, z.ZodType, R>, 'path' | 'method'> & { response: R },
  field: string,
  file: Blob,
): Promise<z.output<R>> {
  const body = new FormData()
  body.append(field, file)
  return (await (await fetchWithToken(endpoint.path, { method: endpoint.method, body })).json()) as z.output<R>
}

interface Sending {
  field: string
  file: Blob
  /** Called with the part that was sent, from 0 to 1. */
  onProgress: (part: number) => void
}

/** `upload` for large files. `fetch` doesn't report what was sent. */
export function uploadWithProgress<R extends z.ZodType>(
  endpoint: Pick<Endpoint<z.ZodType, z.ZodType, z.ZodType, R>, 'path' | 'method'> & { response: R },
  { field, file, onProgress }: Sending,
): Promise<z.output<R>> {
  const body = new FormData()
  body.append(field, file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, endpoint.path)
    const token = readToken()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new ApiError(0, 'offline', m.platform_we_couldnt_reach_marigold_check_your()))
    request.onload = () => {
      const response = new Response(request.responseText, { status: request.status })
      if (response.ok) resolve(JSON.parse(request.responseText) as z.output<R>)
      else void readApiError(response).then(reject)
    }
    request.send(body)
  })
}

/** Downloads a response as a file with this name, unless the server names it. Returns its name. */
export async function download(endpoint: Pick<Endpoint, 'path'>, name: string): Promise<string> {
  const response = await fetchWithToken(endpoint.path, { method: 'GET' })
  const given = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? name
  saveFile(given, await response.blob())
  return given
}
