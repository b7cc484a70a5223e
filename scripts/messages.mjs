// `npm run messages`: compiles the message catalogs into typed functions, which code imports from `#messages`.
// A build has one locale. The catalogs of another locale need the same keys, or the types refuse them.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'

const repository = join(import.meta.dirname, '..')
const plugin = createRequire(import.meta.filename).resolve('@inlang/plugin-message-format')

/** The catalogs of a workspace, as paths from its folder with `{locale}` in place of the locale. */
function catalogs(root, workspace) {
  if (workspace !== 'games')
    return readdirSync(join(root, workspace, 'messages/en')).map((file) => `messages/{locale}/${file}`)
  return readdirSync(join(root, 'games'))
    .filter((name) => existsSync(join(root, 'games', name, 'messages/en.json')))
    .map((name) => `${name}/messages/{locale}.json`)
}

// The functions of the one locale as they are, without the runtime that chooses between locales.
const script = (locale) => `export * as m from './messages/${locale}.js'\nexport const locale = '${locale}'\n`
// Paraglide's own types want an argument for every message.
const types = (locale) => `import type * as messages from './messages/${locale}.js'
type Message<F> = F extends (values: infer V) => infer Text ? ({} extends V ? F & (() => Text) : F) : never
export declare const m: { readonly [Key in keyof typeof messages]: Message<(typeof messages)[Key]> }
export declare const locale: string
`

/** Compiles a workspace's catalogs into `<workspace>/dist/<folder>`, in one of Paraglide's two layouts. */
async function compileInto(root, workspace, folder, outputStructure, locale) {
  const project = join(root, workspace, 'dist', `${folder}.inlang`)
  mkdirSync(project, { recursive: true })
  const settings = {
    baseLocale: locale,
    locales: [locale],
    modules: [plugin],
    'plugin.inlang.messageFormat': { pathPattern: catalogs(root, workspace).map((path) => `../${path}`) },
  }
  writeFileSync(join(project, 'settings.json'), JSON.stringify(settings))
  await compile({
    project,
    outdir: join(root, workspace, 'dist', folder),
    outputStructure,
    strategy: ['baseLocale'],
    emitReadme: false,
    emitPrettierIgnore: false,
    emitGitIgnore: false,
    additionalFiles:
      outputStructure === 'locale-modules'
        ? { 'index.js': script(locale), 'index.d.ts': types(locale) }
        : {
            'index.js': `export { m } from './messages.js'\nexport const locale = '${locale}'\n`,
            'package.json': JSON.stringify({ type: 'module', sideEffects: false }),
          },
  })
}

/** Compiles the catalogs of these workspaces for a locale; rejects when one cannot be read. */
export async function compileMessages({
  locale = process.env.MARIGOLD_LOCALE ?? 'en',
  root = repository,
  workspaces = ['games', 'server', 'web'],
} = {}) {
  for (const workspace of workspaces) await compileInto(root, workspace, 'messages', 'locale-modules', locale)
  // One module for each message: a page of the web app then loads only its own.
  if (workspaces.includes('web')) await compileInto(root, 'web', 'messages-split', 'message-modules', locale)
}

if (process.argv[1] === import.meta.filename) await compileMessages()
