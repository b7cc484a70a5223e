import { m } from '#messages'
import { listed, sentenceCase } from '../kit/phrases.ts'
import type { State } from './state.ts'

/** Suggests robot names from the words built in this game, including a silly word if there was one. */
export function namesFor({ built, silly }: Pick<State, 'built' | 'silly'>): string[] {
  const words = built.map(({ word }) => word)
  const [first = 'spark'] = words
  const last = words.at(-1) ?? first
  const middle = words[Math.floor(words.length / 2)] ?? first
  const own = silly.at(-1)?.replaceAll('-', '')
  return [
    m.robo_voicebox_robo_word({ word: sentenceCase(first) }),
    m.robo_voicebox_captain_word({ word: sentenceCase(own ?? middle) }),
    `${sentenceCase(last)} 3000`,
  ]
}

/** Returns the finished robot's introduction. */
export function introductionOf({ built, silly, name }: Pick<State, 'built' | 'silly' | 'name'>): string {
  const words = built.map(({ word }) => word)
  const hello = m.robo_voicebox_hello_i_am_name({ name: name ?? namesFor({ built, silly })[0] ?? '' })
  const can =
    words.length > 0
      ? m.robo_voicebox_i_can_say_words_listed({ words: listed(words) })
      : m.robo_voicebox_i_dont_have_any_words_yet()
  const own = silly.at(-1)
  return [hello, can, ...(own === undefined ? [] : [m.robo_voicebox_my_very_own_word_is({ word: own })])].join(' ')
}
