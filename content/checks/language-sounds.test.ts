import { describe, expect, test } from 'vitest'
import { languageItems, languageSubcategories } from '../src/index.ts'
import type { LanguageItem } from '../src/index.ts'
import { spokenWords } from '../src/language/spoken.ts'
import { readTable } from '../src/read-table.ts'
import { waysToSay } from '../src/rules/pronunciation.ts'
import { isVowel } from '../src/rules/targets.ts'

const words = new Map(spokenWords.map((word) => [word.picture, word]))
const sub = new Map(languageSubcategories.map(({ id, name }) => [id, name]))
const itemsOf = (category: number, name: string) =>
  languageItems.filter((item) => item.category === category && sub.get(item.subcategory) === name)
const say = ({ question, pictures }: LanguageItem) => `${question} ${pictures.join(' ')}`

/** Returns the vowel and what follows, for each pronunciation of a one-syllable word. */
const rimes = (word: string) => waysToSay(word).map((said) => said.slice(said.findIndex(isVowel)).join('-'))
const rhyme = (one: string, two: string) => one !== two && rimes(one).some((rime) => rimes(two).includes(rime))
const firstOf = (word: string) => waysToSay(word)[0]?.[0]
const lastOf = (word: string) => waysToSay(word)[0]?.at(-1)
const ends: Record<string, (one: string, two: string) => boolean> = {
  'rhymes with': rhyme,
  'rhyme with': rhyme,
  rhyme,
  'starts with the same sound as': (one, two) => firstOf(one) === firstOf(two),
  'start with the same sound as': (one, two) => firstOf(one) === firstOf(two),
  'start with the same sound': (one, two) => firstOf(one) === firstOf(two),
  'ends with the same sound as': (one, two) => lastOf(one) === lastOf(two),
  'end with the same sound': (one, two) => lastOf(one) === lastOf(two),
}
const pictured = [
  ...itemsOf(34, 'Rhyme'),
  ...itemsOf(34, 'Same First Sound'),
  ...itemsOf(34, 'Last Sound'),
  ...itemsOf(29, 'Find the Sound'),
  ...itemsOf(29, 'Find the Rhyme'),
]

describe('spoken words', () => {
  test('have the sounds, the rhyme, and the syllables in the dictionary', () => {
    for (const { word, first, last, cluster, rhyme: rime, beats } of spokenWords) {
      const said = waysToSay(word)
      const counts = said.map((sounds) => sounds.filter(isVowel).length)
      expect([word, first, last]).toEqual([word, said[0]?.[0], said[0]?.at(-1)])
      expect([word, beats === 0 || counts.every((count) => count === beats)]).toEqual([word, true])
      if (rime !== '') expect([word, [...new Set(rimes(word))], beats]).toEqual([word, [rime], 1])
      const [one = '', two = 'AA'] = said[0] ?? []
      expect([word, cluster]).toEqual([word, !isVowel(one) && !isVowel(two) && two !== 'Y'])
    }
    expect(new Set(spokenWords.map(({ picture }) => picture)).size).toBe(spokenWords.length)
  })
})

describe('questions about sounds', () => {
  test('the right pictures sound like the model word, and no wrong one does', () => {
    const questions = pictured.filter(({ type }) => type === 3)
    expect(questions.length).toBeGreaterThan(65)
    for (const item of questions) {
      const [, how = '', model = ''] = /^(?:Which one|Find all the ones that) (.+) (\w+)[?.]$/.exec(item.question) ?? []
      const like = ends[how]
      const heard = item.pictures.map((picture) => like?.(words.get(picture)?.word ?? '', model))
      expect([say(item), heard]).toEqual([say(item), item.pictures.map((_, place) => item.correct.includes(place))])
    }
  })

  test('yes and no match the dictionary', () => {
    const questions = pictured.filter(({ type }) => type === 4)
    expect(questions.length).toBeGreaterThan(20)
    for (const item of questions) {
      const [, one = '', two = '', how = ''] = /^Do (\w+) and (\w+) (.+)\?$/.exec(item.question) ?? []
      expect([say(item), ends[how]?.(one, two)]).toEqual([say(item), item.correct[0] === 0])
    }
  })

  test('the odd one of four words differs by its rhyme or its first sound, and the others agree', () => {
    const questions = itemsOf(12, 'Sounds')
    expect(questions.length).toBeGreaterThan(15)
    for (const item of questions) {
      const same = item.question.includes('rhyme') ? rhyme : ends['start with the same sound']
      const odd = words.get(item.pictures[item.correct[0] ?? 0] ?? '')?.word ?? ''
      const rest = item.pictures
        .filter((_, place) => !item.correct.includes(place))
        .map((name) => words.get(name)?.word ?? '')
      expect([say(item), rest.some((word) => same?.(odd, word))]).toEqual([say(item), false])
      expect([say(item), rest.slice(1).every((word) => same?.(rest[0] ?? '', word))]).toEqual([say(item), true])
    }
  })

  test('syllables are counted like the dictionary’s vowels', () => {
    for (const item of itemsOf(34, 'Syllables')) {
      const word = /beats are in (\w+)\?$/.exec(item.question)?.[1] ?? ''
      const counts = waysToSay(word).map((said) => String(said.filter(isVowel).length))
      expect([word, [...new Set(counts)]]).toEqual([word, [item.answers[item.correct[0] ?? -1]]])
    }
  })

  test('what is left without its first or last sound is the right answer, and no wrong one sounds like it', () => {
    const questions = itemsOf(34, 'Take a Sound Away').filter(({ type }) => type === 2)
    expect(questions.length).toBeGreaterThan(10)
    for (const item of questions) {
      const [, word = '', which] = /^Say (\w+) without its (first|last) sound\.$/.exec(item.question) ?? []
      const left = waysToSay(word).map((said) => (which === 'first' ? said.slice(1) : said.slice(0, -1)).join(' '))
      const fits = item.answers.map((answer) => waysToSay(answer).some((said) => left.includes(said.join(' '))))
      expect([say(item), fits]).toEqual([say(item), item.answers.map((_, place) => item.correct.includes(place))])
    }
  })

  test('two blended words, or one without the other, make up the whole', () => {
    const said = (word: string) => waysToSay(word).map((sounds) => sounds.join(' '))
    const both = (one: string, two: string) => said(one).flatMap((start) => said(two).map((end) => `${start} ${end}`))
    const blends = readTable('tables/language/blends.tsv', ['word', 'picture', 'parts'] as const)
    const joined = blends.filter(
      ({ parts }) => parts.split(' | ').length === 2 && !['tiger', 'robot'].includes(parts.replace(' | ', '')),
    )
    expect(joined.filter(({ word, parts }) => parts.replace(' | ', '') !== word)).toEqual([])
    for (const item of itemsOf(34, 'Take a Sound Away').filter(({ type }) => type === 5)) {
      const [, whole = '', gone = ''] = /^Say (\w+)\. Now say it without (\w+)\.$/.exec(item.question) ?? []
      const [left = ''] = item.answers
      expect([`${left}${gone}`, `${gone}${left}`]).toContain(whole)
      const joinedSounds = [...both(left, gone), ...both(gone, left)]
      expect([whole, said(whole).some((sounds) => joinedSounds.includes(sounds))]).toEqual([whole, true])
    }
  })
})
