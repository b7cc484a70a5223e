import { m } from '#messages'
import { choice, errorless, mountGame, numbers, onOff, skinTone, seatName, type GameSpec } from '../kit/index.ts'
import { Ending } from './ending.tsx'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { levels, type Level } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { menuPage } from './menu-page.ts'
import { artOf } from './scene-view.tsx'
import { rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import { framesWith } from './house-specials.ts'
import { surprises } from './touchables.tsx'
import type { Move, State } from './state.ts'
import { Backdrop, View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('customers', m.sentence_diner_customers(), numbers([6, 10, 15])),
    choice(
      'speed',
      m.sentence_diner_belt_speed(),
      [
        [0, m.sentence_diner_0_it_doesnt_move()],
        [1, '1'],
        [2, '2'],
        [3, '3'],
      ],
      { start: 1, help: m.sentence_diner_in_calm_mode_and_with_switches() },
    ),
    onOff('colors', m.sentence_diner_support_role_colors_and_shapes(), {
      help: m.sentence_diner_they_show_who_does_what_to(),
    }),
    choice('distractors', m.sentence_diner_extra_plates(), [
      [-1, m.kit_same_as_the_level()],
      [0, m.kit_none()],
      ...numbers([2, 4, 6]),
    ]),
    choice(
      'focus',
      m.sentence_diner_grammar_focus(),
      [
        ['all', m.kit_all_of_them()],
        ['s', m.sentence_diner_every_day_s()],
        ['ing', m.sentence_diner_right_now_is_ing()],
        ['ed', m.sentence_diner_yesterday_ed()],
        ['plural', m.sentence_diner_one_and_more_than_one()],
        ['pronoun', m.sentence_diner_he_she_it_they()],
      ],
      { help: m.sentence_diner_for_level_4_sauces() },
    ),
    choice(
      'read',
      m.kit_read_aloud(),
      [
        ['served', m.sentence_diner_what_was_served()],
        ['all', m.sentence_diner_plates_and_what_was_served()],
        ['off', m.kit_off()],
      ],
      { live: true },
    ),
    onOff('picks', m.sentence_diner_choose_the_next_customer(), { start: true }),
    skinTone,
    errorless,
  ],
  presets: {
    easy: { level: 0, values: { speed: 0, picks: false, errorless: true, read: 'all', colors: true } },
    standard: { level: 1 },
    challenge: { level: 4, values: { customers: 10, speed: 2, distractors: 6 } },
    switch: { level: 0, values: { speed: 0, picks: false } },
    teletherapy: { level: 1, values: { speed: 0 } },
  },
  seats: [1, 4],
  pass: ({ phase, seats }) => (seats > 1 && phase !== 'acted' && phase !== 'over' ? { kind: 'pass' } : null),
  View,
  Backdrop,
  summary: ({ state, values }) => summaryOf(state.value, values.colors === true),
  measures: measuresOf,
  surprises,
  growth: { after: (play, seat, before) => framesWith(before, play.state.value, seat) },
  Ending,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: (play) => ({
    picture: menuPage(
      play.state.value.dishes,
      play.look.value,
      { title: manifest.game_name, names: play.players.map(seatName).join(', ') },
      artOf(play.values),
    ),
    alt: farewellOf(play.state.value),
    name: m.sentence_diner_sentence_diner_menu(),
  }),
}

mountGame(spec)
