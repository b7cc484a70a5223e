import type { Config } from '@react-router/dev/config'

const locale = process.env.MARIGOLD_LOCALE ?? 'en'

export default {
  buildDirectory: locale === 'en' ? 'build' : `build/locales/${locale}`,
  ssr: true,
  // Few routes: all of them are known at once, and no address is needed to discover them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
