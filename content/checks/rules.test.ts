import { describe, expect, test } from 'vitest'
import { articulationCards } from '../src/articulation.ts'
import {
  fluencyLines,
  fluencyTechniques,
  languageItems,
  languageSubcategories,
  pairCards,
  pictureList,
} from '../src/index.ts'
import { soundTiles } from '../src/sounds.ts'
import { articulationFaults, type SpokenCard } from '../src/rules/articulation-rules.ts'
import { fluencyFaults } from '../src/rules/fluency-rules.ts'
import { languageFaults, type ItemToCheck } from '../src/rules/language-rules.ts'
import { pairFaults } from '../src/rules/pair-rules.ts'
import type { RuleFault } from '../src/rules/rule-fault.ts'
import { altFaults } from '../src/rules/text-rules.ts'

const codes = (faults: RuleFault[]) => faults.map(({ code, value }) => (value === '' ? code : `${code}: ${value}`))

describe('every card follows the rules that an administrator’s edits are checked by', () => {
  const kinds = ['word', 'phrase', 'sentence'] as const

  test('words, phrases, and sentences', () => {
    const wrong = articulationCards.flatMap(({ key, sound, position, kind, sound_word, words, marks, flags }) => {
      const said = flags.includes('loaded') ? 'loaded' : (kinds[kind - 1] ?? 'word')
      const code = soundTiles[sound - 1]?.code ?? ''
      const faults = articulationFaults({ sound: code, position, kind: said, word: sound_word, text: words, marks })
      return codes(faults).map((one) => `${key} ${one}`)
    })
    expect(wrong).toEqual([])
  })

  test('minimal pairs', () => {
    const wrong = pairCards.flatMap(({ key, contrast, words: [one, other] }) =>
      codes(pairFaults({ contrast, words: [one.word, other.word], pictures: [one.image, other.image] })).map(
        (fault) => `${key} ${fault}`,
      ),
    )
    expect(wrong).toEqual([])
  })

  test('fluency lines', () => {
    const offered = new Map(fluencyTechniques.map(({ id, from, to }) => [id, [from, to] as const]))
    const wrong = fluencyLines.flatMap(({ key, technique, ...line }) =>
      codes(fluencyFaults({ ...line, technique, offered: offered.get(technique) })).map((fault) => `${key} ${fault}`),
    )
    expect(wrong).toEqual([])
  })

  test('language items', () => {
    const part = new Map(languageSubcategories.map(({ id, name }) => [id, name]))
    const wrong = languageItems.flatMap((item) =>
      codes(languageFaults({ ...item, part: part.get(item.subcategory) ?? '' }).filter(({ warning }) => !warning)).map(
        (fault) => `${item.category} ${item.question} ${fault}`,
      ),
    )
    expect(wrong).toEqual([])
  })

  test('alternative texts', () => {
    expect(pictureList.flatMap(({ name, alt }) => codes(altFaults(name, alt)))).toEqual([])
  })
})

const word = (text: string, change: Partial<SpokenCard> = {}): SpokenCard => {
  const at = text.indexOf('[')
  const plain = text.replace(/[[\]]/g, '')
  const marks: [number, number][] = at < 0 ? [] : [[at, text.indexOf(']') - 1]]
  return { sound: 'f', position: 1, kind: 'word', word: plain, text: plain, marks, ...change }
}

test.each<[SpokenCard, string[]]>([
  [word('[ph]one'), []],
  [word('p[h]one'), ['marks_wrong: [ph]one']],
  [word('lea[f]'), ['sound_elsewhere: leaf']],
  [word('[s]un'), ['sound_elsewhere: sun']],
  [word('[f]ifty'), ['sound_count: fifty']],
  [word('[f]loopish'), ['unknown_word: floopish']],
  [word('floopish'), ['marks_missing', 'unknown_word: floopish']],
  [word('[f]un 2'), ['phrase_form']],
  [word('a [ph]one', { kind: 'phrase', word: 'phone' }), []],
  [word('an [ph]one', { kind: 'phrase', word: 'phone' }), ['article: an phone']],
  [word('[f]our phones', { kind: 'phrase', word: 'phone' }), ['word_missing: phone']],
  [word('the grey [ph]one', { kind: 'phrase', word: 'phone' }), ['british: grey']],
  [word('my [ph]one', { kind: 'sentence', word: 'phone' }), ['sentence_form', 'word_count: 3 to 7']],
  [word('Find my [ph]one.', { kind: 'sentence', word: 'phone' }), ['sound_count: Find my phone.']],
  [word('My [ph]one is new.', { kind: 'loaded', word: 'phone' }), ['loaded_count: My phone is new.']],
  [word('My [ph]one has to ring.', { kind: 'loaded', word: 'phone' }), ['have_to']],
  [
    word('The  "beer" [ph]one', { kind: 'phrase', word: 'phone' }),
    ['quotes', 'spaces', 'unsuitable: beer', 'phrase_form'],
  ],
])('says what is wrong with $text', (card, expected) => {
  expect(codes(articulationFaults(card))).toEqual(expected)
})

test('a word that some pronounce without the sound is a warning', () => {
  expect(articulationFaults(word('[wh]ich', { sound: 'w' }))).toMatchObject([{ code: 'sound_varies', warning: true }])
})

const item = (change: Partial<ItemToCheck>): ItemToCheck => ({
  ...{ category: 5, part: 'Animals', type: 2, question: 'What is this?', pictures: ['dog'] },
  ...{ answers: ['a dog', 'a cat'], correct: [0] },
  ...change,
})

test.each<[string, Partial<ItemToCheck>, string[]]>([
  ['a sound item', {}, []],
  ['no right answer', { correct: [] }, ['right_missing']],
  ['only right answers', { correct: [0, 1] }, ['right_only']],
  ['two right answers', { answers: ['a dog', 'a pet', 'a cat'], correct: [0, 1] }, ['right_several: 2']],
  ['one option', { answers: ['a dog'] }, ['choice_size', 'right_only']],
  ['an option twice', { answers: ['a dog', 'A dog'] }, ['answers_repeat']],
  [
    'an option that is right, too',
    { question: 'You can build a snowman __.', answers: ['in winter', 'at noon'] },
    ['second_answer: at noon'],
  ],
  ['a dialect form as wrong', { category: 19, answers: ['are', 'is'] }, ['dialect: is, are and be for one another']],
  [
    'a dialect form to fix',
    { category: 20, type: 5, question: 'Fix the sentence: We was at home.' },
    ['dialect: was and is for all persons'],
  ],
  ['a question without its mark', { question: 'what is this' }, ['question_form']],
  ['a blank in a word', { question: 'It is a do__.' }, ['blank_in_word']],
  ['Yes and No in words of their own', { type: 4, answers: ['Sure', 'No'] }, ['yes_no']],
  ['nothing to show', { type: 5, answers: [] }, ['answer_missing']],
  [
    'fewer things than asked for',
    { type: 5, question: 'Name three animals.', answers: ['a dog and a cat'] },
    ['too_few_named: 3'],
  ],
  ['an answer to talk', { type: 6 }, ['answers_not_wanted']],
  [
    'pictures without a wrong one',
    { type: 3, pictures: ['dog'], answers: ['the dog'] },
    ['pictures_size', 'right_only'],
  ],
  ['a picture twice', { type: 3, pictures: ['dog', 'dog'], answers: ['the dog'] }, ['pictures_repeat']],
  ['a hunt of two', { category: 29, type: 3, pictures: ['dog', 'cat'], answers: ['the dog'] }, ['grid_size']],
  ['a hunt that is a question', { category: 29 }, ['pictures_only']],
  ['a starter that is a question', { category: 8 }, ['talk_only']],
  ['British and unfamiliar words', { answers: ['a torch', 'rubbish'] }, ['unfamiliar: torch', 'british: rubbish']],
  ['a list without its comma', { question: 'Is it a dog, a cat or a cow?' }, ['comma_missing']],
])('finds %s', (_, change, expected) => {
  expect(codes(languageFaults(item(change)))).toEqual(expected)
})

test.each<[number, number, string, string[]]>([
  [1, 2, 'apple', []],
  [1, 2, 'pear', ['fluency_onset']],
  [1, 3, 'apple', ['word_count: 2']],
  [1, 6, 'An apple.', ['word_count: 7 to 10']],
  [3, 3, 'my mom', ['fluency_mark: _']],
  [4, 2, 'caaat', ['fluency_vowel']],
  [5, 5, 'and / my mom sings', ['fluency_pause: /']],
  [6, 2, 't~icket', ['fluency_pause: ~']],
  [8, 2, 't~i~cket', ['fluency_mark: ~']],
  [9, 2, '(pause, say it again) ticket', ['fluency_mark: (pause, say it again)']],
])('finds what is wrong with a line of technique %i at level %i: %s', (technique, level, sentence, expected) => {
  expect(codes(fluencyFaults({ technique, level, offered: [1, 10], sentence }))).toEqual(expected)
})

test('a technique is offered at its levels only', () => {
  expect(codes(fluencyFaults({ technique: 1, level: 2, offered: [3, 7], sentence: 'apple' }))).toEqual([
    'fluency_level',
  ])
})

test.each<[string, [string, string], [string, string], string[]]>([
  ['r-w', ['ring', 'wing'], ['ring', 'bird'], []],
  ['r-w', ['ring', 'king'], ['ring', 'crown'], ['pair_differs']],
  ['r-w', ['ring', 'wing'], ['ring', 'ring'], ['pair_same_picture']],
  ['r-w', ['ring 2', 'wing'], ['ring', 'bird'], ['phrase_form']],
  ['r-w', ['floop', 'wing'], ['ring', 'bird'], ['unknown_word: floop']],
  ['final', ['grape', 'gray'], ['grapes', 'cloud'], []],
])('%s: %s', (contrast, words, pictures, expected) => {
  expect(codes(pairFaults({ contrast, words, pictures }))).toEqual(expected)
})

test('an alternative text is short and plain', () => {
  expect([altFaults('alt', ''), altFaults('alt', '"dog"'), altFaults('alt', 'a dog')].map(codes)).toEqual([
    ['alt_missing'],
    ['alt_form'],
    [],
  ])
})
