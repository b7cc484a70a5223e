import { readTable } from '../../read-table.ts'
import type { LanguageDraft } from '../item.ts'
import { firstSpokenSound, isSure, spokenWords, type SpokenWord } from '../spoken.ts'
import { choose, mixed } from './choose.ts'

const category = 34
const wordOf = ({ word }: SpokenWord) => word
const short = spokenWords.filter(({ beats }) => beats === 1)
// The child must find the names alone, so they have to be unambiguous.
const sure = short.filter((word) => isSure(word, 'first') && isSure(word, 'last'))

/** Creates a choice of one picture that sounds like the model word at one end, among two that share neither end. */
function oneLike(subcategory: string, question: string, model: SpokenWord, right: SpokenWord): LanguageDraft {
  const apart = sure.filter(
    (word) =>
      word !== model &&
      firstSpokenSound(word) !== firstSpokenSound(model) &&
      word.last !== model.last &&
      (word.rhyme === '' || word.rhyme !== model.rhyme),
  )
  const wrong = choose(`${category}/${subcategory}/${model.word}`, apart, 2, wordOf)
  return {
    category,
    subcategory,
    type: 'pictures',
    age: '5-7',
    pictures: [`*${right.picture}`, ...wrong.map(({ picture }) => picture)],
    question,
    answers: [right.word],
  }
}

function sameOrNot(subcategory: string, ask: string, pair: readonly [SpokenWord, SpokenWord], yes: boolean): LanguageDraft {
  return {
    category,
    subcategory,
    type: 'yes-no',
    age: '5-7',
    pictures: pair.map(({ picture }) => picture),
    question: `Do ${pair[0].word} and ${pair[1].word} ${ask}?`,
    answers: [yes ? 'Yes' : 'No'],
  }
}

type End = 'rhyme' | 'first' | 'last'
const ends: Record<End, { subcategory: string; which: string; ask: string }> = {
  rhyme: { subcategory: 'Rhyme', which: 'Which one rhymes with', ask: 'rhyme' },
  first: { subcategory: 'Same First Sound', which: 'Which one starts with the same sound as', ask: 'start with the same sound' },
  last: { subcategory: 'Last Sound', which: 'Which one ends with the same sound as', ask: 'end with the same sound' },
}

// Words that rhyme don't help with the last sound, and clusters hide the first.
function families(end: End): [string, SpokenWord[]][] {
  const usable = short.filter((word) => word[end] !== '' && (end !== 'first' || !word.cluster))
  const fits = end === 'last' ? usable.filter(({ last }) => !/^([AEIOU]|R$|Y$|W$)/.test(last)) : usable
  return [...Map.groupBy(fits, (word) => word[end])].filter(([, words]) => words.length >= 2)
}

/** Creates picture and yes-no questions about one end, from every family of words that share it. */
function questions(end: End, most: number): LanguageDraft[] {
  const { subcategory, which, ask } = ends[end]
  const sets = families(end).flatMap(([key, words]) => {
    const dealt = choose(`${category}/${end}/${key}`, words, words.length, wordOf)
    const pairs: [SpokenWord, SpokenWord][] = []
    for (let at = 0; at + 1 < dealt.length && pairs.length < 2; at += 2) {
      const [one, two] = dealt.slice(at, at + 2)
      if (one && two && (end !== 'last' || one.rhyme !== two.rhyme)) pairs.push(sure.includes(two) ? [one, two] : [two, one])
    }
    return pairs
  })
  const dealt = choose(`${category}/${end}`, sets, Math.min(most + 10, sets.length), ([one]) => one.word)
  const chosen = [...dealt.filter(([, right]) => sure.includes(right)), ...dealt.filter(([, right]) => !sure.includes(right))]
  const asked = chosen.slice(0, -10)
  const paired = chosen.slice(-10)
  return [
    ...asked.map(([model, right]) => oneLike(subcategory, `${which} ${model.word}?`, model, right)),
    ...mixed(end, [
      ...paired.slice(0, 5).map((pair) => sameOrNot(subcategory, ask, pair, true)),
      ...paired.slice(5).map(([one, two]) => {
        const apart = short.filter((word) => firstSpokenSound(word) !== firstSpokenSound(one) && word.last !== one.last && word.rhyme !== one.rhyme)
        const [other] = choose(`${category}/${end}/no/${one.word}`, apart, 1, wordOf)
        return sameOrNot(subcategory, ask, [one, other ?? two], false)
      }),
    ]),
  ]
}

/** A limited number of words for each number of syllables. */
const syllables = mixed('beats', [1, 2, 3, 4].flatMap((beats) => {
  const words = spokenWords.filter((word) => word.beats === beats)
  return choose(`${category}/beats/${beats}`, words, Math.min(beats === 1 ? 5 : 8, words.length), wordOf).map(
    ({ word, picture }): LanguageDraft => ({
      category,
      subcategory: 'Syllables',
      type: 'choice',
      age: '5-7',
      pictures: [picture],
      question: `How many beats are in ${word}?`,
      answers: ['1', '2', '3', '4'].map((number) => (Number(number) === beats ? `*${number}` : number)),
    }),
  )
}))

const blends = readTable('tables/language/blends.tsv', ['word', 'picture', 'parts'] as const)

const blendIt: LanguageDraft[] = blends.map(({ word, picture, parts }) => {
  const wrong = choose(`${category}/blend/${word}`, blends.filter((other) => other.word !== word), 2, (row) => row.word)
  return {
    category,
    subcategory: 'Blend It',
    type: 'pictures',
    age: '5-7',
    pictures: [`*${picture}`, ...wrong.map((row) => row.picture)],
    question: `Put the parts together: ${parts.split(' | ').join(' … ')}. Which one is it?`,
    answers: [word],
  }
})

/** Rhymes, first and last sounds, syllables, and blending. Removing a sound is written by hand. */
export const soundsInWords: LanguageDraft[] = [
  ...questions('rhyme', 16),
  ...questions('first', 16),
  ...questions('last', 14),
  ...syllables,
  ...blendIt,
]
