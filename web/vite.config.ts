import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { unusedRouterParts } from './scripts/unused-router-parts.ts'

// Icons that home draws: those of the other pages would be 3 kB more of scripts before it answers.
const homeIcons =
  'arrow-right|audio-lines|brain|check|hand|message-circle|messages-square|mic|pause|play|speech|waves|x'

const shared = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // What stands around every page, with the small parts that most pages share: one file compresses better than many.
  {
    name: 'site',
    test: new RegExp(
      `app/(ui/(button|icon|tag|dialog|skeleton|empty-state)\\.|platform/((use-)?token|plain-name|plain-press|(made-)?late|address-room|own-storage|opened-at|early-press)\\.|page-(meta|sheets)|nonce|features/(site/(not-found|trouble|shell|header|footer|back-to-top|help/(sheet-on-question|asks-for-keys))|catalogue/(game-card|game-grid))\\.)|lucide-react/(?!.*icons/)|icons/(${homeIcons}|menu|external-link)(-horizontal)?\\.|brand/sign\\.|app/root\\.`,
    ),
  },
  // Its parts are one file too; what it shows to signed-in people stays apart.
  { name: 'home-page', test: /app\/(features\/site\/home\/(?!for-person)|routes\/home)/ },
  { name: 'icons', test: /lucide-react\/.*icons\/(?!eye|circle-|info)/, minShareCount: 3 },
  // After the one before: a group takes along what its parts import.
  { name: 'forms', test: /app\/ui\/(field|notice|spinner|captcha)\.|icons\/(eye|circle-|info)/, minShareCount: 2 },
]

const hashCharacters = 'base36'

export default defineConfig({
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: shared },
            // Files name others by their whole names, and the list of routes names all: 36 bits tell versions apart.
            hashCharacters,
            entryFileNames: 'assets/app/[name]-[hash:7].js',
            chunkFileNames: 'assets/app/[name]-[hash:7].js',
          },
        },
      },
    },
    // Only the icons that we draw: the server would load all of them.
    ssr: {
      resolve: { noExternal: ['lucide-react'] },
      // The same names of pictures and typefaces on both sides.
      build: { rolldownOptions: { output: { hashCharacters } } },
    },
  },
  plugins: [tailwindcss(), reactRouter(), unusedRouterParts()],
  build: {
    // One folder of hashed names, served for ever; the same prefix is served for nothing else.
    assetsDir: 'assets/app',
    assetsInlineLimit: 1200,
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  },
})
