import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Few routes: all of them are known at once, and no address is needed to discover them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
