import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const locale = process.env.MARIGOLD_LOCALE ?? 'en'

// English is the default build; another locale has its own build and URLs.
export default defineConfig({
  ...(locale !== 'en' && {
    base: `/locales/${locale}/`,
    resolve: { alias: { '#messages': join(import.meta.dirname, `dist/${locale}/messages-split/index.js`) } },
  }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A build has one locale, so looking it up in each message is pointless.
          treeshake: { manualPureFunctions: ['getLocale'] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                // One request for all icons.
                { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    // Bundles only the icons we use; the server would load all of them.
    ssr: { resolve: { noExternal: ['lucide-react'] } },
  },
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Hashed file names, cached forever; nothing else has this prefix.
    assetsDir: 'assets/app',
    assetsInlineLimit: 1200,
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  },
})
