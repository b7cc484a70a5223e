import { dialectOptions, dialectSentences } from './dialect-forms.ts'
import { error, warning, type RuleFault } from './rule-fault.ts'
import { foreignWords, secondAnswers, unfamiliarWords } from './second-answers.ts'
import { listFaults, textFaults } from './text-rules.ts'

/** A language item, as it's stored. */
export interface ItemToCheck {
  category: number
  /** The name of its part of the goal. */
  part: string
  type: number
  question: string
  pictures: readonly string[]
  answers: readonly string[]
  correct: readonly number[]
}

/** Goals whose answers are forms of words: no dialect form may be wrong there. */
export const grammarGoals: ReadonlySet<number> = new Set([15, 16, 17, 18, 19, 20, 31])
const hunts = 29
const starters = 8

const counts: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }

function questionFaults({ category, part, question }: ItemToCheck): RuleFault[] {
  const isClue = category === 35 && part === 'First Letter Clue'
  const isWrong = grammarGoals.has(category) ? /^Fix the sentence: (.*)$/.exec(question)?.[1] : undefined
  const form = isWrong === undefined ? undefined : dialectSentences.find((one) => one.form.test(isWrong))
  return [
    ...(/^[A-Z_0-9].*[.?!:_]$/.test(question) ? [] : [error('question', 'question_form')]),
    ...(!isClue && /\p{L}__|__\p{L}/u.test(question) ? [error('question', 'blank_in_word')] : []),
    ...(form === undefined ? [] : [error('question', 'dialect', form.feature)]),
  ]
}

function wordingFaults(field: string, text: string): RuleFault[] {
  const foreign = foreignWords.exec(text)?.[0]
  const unfamiliar = unfamiliarWords.exec(text)?.[0]
  return [
    ...textFaults(field, text),
    ...(foreign === undefined ? [] : [error(field, 'british', foreign)]),
    ...(unfamiliar === undefined ? [] : [error(field, 'unfamiliar', unfamiliar)]),
    ...listFaults(field, text),
  ]
}

/** Returns the dialect feature that makes an option wrong, if that's all that does. */
function dialectFault({ category, answers, correct }: ItemToCheck): RuleFault[] {
  if (!grammarGoals.has(category)) return []
  const right = (answers[correct[0] ?? 0] ?? '').toLowerCase()
  const wrong = answers.filter((_, at) => !correct.includes(at)).map((answer) => answer.toLowerCase())
  const found = dialectOptions.find(({ differs }) => wrong.some((one) => differs(right, one)))
  return found === undefined ? [] : [error('answers', 'dialect', found.feature)]
}

function choiceFaults(item: ItemToCheck): RuleFault[] {
  const { question, answers, correct } = item
  const second = answers.find(
    (answer, at) =>
      !correct.includes(at) && secondAnswers.some(([asked, also]) => asked.test(question) && also.test(answer)),
  )
  return [
    ...(answers.length < 2 || answers.length > 4 ? [error('answers', 'choice_size')] : []),
    ...(new Set(answers.map((answer) => answer.toLowerCase())).size === answers.length
      ? []
      : [error('answers', 'answers_repeat')]),
    ...rightFaults('answers', answers.length, correct.length),
    ...(second === undefined ? [] : [error('answers', 'second_answer', second)]),
    ...dialectFault(item),
  ]
}

function rightFaults(field: string, all: number, right: number): RuleFault[] {
  if (right === 0) return [error(field, 'right_missing')]
  if (right === all) return [error(field, 'right_only')]
  return right > 1 && field === 'answers' ? [warning(field, 'right_several', String(right))] : []
}

function pictureChoiceFaults({ category, pictures, answers, correct }: ItemToCheck): RuleFault[] {
  return [
    ...(pictures.length < 2 || pictures.length > 12 ? [error('pictures', 'pictures_size')] : []),
    ...(category === hunts && ![6, 9, 12].includes(pictures.length) ? [error('pictures', 'grid_size')] : []),
    ...(new Set(pictures).size === pictures.length ? [] : [error('pictures', 'pictures_repeat')]),
    ...rightFaults('pictures', pictures.length, correct.length),
    ...(answers.length === 0 ? [error('answers', 'answer_missing')] : []),
  ]
}

/** Checks that the answers name as many things as the question asks for. */
function countFaults({ question, answers }: ItemToCheck): RuleFault[] {
  const asked = counts[/^(?:This is .*\. )?Name (two|three|four|five) /.exec(question)?.[1] ?? ''] ?? 0
  return answers.join(', ').split(/, | and |; /).length < asked
    ? [error('answers', 'too_few_named', String(asked))]
    : []
}

const byType: Record<number, (item: ItemToCheck) => RuleFault[]> = {
  2: choiceFaults,
  3: pictureChoiceFaults,
  4: ({ answers, correct }) =>
    answers.join() === 'Yes,No' && correct.length === 1 ? [] : [error('answers', 'yes_no')],
  5: (item) => (item.answers.length === 0 ? [error('answers', 'answer_missing')] : countFaults(item)),
  6: ({ answers }) => (answers.length > 0 ? [error('answers', 'answers_not_wanted')] : []),
}

/** Checks a language item: its wording, and that it has exactly one right answer, or those that its type needs. */
export function languageFaults(item: ItemToCheck): RuleFault[] {
  const { category, type, question, answers } = item
  return [
    ...wordingFaults('question', question),
    ...answers.flatMap((answer) => wordingFaults('answers', answer)),
    ...questionFaults(item),
    ...(byType[type]?.(item) ?? []),
    ...(category === starters && type !== 6 ? [error('type', 'talk_only')] : []),
    ...(category === hunts && type !== 3 ? [error('type', 'pictures_only')] : []),
  ]
}
