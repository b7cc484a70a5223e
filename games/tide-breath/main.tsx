import { m } from '#messages'
import { choice, mountGame, numbers, onOff, range, type GameSpec } from '../kit/index.ts'
import { bodyNames } from './body-names.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import { Shore } from './shore.tsx'
import { sounds } from './sound-set.ts'
import { summaryOf } from './summary.ts'
import { View } from './view.tsx'

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
        ['follow', m.tide_breath_follow()],
        ['lead', m.tide_breath_lead()],
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
    onOff('own', m.tide_breath_custom_seconds(), { help: m.tide_breath_use_the_four_numbers_below_at() }),
    range('in', m.tide_breath_in(), [2, 8, 0.5], 4, { unit: 's' }),
    range('hold', m.kit_hold(), [0, 7, 0.5], 0, { unit: 's' }),
    range('out', m.tide_breath_out(), [2, 10, 0.5], 5, { unit: 's' }),
    range('rest', m.tide_breath_rest(), [0, 6, 0.5], 1, { unit: 's' }),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 2, values: { mode: 'lead' } },
    switch: { level: 0, values: { mode: 'lead', toggle: true } },
    teletherapy: { level: 1, values: { cues: true } },
  },
  seats: [1, 1],
  // The body scale after the last breath must not time out.
  closingMs: 90_000,
  turns: false,
  View,
  Backdrop: ({ stage, look, calm, values }) => (
    <Shore
      stage={stage}
      look={look}
      dark={values.dark === true}
      calm={calm}
      shells={3}
      plankton={1}
      parts={new Map()}
    />
  ),
  summary: summaryOf,
  farewell: ({ state }) => {
    const { before, after, breaths } = state.value
    if (breaths.length === 0) return m.tide_breath_come_back_to_the_sea_anytime()
    if (before && after && after > before)
      return m.tide_breath_before_and_now_the_sea_breathed_with_you({
        before: bodyNames[before],
        after: bodyNames[after],
      })
    return m.tide_breath_the_sea_breathed_with_you_it()
  },
}

mountGame(spec)
