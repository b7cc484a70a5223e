// Writes dist/pictures/{name}.svg, dist/outlines/{name}.svg, and dist/pictures.json: only the pictures that cards use,
// small, with unique ids, and each once more as an outline that needs little ink.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { outlinesFolder, pictureList, picturesFolder, sounds } from '../src/index.ts'
import { articulationRows } from '../src/articulation.ts'
import { inContent } from '../src/read-table.ts'
import type { MakeOrder } from './make-pictures.ts'

interface Entry {
  name: string
  word: string
  alt: string
  licence: string
  source: string
}

const stampPath = inContent('dist/pictures.stamp')
const madePath = inContent('dist/made.json')
const sources = ['tables/pictures.tsv', 'tables/scenes.tsv', 'src/pictures.ts']

function digestOf(folders: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const { name } of readdirSync(inContent(folder), { withFileTypes: true }).filter((file) => file.isFile())) {
      hash.update(name).update(readFileSync(inContent(`${folder}/${name}`)))
    }
  }
  for (const path of files) hash.update(readFileSync(inContent(path)))
  return hash.digest('hex')
}

/** Identifies what each picture depends on: this code, and the versions of its packages. */
const makers = () => digestOf(['scripts/outlines', 'scripts'], ['package.json'])

// What all pictures depend on besides: our drawings and the lists.
function stamp(): string {
  const words = JSON.stringify(articulationRows.map(({ word, picture }) => [word, picture]))
  const drawn = digestOf(['drawings', 'props', 'src/scenes'], sources)
  return createHash('sha256').update(makers()).update(drawn).update(words).digest('hex')
}

/** Returns the digests of the pictures in the last build, by name. Empty for the first build. */
function readMade(): Record<string, string> {
  return existsSync(madePath) ? (JSON.parse(readFileSync(madePath, 'utf8')) as Record<string, string>) : {}
}

function manifest(): Entry[] {
  const words = new Map(sounds.map(({ image, example }) => [image.split('/').at(-1)?.replace('.svg', ''), example]))
  for (const { picture, word } of articulationRows) words.set(picture, word)
  return pictureList.map(({ name, source, alt }) => ({
    name,
    word: words.get(name) ?? alt,
    alt,
    licence: source === 'own' ? 'Own work' : 'Apache-2.0',
    source: source === 'own' ? 'content/drawings' : '@iconify-json/noto',
  }))
}

/** Builds the pictures that have changed, every n-th in its own thread. Returns their digests. */
async function makePictures(): Promise<Record<string, string>> {
  const threads = Math.min(4, availableParallelism())
  const names = pictureList.map(({ name }) => name)
  const [before, code] = [readMade(), makers()]
  const digests = Array.from({ length: threads }, (_, thread) => {
    const workerData: MakeOrder = { names: names.filter((_, at) => at % threads === thread), before, code }
    return new Promise<Record<string, string>>((resolve, reject) => {
      const worker = new Worker(new URL('make-pictures.ts', import.meta.url), { workerData })
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`A thread ended with ${code} before it was done`)))
    })
  })
  return Object.assign({}, ...(await Promise.all(digests))) as Record<string, string>
}

/** Removes pictures that are no longer in the list. */
function removeOthers(): void {
  const listed = new Set(pictureList.map(({ name }) => `${name}.svg`))
  for (const folder of [picturesFolder, outlinesFolder]) {
    for (const file of readdirSync(folder)) if (!listed.has(file)) rmSync(`${folder}/${file}`)
  }
}

async function build(): Promise<void> {
  const started = performance.now()
  const wanted = stamp()
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) {
    console.log('content: pictures are up to date')
    return
  }
  // The stamp is removed first, so that an interrupted build doesn't look finished.
  rmSync(stampPath, { force: true })
  for (const folder of [picturesFolder, outlinesFolder]) mkdirSync(folder, { recursive: true })
  const made = await makePictures()
  removeOthers()
  writeFileSync(madePath, JSON.stringify(made))
  writeFileSync(inContent('dist/pictures.json'), `${JSON.stringify(manifest(), null, 1)}\n`)
  writeFileSync(stampPath, wanted)
  console.log(`content: ${pictureList.length} pictures in ${Math.round(performance.now() - started)} ms`)
}

await build()
