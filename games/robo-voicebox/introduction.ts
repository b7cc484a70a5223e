import type { State } from './state.ts'

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Names for the robot out of the words of the play, and of a made-up one where there is any. */
export function namesFor({ built, silly }: Pick<State, 'built' | 'silly'>): string[] {
  const words = built.map(({ word }) => word)
  const [first = 'spark'] = words
  const last = words.at(-1) ?? first
  const middle = words[Math.floor(words.length / 2)] ?? first
  const own = silly.at(-1)?.replaceAll('-', '')
  return [`Robo ${titled(first)}`, `Captain ${titled(own ?? middle)}`, `${titled(last)} 3000`]
}

/** Words as they are listed in a sentence. */
export function listed(words: readonly string[]): string {
  const [last = ''] = words.slice(-1)
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** How the finished robot introduces itself. */
export function introductionOf({ built, silly, name }: Pick<State, 'built' | 'silly' | 'name'>): string {
  const words = built.map(({ word }) => word)
  const hello = `Hello! I am ${name ?? namesFor({ built, silly })[0]}.`
  const can = words.length > 0 ? ` I can say ${listed(words)}.` : ' I am still looking for my words.'
  const own = silly.at(-1)
  return hello + can + (own === undefined ? '' : ` And my very own word is ${own}.`)
}
