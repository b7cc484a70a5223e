import { m } from '#messages'
import { choice, mountGame, onOff, range, readAloud, type GameSpec } from '../kit/index.ts'
import { BackdropOf } from './backdrop.tsx'
import { borderAfter } from './border.ts'
import { keepsakes } from './card.ts'
import { Ending } from './ending.tsx'
import { measuresOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { passable, rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import type { Level, Move, State } from './state.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'

const sense = (key: string, label: string) => onOff(key, label, { start: true })

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('counts', m.five_senses_garden_things_to_notice(), [
      ['level', m.kit_same_as_the_level()],
      ['one', m.five_senses_garden_one_each()],
      ['short', m.five_senses_garden_three_two_one()],
      ['five', m.five_senses_garden_five_senses_short()],
      ['full', m.five_senses_garden_five_to_one()],
    ]),
    range('quiet', m.five_senses_garden_quiet_time(), [0, 120, 10], 30, {
      unit: 's',
      help: m.five_senses_garden_a_tap_ends_it(),
    }),
    onOff('typing', m.five_senses_garden_typing(), { start: true, help: m.kit_own_words_are_never_stored() }),
    sense('see', m.five_senses_garden_ask_about_seeing()),
    sense('feel', m.five_senses_garden_ask_about_feeling()),
    sense('hear', m.five_senses_garden_ask_about_hearing()),
    sense('smell', m.five_senses_garden_ask_about_smelling()),
    onOff('taste', m.five_senses_garden_ask_about_tasting(), {
      start: true,
      help: m.five_senses_garden_a_sense_that_is_off(),
    }),
    choice('order', m.five_senses_garden_order_of_senses(), [
      ['usual', m.five_senses_garden_see_first()],
      ['shuffled', m.kit_shuffle()],
    ]),
    choice('beds', m.five_senses_garden_beds_in_a_group(), [
      ['shared', m.five_senses_garden_shared_beds()],
      ['own', m.five_senses_garden_own_beds()],
    ]),
    choice(
      'visitors',
      m.five_senses_garden_visitors(),
      [
        ['ladybugs', m.five_senses_garden_ladybugs_and_moths()],
        ['bees', m.five_senses_garden_bees()],
      ],
      { help: m.five_senses_garden_bees_can_scare(), live: true },
    ),
    choice('setting', m.five_senses_garden_prompts_for_adults(), [
      ['both', m.kit_work_and_home()],
      ['work', m.kit_only_work()],
      ['home', m.kit_only_home()],
    ]),
    readAloud(),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 2 },
    switch: { level: 0, values: { typing: false } },
    teletherapy: { level: 1, values: { labels: true } },
  },
  seats: [1, 6],
  pass: (state) => (passable(state) ? { kind: 'skip' } : null),
  wants: { deck: true },
  View,
  Backdrop: BackdropOf,
  surprises,
  growth: { after: ({ state }, seat, before) => borderAfter(state.value, seat, before) },
  Ending,
  keepsake: keepsakes,
  summary: ({ state }) => summaryOf(state.value),
  measures: ({ state }, seat) => measuresOf(state.value, seat),
  farewell: () => m.five_senses_garden_you_were_here(),
}

mountGame(spec)
