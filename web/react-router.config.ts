import type { Config } from '@react-router/dev/config'

const locale = process.env.MARIGOLD_LOCALE ?? 'en'

export default {
  buildDirectory: locale === 'en' ? 'build' : `build/locales/${locale}`,
  ssr: true,
  // Few routes, so all are in the manifest, and none must be discovered by URL.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
