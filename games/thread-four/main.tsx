import { m } from '#messages'
import { choice, errorless, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { Ending } from './ending.tsx'
import { growAfter } from './growth.ts'
import { levels, type Level } from './levels.ts'
import { RoomAtRest } from './loom.tsx'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { paletteOf } from './palette.ts'
import { rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import type { Move, State } from './state.ts'
import { tapestryCard } from './tapestry.ts'
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
      'faces',
      m.thread_four_on_the_tiles(),
      [
        ['both', m.thread_four_both()],
        ['pictures', m.thread_four_pictures()],
        ['words', m.kit_words()],
      ],
      { live: true, help: m.thread_four_level_4_uses_words_only_a() },
    ),
    choice(
      'slack',
      m.thread_four_slack_threads(),
      [
        ['4', '4'],
        ['8', '8'],
        ['unlimited', m.thread_four_unlimited()],
      ],
      { start: '8', help: m.thread_four_you_lose_one_for_each_pull() },
    ),
    choice(
      'naming',
      m.thread_four_name_the_link_before_the_label_shows(),
      [
        ['adult', m.thread_four_said_aloud_scored_by_the_adult()],
        ['label', m.thread_four_chosen_from_labels()],
        ['off', m.kit_off()],
      ],
      { help: m.thread_four_a_well_named_link_is_woven() },
    ),
    onOff('oneAway', m.thread_four_say_when_a_set_is_one(), { start: true, live: true }),
    errorless,
    choice('grids', m.thread_four_grids_in_a_game(), [[0, m.kit_same_as_the_level()], ...numbers([1, 2, 3])]),
    choice(
      'ages',
      m.thread_four_level_4_words(),
      [
        ['8', m.thread_four_ages_8_to_10()],
        ['11', m.thread_four_ages_11_to_13()],
        ['14', m.thread_four_teens_and_adults()],
      ],
      { start: '8' },
    ),
    choice(
      'sounds',
      m.thread_four_level_5_sounds(),
      [
        ['mixed', m.kit_mixed()],
        ['first', m.thread_four_first_sounds()],
        ['rhyme', m.thread_four_rhymes()],
        ['syllables', m.thread_four_syllables()],
      ],
      { start: 'mixed' },
    ),
    choice('soundGrid', m.thread_four_level_5_grid(), [
      [9, m.thread_four_nine()],
      [16, m.thread_four_sixteen()],
    ]),
    choice(
      'source',
      m.kit_words(),
      [
        ['loom', m.thread_four_the_looms()],
        ['own', m.thread_four_my_own_list()],
      ],
      { help: m.thread_four_you_write_your_own_list_before() },
    ),
  ],
  presets: {
    easy: { level: 0, values: { slack: 'unlimited', errorless: true } },
    standard: { level: 1 },
    challenge: { level: 3, values: { slack: '4', ages: '11', oneAway: false } },
    switch: { level: 0, values: { naming: 'label', slack: 'unlimited' } },
    teletherapy: { level: 1, values: { naming: 'adult' } },
  },
  seats: [1, 4],
  pass: ({ phase }) => (phase === 'pull' ? { kind: 'pass' } : null),
  closingMs: 20_000,
  View,
  Backdrop: ({ stage, look }) => <RoomAtRest stage={stage} look={look} />,
  surprises,
  growth: { after: (play, _seat, before) => growAfter(play.state.value, before) },
  Ending,
  summary: summaryOf,
  measures: measuresOf,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: (play) => {
    const { bands } = play.state.value
    // Without a band, there is nothing to take home.
    if (bands.length === 0) return []
    return {
      picture: tapestryCard(bands, paletteOf(play.look.value), manifest.game_name),
      alt: farewellOf(play.state.value),
      name: m.thread_four_thread_four_cloth(),
    }
  },
}

mountGame(spec)
