import { m } from '#messages'
import { choice, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { Ending } from './ending.tsx'
import { growLily } from './lilies.tsx'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { postcardOf } from './postcard.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import type { GlidePlay } from './scene.ts'
import * as sounds from './sound-set.ts'
import { easiestOf, journeyOf, measuresOf, summaryOf } from './summary.ts'
import { surprises } from './surprise.tsx'
import { hasPlane } from './theme.ts'
import { View } from './view.tsx'
import { Backdrop } from './world.tsx'

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Says where the river went and what felt easiest. */
function farewell(play: GlidePlay): string {
  const state = play.state.value
  if (state.glides.length === 0) return m.otter_glide_come_back_to_the_river_anytime()
  return journeyOf(state, hasPlane(play.look.value, play.values) ? 'plane' : 'otter')
}

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('theme', m.otter_glide_who_glides(), [
      ['otter', m.otter_glide_an_otter()],
      ['plane', m.otter_glide_a_paper_plane()],
    ]),
    choice('glides', m.otter_glide_glides(), numbers([10, 20]), {
      help: m.otter_glide_in_total_long_glides_may_reach(),
    }),
    choice(
      'target',
      m.otter_glide_target_time(),
      [[0, m.kit_same_as_the_level()], ...numbers([2, 3, 4, 5, 6, 8], 's')],
      {
        help: m.otter_glide_the_last_buoy_marks_it_a(),
      },
    ),
    choice('window', m.otter_glide_rise_time_of_a_soft_start(), numbers([100, 150, 200, 300, 400, 500, 600], 'ms'), {
      start: 150,
      help: m.otter_glide_from_10_to_90_of_the(),
    }),
    choice(
      'floor',
      m.otter_glide_loudness_threshold(),
      [
        [0.1, m.otter_glide_low_for_a_quiet_voice()],
        [0.18, m.kit_standard()],
        [0.28, m.otter_glide_high_for_a_loud_room()],
      ],
      { start: 0.18, help: m.otter_glide_the_microphone_measures_the_room_first() },
    ),
    choice(
      'listens',
      m.otter_glide_when_it_listens(),
      [
        ['ready', m.otter_glide_after_ready()],
        ['always', m.otter_glide_all_the_time()],
      ],
      { help: m.otter_glide_all_the_time_any_voice_starts() },
    ),
    choice(
      'contrast',
      m.otter_glide_compare_quick_and_soft_starts(),
      [
        ['asked', m.otter_glide_with_the_button()],
        ['often', m.otter_glide_after_every_fifth_glide()],
        ['off', m.kit_off()],
      ],
      { help: m.otter_glide_one_quick_start_and_one_soft() },
    ),
    choice(
      'source',
      m.kit_words(),
      [
        ['phrases', m.otter_glide_my_cards_at_level_4()],
        ['always', m.otter_glide_my_cards_at_every_level()],
        ['own', m.otter_glide_the_levels_words()],
      ],
      { help: m.otter_glide_my_cards_are_the_cards_from() },
    ),
    choice('rate', m.otter_glide_ask_which_glide_felt_easiest(), [
      ['fifth', m.otter_glide_after_every_fifth_glide()],
      ['never', m.otter_glide_only_at_the_end()],
    ]),
    onOff('bare', m.kit_hide_all_numbers(), { help: m.kit_theyre_still_in_the_trial_log() }),
  ],
  presets: {
    easy: { level: 0, values: { window: 100, target: 2 } },
    standard: { level: 1, values: { window: 150 } },
    challenge: { level: 3, values: { window: 300, glides: 20, contrast: 'often' } },
    switch: { level: 0, values: { target: 3 } },
    teletherapy: { level: 1, values: { listens: 'ready' } },
  },
  seats: [1, 3],
  floor: ({ phase, choosing }) => (phase === 'easiest' ? (choosing[0] ?? null) : null),
  pass: ({ phase }) => (phase === 'say' || phase === 'call' ? { kind: 'pass' } : null),
  wants: { mic: true, deck: true },
  ownHand: true,
  // Leaves enough time to answer which glide felt easiest.
  closingMs: 90_000,
  View,
  surprises,
  growth: { after: (_play, _seat, before) => growLily(before) },
  Ending,
  Backdrop,
  summary: summaryOf,
  measures: measuresOf,
  farewell,
  keepsake: (play) => ({
    picture: postcardOf(play, manifest.game_name),
    alt: [upper(farewell(play)), ...easiestOf(play).map(({ label, value }) => `${label}: ${value}.`)].join(' '),
    name: m.otter_glide_otter_glide_river(),
  }),
}

mountGame(spec)
