import { m } from '#messages'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import type { Routes } from '../../platform/app.ts'
import { resolveInside, sendFile } from '../../platform/http/send-file.ts'
import { gameFolders } from './game-folders.ts'
import { isGuestLinkActive } from './guest/guest-links.service.ts'
import { freeVersion } from './play.service.ts'
import { sendShimmed } from './send-shimmed.ts'
import { readTicket } from './ticket.ts'

/**
 * Whatever a game contains, it runs in its own origin, without our cookies or storage, forms, or other hosts. Because
 * that origin matches none, its files must be readable from anywhere; the URL alone protects them.
 */
export const gameHeaders: Record<string, string> = {
  'content-security-policy':
    "sandbox allow-scripts allow-pointer-lock; default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'; " +
    "connect-src 'self' data: blob:; frame-src 'self'; form-action 'none'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
  // In browsers that support it (Chromium 156 does), this also blocks WebRTC and preconnects.
  'connection-allowlist': '(response-origin)',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // Prevents DNS lookups of other hosts as well.
  'x-dns-prefetch-control': 'off',
  'permissions-policy':
    'accelerometer=(), camera=(), clipboard-read=(), clipboard-write=(), display-capture=(), geolocation=(), ' +
    'gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), ' +
    'publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'x-robots-tag': 'noindex',
}

const sentences = {
  plain: m.play_this_game_is_part_of_a,
  wrong: m.play_this_address_doesnt_open_a_game,
  ended: m.play_this_address_has_expired_go_back,
  over: m.play_this_guest_link_has_expired_the,
  missing: m.play_the_game_has_no_such_file,
}

function refuse(reply: FastifyReply, reason: keyof typeof sentences): FastifyReply {
  const status = reason === 'missing' ? 404 : 403
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Marigold</title><body style="font:18px/1.5 system-ui,sans-serif;max-width:34em;margin:15vh auto;padding:0 1em">' +
    `<h1 style="font-size:1.4em">${status === 403 ? m.play_the_game_cannot_open() : m.play_not_found()}</h1><p>${sentences[reason]()}</p>`
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(page)
}

/** Serves game files: by their plain name for free games, and by a ticket in the path for all others. */
export const gameFileRoutes: Routes = (app, { db, config }) => {
  const { packages } = gameFolders(config.dataDir)

  /** Returns the package that a path segment gives access to, and how long its files may be cached. */
  async function admit(segment: string, now: Date, late: boolean) {
    const read = readTicket(config.appSecret, segment, now, late)
    if (read.ok) {
      const { name, version, exp, guest } = read.ticket
      if (guest !== undefined && !late && !(await isGuestLinkActive(db, guest))) return 'over'
      // The URL has the version, so its content never changes.
      const seconds = Math.max(0, exp - Math.floor(now.getTime() / 1000))
      return { name, version, cacheControl: `private, max-age=${seconds}, immutable` }
    }
    if (read.reason !== 'plain') return read.reason
    const version = await freeVersion(db, segment)
    // The plain URL stays the same for a new version, so it's revalidated each time, with a 304.
    return version === null ? 'plain' : { name: segment, version, cacheControl: 'public, no-cache' }
  }

  const open = { access: 'open' as const }
  app.get<{ Params: { game: string } }>('/game_unzip_file/:game/vtx', { config: open }, (request, reply) =>
    reply.headers(gameHeaders).redirect(`/game_unzip_file/${encodeURIComponent(request.params.game)}/vtx/`, 308),
  )
  // A game that sends custom headers needs a preflight, because its origin matches none.
  app.options('/game_unzip_file/:game/vtx/*', { config: open }, (_request, reply) =>
    reply
      .code(204)
      .headers({ ...gameHeaders, 'access-control-allow-headers': '*', 'access-control-max-age': '86400' })
      .send(),
  )
  app.get<{ Params: { game: string; '*': string } }>(
    '/game_unzip_file/:game/vtx/*',
    { config: open },
    async (request, reply) => {
      reply.removeHeader('cross-origin-opener-policy').headers(gameHeaders)
      const wanted = request.params['*']
      const path = wanted === '' || wanted.endsWith('/') ? `${wanted}index.html` : wanted
      // Opening a game needs a valid ticket. What it fetches later may come a while after the ticket expires.
      const admitted = await admit(request.params.game, new Date(), !/\.html?$/i.test(path))
      if (typeof admitted === 'string') return refuse(reply, admitted)
      const { name, version, cacheControl } = admitted
      const file = resolveInside(join(packages, name, String(version)), path)
      const options = { tag: `v${version}`, cacheControl }
      if (await sendShimmed(request, reply, file, options)) return reply
      return (await sendFile(request, reply, file, options)) ? reply : refuse(reply, 'missing')
    },
  )
}
