import * as contract from '@marigold/contract'
import type { Endpoint } from '@marigold/contract'

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value
}

/** Every call that the contract declares, by method and path: what is added there is tested by the tests that go over all calls. */
export const declaredCalls: [name: string, call: Endpoint][] = Object.values(contract as Record<string, unknown>)
  .filter(isCall)
  .map((call) => [`${call.method} ${call.path}`, call])
