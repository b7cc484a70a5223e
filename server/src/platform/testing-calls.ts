import * as contract from '@marigold/contract'
import { endpoint, invoicePdfPath, type Endpoint } from '@marigold/contract'
import { z } from 'zod'

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value
}

/** Every call that the contract declares, by method and path: what is added there is tested by the tests that go over all calls. */
export const declaredCalls: [name: string, call: Endpoint][] = Object.values(contract as Record<string, unknown>)
  .filter(isCall)
  .map((call) => [`${call.method} ${call.path}`, call])

const paper = { method: 'GET', path: invoicePdfPath, auth: 'bearer', summary: '', response: z.unknown() } as const

/** What is really served under /api: the declared calls, and the one that answers with a file instead of JSON. */
export const servedCalls: typeof declaredCalls = [...declaredCalls, [`GET ${invoicePdfPath}`, endpoint(paper)]]
