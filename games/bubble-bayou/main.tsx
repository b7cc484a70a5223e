import { m } from '#messages'
import { choice, handFields, mountGame, numbers, onOff, twinPage, type GameSpec } from '../kit/index.ts'
import { Backdrop } from './backdrop.tsx'
import { Ending } from './ending.tsx'
import { levels, type Level } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { rules, type Move, type State } from './rules.ts'
import * as sounds from './sound-set.ts'
import { measuresOf, summaryOf } from './summary.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'
import { withVisits } from './visits.ts'

const sides = [
  ['left', m.kit_left()],
  ['right', m.kit_right()],
] as const

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('size', m.bubble_bayou_size_of_bubbles(), [
      [0, m.kit_same_as_the_level()],
      ...numbers([180, 140, 100, 72, 60], 'px'),
    ]),
    choice('speed', m.bubble_bayou_speed_of_bubbles(), [
      [-1, m.kit_same_as_the_level()],
      [0, m.bubble_bayou_not_moving()],
      ...numbers([10, 20, 35, 50, 60], 'px/s'),
    ]),
    choice('goal', m.bubble_bayou_the_game_ends_after(), [
      [0, m.bubble_bayou_12_waves()],
      ...numbers([12, 20, 30], (count) => m.bubble_bayou_count_creatures({ count })),
    ]),
    choice('count', m.bubble_bayou_bubbles_at_once(), [
      [0, m.kit_same_as_the_level()],
      ...numbers([1, 2, 3, 4, 5, 6, 7]),
    ]),
    choice('hold', m.bubble_bayou_how_long_a_hold_lasts(), numbers([0.5, 1, 2], 's'), { start: 1, live: true }),
    choice('side', m.bubble_bayou_side_of_the_screen(), [['both', m.bubble_bayou_the_whole_screen()], ...sides], {
      live: true,
    }),
    choice('leaf', m.bubble_bayou_a_hand_rests_on_a_leaf(), [['off', m.kit_off()], ...sides], {
      live: true,
      help: m.bubble_bayou_on_tablets_bubbles_rise_on_that(),
    }),
    onOff('names', m.bubble_bayou_say_who_comes_home(), { start: true, live: true }),
    ...handFields({ mirrors: true, gestures: true }),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 4 },
    switch: { level: 0 },
    // Only the therapist points there, and a child says a number.
    teletherapy: { level: 1, values: { speed: 0 } },
  },
  seats: [1, 2],
  pass: ({ stage }) => (stage === 'wave' ? { kind: 'pass' } : null),
  View,
  Backdrop,
  summary: summaryOf,
  measures: measuresOf,
  surprises,
  growth: {
    after: ({ state, players }, seat, before) =>
      withVisits(
        before,
        state.value.residents
          .filter((one) => players.length === 1 || one.seat === seat)
          .map(({ creature }) => creature),
      ),
  },
  Ending,
  keepsake: () =>
    twinPage({
      name: 'paper-pond',
      title: m.bubble_bayou_paper_pond(),
      need: m.bubble_bayou_a_blue_paper_or_towel_for(),
      steps: [
        m.bubble_bayou_put_the_creatures_in_a_row(),
        m.bubble_bayou_pick_up_one_with_your_fingertips(),
        m.bubble_bayou_let_it_go_gently_in_the(),
      ],
      easier: m.bubble_bayou_use_rolled_socks_and_put_the(),
      harder: m.bubble_bayou_use_a_clothespin_or_put_the(),
      care: m.bubble_bayou_stay_close_small_things_can_be(),
    }),
  farewell: ({ state }) => {
    const { residents, nap } = state.value
    if (nap?.chosen) return m.bubble_bayou_good_night_the_bank_sings_your()
    return residents.length > 0 ? m.bubble_bayou_good_night_everyone_is_home() : m.bubble_bayou_the_bayou_is_quiet()
  },
}

mountGame(spec)
