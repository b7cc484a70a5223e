import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../process/config.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The nonce in this response's content-security-policy. */
    nonce: string
  }
}

// Full screen, gamepads, and autoplay are left out, because a header that names them would deny them to a game's frame.
const permissions = [
  'camera=(self)',
  'microphone=(self)',
  // The session check previews what a call would share.
  'display-capture=(self)',
  ...['geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'browsing-topics'].map((name) => `${name}=()`),
].join(', ')

/** Generates 128 random bits in base64. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * Returns our pages' policy as a function of the nonce. Fonts and calls fall under default-src. Game files have their
 * own policy.
 */
function pagePolicy(secure: boolean): (nonce: string) => string {
  const rest = [
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (nonce) => `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; ${rest}`
}

// A built file is no page, so it needs no page permissions, and its headers should stay small.
const filePolicy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

/** Adds security headers and an explicit cache rule to every response. A route's own header wins. */
export function useSecurity(app: FastifyInstance, config: Config): void {
  const secure = config.publicUrl.startsWith('https:')
  const policy = pagePolicy(secure)
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = newNonce()
    reply.headers({ 'x-content-type-options': 'nosniff', 'x-request-id': request.id })
    if (request.url.startsWith('/assets/')) reply.header('content-security-policy', filePolicy)
    else
      reply.headers({
        'content-security-policy': policy(request.nonce),
        'referrer-policy': 'same-origin',
        'permissions-policy': permissions,
        'cross-origin-opener-policy': 'same-origin',
      })
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', isCall(request) ? 'no-store' : 'no-cache')
  })
}

/** Returns whether the request is for a call, by its route, because a URL can be spelled in many ways (`/%61pi/me`). */
export function isCall(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? request.url).startsWith('/api/') || request.url.startsWith('/api/')
}
