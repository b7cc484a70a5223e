import { expect, test } from 'vitest'
import { articulationRows, frames, type WordRow } from '../src/articulation.ts'
import { countIn, soundsOf, stressOf } from '../src/rules/pronunciation.ts'
import { occurrences, targetOf, type Target } from '../src/rules/targets.ts'
import { substitutesOf } from '../src/rules/word-lists.ts'

const target = (row: WordRow): Target => targetOf[row.sound] ?? { runs: [] }
const name = (row: WordRow) => `${row.sound} ${row.position} ${row.word}`
const substitutes = (row: WordRow): Target => ({ runs: (substitutesOf[row.sound] ?? []).map((sound) => [sound]) })

/** Names the rows that break a rule, so that a failure says what to fix. */
function breaking(rule: (row: WordRow) => boolean): string[] {
  return articulationRows.filter(rule).map(name)
}

test('no common substitute of the sound is in the first twelve words', () => {
  const wrong = breaking((row) => row.place <= 12 && occurrences(soundsOf(row.word), substitutes(row)).length > 0)
  expect(wrong).toEqual([])
})

test('neither the sound nor its common substitute is in a carrier frame', () => {
  const wrong = breaking((row) => {
    if (row.frame === '') return false
    const frame = (frames.get(row.frame) ?? '').replace('_', '').trim()
    return countIn(frame, target(row)) > 0 || countIn(frame, substitutes(row)) > 0
  })
  expect(wrong).toEqual([])
})

test('ER is flagged as stressed or unstressed, and NG as alone or before K and G, as in the dictionary', () => {
  const wrong = breaking((row) => {
    if (row.sound === 'er') {
      const stress = stressOf(row.word).find((vowel) => vowel.startsWith('ER'))
      return !row.flags.includes(stress === 'ER0' ? 'unstressed' : 'stressed')
    }
    if (row.sound !== 'ng') return false
    const said = soundsOf(row.word)
    const next = said[said.indexOf('NG') + 1]
    return row.flags.includes('ng_kg') !== (next === 'K' || next === 'G')
  })
  expect(wrong).toEqual([])
})
