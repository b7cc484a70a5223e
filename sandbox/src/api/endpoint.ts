import type { World } from '../state/world.ts'
import { invalid } from './refusal.ts'
import type { Params, Shape } from './shape.ts'

/** One call to an endpoint. `id` is the one in the path. */
export interface Call {
  world: World
  params: Params
  id: string
  url: string
}

/**
 * One address of the API, with the parameters that it accepts. When `run` throws, everything that it changed is undone.
 * A refusal that it returns is answered too, but the changes stay.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  params?: Shape
  run: (call: Call) => unknown
}

/** A parameter that the call needs. `at` is its full name when it is inside another parameter. */
export function required<T = string>(params: Params, name: string, at = name): T {
  const value = params[name]
  if (value === undefined || value === null) throw invalid(`Missing required param: ${at}.`, at, 'parameter_missing')
  return value as T
}
