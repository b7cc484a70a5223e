import { existsSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import { compileMessages } from '../../scripts/messages.mjs'
import { readZip } from './read-zip.ts'

const games = join(import.meta.dirname, '..')
const zipCap = 100_000_000
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
}

/** Returns the folders that contain a game, including the template. */
export const gameFolders = (): string[] =>
  readdirSync(games).filter((name) => existsSync(join(games, name, 'main.tsx')) && name !== 'kit')

async function serveGame(server: ViteDevServer, slug: string, response: ServerResponse, page: Page): Promise<void> {
  const html = page(slug, '', `<script type="module" src="/${slug}/main.tsx"></script>`)
  response.setHeader('content-type', 'text/html').end(await server.transformIndexHtml(`/${slug}/`, html))
}

/** Accepts an uploaded zip and serves its files to a frame. */
function makeZipServer() {
  let files = new Map<string, Buffer>()
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (request.method === 'POST') {
      const length = Number(request.headers['content-length'] ?? 0)
      try {
        if (length > zipCap) throw new Error('This zip is over 100 MB.')
        files = readZip(await buffer(request))
        response.end('ok')
      } catch (error) {
        response.writeHead(422, { 'content-type': 'text/plain' }).end((error as Error).message)
      }
      return
    }
    const file = files.get(path || 'index.html')
    const type = types[extname(path || 'index.html')] ?? 'application/octet-stream'
    response.writeHead(file ? 200 : 404, { 'content-type': type, 'access-control-allow-origin': '*' }).end(file ?? '')
  }
}

const textsOf = (name: string) => join(games, name, 'messages/en.json')
const changed = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0)

/** Compiles the texts of all games if any have changed, and again whenever one of their catalogs is saved. */
async function serveMessages(server: ViteDevServer): Promise<void> {
  const compile = () => compileMessages({ workspaces: ['games'] })
  server.watcher.on('change', (file) => {
    // A catalog that is being edited may be broken for a moment.
    if (/messages[\\/]en\.json$/.test(file))
      void compile().catch((error: unknown) => server.config.logger.error(String(error)))
  })
  const compiled = changed(join(games, 'dist/messages/index.js'))
  if (readdirSync(games).some((name) => changed(textsOf(name)) > compiled)) await compile()
}

type Page = (title: string, head: string, script: string) => string

/**
 * Adds pages during development: /lantern-river/ is that game, /kit/bench.html the bench, and /bench/zip/ the zip
 * uploaded to it.
 */
export function devPages(page: Page): Plugin {
  return {
    name: 'dev-pages',
    async configureServer(server) {
      await serveMessages(server)
      const zip = makeZipServer()
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://bench')
        const slug = /^\/([a-z0-9_-]+)\/$/.exec(url.pathname)?.[1]
        if (url.pathname === '/') return void response.writeHead(302, { location: '/kit/bench.html' }).end()
        if (url.pathname === '/bench/games') return void response.end(JSON.stringify(gameFolders()))
        if (url.pathname.startsWith('/bench/zip/'))
          return void zip(request, response, decodeURIComponent(url.pathname.slice('/bench/zip/'.length)))
        if (slug && gameFolders().includes(slug)) return void serveGame(server, slug, response, page).catch(next)
        next()
      })
    },
  }
}
