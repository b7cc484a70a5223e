import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import { isFull, taskOf, type Said, type State } from './state.ts'

const places = [m.robo_voicebox_first(), m.robo_voicebox_middle(), m.robo_voicebox_last()] as const
/** What a slot is called where one sound is to be found. */
export const placeName = (slot: number): string => places[slot] ?? ''

/** What a slot is called for those who hear it. */
export function slotName(state: State, slot: number): string {
  const { kind } = taskOf(state)
  return kind === 'place'
    ? m.robo_voicebox_slot2({ placeName: placeName(slot) })
    : m.robo_voicebox_slot({ slot: slot + 1 })
}

/** What there is to do, in one short sentence. */
export function askOf(state: State, letters: boolean): string {
  const task = taskOf(state)
  const { kind, from, chips } = task
  switch (kind) {
    case 'place':
      return letters
        ? m.robo_voicebox_where_do_you_hear_first_middle({ replace: chips[0]?.letters.replace('_', '–') ?? '' })
        : m.robo_voicebox_where_do_you_hear_this_chip()
    case 'build':
      return m.robo_voicebox_help_me_say_this_word()
    case 'change':
      return m.robo_voicebox_i_can_say_change_one_chip({ from: from ?? '' })
    case 'add':
      return m.robo_voicebox_i_can_say_add_one_chip({ from: from ?? '' })
    case 'remove':
      return m.robo_voicebox_i_can_say_take_one_chip({ from: from ?? '' })
  }
}

/** What a pull of the lever has told, besides what the robot said itself. */
export function toldOf(state: State, said: Said): string {
  const { word, from } = taskOf(state)
  if (said.kind === 'right') return m.robo_voicebox_that_is_the_word()
  if (state.phase !== 'build') return m.robo_voicebox_listen_this_is({ word })
  const more = state.hinted ? m.robo_voicebox_look_at_the_blinking_slot() : m.robo_voicebox_move_achip_and_try_again()
  switch (said.kind) {
    case 'place':
      return m.robo_voicebox_i_listened_there_and_heard_a({ more })
    case 'word':
      return said.text === from
        ? m.robo_voicebox_that_was_my_old_word()
        : m.robo_voicebox_is_a_word_too_but_not({ titled: titled(said.text), more })
    case 'silly':
      return m.robo_voicebox_what_asilly_word({ more })
    case 'again':
      return isFull(state) ? m.robo_voicebox_thats_the_same_again_move_a() : ''
  }
}
const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What the robot says after it hiccuped a word away. */
export const hiccupText = m.robo_voicebox_hic_that_one_jumped_out_lets()

/** Which word of how many this is. */
export const progressOf = ({ round, tasks }: State): string => outOf(Math.min(round + 1, tasks.length), tasks.length)
