import type { Plugin } from 'vite'

/**
 * Parts of React Router that every page of this app would carry and none calls: all routes are known at once
 * (`routeDiscovery` of react-router.config.ts), and nothing is instrumented. Each by its file, with what stands for it.
 */
const unused: Record<string, Record<string, string>> = {
  'lib/dom/ssr/fog-of-war.js': {
    URL_LIMIT: '0',
    getManifestPath: '() => ""',
    getPartialManifest: '(manifest) => manifest',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    getPathsWithAncestors: '() => []',
    handleClientVersionMismatch: 'async () => false',
    isFogOfWarEnabled: '() => false',
    useFogOFWarDiscovery: '() => {}',
  },
  'lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
    instrumentHandler: '(handler) => handler',
    instrumentationResultMetaContext: 'undefined',
  },
}

/** What stands for a file of React Router; the build fails where a new version of it exports something else. */
export function stubFor(file: string, code: string): string {
  const stub = unused[file] ?? {}
  const exported =
    /export \{([^}]*)\};?\s*$/
      .exec(code)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? []
  if (exported.toSorted().join() !== Object.keys(stub).toSorted().join())
    throw new Error(`React Router’s ${file} has changed: look at unused-router-parts.ts again`)
  return Object.entries(stub)
    .map(([name, value]) => `export const ${name} = ${value};`)
    .join('\n')
}

/** Leaves those parts out of what browsers get. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'pre',
      filter: { id: /react-router\/dist\/production\/lib\/.*\.js$/ },
      handler(code, id) {
        const file = Object.keys(unused).find((one) => id.endsWith(one))
        return file === undefined ? undefined : { code: stubFor(file, code), map: null }
      },
    },
  }
}
