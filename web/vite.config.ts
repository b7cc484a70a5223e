import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Icons that home draws: those of the other pages would be 3 kB more of scripts before it answers.
const homeIcons =
  'arrow-right|audio-lines|brain|check|hand|message-circle|messages-square|mic|pause|play|speech|waves|x'

// Small parts that most pages share come as one file instead of thirty.
const shared = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'shared',
    test: new RegExp(
      `app/(ui/(button|icon|tag|dialog|skeleton|empty-state)\\.|platform/(use-)?token)|lucide-react/(?!.*icons/)|icons/(${homeIcons})(-horizontal)?\\.`,
    ),
    minShareCount: 3,
  },
  { name: 'icons', test: /lucide-react\/.*icons\/(?!eye|circle-|info|menu|external-link)/, minShareCount: 3 },
  // After the one before: a group takes along what its parts import.
  { name: 'forms', test: /app\/ui\/(field|notice|spinner|captcha)\.|icons\/(eye|circle-|info)/, minShareCount: 2 },
  // What stands around every page, with the small things that would else be files of their own.
  {
    name: 'site',
    test: /app\/(features\/(site\/(not-found|trouble|shell|header|footer|back-to-top)|catalogue\/(game-card|game-grid))\.|platform\/plain-name|page-meta)|icons\/(menu|external-link)|brand\/(rate-o|sign\.)/,
  },
]

export default defineConfig({
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: shared } } } } },
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
