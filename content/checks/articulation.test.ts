import { expect, test } from 'vitest'
import { articulationRows, frames, marksIn, type WordRow } from '../src/articulation.ts'
import { countIn, marksOf, soundsOf, spelledBy, stressOf, waysToSay, wordsOf } from './pronunciation.ts'
import { occurrences, isInPosition, targetOf, type Target } from './targets.ts'
import { substitutesOf } from './word-lists.ts'

const target = (row: WordRow): Target => targetOf[row.sound] ?? { runs: [] }
const name = (row: WordRow) => `${row.sound} ${row.position} ${row.word}`
const texts = articulationRows.flatMap((row) => [row.word, row.phrase, row.sentence].map((text) => ({ row, text })))
const substitutes = (row: WordRow): Target => ({ runs: (substitutesOf[row.sound] ?? []).map((sound) => [sound]) })

/** Names the rows that break a rule, so that a failure says what to fix. */
function breaking(rule: (row: WordRow) => boolean): string[] {
  return articulationRows.filter(rule).map(name)
}

test('the sound is in the row’s position, once in the word', () => {
  const wrong = breaking((row) => {
    const said = soundsOf(row.word)
    const [at, ...more] = occurrences(said, target(row))
    return at === undefined || more.length > 0 || !isInPosition(at, said.length, row.position)
  })
  expect(wrong).toEqual([])
})

test('the middle of an entry of several words is in the middle of one of them', () => {
  const wrong = breaking((row) => row.position === 2 && countIn(row.word, target(row), 2) !== 1)
  expect(wrong).toEqual([])
})

test('the sound is in its position in every pronunciation of the word', () => {
  const wrong = breaking(
    (row) =>
      wordsOf(row.word).length === 1 &&
      waysToSay(row.word).some(
        (said) => !occurrences(said, target(row)).some((at) => isInPosition(at, said.length, row.position)),
      ),
  )
  expect(wrong).toEqual([])
})

test('the sound occurs once in each phrase and each sentence', () => {
  const wrong = texts.filter(({ row, text }) => countIn(text, target(row)) !== 1)
  expect(wrong.map(({ row, text }) => `${name(row)}: ${text}`)).toEqual([])
})

test('a loaded sentence has its word and two to four marked targets in the position', () => {
  const wrong = articulationRows.filter((row) => {
    if (row.loaded === '') return false
    const marks = marksOf(row.loaded, target(row), row.position)
    const holds = marksIn(row.loaded, row).length > 0
    return !holds || marks.length < 2 || marks.length > 4 || marks.join() !== row.loadedMarks.join()
  })
  expect(wrong.map((row) => `${name(row)}: ${row.loaded}`)).toEqual([])
})

test('exactly the letters that spell the sound are marked', () => {
  const wrong = breaking((row) => {
    const said = soundsOf(row.word)
    const [at] = occurrences(said, target(row))
    const spelled = spelledBy(row.word, said)
    return at === undefined || spelled[at[0]]?.[0] !== row.letters[0] || spelled[at[1] - 1]?.[1] !== row.letters[1]
  })
  expect(wrong).toEqual([])
  expect(texts.filter(({ row, text }) => marksIn(text, row).length !== 1).map(({ text }) => text)).toEqual([])
})

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
