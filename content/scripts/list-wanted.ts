import { writeFileSync } from 'node:fs'
import { articulationRows } from '../src/articulation.ts'
import { minimalPairs } from '../src/minimal-pairs.ts'
import { isDrawn, wantedPictures } from '../src/picture-list.ts'
import { inContent } from '../src/read-table.ts'

/** Writes `tables/wanted-pictures.tsv` anew: the pictures that rows and pairs name and nobody has drawn yet. */
const serves = new Map<string, { word: string; slots: Set<string> }>()
const positions = ['', 'initial', 'medial', 'final']

function want(name: string, word: string, slot: string): void {
  if (name === '' || isDrawn(name)) return
  const entry = serves.get(name) ?? { word, slots: new Set<string>() }
  serves.set(name, { word: entry.word, slots: entry.slots.add(slot) })
}

for (const row of articulationRows) want(row.picture, row.word, `${row.sound} ${positions[row.position]}`)
for (const { contrast, words } of minimalPairs) {
  for (const { picture, word } of words) want(picture, word, `pair ${contrast}`)
}

const hints = new Map(wantedPictures.map(({ name, draw }) => [name, draw]))
const lines = [...serves]
  .toSorted(([a, one], [b, other]) => other.slots.size - one.slots.size || a.localeCompare(b))
  .map(([name, { word, slots }]) => [name, word, [...slots].join(', '), hints.get(name) ?? word].join('\t'))
writeFileSync(inContent('tables/wanted-pictures.tsv'), ['name\tword\tserves\tdraw', ...lines, ''].join('\n'))
console.log(`${lines.length} pictures are wanted`)
