// Writes dist/pictures/{name}.svg and dist/pictures.json: only the pictures that cards use, small, with ids of their own.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pictureList, picturesFolder, sounds } from '../src/index.ts'
import { articulationRows } from '../src/articulation.ts'
import { inContent } from '../src/read-table.ts'
import { smallPicture } from './small-picture.ts'

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
  for (const folder of ['drawings', 'props', 'src/scenes']) {
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

function build(): void {
  const started = performance.now()
  const wanted = stamp()
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) {
    console.log('content: pictures are up to date')
    return
  }
  // First the stamp: a build that is cut off must not look finished.
  rmSync(stampPath, { force: true })
  rmSync(picturesFolder, { recursive: true, force: true })
  mkdirSync(picturesFolder, { recursive: true })
  for (const { name } of pictureList) writeFileSync(`${picturesFolder}/${name}.svg`, smallPicture(name))
  writeFileSync(inContent('dist/pictures.json'), `${JSON.stringify(manifest(), null, 1)}\n`)
  writeFileSync(stampPath, wanted)
  console.log(`content: ${pictureList.length} pictures in ${Math.round(performance.now() - started)} ms`)
}

build()
