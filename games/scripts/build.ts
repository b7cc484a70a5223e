import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { GameManifest, limits } from '@marigold/contract'
import { build, type Rolldown } from 'vite'
import { ZipFile } from 'yazl'
import { locale, page } from '../vite.config.ts'
import { coverFault } from './cover.ts'

const games = join(import.meta.dirname, '..')
const zips = join(games, 'zips')
// English uses the plain folder, and only English gets zips for the catalog. Other locales have a folder beside it.
const isEnglish = locale === 'en'
const dist = join(games, 'dist', isEnglish ? '' : locale)
// A fixed date for every entry, so that the same game always gives the same bytes.
const entryDate = new Date(2026, 0, 1)

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

async function digest(slug: string): Promise<string> {
  const repository = join(games, '..')
  const own = [
    join(games, slug),
    join(games, 'kit'),
    join(repository, 'device/src'),
    join(repository, 'content/drawings'),
    import.meta.dirname,
  ]
  const files = (await Promise.all(own.map(filesIn))).flat()
  files.push(
    join(games, 'vite.config.ts'),
    join(games, 'package.json'),
    join(repository, 'contract/src/play/play.ts'),
    join(repository, 'content/src/pictures.ts'),
    join(repository, 'package-lock.json'),
    join(repository, 'scripts/pseudo-locale.mjs'),
  )
  const hash = createHash('sha256')
  for (const file of files) hash.update(relative(repository, file)).update(await readFile(file))
  return hash.digest('hex')
}

async function bundle(slug: string): Promise<{ script: string; styles: string }> {
  const result = (await build({
    configFile: join(games, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(games, slug, 'main.tsx') } },
  })) as Rolldown.RolldownOutput
  let script = ''
  let styles = ''
  for (const part of result.output) {
    if (part.type === 'chunk') script += part.code
    else if (part.fileName.endsWith('.css')) styles += String(part.source)
    else throw new Error(`${slug}: ${part.fileName} was not inlined`)
  }
  return { script, styles }
}

// Makes Chromium compile the whole game while it loads, instead of each function on first use.
const compileAtOnce = '//# allFunctionsCalledOnLoad'

async function write(slug: string, manifest: GameManifest): Promise<string> {
  const folder = join(dist, slug)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { script, styles } = await bundle(slug)
  const safe = script.replaceAll('</script', '<\\/script')
  const html = page(
    manifest.game_name,
    `<style>${styles}</style>`,
    `<script type="module">${compileAtOnce}\n${safe}</script>`,
  )
  const size = gzipSync(html).length
  // Texts of the pseudo-locale are longer than any that ships.
  if (isEnglish && size > limits.gameBytes)
    throw new Error(`${slug}: ${size} bytes gzipped, ${limits.gameBytes} allowed`)
  await writeFile(join(folder, 'index.html'), html)
  if (!isEnglish) return `${Math.round(size / 1000)} kB`
  await writeFile(join(folder, 'game.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const media = join(games, slug, 'media')
  if (await stat(media).catch(() => null)) await cp(media, join(folder, 'media'), { recursive: true })
  const { cover, cover_land: land, cover_wide: wide, video, steps } = manifest.media
  for (const path of [cover, land, wide, video, ...steps]) {
    if (path && !(await stat(join(folder, path)).catch(() => null))) throw new Error(`${slug}: ${path} is missing`)
  }
  return `${Math.round(size / 1000)} kB`
}

async function zip(slug: string): Promise<void> {
  const folder = join(dist, slug)
  const archive = new ZipFile()
  for (const file of await filesIn(folder)) {
    archive.addFile(file, relative(folder, file), { mtime: entryDate, mode: 0o100644, forceDosTimestamp: true })
  }
  archive.end()
  const target = join(zips, `${slug}.zip`)
  await pipeline(archive.outputStream, createWriteStream(`${target}.part`))
  await rename(`${target}.part`, target)
}

async function buildGame(slug: string): Promise<void> {
  const mark = join(dist, `${slug}.digest`)
  const now = await digest(slug)
  const before = await readFile(mark, 'utf8').catch(() => '')
  // The template is only for the tests, so it gets no zip for the catalog.
  const isZipped = isEnglish && !slug.startsWith('_')
  const made = isZipped ? join(zips, `${slug}.zip`) : join(dist, slug, 'index.html')
  if (before === now && (await stat(made).catch(() => null))) {
    console.log(`${slug}: unchanged`)
    return
  }
  const module = (await import(join(games, slug, 'manifest.ts'))) as { manifest: unknown }
  const manifest = GameManifest.parse(module.manifest)
  if (manifest.un_zip_filename !== slug.replace('_', ''))
    throw new Error(`${slug}: un_zip_filename is ${manifest.un_zip_filename}`)
  const size = await write(slug, manifest)
  if (isZipped) await zip(slug)
  await writeFile(mark, now)
  console.log(`${slug}: built, ${size} gzipped`)
  const fault = isZipped ? await coverFault(join(games, slug), manifest.media.cover) : null
  if (fault) console.warn(`${slug}: ${fault}`)
}

await mkdir(zips, { recursive: true })
const only = process.argv.slice(2)
for (const entry of await readdir(games, { withFileTypes: true })) {
  // The template is built only when requested by name.
  if (!entry.isDirectory() || !(only.length > 0 ? only.includes(entry.name) : !entry.name.startsWith('_'))) continue
  if (await stat(join(games, entry.name, 'manifest.ts')).catch(() => null)) await buildGame(entry.name)
}
