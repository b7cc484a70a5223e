// Writes dist/pictures/{name}.svg, dist/outlines/{name}.svg and dist/pictures.json: only the pictures that cards use,
// small, with ids of their own, and each once more as a drawing to print with little ink.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { outlinesFolder, pictureList, picturesFolder, sounds } from '../src/index.ts'
import { articulationRows } from '../src/articulation.ts'
import { inContent } from '../src/read-table.ts'

interface Entry {
  name: string
  word: string
  alt: string
  licence: string
  source: string
}

const stampPath = inContent('dist/pictures.stamp')

// What the pictures are made from: our drawings, the list, this code, and the version of the package.
function stamp(): string {
  const hash = createHash('sha256')
  const load = createRequire(import.meta.url)
  hash.update(readFileSync(load.resolve('@iconify-json/noto/package.json')))
  for (const folder of ['drawings', 'props', 'src/scenes', 'scripts/outlines', 'scripts']) {
    for (const { name } of readdirSync(inContent(folder), { withFileTypes: true }).filter((file) => file.isFile())) {
      hash.update(name).update(readFileSync(inContent(`${folder}/${name}`)))
    }
  }
  const sources = [
    'tables/pictures.tsv',
    'tables/scenes.tsv',
    'src/pictures.ts',
    'scripts/build-pictures.ts',
    'scripts/small-picture.ts',
  ]
  for (const path of sources) hash.update(readFileSync(inContent(path)))
  hash.update(JSON.stringify(articulationRows.map(({ word, picture }) => [word, picture])))
  return hash.digest('hex')
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

/** Makes every n-th picture in a thread of its own. */
async function makePictures(): Promise<void> {
  const threads = Math.min(4, availableParallelism())
  const names = pictureList.map(({ name }) => name)
  const made = Array.from({ length: threads }, (_, thread) => {
    const workerData = names.filter((_, at) => at % threads === thread)
    return new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('make-pictures.ts', import.meta.url), { workerData })
      worker.once('error', reject)
      worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}`))))
    })
  })
  await Promise.all(made)
}

async function build(): Promise<void> {
  const started = performance.now()
  const wanted = stamp()
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) {
    console.log('content: pictures are up to date')
    return
  }
  // First the stamp: a build that is cut off must not look finished.
  rmSync(stampPath, { force: true })
  for (const folder of [picturesFolder, outlinesFolder]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  await makePictures()
  writeFileSync(inContent('dist/pictures.json'), `${JSON.stringify(manifest(), null, 1)}\n`)
  writeFileSync(stampPath, wanted)
  console.log(`content: ${pictureList.length} pictures in ${Math.round(performance.now() - started)} ms`)
}

await build()
