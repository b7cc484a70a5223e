import { isIP } from 'node:net'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Config } from './config.ts'
import { Refusal } from './errors.ts'

/**
 * Whether a request names a host that is ours. A foreign site can point its own name at this machine and so read what
 * answers there; what only the person who runs Marigold should see answers to our name, to localhost and to bare addresses.
 */
function namesUs(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const asked = `http://${request.headers.host ?? ''}`
  if (!URL.canParse(asked)) return false
  const name = new URL(asked).hostname.replace(/^\[|\]$/g, '')
  return isIP(name) !== 0 || name === 'localhost' || name === new URL(publicUrl).hostname
}

/** For routes of the person who runs Marigold: refuses a request by another name. */
export function onlyByOurName(config: Pick<Config, 'publicUrl'>): onRequestAsyncHookHandler {
  return async (request) => {
    if (!namesUs(request, config)) throw new Refusal('forbidden', 'This page answers only to the address of Marigold.')
  }
}
