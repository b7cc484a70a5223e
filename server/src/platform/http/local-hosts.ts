import { m } from '#messages'
import { isIP } from 'node:net'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Config } from '../process/config.ts'
import { Refusal } from './errors.ts'

/**
 * Returns whether a request names one of our hosts. Another site could point its own name at this machine and read our
 * responses, so what only the operator should see responds to our name, localhost, and IP addresses only.
 */
function hasKnownHost(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
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
 * Returns whether a request was made on this machine. Behind a local proxy every request looks like that, so a
 * forwarded one doesn't count unless TRUST_PROXY names the proxy and it reports this machine's address.
 */
function isLocalRequest(request: FastifyRequest, { trustProxy }: Pick<Config, 'trustProxy'>): boolean {
  const forwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  if (forwarded && trustProxy === null) return false
  return isLoopback(request.socket.remoteAddress) && isLoopback(request.ip)
}

/** Refuses requests from another machine, or with an unknown host, for private data such as emails. */
export function localMachineOnly(config: Pick<Config, 'publicUrl' | 'trustProxy'>): onRequestAsyncHookHandler {
  return async (request) => {
    if (!hasKnownHost(request, config) || !isLocalRequest(request, config))
      throw new Refusal('forbidden', m.platform_this_page_answers_only_on_the())
  }
}

/** Refuses requests with an unknown host, for the operator's routes. */
export function knownHostOnly(config: Pick<Config, 'publicUrl'>): onRequestAsyncHookHandler {
  return async (request) => {
    if (!hasKnownHost(request, config)) throw new Refusal('forbidden', m.platform_this_page_answers_only_to_the())
  }
}
