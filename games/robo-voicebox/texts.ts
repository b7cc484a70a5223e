import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import { isFull, taskOf, type Said, type State } from './state.ts'

const places = [m.robo_voicebox_first(), m.robo_voicebox_middle(), m.robo_voicebox_last()] as const
/** Returns a slot's name when a single sound is located. */
export const placeName = (slot: number): string => places[slot] ?? ''

/** Returns a slot's message key when a single sound is located. */
export const placeKey = (slot: number): '0' | '1' | '2' => (slot === 0 ? '0' : slot === 1 ? '1' : '2')

/** Returns a slot's name for screen readers. */
export function slotName(state: State, slot: number): string {
  const { kind } = taskOf(state)
  return kind === 'place'
    ? m.robo_voicebox_place_slot({ place: placeKey(slot) })
    : m.robo_voicebox_slot_number({ number: slot + 1 })
}

/** Returns the instruction as one short sentence. */
export function instructionText(state: State, letters: boolean): string {
  const task = taskOf(state)
  const { kind, from, chips } = task
  switch (kind) {
    case 'place':
      return letters
        ? m.robo_voicebox_where_do_you_hear_sound({ sound: chips[0]?.letters.replace('_', '–') ?? '' })
        : m.robo_voicebox_where_do_you_hear_this_chip()
    case 'build':
      return m.robo_voicebox_help_me_say_this_word()
    case 'change':
      return m.robo_voicebox_i_can_say_change_one_chip({ word: from ?? '' })
    case 'add':
      return m.robo_voicebox_i_can_say_add_one_chip({ word: from ?? '' })
    case 'remove':
      return m.robo_voicebox_i_can_say_take_one_chip({ word: from ?? '' })
  }
}

/** Returns feedback on a pull, in addition to what the robot says. */
export function feedbackText(state: State, said: Said): string {
  const { word, from } = taskOf(state)
  if (said.kind === 'right') return m.robo_voicebox_yes_thats_the_word()
  if (state.phase !== 'build') return m.robo_voicebox_listen_this_is({ word })
  const more = state.hinted ? m.robo_voicebox_look_at_the_blinking_slot() : m.robo_voicebox_move_a_chip_and_try_again()
  switch (said.kind) {
    case 'place':
      return `${m.robo_voicebox_i_hear_a_different_sound_there()} ${more}`
    case 'word':
      return said.text === from
        ? m.robo_voicebox_thats_my_old_word()
        : `${m.robo_voicebox_word_is_a_word_too({ word: said.text })} ${more}`
    case 'silly':
      return `${m.robo_voicebox_what_a_silly_word()} ${more}`
    case 'again':
      return isFull(state) ? m.robo_voicebox_thats_the_same_again_move_a() : ''
  }
}

/** Says how many friends a silly name brought. */
export const friendsText = (friends: number): string =>
  friends > 0 ? m.robo_voicebox_two_friends_will_come_make_my_name() : m.robo_voicebox_my_friends_nap_make_my_name()

/** The text after the robot hiccups a word away. */
export const hiccupText = m.robo_voicebox_hic_that_one_jumped_out_lets()

export const progressOf = ({ round, tasks }: State): string => outOf(Math.min(round + 1, tasks.length), tasks.length)
