import { shuffledBy, type LanguageDraft } from '../item.ts'
import type { Thing } from '../things.ts'

/** The first `count` of those that pass, in an order that depends on the seed and on each thing alone; fewer is an error. */
export function choose<Choice>(
  seed: string,
  from: readonly Choice[],
  count: number,
  name: (choice: Choice) => string,
): Choice[] {
  const chosen = shuffledBy(seed, from, name).slice(0, count)
  if (chosen.length < count) throw new Error(`${seed}: ${chosen.length} of ${count} choices`)
  return chosen
}

/** `count` things that pass a test, no two of one picture or one name. */
export function chooseThings(seed: string, from: readonly Thing[], count: number, passes: (thing: Thing) => boolean) {
  return choose(seed, from.filter(passes), count, ({ name }) => name)
}

const most = 3

/**
 * Questions in an order that depends on the seed, in which no answer comes more than three times in a row: whoever plays
 * them as they come cannot get by with one answer.
 */
export function mixed(seed: string, drafts: readonly LanguageDraft[]): LanguageDraft[] {
  const rest = shuffledBy(seed, drafts, ({ question }) => question)
  const answerOf = ({ answers }: LanguageDraft) => answers.find((answer) => answer.startsWith('*')) ?? answers[0]
  const order: LanguageDraft[] = []
  while (rest.length > 0) {
    const before = order.slice(-most).map(answerOf)
    const isEnough = before.length === most && before.every((answer) => answer === before[0])
    const other = isEnough ? rest.findIndex((draft) => answerOf(draft) !== before[0]) : 0
    order.push(...rest.splice(Math.max(other, 0), 1))
  }
  return order
}
