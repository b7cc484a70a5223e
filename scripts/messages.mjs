// `npm run messages`: compiles the message catalogs into typed functions, which code imports from `#messages`. A build
// has one locale. The catalogs of another locale need the same keys, or the type check fails.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { pseudoCatalog, pseudoLocale } from './pseudo-locale.mjs'

const repository = join(import.meta.dirname, '..')
const plugin = createRequire(import.meta.filename).resolve('@inlang/plugin-message-format')

// The server says the same as a form about an invalid field.
const faults = '../web/messages/{locale}/faults.json'

/** Returns a workspace's catalogs as paths from its folder, with `{locale}` in place of the locale. */
export function catalogs(root, workspace) {
  if (workspace !== 'games') {
    const own = readdirSync(join(root, workspace, 'messages/en')).map((file) => `messages/{locale}/${file}`)
    return workspace === 'server' ? [...own, faults] : own
  }
  return readdirSync(join(root, 'games'))
    .filter((name) => existsSync(join(root, 'games', name, 'messages/en.json')))
    .map((name) => `${name}/messages/{locale}.json`)
}

// The browser gets the functions of its only locale, without the runtime that chooses between locales.
const script = (locale) => `export * as m from './messages/${locale}.js'\nexport const locale = '${locale}'\n`
// Paraglide's own types require an argument for every message.
const types = (locale) => `import type * as messages from './messages/${locale}.js'
type Message<F> = F extends (values: infer V) => infer Text ? ({} extends V ? F & (() => Text) : F) : never
export declare const m: { readonly [Key in keyof typeof messages]: Message<(typeof messages)[Key]> }
export declare const locale: string
`
const layouts = {
  one: (locale) => ({
    outputStructure: 'locale-modules',
    additionalFiles: { 'index.js': script(locale), 'index.d.ts': types(locale) },
  }),
  // One module per message, so that a page only loads its own.
  split: (locale) => ({
    outputStructure: 'message-modules',
    additionalFiles: {
      'index.js': `export { m } from './messages.js'\nexport const locale = '${locale}'\n`,
      'package.json': JSON.stringify({ type: 'module', sideEffects: false }),
    },
  }),
  // The server uses each user's own locale.
  all: () => ({
    outputStructure: 'locale-modules',
    additionalFiles: {
      'index.js': `export { m } from './messages.js'\nexport { baseLocale, getLocale, locales, overwriteGetLocale } from './runtime.js'\n`,
    },
  }),
}

/** Returns the output folder of a locale. English has the plain one. */
const folderOf = (root, workspace, locale) => join(root, workspace, 'dist', locale === 'en' ? '' : locale)

/** Copies the English catalogs and those of the pseudo-locale made from them. Returns their paths with `{locale}`. */
function withPseudoLocale(root, workspace) {
  const copies = join(root, workspace, 'dist/catalogs')
  return catalogs(root, workspace).map((path) => {
    const english = JSON.parse(readFileSync(join(root, workspace, path.replace('{locale}', 'en')), 'utf8'))
    const copy = join(
      copies,
      '{locale}',
      path.replace('../', '').replace('/messages', '').replace('messages/', '').replaceAll('{locale}', 'en'),
    )
    for (const [locale, messages] of Object.entries({ en: english, [pseudoLocale]: pseudoCatalog(english) })) {
      const file = copy.replace('{locale}', locale)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(messages))
    }
    return copy
  })
}

/** Compiles a workspace's catalogs for these locales into `folder`. */
async function compileInto(root, workspace, folder, layout, locales) {
  const project = `${folder}.inlang`
  mkdirSync(project, { recursive: true })
  const files = locales.includes(pseudoLocale)
    ? withPseudoLocale(root, workspace)
    : catalogs(root, workspace).map((path) => join(root, workspace, path))
  const settings = {
    baseLocale: locales[0],
    locales,
    modules: [plugin],
    'plugin.inlang.messageFormat': {
      pathPattern: files.map((file) => `./${relative(dirname(project), file).replaceAll('\\\\', '/')}`),
    },
  }
  writeFileSync(join(project, 'settings.json'), JSON.stringify(settings))
  await compile({
    project,
    outdir: folder,
    strategy: ['baseLocale'],
    emitReadme: false,
    emitPrettierIgnore: false,
    emitGitIgnore: false,
    ...layouts[layout](locales[0]),
  })
}

/**
 * Compiles the catalogs of these workspaces: the browser's for `locale`, the server's for it and English, and with
 * `pseudo` for the pseudo-locale, as a second language for tests. Rejects if one can't be read.
 */
export async function compileMessages({
  locale = process.env.MARIGOLD_LOCALE ?? 'en',
  root = repository,
  workspaces = ['games', 'server', 'web'],
  pseudo = process.argv.includes('--pseudo'),
} = {}) {
  const spoken = [...new Set(['en', locale, ...(pseudo ? [pseudoLocale] : [])])]
  for (const workspace of workspaces) {
    const folder = folderOf(root, workspace, locale)
    if (workspace === 'server') await compileInto(root, 'server', join(root, 'server/dist/messages'), 'all', spoken)
    else await compileInto(root, workspace, join(folder, 'messages'), 'one', [locale])
    if (workspace === 'web') await compileInto(root, 'web', join(folder, 'messages-split'), 'split', [locale])
  }
}

if (process.argv[1] === import.meta.filename) await compileMessages()
