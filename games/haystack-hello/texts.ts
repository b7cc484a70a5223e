import { m } from '#messages'
import { listed } from '../kit/phrases.ts'
import { thingArt } from './thing-art.ts'
import { friendNamed } from './friends.ts'
import { paletteOf } from './palette.ts'
import { friendNow } from './rules.ts'
import { isPosition } from './stands.ts'
import type { Place, State } from './state.ts'

const colors = paletteOf('playful', false)
/** With a capital letter. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'in the hay', 'under the wagon'. */
export const placeText = (state: State, place: Place): string =>
  isPosition(place)
    ? m.haystack_hello_the({ place, name: thingArt(state.thing, colors).name })
    : m.haystack_hello_in_the({ place })

/** 'Where is the duck?' */
export const questionOf = (state: State): string => m.haystack_hello_where_is_the({ name: friendNow(state).name })

/** What is said of one who was found. */
export function foundText(state: State): string {
  const { name } = friendNow(state)
  if (state.level.kind === 'where') return m.haystack_hello_the_is({ name, placeText: placeText(state, state.place) })
  return m.haystack_hello_hello2({ name })
}

/** What is said of a wrong choice: it tells, and never scolds. */
export function notHereText(state: State, place: Place): string {
  return isPosition(place) ? m.haystack_hello_not({ placeText: placeText(state, place) }) : m.haystack_hello_not_here()
}

/** 'the cow, the pig and the duck' */
export function listOf(names: readonly string[]): string {
  return listed(names.map((name) => m.haystack_hello_the2({ name: friendNamed(name).name })))
}

interface Names {
  seeker: string
  hider: string
}
/** The line above the farm: what there is to do now. `named` is false where friends go by their sounds. */
export function captionOf(state: State, named: boolean, names: Names | null): string {
  const friend = friendNow(state)
  if (state.phase === 'hide' && names) {
    const who = named ? m.haystack_hello_the2({ name: friend.name }) : 'the friend'
    return m.haystack_hello_where_will_hide_look_away({ hider: names.hider, who, seeker: names.seeker })
  }
  if (state.phase !== 'look') return ''
  switch (state.level.kind) {
    case 'explore':
      return m.haystack_hello_who_is_in_the({ place: state.place })
    case 'ask':
      return state.nudges >= 2
        ? m.haystack_hello_say_it_together_hello()
        : m.haystack_hello_who_is_in_the({ place: state.place })
    case 'find':
      return named ? questionOf(state) : m.haystack_hello_who_says_that2({ says: friend.says })
    case 'where':
      return questionOf(state)
  }
}
