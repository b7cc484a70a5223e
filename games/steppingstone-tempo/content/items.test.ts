import { articulationCards, fluencyLines, type FluencyLine } from '@marigold/content'
import { isKnown, spelledBy, waysToSay } from '@marigold/content/pronunciation'
import { describe, expect, test } from 'vitest'
import { passages } from './passages.ts'
import { phrases } from './phrases.ts'
import { pictureOf } from './word-pictures.ts'
import { sentences } from './sentences.ts'
import { countSyllables, neverSplit, splitWords, syllablesOf } from './syllables.ts'
import { longWords, twoSyllables } from './words.ts'

// The dictionary lacks this word, which is pronounced like its parts.
const compounds: Record<string, string[]> = { lamplight: ['lamp', 'light'] }
const isVowel = (sound: string) => /^[AEIOU]/.test(sound)
const waysOf = (word: string): string[][] => {
  const parts = compounds[word]
  return parts ? [parts.flatMap((part) => waysToSay(part)[0] ?? [])] : waysToSay(word)
}
const counts = (word: string) => [...new Set(waysOf(word).map((sounds) => sounds.filter(isVowel).length))]
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []
const texts = [...phrases, ...sentences, ...passages.flatMap(({ lines }) => lines)]
const inTexts = [...new Set(texts.flatMap(wordsOf))].sort()

/** Whether each part contains the letters of exactly one spoken vowel, in some pronunciation. */
function oneVowelEach(word: string, parts: string[]): boolean {
  const ends = parts.map((_, i) => parts.slice(0, i + 1).join('').length)
  return waysOf(word).some((sounds) => {
    const spelled = spelledBy(word, sounds)
    // The u of music is two sounds, and the y of crayon may belong to either vowel, so neighboring letters count too.
    const vowels = sounds.flatMap((sound, i) => {
      const [start, end] = spelled[i] ?? [0, 0]
      return isVowel(sound) ? [[start, end - 1, sounds[i - 1] === 'Y' ? (spelled[i - 1]?.[0] ?? 0) : start]] : []
    })
    if (vowels.length !== parts.length) return false
    return vowels.every((at, i) => at.some((letter) => letter >= (ends[i - 1] ?? 0) && letter < (ends[i] ?? 0)))
  })
}

describe('syllables', () => {
  test('every split has as many parts as the word has spoken vowels, one in each part', () => {
    const wrong = splitWords().filter((word) => {
      const parts = syllablesOf(word)
      return !isKnown(word) && !compounds[word] ? true : !oneVowelEach(word, parts)
    })
    expect(wrong).toEqual([])
  })

  test('no part begins or ends in a way no English syllable does', () => {
    const odd = splitWords().flatMap((word) =>
      syllablesOf(word).filter(
        (part) => !/[aeiouy]/.test(part) || /^(ck|ng|nk|mp|nd|nt|rt|ll(?!a)|tt|x(?!y))/.test(part),
      ),
    )
    expect(odd).toEqual([])
  })

  test('for words paced by syllable, all speakers agree on the number of syllables', () => {
    expect(
      [...twoSyllables, ...longWords].filter((row) => counts(row.replaceAll('-', '').toLowerCase()).length > 1),
    ).toEqual([])
    expect(twoSyllables.filter((row) => row.split('-').length !== 2)).toEqual([])
    expect(longWords.filter((row) => ![3, 4, 5].includes(row.split('-').length))).toEqual([])
  })

  test('every word of a text is split, has one syllable, or is listed as never split', () => {
    const missing = inTexts.filter(
      (word) =>
        syllablesOf(word).length === 1 &&
        !neverSplit.includes(word) &&
        !(isKnown(word) || compounds[word] ? counts(word).includes(1) : true),
    )
    expect(missing).toEqual([])
    expect(inTexts.filter((word) => neverSplit.includes(word) && syllablesOf(word).length > 1)).toEqual([])
  })

  test.each([
    ['Saturday,', ['Sat', 'ur', 'day,']],
    ['“Monkey!”', ['“Mon', 'key!”']],
    ['WATER', ['WA', 'TER']],
    ['zyzzyva', ['zyzzyva']],
    ['butter-knife', ['butter-knife']],
    ['monkey’s', ['monkey’s']],
    ['our', ['our']],
    ['…', ['…']],
  ])('%s is %j', (written, parts) => {
    expect(syllablesOf(written)).toEqual(parts)
  })
})

test('every word counts as many syllables as in the dictionary', () => {
  const words = [...new Set([...inTexts, ...[...twoSyllables, ...longWords].map((row) => row.replaceAll('-', ''))])]
  const wrong = words.flatMap((word) => {
    const said = isKnown(word) || compounds[word] ? counts(word) : [1]
    return said.includes(countSyllables(word)) ? [] : [`${word}: ${countSyllables(word)}, not ${said}`]
  })
  expect(wrong).toEqual([])
})

test("words of a user's own are counted by their letters", () => {
  const guesses = {
    Zuzanna: 3,
    strolled: 1,
    pasted: 2,
    table: 2,
    bikes: 1,
    wishes: 2,
    'My brother': 3,
    snowed: 1,
    3: 1,
  }
  expect(Object.keys(guesses).map((text) => [text, countSyllables(text)])).toEqual(Object.entries(guesses))
})

describe('the texts to cross', () => {
  const without = (text: string) => text.replaceAll(' / ', ' ').replaceAll('/', '')
  const paragraphs = fluencyLines.filter(({ level }) => level === 9).map(({ sentence }) => without(sentence))

  test('are enough for ten games', () => {
    expect(twoSyllables.length).toBeGreaterThanOrEqual(200)
    expect(longWords.length).toBeGreaterThanOrEqual(200)
    expect(phrases.length).toBeGreaterThanOrEqual(150)
    expect(sentences.length).toBeGreaterThanOrEqual(90)
    expect(passages.length).toBeGreaterThanOrEqual(12)
  })

  test('contain no duplicates', () => {
    for (const list of [twoSyllables, longWords, phrases, sentences.map(without), passages.map(({ title }) => title)])
      expect(list.filter((one, i) => list.indexOf(one) !== i)).toEqual([])
  })

  test('phrases are lines of the fluency cards', () => {
    const lines = new Set(fluencyLines.map(({ sentence }: FluencyLine) => sentence.replaceAll('_', ' ')))
    expect(phrases.filter((phrase) => !lines.has(phrase))).toEqual([])
  })

  test("passages are paragraphs of the fluency cards, with a speaker's pauses", () => {
    expect(
      passages.filter(({ lines }) => !paragraphs.includes(without(lines.join(' ')))).map(({ title }) => title),
    ).toEqual([])
  })

  test('sentences have two to five phrases of one to seven words and end with punctuation', () => {
    const odd = sentences.filter((sentence) => {
      const parts = sentence.split(' / ')
      return (
        parts.length < 2 ||
        parts.length > 5 ||
        !/^[A-Z].*[.]$/.test(sentence) ||
        parts.some((part) => part.split(' ').length > 8)
      )
    })
    expect(odd).toEqual([])
  })

  test('each picture is that of the card with the same word', () => {
    const cards = new Map(articulationCards.map(({ words, image }) => [words, image]))
    const wrong = [...twoSyllables, ...longWords]
      .map((row) => row.replaceAll('-', ''))
      .filter((word) => pictureOf(word) && cards.get(word) !== `/assets/cards/${pictureOf(word)}.svg`)
    expect(wrong).toEqual([])
  })
})
