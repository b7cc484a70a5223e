import { m } from '#messages'
import { choice, mountGame, numbers, onOff, range, type GameSpec } from '../kit/index.ts'
import { beachOf } from './beach.ts'
import { Ending } from './ending.tsx'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import { grownShelf } from './shelf.ts'
import { Shore } from './shore.tsx'
import * as sounds from './sound-set.ts'
import { summaryOf } from './summary.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'

const custom = m.tide_breath_custom_seconds()

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice(
      'mode',
      m.tide_breath_tide(),
      [
        ['lead', m.tide_breath_lead()],
        ['follow', m.tide_breath_follow()],
      ],
      { help: m.tide_breath_follow_the_sea_or_lead_it() },
    ),
    onOff('toggle', m.tide_breath_tap_instead_of_hold(), { help: m.tide_breath_one_tap_raises_the_tide_the() }),
    choice('breaths', m.tide_breath_breaths(), [
      [0, m.kit_same_as_the_level()],
      ...numbers([3, 4, 5, 6, 8, 10, 12, 15, 20]),
    ]),
    onOff('holds', m.tide_breath_holds(), {
      help: m.tide_breath_turn_off_for_asthma_heart_problems(),
      start: true,
    }),
    choice('sound', m.kit_sound(), [
      ['waves', m.kit_waves()],
      ['bowl', m.tide_breath_bowl()],
      ['silent', m.tide_breath_silent()],
    ]),
    onOff('cues', m.tide_breath_spoken_cues()),
    choice(
      'shape',
      m.tide_breath_shape(),
      [
        ['tide', m.tide_breath_tide()],
        ['square', m.tide_breath_square()],
        ['star', m.kit_star()],
        ['wave', m.tide_breath_wave()],
      ],
      { help: m.tide_breath_when_you_lead_draw_the_wave() },
    ),
    onOff('dark', m.tide_breath_night_sea()),
    onOff('own', m.tide_breath_custom_seconds(), {
      group: custom,
      help: m.tide_breath_use_the_four_numbers_below_at(),
    }),
    range('in', m.tide_breath_in(), [2, 8, 0.5], 4, { group: custom, unit: 's' }),
    range('hold', m.kit_hold(), [0, 7, 0.5], 0, { group: custom, unit: 's' }),
    range('out', m.tide_breath_out(), [2, 10, 0.5], 5, { group: custom, unit: 's' }),
    range('rest', m.tide_breath_rest(), [0, 6, 0.5], 1, { group: custom, unit: 's' }),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 2 },
    switch: { level: 0, values: { toggle: true } },
    // Only the therapist presses there.
    teletherapy: { level: 1, values: { mode: 'follow', cues: true } },
  },
  seats: [1, 1],
  // What is asked after the last breath must not time out.
  closingMs: 90_000,
  turns: false,
  View,
  Backdrop: ({ stage, look, calm, values }) => (
    <Shore
      beach={beachOf(stage)}
      look={look}
      dark={values.dark === true}
      calm={calm}
      shells={3}
      plankton={1}
      parts={new Map()}
    />
  ),
  summary: summaryOf,
  surprises,
  growth: { after: ({ state }, _seat, before) => grownShelf(before, state.value) },
  Ending,
  farewell: ({ state }) => {
    const { place, left, breaths } = state.value
    if (breaths.length === 0) return m.tide_breath_come_back_to_the_sea_anytime()
    return m.tide_breath_the_sea_breathed_with_you({ place, left: left ? 'yes' : 'no' })
  },
}

mountGame(spec)
