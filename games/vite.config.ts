import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preact } from '@preact/preset-vite'
import { defineConfig } from 'vite'
import { pictures } from './scripts/pictures.ts'
import { devPages } from './scripts/dev-pages.ts'

/** The locale of this build: it contains only the messages of this one. */
export const locale = process.env.MARIGOLD_LOCALE ?? 'en'

/** The page of a game around its styles and script. */
export const page = (title: string, head: string, script: string): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="marigold-kit" content="1">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
${head}
</head>
<body>
<div id="game"></div>
${script}
</body>
</html>
`

/** Read as text so that a build can tell what it was made of. */
export const configText = (): string => readFileSync(new URL(import.meta.url), 'utf8')

export default defineConfig({
  root: import.meta.dirname,
  ...(locale !== 'en' && {
    resolve: { alias: { '#messages': join(import.meta.dirname, `dist/${locale}/messages/index.js`) } },
  }),
  appType: 'mpa',
  plugins: [
    // The compiled texts have no components, and Babel would take half a minute for all of them.
    preact({ devToolsEnabled: false, exclude: [/node_modules/, /dist[\\/](.+[\\/])?messages[\\/]/] }),
    pictures(),
    devPages(page),
  ],
  // A game in the bench's frame has no origin of its own, as in the player.
  server: { cors: { origin: '*' } },
  build: {
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 10_000_000,
    cssCodeSplit: false,
    modulePreload: false,
  },
})
