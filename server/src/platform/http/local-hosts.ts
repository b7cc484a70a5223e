import { m } from '#messages'
import { isIP } from 'node:net'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Config } from '../process/config.ts'
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

function isLoopback(address: string | undefined): boolean {
  const plain = (address ?? '').replace(/^::ffff:/i, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

/**
 * Whether a request was made on this machine itself. A proxy on it makes every request look so: what it forwards counts as
 * from elsewhere unless TRUST_PROXY names it and the address that it tells is this machine's too.
 */
function fromThisMachine(request: FastifyRequest, { trustProxy }: Pick<Config, 'trustProxy'>): boolean {
  const forwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  if (forwarded && trustProxy === null) return false
  return isLoopback(request.socket.remoteAddress) && isLoopback(request.ip)
}

/** For what holds people's secrets, such as letters: refuses a request from another machine, and one by another name. */
export function onlyFromHere(config: Pick<Config, 'publicUrl' | 'trustProxy'>): onRequestAsyncHookHandler {
  return async (request) => {
    if (!namesUs(request, config) || !fromThisMachine(request, config))
      throw new Refusal('forbidden', m.platform_this_page_answers_only_on_the())
  }
}

/** For routes of the person who runs Marigold: refuses a request by another name. */
export function onlyByOurName(config: Pick<Config, 'publicUrl'>): onRequestAsyncHookHandler {
  return async (request) => {
    if (!namesUs(request, config)) throw new Refusal('forbidden', m.platform_this_page_answers_only_to_the())
  }
}
