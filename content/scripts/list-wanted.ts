import { writeFileSync } from 'node:fs'
import { articulationRows } from '../src/articulation.ts'
import { minimalPairs } from '../src/minimal-pairs.ts'
import { isDrawn, wantedPictures } from '../src/picture-list.ts'
import { inContent } from '../src/read-table.ts'

/** Writes `tables/wanted-pictures.tsv`: the pictures that rows and pairs name and nobody has drawn yet. */
const serves = new Map<string, { word: string; slots: Set<string> }>()
const pictured = new Map<string, number>()
const positions = ['', 'initial', 'medial', 'final']

function want(name: string, word: string, slot: string): void {
  if (name === '' || isDrawn(name)) return
  const entry = serves.get(name) ?? { word, slots: new Set<string>() }
  serves.set(name, { word: entry.word, slots: entry.slots.add(slot) })
}

function count(slot: string, drawn: boolean): void {
  pictured.set(slot, (pictured.get(slot) ?? 0) + Number(drawn))
}

for (const row of articulationRows) {
  const slot = `${row.sound} ${positions[row.position]}`
  count(slot, isDrawn(row.picture))
  want(row.picture, row.word, slot)
}
for (const { contrast, words, pictured: drawn } of minimalPairs) {
  count(`pair ${contrast}`, drawn)
  for (const { picture, word } of words) want(picture, word, `pair ${contrast}`)
}

/**
 * Returns the benefit of a picture. A slot with fewer than ten pictures counts three times, a contrast with fewer than
 * ten pictured pairs twice.
 */
function benefit(slots: Set<string>): number {
  const weight = (slot: string) => ((pictured.get(slot) ?? 0) >= 10 ? 1 : slot.startsWith('pair ') ? 2 : 3)
  return [...slots].reduce((sum, slot) => sum + weight(slot), 0)
}

const hints = new Map(wantedPictures.map(({ name, draw }) => [name, draw]))
const lines = [...serves]
  .toSorted(([a, one], [b, other]) => benefit(other.slots) - benefit(one.slots) || a.localeCompare(b))
  .map(([name, { word, slots }]) => [name, word, [...slots].join(', '), hints.get(name) ?? word].join('\t'))
writeFileSync(inContent('tables/wanted-pictures.tsv'), ['name\tword\tserves\tdraw', ...lines, ''].join('\n'))
console.log(`${lines.length} pictures are wanted`)
for (const [slot, drawn] of pictured) if (drawn < 10) console.log(`${slot}: ${drawn} pictured`)
