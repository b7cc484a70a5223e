import { m } from '#messages'
import { choice, errorless, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { Ending } from './ending.tsx'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { moveIn } from './neighbors.ts'
import { rules } from './rules.ts'
import { StreetAtRest } from './scene.tsx'
import * as sounds from './sound-set.ts'
import type { Level, Move, State } from './state.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice(
      'category',
      m.shutter_street_what_lives_in_the_street(),
      [
        ['choose', m.shutter_street_choose_each_time()],
        ['animal', m.shutter_street_animals()],
        ['food', m.shutter_street_food()],
        ['thing', m.shutter_street_tools_and_things()],
        ['vehicle', m.shutter_street_things_that_go()],
        ['job', m.shutter_street_jobs()],
        ['feeling', m.shutter_street_feelings()],
        ['idiom', m.shutter_street_sayings()],
        ['place', m.shutter_street_places()],
      ],
      { help: m.shutter_street_twenty_four_windows_need_one_of() },
    ),
    choice(
      'ask',
      m.shutter_street_questions(),
      [
        ['tiles', m.shutter_street_on_tiles()],
        ['said', m.shutter_street_on_tiles_and_said_out_loud()],
        ['spoken', m.shutter_street_asked_out_loud()],
      ],
      { help: m.shutter_street_out_loud_an_adult_answers_yes() },
    ),
    choice('secret', m.shutter_street_who_picks_the_secret(), [
      ['street', m.shutter_street_the_street()],
      ['person', m.shutter_street_a_person()],
    ]),
    choice('streets', m.shutter_street_streets(), numbers([1, 3, 5]), { start: 3 }),
    choice(
      'limit',
      m.shutter_street_lamps_for_each_street(),
      [[0, m.shutter_street_no_limit()], ...numbers([6, 8, 10, 12])],
      { start: 10, help: m.shutter_street_each_question_takes_one_lamp_a() },
    ),
    onOff('hints', m.shutter_street_feature_hints(), { help: m.shutter_street_shows_how_many_windows_fit_a() }),
    onOff('words', m.shutter_street_words_under_the_pictures(), { start: true, live: true }),
    errorless,
  ],
  presets: {
    easy: { level: 0, values: { limit: 0, hints: true, streets: 1 } },
    standard: { level: 1 },
    challenge: { level: 3, values: { limit: 8, streets: 5 } },
    switch: { level: 0, values: { limit: 0, streets: 1 } },
    teletherapy: { level: 1 },
  },
  seats: [1, 2],
  // The player whose turn it is looks away while the other one picks the secret.
  floor: ({ phase, picking, seats }) => (phase === 'pick' ? (picking + 1) % seats : null),
  pass: ({ phase, streets }) =>
    phase === 'ask' && streets.every(({ opened }) => opened === null) ? { kind: 'pass' } : null,
  View,
  Backdrop: ({ stage, look }) => <StreetAtRest stage={stage} look={look} />,
  summary: ({ state }) => summaryOf(state.value),
  measures: measuresOf,
  surprises,
  growth: {
    after: ({ state }, seat, before) =>
      moveIn(
        before,
        state.value.doors.filter((door) => door.seat === seat).map(({ item }) => item),
      ),
  },
  Ending,
  farewell: ({ state }) => farewellOf(state.value),
}

mountGame(spec)
