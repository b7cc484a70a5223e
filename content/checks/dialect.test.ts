import { describe, expect, test } from 'vitest'
import { languageItems, type LanguageItem } from '../src/index.ts'
import { dialectOptions, dialectSentences } from './dialect-forms.ts'

/** Comparing, pronouns, plurals, tenses, grammar words, sentences, and negatives. */
const grammar = new Set([15, 16, 17, 18, 19, 20, 31])
const items = languageItems.filter(({ category, type }) => grammar.has(category) && type !== 3)
const choices = items.filter(({ type }) => type === 2)

const rightOf = ({ answers, correct }: LanguageItem) => answers[correct[0] ?? 0] ?? ''
const wrongOf = ({ answers, correct }: LanguageItem) => answers.filter((_, index) => !correct.includes(index))

const shownAsWrong = items.flatMap(({ question }) => /^Fix the sentence: (.*)$/.exec(question)?.slice(1) ?? [])

describe('a dialect of English is no error', () => {
  test('the lists match their own examples', () => {
    expect(dialectSentences.filter(({ example, form }) => !form.test(example)).map(({ feature }) => feature)).toEqual(
      [],
    )
    const missed = dialectOptions.filter(({ example: [right, wrong], differs }) => !differs(right, wrong))
    expect(missed.map(({ feature }) => feature)).toEqual([])
  })

  test('no sentence that is shown as wrong has a dialect form', () => {
    const found = shownAsWrong.flatMap((sentence) =>
      dialectSentences.filter(({ form }) => form.test(sentence)).map(({ feature }) => `${feature}: ${sentence}`),
    )
    expect(shownAsWrong.length).toBeGreaterThanOrEqual(10)
    expect(found).toEqual([])
  })

  test('no option is wrong only because of a dialect form', () => {
    const found = choices.flatMap((item) => {
      const right = rightOf(item).toLowerCase()
      return wrongOf(item).flatMap((wrong) =>
        dialectOptions
          .filter(({ differs }) => differs(right, wrong.toLowerCase()))
          .map(({ feature }) => `${feature}: ${item.question} ${right}, not ${wrong}`),
      )
    })
    expect(choices.length).toBeGreaterThan(200)
    expect(found).toEqual([])
  })

  test('correct sentences match nothing in the lists, so that there are no false alarms', () => {
    const fixed = items
      .filter(({ type, category }) => type === 5 && category === 20)
      .flatMap(({ answers }) => answers.filter((answer) => /[.?]$/.test(answer)))
    expect(fixed.filter((sentence) => dialectSentences.some(({ form }) => form.test(sentence)))).toEqual([])
  })
})
