import { m } from '#messages'
import { choice, errorless, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { albumAfter, Ending } from './ending.tsx'
import { BackdropOf } from './backdrop.tsx'
import { measuresOf, summaryOf } from './journal.ts'
import { keepsakes } from './keepsake.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { passable, rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import { noTally, type Level, type Move, type State } from './state.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'

/** A splash is small, and the photo is big, wet or dry. */
function farewellOf({ photos }: State): string {
  if (photos.length === 0) return m.teeter_critters_the_plank_rests_for_today()
  return photos.some(({ dry }) => dry)
    ? m.teeter_critters_say_cheese_what_a_crew()
    : m.teeter_critters_say_cheese_what_a_wet_crew()
}

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('cards', m.teeter_critters_who_sees_the_cards(), [
      ['split', m.teeter_critters_each_player_knows_a_part()],
      ['open', m.teeter_critters_open_for_all()],
      ['number', m.teeter_critters_by_number_on_a_call()],
    ]),
    onOff('reasons', m.teeter_critters_adult_confirms_reasons(), { start: true, live: true }),
    choice('planks', m.teeter_critters_planks_a_game(), numbers([3, 2, 1])),
    choice(
      'screen',
      m.teeter_critters_this_screen_shows(),
      [
        ['game', m.teeter_critters_the_game()],
        ['cards', m.teeter_critters_only_cards_by_number()],
      ],
      { help: m.teeter_critters_on_a_call_each_player_opens() },
    ),
    choice('band', m.teeter_critters_counts_as_level(), [
      ['row', m.teeter_critters_as_written()],
      ['wide', m.teeter_critters_a_bit_wider()],
    ]),
    choice(
      'splash',
      m.teeter_critters_splash_sound(),
      [
        ['full', m.teeter_critters_a_funny_one()],
        ['soft', m.teeter_critters_a_soft_one()],
      ],
      { live: true },
    ),
    errorless,
  ],
  presets: {
    easy: { level: 0, values: { cards: 'open', band: 'wide' } },
    standard: { level: 1 },
    challenge: { level: 2 },
    switch: { level: 0, values: { planks: 2 } },
    teletherapy: { level: 1, values: { cards: 'number', labels: true } },
  },
  seats: [1, 6],
  floor: ({ phase, flagger }) => (phase === 'flag' || phase === 'why' ? flagger : null),
  pass: (state) => (passable(state) ? { kind: 'pass' } : null),
  View,
  Backdrop: BackdropOf,
  surprises,
  growth: { after: (play, _seat, before) => albumAfter(play, before) },
  Ending,
  keepsake: keepsakes,
  summary: ({ state }) => summaryOf(state.value),
  measures: ({ state }, seat) => measuresOf(state.value.tallies[seat] ?? noTally),
  farewell: ({ state }) => farewellOf(state.value),
}

mountGame(spec)
