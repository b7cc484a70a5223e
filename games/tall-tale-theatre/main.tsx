import { m } from '#messages'
import { choice, mountGame, numbers, onOff, seatName, type GameSpec } from '../kit/index.ts'
import { companyWith } from './company.ts'
import { Ending } from './ending.tsx'
import { keepsakesOf } from './keepsakes.ts'
import { layoutOf } from './layout.ts'
import { levels, type Level } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { mayMove } from './moves.ts'
import { rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import { EmptyTheater } from './stage.tsx'
import { tellerOf, type Move, type State } from './state.ts'
import { farewellOf, measuresOf, summaryOf } from './summary.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('parts', m.tall_tale_theatre_number_of_parts(), [[0, m.kit_same_as_the_level()], ...numbers([3, 4, 5, 6])]),
    choice('find', m.tall_tale_theatre_how_parts_are_found(), [
      ['either', m.tall_tale_theatre_spin_or_choose()],
      ['choose', m.tall_tale_theatre_choose()],
      ['spin', m.kit_spin()],
    ]),
    onOff('tickets', m.tall_tale_theatre_connecting_word_tickets(), {
      start: true,
      help: m.tall_tale_theatre_each_scene_shows_a_word_to(),
    }),
    onOff('dictation', m.tall_tale_theatre_adult_types_whats_said(), {
      help: m.tall_tale_theatre_what_you_type_at_a_curtain(),
    }),
    onOff('each', m.tall_tale_theatre_groups_one_curtain_each(), {
      start: true,
      help: m.tall_tale_theatre_off_the_first_player_directs_the(),
    }),
    onOff('booklet', m.tall_tale_theatre_mini_booklet_to_print(), {
      start: true,
      help: m.tall_tale_theatre_one_sheet_to_fold_with_the(),
    }),
  ],
  presets: {
    easy: { level: 0, values: { find: 'choose', tickets: false } },
    standard: { level: 1 },
    challenge: { level: 3, values: { find: 'spin' } },
    switch: { level: 0, values: { find: 'choose', dictation: false } },
    teletherapy: { level: 1, values: { find: 'choose' } },
  },
  seats: [1, 4],
  privateMoves: true,
  floor: tellerOf,
  pass: (state) => (mayMove(state, { kind: 'pass' }) ? { kind: 'pass' } : null),
  View,
  Backdrop: ({ stage, look }) => <EmptyTheater layout={layoutOf(stage)} look={look} />,
  summary: ({ state }) => summaryOf(state.value),
  measures: measuresOf,
  surprises,
  growth: { after: (play, _seat, before) => companyWith(before, play.state.value) },
  Ending,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: ({ state, values, look, players }) =>
    keepsakesOf(state.value, look.value, players.map(seatName), values.booklet !== false),
}

mountGame(spec)
