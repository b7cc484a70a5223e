import { m } from '#messages'
import type { Field, Values } from '../game.ts'
import { choice, numbers, onOff, range } from './fields.ts'

/** The parts of the settings panel, in their order. */
export const groups = {
  play: m.kit_turns_and_practice(),
  look: m.kit_look_and_sound(),
  access: m.kit_ways_to_play(),
} as const
export type Group = keyof typeof groups

/**
 * A setting of the kit: `turns` marks those of games by turns alone, `fixed` those that cannot change during a game, and
 * `quick` those that are shown without asking for more.
 */
export type KitField = Field & { turns?: true; fixed?: true; quick?: true; group: Group }

const quick = ['trials', 'look', 'text', 'calm', 'muted', 'scan', 'scanSeconds']
const inGroup =
  (group: Group, more: Pick<KitField, 'turns' | 'fixed'> = {}) =>
  (field: Field): KitField => ({
    ...field,
    ...more,
    ...(quick.includes(field.key) && { quick: true }),
    group,
  })
const ofTurns = inGroup('play', { turns: true, fixed: true })
const ofTurnsLive = inGroup('play', { turns: true })

const scanning = ({ scan }: Values) => scan === 'one' || scan === 'two'
const oneSwitch = ({ scan }: Values) => scan === 'one'

const play: KitField[] = [
  ofTurnsLive(
    choice('trials', m.kit_practice_before_each_turn(), [[0, m.kit_off()], ...numbers([1, 3, 5, 10])], {
      help: m.kit_practice_trials_that_you_score_yourself(),
    }),
  ),
  inGroup('play', { fixed: true })(
    choice('minutes', m.kit_time_limit(), [
      [0, m.kit_none()],
      ...numbers([5, 10, 15], (minutes) => m.kit_minutes_min({ minutes })),
    ]),
  ),
  ofTurns(onOff('shuffle', m.kit_shuffle_the_order_of_players())),
  ofTurns(
    choice('teams', m.kit_teams(), [
      [0, m.kit_individual()],
      ...numbers([2, 3], (count) => m.kit_count_teams({ count })),
    ]),
  ),
]

const hasSound = ({ muted }: Values) => muted !== true

const look: KitField[] = [
  choice(
    'look',
    m.kit_look(),
    [
      ['level', m.kit_by_level()],
      ['playful', m.kit_playful()],
      ['clean', m.kit_clean()],
      ['grown-up', m.kit_grown_up()],
    ],
    { help: m.kit_by_level_is_clean_from_11() },
  ),
  choice('text', m.kit_text_size(), numbers([100, 125, 150, 200], '%')),
  onOff('calm', m.kit_calm_fades_instead_of_movement(), { help: m.kit_no_music_or_sound_effects() }),
  onOff('muted', m.kit_mute_all_sound()),
  range('speech', m.kit_speech_volume(), [0, 100, 10], 100, { unit: '%', when: hasSound }),
  range('effects', m.kit_effects_volume(), [0, 100, 10], 70, { unit: '%', when: hasSound }),
  range('music', m.kit_music_volume(), [0, 100, 10], 40, { unit: '%', when: hasSound }),
].map(inGroup('look'))

const speaks = ({ speak, aloud }: Values) => speak === true || aloud === 'device'

const speech: Field[] = [
  onOff('speak', m.kit_say_turns_and_choices_aloud(), {
    help: m.kit_uses_this_devices_voice_model_target(),
  }),
  range('rate', m.kit_voice_speed(), [0.6, 1.2, 0.1], 0.9, { unit: '×', when: speaks }),
]

const access: KitField[] = [
  ...speech,
  onOff('labels', m.kit_numbers_on_choices(), { help: m.kit_say_or_press_1_to_9() }),
  onOff('letters', m.kit_letter_shortcuts(), { start: true }),
  choice(
    'scan',
    m.kit_switch_access(),
    [
      ['off', m.kit_off()],
      ['one', m.kit_one_switch()],
      ['two', m.kit_two_switches()],
    ],
    { help: m.kit_one_switch_space_enter_or_a() },
  ),
  choice(
    'scanStyle',
    m.kit_how_the_highlight_moves(),
    [
      ['auto', m.kit_automatically()],
      ['rows', m.kit_row_by_row()],
      ['inverse', m.kit_hold_to_move()],
    ],
    { help: m.kit_hold_to_move_hold_the_switch(), when: oneSwitch },
  ),
  range('scanSeconds', m.kit_time_for_each_choice(), [0.6, 6, 0.2], 2, { unit: 's', when: oneSwitch }),
  range('scanFirst', m.kit_extra_time_for_the_first_choice(), [0, 4, 0.5], 1, { unit: 's', when: oneSwitch }),
  range('accept', m.kit_hold_the_switch_before_it_counts(), [0, 2, 0.1], 0, { unit: 's', when: scanning }),
  range('repeat', m.kit_ignore_repeated_presses_for(), [0, 2, 0.1], 0.2, { unit: 's', when: scanning }),
  range('cooldown', m.kit_ignore_quick_second_taps_for(), [0, 2, 0.1], 0.5, { unit: 's' }),
].map(inGroup('access'))

/** Settings that every game has. */
export const kitFields: KitField[] = [...play, ...look, ...access]
