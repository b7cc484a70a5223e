// Starts a new game from the template: npm run new:game "Paper Boats"
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileMessages } from '../../scripts/messages.mjs'

const games = join(import.meta.dirname, '..')

/**
 * Returns the folder name for a game's title: 'Paper Boats' becomes `paper-boats`. Returns null if the name would not
 * start with a letter.
 */
export function slugOf(title: string): string | null {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return /^[a-z]/.test(slug) ? slug : null
}

/**
 * Copies the template into `folder` under the game's slug, with its title, and returns the new folder. Throws if the
 * name is taken.
 */
export async function newGame(title: string, folder = games): Promise<string> {
  const slug = slugOf(title)
  if (!slug)
    throw new Error('A game needs a title that begins with a letter, for instance: npm run new:game "Paper Boats"')
  const target = join(folder, slug)
  if (await stat(target).catch(() => null)) throw new Error(`The folder ${slug} already exists`)
  const named = (text: string) =>
    text
      .replaceAll('_template', slug)
      .replaceAll('template_', `${slug.replaceAll('-', '_')}_`)
      .replaceAll("'template'", `'${slug}'`)
      .replaceAll('"Template"', JSON.stringify(title))
  await cp(join(games, '_template'), target, { recursive: true })
  for (const file of await readdir(target, { recursive: true })) {
    if (!/\.(tsx?|css|json|md)$/.test(file)) continue
    const path = join(target, file)
    await writeFile(path, named(await readFile(path, 'utf8')))
  }
  const tests = join(folder, '../e2e/tests')
  await mkdir(tests, { recursive: true })
  const spec = await readFile(join(games, '../e2e/tests/game-template.spec.ts'), 'utf8')
  await writeFile(join(tests, `game-${slug}.spec.ts`), named(spec))
  return target
}

if (import.meta.main) {
  const title = process.argv.slice(2).join(' ').trim()
  try {
    const target = await newGame(title)
    const slug = target.split('/').at(-1) ?? ''
    await compileMessages({ workspaces: ['games'] })
    console.log(`games/${slug} is ready.

  npm run try:game ${slug}         shows it, and reloads it as you edit
  npx vitest run games/${slug}     tests its rules
  npm run e2e -- game-${slug}      plays one level in a browser; with FULL=1 all levels, with every input method
  npm run -w games build ${slug}   builds its page and zip

docs/write-a-game.md says what goes where.`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
