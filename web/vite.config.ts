import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Small parts that most pages share come as one file instead of thirty.
const shared = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'forms',
    test: /app\/ui\/(field|notice|spinner|captcha)\.|icons\/(eye|eye-off|circle-|info)/,
    minShareCount: 2,
  },
  {
    name: 'shared',
    test: /app\/(ui\/(?!dialog-window|captcha-widget|tabs)|platform\/(use-)?token)|lucide-react/,
    minShareCount: 3,
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
