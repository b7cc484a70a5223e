import { m } from '#messages'
import { sentenceCase } from '../kit/phrases.ts'
import type { Marcher, State } from './state.ts'
import { friendList } from './texts.ts'

/**
 * Returns a sentence per gift, such as 'The dog and the mouse had umbrellas.', ordered by when each gift was first
 * given.
 */
function giftSentences(parade: readonly Marcher[]): string[] {
  const given = new Set(parade.flatMap(({ gift }) => gift ?? []))
  return [...given].map((gift) => {
    const friends = parade.filter((one) => one.gift === gift).map(({ friend }) => friend)
    return m.haystack_hello_friends_with_gift({
      gift,
      friends: sentenceCase(friendList(friends)),
      count: friends.length,
    })
  })
}

/** Says who marched home, to which music, and with which gifts. */
export function farewellText({ parade, tune }: Pick<State, 'parade' | 'tune'>): string {
  if (parade.length === 0) return m.haystack_hello_everyone_is_still_hiding_come_and()
  const marched =
    parade.length > 4
      ? m.haystack_hello_count_friends_marched_home({ count: parade.length, music: tune })
      : m.haystack_hello_friends_marched_home({
          friends: sentenceCase(friendList(parade.map(({ friend }) => friend))),
          music: tune,
        })
  return [marched, ...giftSentences(parade)].join(' ')
}
