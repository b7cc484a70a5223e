import { m } from '#messages'
import { listed } from '../kit/phrases.ts'
import type { State } from './state.ts'

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Names for the robot out of the words of the play, and of a made-up one where there is any. */
export function namesFor({ built, silly }: Pick<State, 'built' | 'silly'>): string[] {
  const words = built.map(({ word }) => word)
  const [first = 'spark'] = words
  const last = words.at(-1) ?? first
  const middle = words[Math.floor(words.length / 2)] ?? first
  const own = silly.at(-1)?.replaceAll('-', '')
  return [
    m.robo_voicebox_robo({ titled: titled(first) }),
    m.robo_voicebox_captain({ titled: titled(own ?? middle) }),
    `${titled(last)} 3000`,
  ]
}

/** How the finished robot introduces itself. */
export function introductionOf({ built, silly, name }: Pick<State, 'built' | 'silly' | 'name'>): string {
  const words = built.map(({ word }) => word)
  const hello = m.robo_voicebox_hello_iam({ name: name ?? namesFor({ built, silly })[0] ?? '' })
  const can =
    words.length > 0
      ? m.robo_voicebox_i_can_say({ listed: listed(words) })
      : m.robo_voicebox_i_am_still_looking_for_my()
  const own = silly.at(-1)
  return hello + can + (own === undefined ? '' : m.robo_voicebox_and_my_very_own_word_is({ own }))
}
