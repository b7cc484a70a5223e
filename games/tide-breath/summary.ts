import { m } from '#messages'
import type { Play, Summary } from '../kit/index.ts'
import { mean, oneDecimal } from '../kit/statistics.ts'
import { bodyNames } from './body-names.ts'
import type { Breath, Level, Move, State } from './rules.ts'

/** The parts of a game that its summary needs. */
export type Played = Pick<Play<Level, State, Move>, 'state' | 'level'>

const seconds = (value: number) => `${oneDecimal(value)} s`

/** Returns '4-4-4-4', or '3-4' without holds. */
const patternText = ({ in: rise, hold, out, rest }: State['chosen']) =>
  [rise, hold, out, rest].filter((part, index) => index % 2 === 0 || part > 0).join('-')

/** Returns a breath for the table of trials, with only the parts that the player led. */
export function breathText({ in: rise, out, led }: Breath): string {
  if (!led) return m.tide_breath_followed()
  return led.out
    ? m.tide_breath_in_inhale_out_exhale({ inhale: seconds(rise), exhale: seconds(out) })
    : m.tide_breath_in_inhale_out_with_the_sea({ inhale: seconds(rise) })
}

/** Returns the mean times of the parts that the player led, and how many breaths each mean covers. */
function ledLines(breaths: readonly Breath[]): Summary {
  return (['in', 'out'] as const).flatMap((part) => {
    const own = breaths.flatMap(({ led, ...breath }) => (led?.[part] === true ? [breath[part]] : []))
    const middle = mean(own)
    if (middle === null) return []
    const values = { seconds: seconds(middle), count: own.length, total: breaths.length }
    return [
      {
        label: m.tide_breath_mean_breath_as_led({ part }),
        value: own.length < breaths.length ? m.tide_breath_seconds_count_of_total_led(values) : values.seconds,
      },
    ]
  })
}

/**
 * Returns breaths, pattern, and body scale; there is no score. In Follow the sea sets the pace, so no breathing is
 * reported.
 */
export function summaryOf({ state, level }: Played): Summary {
  const { breaths, chosen, before, after, leading } = state.value
  const pattern = `${level.name} (${patternText(chosen)})`
  return [
    { label: leading ? m.tide_breath_breaths_led() : m.tide_breath_breaths_guided(), value: String(breaths.length) },
    leading
      ? { label: m.tide_breath_pattern(), value: pattern }
      : { label: m.tide_breath_guide_pace(), value: m.tide_breath_pattern_breathing_not_measured({ pattern }) },
    ...ledLines(breaths),
    ...(before ? [{ label: m.tide_breath_body_before(), value: bodyNames[before] }] : []),
    ...(after ? [{ label: m.tide_breath_body_after(), value: bodyNames[after] }] : []),
  ]
}
