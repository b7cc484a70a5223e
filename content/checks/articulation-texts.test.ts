import { expect, test } from 'vitest'
import { articulationRows } from '../src/articulation.ts'
import { wordsOf } from '../src/rules/pronunciation.ts'

const slots = Map.groupBy(articulationRows, (row) => `${row.sound} ${row.position}`)

test('about half of the phrases of a slot are carriers, and their frames rotate', () => {
  for (const [slot, rows] of slots) {
    const carriers = rows.filter(({ frame }) => frame !== '')
    const share = carriers.length / rows.length
    expect([slot, share > 0.35 && share < 0.65]).toEqual([slot, true])
    expect([slot, new Set(carriers.map(({ frame }) => frame)).size >= 3]).toEqual([slot, true])
  }
})

test('no pattern fills a slot: at most three sentences begin alike', () => {
  const dull = [...slots].flatMap(([slot, rows]) => {
    const starts = Map.groupBy(rows, ({ sentence, word }) =>
      wordsOf(sentence.toLowerCase().replace(word.toLowerCase(), '_')).slice(0, 3).join(' '),
    )
    return [...starts].filter(([, same]) => same.length > 3).map(([start]) => `${slot}: ${start}`)
  })
  expect(dull).toEqual([])
})
