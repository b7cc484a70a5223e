import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const locale = process.env.MARIGOLD_LOCALE ?? 'en'

// English is the plain build; another locale has a build and addresses of its own.
export default defineConfig({
  ...(locale !== 'en' && {
    base: `/locales/${locale}/`,
    resolve: { alias: { '#messages': join(import.meta.dirname, `dist/${locale}/messages-split/index.js`) } },
  }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A build has one locale: looking it up in each message would do nothing.
          treeshake: { manualPureFunctions: ['getLocale'] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                // One request instead of one for each icon.
                { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    // Only the icons that we draw: the server would load all of them.
    ssr: { resolve: { noExternal: ['lucide-react'] } },
  },
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // One folder of hashed names, served for ever; the same prefix is served for nothing else.
    assetsDir: 'assets/app',
    assetsInlineLimit: 1200,
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  },
})
