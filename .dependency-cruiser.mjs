// Defines who may import whom. An import across one of these lines, including a type import, fails the gate.

/** What each workspace may import from the others. */
const may = {
  contract: [],
  content: [],
  device: [],
  sandbox: [],
  games: ['contract', 'content', 'device'],
  server: ['content', 'contract', 'sandbox'],
  web: ['content', 'contract', 'device'],
  e2e: ['content', 'contract', 'server'],
  bench: ['contract', 'e2e', 'server'],
}
const workspaces = Object.keys(may)

const workspaceRules = workspaces.flatMap((from) => {
  const others = workspaces.filter((to) => to !== from)
  const closed = others.filter((to) => !may[from].includes(to))
  return [
    {
      name: `${from}-imports-only`,
      comment: `${from} may import only: ${may[from].join(', ') || 'none of our workspaces'}`,
      severity: 'error',
      from: { path: `^${from}/` },
      to: { path: `^(${closed.join('|')})/` },
    },
    {
      name: `${from}-by-package-name`,
      comment: 'Import another workspace by its package name, so that its exports say what is meant for others.',
      severity: 'error',
      from: { path: `^${from}/` },
      to: { path: `^(${others.join('|')})/`, dependencyTypes: ['local'] },
    },
  ]
})

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...workspaceRules,
    forbid(
      'no-cycles',
      'Files that import each other, even types alone, cannot be read one after the other.',
      {},
      { circular: true },
    ),
    forbid(
      'no-sibling-features',
      'A feature does not import another: compose them in a route or in the app, or lift what they share.',
      { path: '^(server/src|web/app)/features/([^/]+)/' },
      { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    ),
    forbid(
      'features-on-top',
      'What features stand on knows none of them.',
      { path: '^(server/src/platform|web/app/(platform|ui|players|guests))/', pathNot: '\\.test\\.' },
      { path: '^(server/src|web/app)/features/' },
    ),
    forbid(
      'content-in-web-tests-only',
      'The web app gets its cards from the server. Only its tests read the content, to print every item.',
      { path: '^web/', pathNot: '\\.test\\.' },
      { path: '^content/' },
    ),
    forbid(
      'no-sibling-games',
      'A game imports the kit and itself. What two games share belongs to the kit.',
      { path: '^games/([^/]+)/', pathNot: '^games/(kit|scripts)/' },
      { path: '^games/', pathNot: '^games/($1|kit|scripts)/' },
    ),
    forbid(
      'kit-knows-no-game',
      'The kit knows no game.',
      { path: '^games/kit/' },
      { path: '^games/(?!kit/|scripts/)' },
    ),
    forbid(
      'contract-zod-only',
      'The contract imports only Zod, since the browser and the server both load all of it.',
      { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^contract/|(^|/)node_modules/zod/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router|\\.data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
