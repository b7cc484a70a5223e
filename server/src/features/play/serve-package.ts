import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { resolveInside, sendFile } from '../../platform/http/send-file.ts'
import { mediaPaths } from './catalogue-entry.ts'
import { gameHeaders } from './game-files.ts'
import { readManifest } from './game-manifest.ts'
import { findWarnings } from './package-warnings.ts'
import { sendShimmed } from './send-shimmed.ts'
import { unpackZip } from './unpack-zip.ts'

/** A package that is served from a temporary folder until `close`. */
export interface ServedPackage {
  name: string | null
  /** The URL of the page that embeds the game; the game is at `game/` below it. */
  url: string
  /** Compressed bytes of what the game loads. */
  bytes: number
  warnings: string[]
  /** The cover's text, of a drawing; null without one. */
  cover: string | null
  /** The game is built on our kit, or knows its messages. */
  speaks: { kit: boolean; messages: boolean }
  close: () => Promise<void>
}

/**
 * Unpacks a game with the importer's checks, and serves it as the product does: same headers, same shim. Throws
 * `Refusal` like an import.
 */
export async function servePackage(zip: string, embeddingPage: string): Promise<ServedPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'marigold-package-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const unpacked = await unpackZip(zip, folder)
    const manifest = await readManifest(folder, unpacked)
    const warnings = [...unpacked.leftOut, ...(await findWarnings(folder, unpacked.files))]
    const forCatalogue = new Set(['game.json', ...(manifest ? mediaPaths(manifest) : [])])
    const speaks = { kit: false, messages: false }
    let bytes = 0
    for (const { path } of unpacked.files) {
      if (forCatalogue.has(path) || /\.(mp4|webm|ogv)$/i.test(path)) continue
      const content = await readFile(join(folder, path))
      bytes += gzipSync(content).length
      if (!/\.(html?|m?js)$/i.test(path)) continue
      speaks.kit ||= content.includes('<meta name="marigold-kit"')
      speaks.messages ||= content.includes('GAME_READY')
    }
    const drawn = manifest?.media.cover?.endsWith('.svg') ? manifest.media.cover : null
    const cover = drawn && (await readFile(join(folder, drawn), 'utf8'))
    const app = fastify()
    app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(embeddingPage))
    // Browsers ask for it on their own.
    app.get('/favicon.ico', (_request, reply) => reply.code(204).send())
    app.get<{ Params: { '*': string } }>('/game/*', async (request, reply) => {
      const wanted = request.params['*']
      const path = wanted === '' || wanted.endsWith('/') ? `${wanted}index.html` : wanted
      const file = resolveInside(folder, path)
      const options = { tag: 'certified', cacheControl: 'no-store' }
      reply.headers(gameHeaders)
      if ((await sendShimmed(request, reply, file, options)) || (await sendFile(request, reply, file, options)))
        return reply
      return reply.code(404).send('')
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const close = async () => {
      await app.close()
      await remove()
    }
    return {
      name: manifest?.game_name ?? null,
      url: `http://127.0.0.1:${port}/`,
      bytes,
      warnings,
      cover,
      speaks,
      close,
    }
  } catch (error) {
    await remove()
    throw error
  }
}
