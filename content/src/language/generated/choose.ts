import { shuffledBy, type LanguageDraft } from '../item.ts'
import type { Thing } from '../things.ts'

/**
 * Returns the first `count` that pass, in an order that depends on the seed and on each thing only. Throws if there are
 * fewer.
 */
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

/** Returns `count` things that pass a test, all with different pictures and names. */
export function chooseThings(seed: string, from: readonly Thing[], count: number, passes: (thing: Thing) => boolean) {
  return choose(seed, from.filter(passes), count, ({ name }) => name)
}

const most = 3

/**
 * Orders questions by the seed, without the same answer more than three times in a row, so that players can't get by
 * with one answer.
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
