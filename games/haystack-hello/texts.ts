import { m } from '#messages'
import { listed } from '../kit/phrases.ts'
import { thingArt } from './thing-art.ts'
import { friendByName } from './friends.ts'
import { paletteOf } from './palette.ts'
import { currentFriend } from './rules.ts'
import { isPosition } from './foot-positions.ts'
import type { Place, State, Weather } from './state.ts'

const colors = paletteOf('playful', false)
/** Capitalizes the first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const thingOf = ({ thing }: State): string => thingArt(thing, colors).name

export const questionOf = (state: State): string =>
  m.haystack_hello_where_is_the_friend({ friend: currentFriend(state).name })

/** Returns the text for a friend who was found. */
export function foundText(state: State): string {
  const { name: friend } = currentFriend(state)
  const { place: position } = state
  return isPosition(position)
    ? m.haystack_hello_the_friend_is_position_the_thing({ friend, position, thing: thingOf(state) })
    : m.haystack_hello_hello_friend({ friend })
}

/** Returns neutral feedback to a wrong choice. */
export function notHereText(state: State, place: Place): string {
  return isPosition(place)
    ? m.haystack_hello_not_position_the_thing({ position: place, thing: thingOf(state) })
    : m.haystack_hello_not_here()
}

/** Returns what the weather does after a gift. */
export const weatherText = (weather: Weather, friend: string, dances: boolean): string =>
  m.haystack_hello_weather_after_gift({ weather, friend, dances: dances ? 'yes' : 'no' })

/** Returns a list such as 'the cow, the pig and the duck'. */
export function friendList(names: readonly string[]): string {
  return listed(names.map((name) => m.haystack_hello_the_friend({ friend: friendByName(name).name })))
}

interface Names {
  seeker: string
  hider: string
}
/** Returns the instruction above the farm. `named` is false if friends are asked for by their sounds. */
export function captionOf(state: State, named: boolean, names: Names | null): string {
  const friend = currentFriend(state)
  if (state.phase === 'hide' && names) {
    return named
      ? m.haystack_hello_hider_where_will_the_friend_hide({ ...names, friend: friend.name })
      : m.haystack_hello_hider_where_will_our_friend_hide({ ...names })
  }
  if (state.phase !== 'look') return ''
  switch (state.level.kind) {
    case 'explore':
      return m.haystack_hello_who_is_in_the_place({ place: state.place })
    case 'ask':
      return state.nudges >= 2
        ? m.haystack_hello_say_it_together_hello()
        : m.haystack_hello_who_is_in_the_place({ place: state.place })
    case 'find':
      return named ? questionOf(state) : m.haystack_hello_sound_who_says_that({ sound: friend.says })
    case 'where':
      return questionOf(state)
  }
}
