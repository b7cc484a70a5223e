import { describe, expect, test } from 'vitest'
import { articulationCards, articulationRows, frames, marksIn, type WordRow } from '../src/articulation.ts'
import { sounds } from '../src/index.ts'
import { soundTiles } from '../src/sounds.ts'
import { countIn, occurrences, phonemeOf, soundsOf, spelledBy, waysToSay, wordsOf } from './pronunciation.ts'
import { britishSpellings, excludedWords, substitutesOf } from './word-lists.ts'

const slots = Map.groupBy(articulationRows, (row) => `${row.sound} ${row.position}`)
const phoneme = (row: WordRow) => phonemeOf[row.sound] ?? ''
const name = (row: WordRow) => `${row.sound} ${row.position} ${row.word}`
const texts = articulationRows.flatMap((row) => [row.word, row.phrase, row.sentence].map((text) => ({ row, text })))

/** Names the rows that break a rule, so that a failure says what to mend. */
function breaking(rule: (row: WordRow) => boolean): string[] {
  return articulationRows.filter(rule).map(name)
}

describe('what there is', () => {
  test('twelve sounds have cards in every position English has, at least twelve of each kind', () => {
    const expected = Object.keys(phonemeOf).flatMap((sound) =>
      (sound === 'r' ? [1, 2] : [1, 2, 3]).map((at) => `${sound} ${at}`),
    )
    expect([...slots.keys()].sort()).toEqual(expected.sort())
    for (const [slot, rows] of slots) expect([slot, rows.length >= 12]).toEqual([slot, true])
    const kinds = Map.groupBy(articulationCards, (card) => `${card.sound} ${card.position} ${card.kind}`)
    expect(kinds.size).toBe(expected.length * 3)
    expect([...kinds.values()].every((cards) => cards.length >= 12)).toBe(true)
  })

  test('the 52 sounds keep their numbers', () => {
    expect(sounds.map(({ id }) => id)).toEqual(Array.from({ length: 52 }, (_, index) => index + 1))
    expect(new Set(soundTiles.map(({ code }) => code)).size).toBe(52)
    const known = { 1: 'P', 9: 'K', 16: 'S', 21: 'R', 25: 'AR', 31: 'RL', 39: 'S blends, 3 sounds', 52: 'THR' }
    for (const [id, sound] of Object.entries(known)) expect(sounds[Number(id) - 1]?.sound_name).toBe(sound)
  })

  test('no card is there twice, and no sentence is used twice', () => {
    expect(new Set(articulationCards.map(({ key }) => key)).size).toBe(articulationCards.length)
    for (const rows of slots.values()) {
      expect(new Set(rows.map(({ word }) => word)).size).toBe(rows.length)
      expect(new Set(rows.map(({ phrase }) => phrase)).size).toBe(rows.length)
    }
    const seen = [...Map.groupBy(articulationRows, ({ sentence }) => sentence.toLowerCase()).values()]
    expect(seen.filter((rows) => rows.length > 1).map((rows) => rows.map(name))).toEqual([])
  })
})

describe('the sound', () => {
  test('stands in the position that the row says, once in the word', () => {
    const wrong = breaking((row) => {
      const said = soundsOf(row.word)
      const at = occurrences(said, phoneme(row))
      const place = at[0] === 0 ? 1 : at[0] === said.length - 1 ? 3 : 2
      return at.length !== 1 || place !== row.position
    })
    expect(wrong).toEqual([])
  })

  test('in the middle of an entry of several words is in the middle of one of them', () => {
    const wrong = breaking((row) => {
      if (row.position !== 2) return false
      return !wordsOf(row.word).some((word) => {
        const said = waysToSay(word)[0] ?? []
        return occurrences(said, phoneme(row)).some((at) => at > 0 && at < said.length - 1)
      })
    })
    expect(wrong).toEqual([])
  })

  test('is in its place however the dictionary says the word', () => {
    const wrong = breaking(
      (row) =>
        wordsOf(row.word).length === 1 &&
        waysToSay(row.word).some((said) => occurrences(said, phoneme(row)).length === 0),
    )
    expect(wrong).toEqual([])
  })

  test('occurs once in each phrase and each sentence', () => {
    const wrong = texts.filter(({ row, text }) => countIn(text, phoneme(row)) !== 1)
    expect(wrong.map(({ row, text }) => `${name(row)}: ${text}`)).toEqual([])
  })

  test('is marked on exactly the letters that spell it', () => {
    const wrong = breaking((row) => {
      const said = soundsOf(row.word)
      const spelled = spelledBy(row.word, said)[occurrences(said, phoneme(row))[0] ?? -1]
      return spelled?.join() !== row.letters.join()
    })
    expect(wrong).toEqual([])
    expect(texts.filter(({ row, text }) => marksIn(text, row).length !== 1).map(({ text }) => text)).toEqual([])
  })

  test('is not joined by its common substitute in the first twelve words', () => {
    const wrong = breaking(
      (row) => row.rank <= 12 && (substitutesOf[row.sound] ?? []).some((other) => soundsOf(row.word).includes(other)),
    )
    expect(wrong).toEqual([])
  })

  test('is not in the carrier frame, nor is its common substitute', () => {
    const wrong = breaking((row) => {
      if (row.frame === '') return false
      const frame = (frames.get(row.frame) ?? '').replace('_', '').trim()
      return [phoneme(row), ...(substitutesOf[row.sound] ?? [])].some((sound) => countIn(frame, sound) > 0)
    })
    expect(wrong).toEqual([])
  })
})

describe('the texts', () => {
  test('hold their word', () => {
    expect(texts.filter(({ row, text }) => marksIn(text, row).length === 0).map(({ text }) => text)).toEqual([])
  })

  test('sentences have three to six words, a capital first and a full stop last', () => {
    const wrong = breaking(
      ({ sentence }) =>
        !/^[A-Z][A-Za-z -]*\.$/.test(sentence) || wordsOf(sentence).length < 3 || wordsOf(sentence).length > 6,
    )
    expect(wrong).toEqual([])
  })

  test('phrases have two to four words, no contraction and no full stop', () => {
    const wrong = breaking(
      ({ phrase }) => !/^[A-Za-z -]+$/.test(phrase) || wordsOf(phrase).length < 2 || wordsOf(phrase).length > 4,
    )
    expect(wrong).toEqual([])
  })

  test('about half of the phrases of a slot are carriers, and their frames rotate', () => {
    for (const [slot, rows] of slots) {
      const carriers = rows.filter(({ frame }) => frame !== '')
      const share = carriers.length / rows.length
      expect([slot, share > 0.35 && share < 0.65]).toEqual([slot, true])
      expect([slot, new Set(carriers.map(({ frame }) => frame)).size >= 4]).toEqual([slot, true])
    }
  })

  test('a carrier has the article its word wants', () => {
    const wrong = breaking(({ phrase }) =>
      wordsOf(phrase).some((word, index, all) => {
        const first = waysToSay(all[index + 1] ?? 'the')[0]?.[0] ?? ''
        const vowel = /^[AEIOU]/.test(first)
        return (word === 'a' && vowel) || (word === 'an' && !vowel)
      }),
    )
    expect(wrong).toEqual([])
  })

  test('hold no quote, backslash, excluded word or British spelling', () => {
    const wrong = texts.filter(
      ({ text }) =>
        /["\\']/.test(text) ||
        wordsOf(text.toLowerCase()).some((word) => excludedWords.has(word) || britishSpellings.has(word)),
    )
    expect(wrong.map(({ text }) => text)).toEqual([])
  })
})
