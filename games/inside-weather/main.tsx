import { m } from '#messages'
import { choice, mountGame, numbers, onOff, readAloud, type GameSpec } from '../kit/index.ts'
import { BackdropOf } from './backdrop.tsx'
import { Ending } from './ending.tsx'
import { measuresOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { keepsakes } from './postcard.ts'
import { passable, rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import type { Level, Move, State } from './state.ts'
import { surprises } from './things-art.tsx'
import { View } from './view.tsx'
import { visitsAfter } from './visits.ts'

const sameAsLevel = ['level', m.kit_same_as_the_level()] as const

/** One kind sentence, for who sees the sky. */
function farewellOf({ scenes, seats }: State): string {
  if (seats > 1) return m.inside_weather_look_at_all_the_windows()
  return m.inside_weather_farewell({ who: scenes[0]?.who ?? 'none' })
}

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('words', m.inside_weather_feeling_words(), [
      sameAsLevel,
      ...numbers([4, 12, 24, 48]),
      ['none', m.kit_none()],
    ]),
    choice('figure', m.inside_weather_figure_for_body_signs(), [
      sameAsLevel,
      ['cloud', m.inside_weather_a_cloud()],
      ['standing', m.inside_weather_standing()],
      ['seated', m.inside_weather_seated()],
      ['wheelchair', m.inside_weather_using_a_wheelchair()],
      ['off', m.kit_off()],
    ]),
    onOff('log', m.inside_weather_log_which_feelings(), {
      help: m.inside_weather_off_only_counts_are_logged(),
      live: true,
    }),
    choice('steps', m.inside_weather_sizes(), [sameAsLevel, ...numbers([3, 5, 11])]),
    onOff('hears', m.inside_weather_adult_confirms_naming(), {
      start: true,
      live: true,
      help: m.inside_weather_a_feeling_counts_as_named_once(),
    }),
    choice(
      'store',
      m.inside_weather_the_sky_after_the_game(),
      [
        ['none', m.kit_delete_it()],
        ['device', m.kit_store_it_on_this_device()],
      ],
      { help: m.inside_weather_stored_next_to_the_next_one() },
    ),
    onOff('typing', m.inside_weather_typing_from_11(), {
      start: true,
      help: m.inside_weather_typed_words_stay_in_memory(),
    }),
    onOff('storms', m.inside_weather_storms(), { start: true, help: m.inside_weather_turn_storms_off_after() }),
    choice('setting', m.inside_weather_openers_for_adults(), [
      ['both', m.kit_work_and_home()],
      ['work', m.kit_only_work()],
      ['home', m.kit_only_home()],
    ]),
    readAloud(),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 3 },
    switch: { level: 0, values: { typing: false } },
    teletherapy: { level: 1, values: { labels: true } },
  },
  seats: [1, 6],
  pass: (state) => (passable(state) ? { kind: 'pass' } : null),
  View,
  Backdrop: BackdropOf,
  surprises,
  growth: {
    after: (play, seat, before) => visitsAfter(play.state.value, seat, before, play.values.store === 'device'),
  },
  Ending,
  keepsake: keepsakes,
  summary: ({ state }) => summaryOf(state.value),
  measures: ({ state, values }, seat) => measuresOf(state.value, seat, values.log === true),
  farewell: ({ state }) => farewellOf(state.value),
}

mountGame(spec)
