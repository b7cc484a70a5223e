import { m } from '#messages'
import { choice, mountGame, numbers, onOff, readAloud, type GameSpec } from '../kit/index.ts'
import { BackdropOf } from './backdrop.tsx'
import { coastAfter } from './coast.ts'
import { Ending } from './ending.tsx'
import { measuresOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { rules, voterNow } from './rules.ts'
import * as sounds from './sound-set.ts'
import { isGroup, type Level, type Move, type State } from './state.ts'
import { keepsakes } from './strip.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'

const sameAsLevel = ['level', m.kit_same_as_the_level()] as const

/** One kind sentence: about the fog, or about the numbers of a group. */
function farewellOf(state: State): string {
  if (isGroup(state)) return m.lighthouse_ladder_all_numbers_fit()
  return state.tries.length > 0
    ? m.lighthouse_ladder_the_fog_lifts_for_trying()
    : m.lighthouse_ladder_the_lamp_is_here()
}

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('rungs', m.lighthouse_ladder_rungs_of_a_sample_ladder(), [sameAsLevel, ...numbers([3, 4, 5])]),
    choice('wording', m.lighthouse_ladder_wording_of_ratings(), [
      ['hard', m.lighthouse_ladder_how_hard()],
      ['brave', m.lighthouse_ladder_how_brave()],
      ['worried', m.lighthouse_ladder_how_worried()],
    ]),
    onOff('lock', m.kit_adult_lock(), {
      start: true,
      help: m.lighthouse_ladder_an_adult_checks_each_ladder(),
    }),
    choice('steps', m.lighthouse_ladder_rating_scale(), [
      sameAsLevel,
      [5, m.lighthouse_ladder_five_cups()],
      [11, m.lighthouse_ladder_zero_to_ten()],
    ]),
    choice('without', m.lighthouse_ladder_leave_out(), [
      ['none', m.kit_none()],
      ['school', m.kit_school()],
      ['dogs', m.lighthouse_ladder_dogs()],
      ['phones', m.lighthouse_ladder_phones()],
      ['dark', m.lighthouse_ladder_the_dark()],
    ]),
    choice(
      'store',
      m.lighthouse_ladder_the_ladder_after_the_game(),
      [
        ['device', m.kit_store_it_on_this_device()],
        ['none', m.kit_delete_it()],
      ],
      { help: m.lighthouse_ladder_only_pictures_and_numbers() },
    ),
    onOff('typing', m.lighthouse_ladder_typing_from_11(), {
      start: true,
      help: m.kit_own_words_are_never_stored(),
    }),
    choice('setting', m.lighthouse_ladder_ladders_for_adults(), [
      ['both', m.kit_work_and_home()],
      ['work', m.kit_only_work()],
      ['home', m.kit_only_home()],
    ]),
    readAloud(),
  ],
  presets: {
    easy: { level: 0, values: { rungs: 3 } },
    standard: { level: 1 },
    challenge: { level: 2 },
    switch: { level: 0, values: { typing: false } },
    teletherapy: { level: 1, values: { labels: true } },
  },
  seats: [1, 6],
  floor: (state) => (state.phase === 'vote' ? voterNow(state) : null),
  pass: (state) => (isGroup(state) && state.phase !== 'over' ? { kind: 'pass' } : null),
  wants: { deck: true },
  View,
  Backdrop: BackdropOf,
  surprises,
  growth: {
    after: (play, _seat, before) => coastAfter(play.state.value, before, play.values.store !== 'none'),
  },
  Ending,
  keepsake: keepsakes,
  summary: ({ state }) => summaryOf(state.value),
  measures: ({ state }, seat) => (seat === 0 ? measuresOf(state.value) : []),
  farewell: ({ state }) => farewellOf(state.value),
}

mountGame(spec)
