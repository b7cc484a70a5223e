import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // One folder of hashed names, served for ever; the same prefix is served for nothing else.
    assetsDir: 'assets/app',
    assetsInlineLimit: 1200,
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  },
})
