import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

// After the next paint is too late for a user who presses right away: keys aren't handled yet, and a view that has
// closed by then doesn't save.
const late = [
  ['[callee.name=/^offer(Keys|Arrows)$/]', 'keys come with the buttons: offer them in useLayoutEffect'],
  ["[callee.property.name='keep']", 'keep in useLayoutEffect: a view that has gone has no more effects'],
].map(([call, message]) => ({ selector: `CallExpression[callee.name='useEffect'] CallExpression${call}`, message }))

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'export by name, so that it is called the same wherever it is imported',
}

/** Globals that only certain modules may use. The message names the alternative. */
const ownedGlobals = (names, message) => names.map((name) => ({ name, message }))
const ownedProperties = (objects, names, message) =>
  objects.flatMap((object) => names.map((property) => ({ object, property, message })))
const stores = ['localStorage', 'sessionStorage']
const timers = ['setTimeout', 'setInterval']
const throughTimers = 'use after, every or pause of web/app/platform/time/timers.ts, which return what cancels them'
const windows = ['window', 'globalThis', 'self']
const noRandomId = {
  object: 'crypto',
  property: 'randomUUID',
  message: 'absent over plain http: web/app/platform/new-id.ts',
}
const throughTextStore =
  'storage may be blocked or full: use web/app/platform/storage/browser-storage.ts or account-texts.ts'
const throughApi = 'use call, upload or download of web/app/platform/calls/api-client.ts, or own-files.ts'
const throughClock = 'a pause stops only what runs by play.clock'
const throughKit = 'the kit owns it: see docs/game-kit.md'
const ofKit = ['addEventListener', 'indexedDB', 'caches', 'matchMedia', ...stores]
const frames = ['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback']
const noListeners = {
  selector:
    ":matches(CallExpression[callee.property.name='addEventListener'], AssignmentExpression[left.computed=false][left.property.name=/^on[a-z]+$/])",
  message: "use Preact's handlers, offerKeys, or listen of games/kit",
}
/** What no game uses by itself: rules and views alike. */
const gameGlobals = [...ownedGlobals([...timers, ...frames], throughClock), ...ownedGlobals(ofKit, throughKit)]
const gameProperties = [
  noRandomId,
  ...ownedProperties(windows, [...timers, ...frames], throughClock),
  ...ownedProperties(windows, ofKit, throughKit),
  { object: 'document', property: 'cookie', message: throughKit },
]

const size = (lines, perFunction) => ({
  'max-lines': ['error', { max: lines, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: perFunction, skipBlankLines: true, skipComments: true }],
})

// User-facing text belongs in message catalogs (docs/texts.md).
const inCatalog = 'Put this text into a message catalog and call its message: see docs/texts.md.'
const read =
  '/^(alt|aria-(label|description|valuetext)|caption|description|heading|help|hint|label|lead|line|message|placeholder|question|summary|text|title)$/'
const text = '[value=/[A-Za-z]{2}/]'
const noText = [
  `JSXText${text}`,
  `JSXAttribute[name.name=${read}] > Literal${text}`,
  `JSXAttribute[name.name=${read}] > JSXExpressionContainer > :matches(Literal${text}, TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/])`,
  `JSXExpressionContainer ConditionalExpression > Literal[value=/^[A-Z][a-z]+( |$)/]`,
  `Property[key.name=${read}] > Literal[value=/[A-Za-z]{2}.* /]`,
  `NewExpression[callee.name='Refusal'] > Literal[value=/ /]`,
].map((selector) => ({ selector, message: inCatalog }))

// The contract has codes and the summaries of calls. The names of question types are specified.
const codesOnly = [
  ':not(ArrayExpression, Property[key.name=/^(summary|question_type_name)$/]) > Literal[value=/[A-Za-z]{2} .*[a-z]/]',
  ":not(Property[key.name='summary']) > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z] [a-z]|^ [a-z]|[a-z] $/]",
].map((selector) => ({ selector, message: 'Give a code of contract/src/faults.ts: see docs/texts.md.' }))

export default defineConfig(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/build',
      '**/.react-router',
      '.data',
      '.cache',
      '**/generated',
      '**/*.generated.ts',
      // Third-party games, unchanged.
      'e2e/fixtures/third-party-games',
    ],
  },
  js.configs.recommended,
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    languageOptions: {
      parserOptions: {
        // These belong to no workspace.
        projectService: { allowDefaultProject: ['*.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      ...size(400, 100),
      complexity: ['error', 20],
      'max-depth': ['error', 4],
      'max-params': ['error', 5],
      'no-console': 'error',
      'no-restricted-syntax': ['error', noDefaultExport],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  // Frameworks that require a default export.
  {
    files: [
      '*.config.ts',
      '*/*.config.ts',
      'web/app/{root,routes,entry.server}.{ts,tsx}',
      'web/app/routes/**',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['games/**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts', '*/*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...late] },
  },
  {
    files: ['{games,server/src,web/app}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{test,d}.{ts,tsx}',
      '*/*.config.ts',
      'games/*/recording.ts',
      'games/scripts/**',
      'games/kit/bench/**',
      // A story's own words, and the API descriptions.
      'games/tall-tale-theatre/parts.ts',
      'server/src/platform/http/openapi.ts',
      // Screens for developers.
      'web/app/routes/site/gallery.tsx',
      'web/app/features/site/gallery.tsx',
      'web/app/features/cards/viewer/viewer-gallery.tsx',
      'server/src/commands/**',
      'server/src/features/*/commands/**',
      'server/src/platform/testing/**',
      '**/fixtures/**',
    ],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...late, ...noText] },
  },
  {
    files: ['web/app/{root,routes,entry.server}.{ts,tsx}', 'web/app/routes/**'],
    ignores: ['**/*.test.*', 'web/app/routes/site/gallery.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...noText] },
  },
  {
    files: ['contract/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...codesOnly] },
  },
  { files: ['web/**/*.tsx'], ...reactHooks.configs.flat.recommended },
  { files: ['{web,games}/**/*.tsx'], ...jsxA11y.configs.recommended },
  { files: ['{web,games}/**/*.{ts,tsx}'], rules: { 'no-restricted-properties': ['error', noRandomId] } },
  {
    files: ['web/app/**/*.{ts,tsx}'],
    ignores: ['web/app/platform/**', '**/*.test.*', '**/testing-*'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...ownedGlobals(stores, throughTextStore),
        ...ownedGlobals(['fetch'], throughApi),
        ...ownedGlobals(timers, throughTimers),
      ],
      'no-restricted-properties': [
        'error',
        noRandomId,
        ...ownedProperties(windows, stores, throughTextStore),
        ...ownedProperties(windows, ['fetch'], throughApi),
        ...ownedProperties(windows, timers, throughTimers),
      ],
    },
  },
  {
    files: ['games/*/**/*.{ts,tsx}'],
    // A worker has frames and messages of its own.
    ignores: ['games/{kit,scripts}/**', 'games/lantern-river/*worker*.ts', '**/*.test.*', '**/recording.ts'],
    rules: {
      'no-restricted-globals': ['error', ...gameGlobals],
      'no-restricted-properties': ['error', ...gameProperties],
    },
  },
  {
    files: ['games/*/**/*.{ts,tsx}'],
    ignores: [
      'games/{kit,scripts}/**',
      'games/lantern-river/*worker*.ts',
      'games/tall-tale-theatre/parts.ts',
      '**/*.{test,d}.{ts,tsx}',
      '**/recording.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...late, ...noText, noListeners] },
  },
  {
    files: ['web/**', 'games/**', 'device/**', 'server/src/features/play/shim/**'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['games/*/rules.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'fetch', 'window', 'document', ...gameGlobals],
      'no-restricted-properties': ['error', ...gameProperties, { object: 'Math', property: 'random' }],
    },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}', 'e2e/**/*.ts', '**/fixtures/**'],
    rules: { ...size(500, 500), 'no-console': 'off' },
  },
  { files: ['scripts/**', '**/scripts/**', '**/commands/**', 'bench/**'], rules: { 'no-console': 'off' } },
)
