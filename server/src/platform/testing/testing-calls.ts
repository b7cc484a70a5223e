import * as contract from '@marigold/contract'
import type { Endpoint } from '@marigold/contract'

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value
}

/** Every call in the contract, by name. New calls are automatically covered by the tests that go over all of them. */
export const declaredCalls: [name: string, call: Endpoint][] = Object.values(contract as Record<string, unknown>)
  .filter(isCall)
  .map((call) => [`${call.method} ${call.path}`, call])
