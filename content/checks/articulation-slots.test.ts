import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { articulationCards, articulationRows } from '../src/articulation.ts'
import { sounds } from '../src/index.ts'
import { inContent } from '../src/read-table.ts'
import { soundTiles } from '../src/sounds.ts'
import { targetOf } from '../src/rules/targets.ts'

const slots = Map.groupBy(articulationRows, (row) => `${row.sound} ${row.position}`)
const shownFrom = 6
const full = 16

/** Slots with too few words, as listed in docs/content.md. */
const told = [
  ...readFileSync(inContent('../docs/content.md'), 'utf8').matchAll(/^\| ([a-z-]+ [123]) \| (\d+) \| [^|]{10,} \|$/gm),
].map(([, slot, words]) => `${slot}: ${words}`)

describe('the slots', () => {
  test('are empty if English lacks them, and otherwise large enough to be shown', () => {
    const small = [...slots].filter(([, rows]) => rows.length < shownFrom).map(([slot]) => slot)
    expect(small).toEqual([])
    for (const absent of ['h 3', 'w 3', 'y 3', 'r 3', 'ng 1', 'zh 1']) expect(slots.has(absent)).toBe(false)
  })

  test('with fewer than sixteen words are listed in the document, with their number and the reason', () => {
    const thin = [...slots].filter(([, rows]) => rows.length < full).map(([slot, rows]) => `${slot}: ${rows.length}`)
    expect(told.toSorted()).toEqual(thin.sort())
  })

  test('have ten words with a picture, or at least six if English has no more that a picture can show', () => {
    const pictured = (slot: string) =>
      (slots.get(slot) ?? []).filter(({ flags }) => !flags.includes('text_only')).length
    const few = [...slots.keys()].filter((slot) => pictured(slot) < 10)
    expect(few).toEqual(['th-voiced 1', 'th-voiced 3', 'zh 3', 'sp 3'])
    expect(few.filter((slot) => pictured(slot) < shownFrom)).toEqual([])
  })

  test('have a word, a phrase and a sentence for each row, and loaded sentences', () => {
    const kinds = Map.groupBy(articulationCards, (card) => `${card.sound} ${card.position} ${card.kind}`)
    expect(kinds.size).toBe(slots.size * 3)
    const poor = [...slots].filter(([, rows]) => rows.filter(({ loaded }) => loaded !== '').length < shownFrom)
    expect(poor.map(([slot]) => slot)).toEqual([])
  })

  test('start with pictured words; a word without a picture is flagged and has none', () => {
    for (const [slot, rows] of slots) {
      const pictured = rows.map(({ flags }) => !flags.includes('text_only'))
      expect([slot, pictured]).toEqual([slot, pictured.toSorted((a, b) => Number(b) - Number(a))])
      expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1))
    }
    for (const { image, alt, flags } of articulationCards) {
      expect([image === null, alt === '']).toEqual([flags.includes('text_only'), flags.includes('text_only')])
    }
  })
})

test('the 52 sounds keep their numbers, and the checks know what each stands for', () => {
  expect(sounds.map(({ id }) => id)).toEqual(Array.from({ length: 52 }, (_, index) => index + 1))
  expect(new Set(soundTiles.map(({ code }) => code))).toEqual(new Set(Object.keys(targetOf)))
  const known = { 1: 'P', 9: 'K', 16: 'S', 21: 'R', 25: 'AR', 31: 'RL', 39: 'S blends, 3 sounds', 52: 'THR' }
  for (const [id, sound] of Object.entries(known)) expect(sounds[Number(id) - 1]?.sound_name).toBe(sound)
})

test('no card and no sentence is used twice', () => {
  expect(new Set(articulationCards.map(({ key }) => key)).size).toBe(articulationCards.length)
  for (const rows of slots.values()) {
    expect(new Set(rows.map(({ word }) => word)).size).toBe(rows.length)
    expect(new Set(rows.map(({ phrase }) => phrase)).size).toBe(rows.length)
  }
  const sentences = articulationRows.flatMap((row) => [row.sentence, row.loaded].filter((text) => text !== ''))
  const seen = Map.groupBy(sentences, (text) => text.toLowerCase())
  expect([...seen.values()].filter((same) => same.length > 1).map((same) => same[0])).toEqual([])
})
