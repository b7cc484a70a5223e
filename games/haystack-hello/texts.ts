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
  isPosition(place) ? `${place} the ${thingArt(state.thing, colors).name}` : `in the ${place}`

/** 'Where is the duck?' */
export const questionOf = (state: State): string => `Where is the ${friendNow(state).name}?`

/** What is said of one who was found. */
export function foundText(state: State): string {
  const { name } = friendNow(state)
  if (state.level.kind === 'where') return `The ${name} is ${placeText(state, state.place)}.`
  return `Hello, ${name}!`
}

/** What is said of a wrong choice: it tells, and never scolds. */
export function notHereText(state: State, place: Place): string {
  return isPosition(place) ? `Not ${placeText(state, place)}.` : 'Not here.'
}

/** 'the cow, the pig and the duck' */
export function listOf(names: readonly string[]): string {
  const all = names.map((name) => `the ${friendNamed(name).name}`)
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

interface Names {
  seeker: string
  hider: string
}
/** The line above the farm: what there is to do now. `named` is false where friends go by their sounds. */
export function captionOf(state: State, named: boolean, names: Names | null): string {
  const friend = friendNow(state)
  if (state.phase === 'hide' && names) {
    const who = named ? `the ${friend.name}` : 'the friend'
    return `${names.hider}, where does ${who} hide? ${names.seeker}, look away.`
  }
  if (state.phase !== 'look') return ''
  switch (state.level.kind) {
    case 'explore':
      return `Who is in the ${state.place}?`
    case 'ask':
      return state.nudges >= 2 ? 'Say it together: hello!' : `Who is in the ${state.place}?`
    case 'find':
      return named ? questionOf(state) : `“${friend.says}!” Who says that?`
    case 'where':
      return questionOf(state)
  }
}
