import { describe, expect, test } from 'vitest'
import { languageItems } from '../src/index.ts'
import { dialectOptions, dialectSentences } from '../src/rules/dialect-forms.ts'
import { grammarGoals } from '../src/rules/language-rules.ts'

const items = languageItems.filter(({ category, type }) => grammarGoals.has(category) && type !== 3)
describe('a dialect of English is no error', () => {
  test('the lists match their own examples', () => {
    expect(dialectSentences.filter(({ example, form }) => !form.test(example)).map(({ feature }) => feature)).toEqual(
      [],
    )
    const missed = dialectOptions.filter(({ example: [right, wrong], differs }) => !differs(right, wrong))
    expect(missed.map(({ feature }) => feature)).toEqual([])
  })

  test('enough sentences and choices are checked', () => {
    const shownAsWrong = items.filter(({ question }) => question.startsWith('Fix the sentence: '))
    expect(shownAsWrong.length).toBeGreaterThanOrEqual(10)
    expect(items.filter(({ type }) => type === 2).length).toBeGreaterThan(200)
  })

  test('correct sentences match nothing in the lists, so that there are no false alarms', () => {
    const fixed = items
      .filter(({ type, category }) => type === 5 && category === 20)
      .flatMap(({ answers }) => answers.filter((answer) => /[.?]$/.test(answer)))
    expect(fixed.filter((sentence) => dialectSentences.some(({ form }) => form.test(sentence)))).toEqual([])
  })
})
