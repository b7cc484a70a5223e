import { m } from '#messages'
import type { Play, Summary } from '../kit/index.ts'
import { mean, oneDecimal } from '../kit/statistics.ts'
import { bodyNames } from './body-names.ts'
import type { Breath, Level, Move, State } from './rules.ts'
import { lengthOf } from './tide.ts'

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
    ? m.tide_breath_rise_and_fall({ rise: seconds(rise), fall: seconds(out) })
    : m.tide_breath_rise_and_the_sea_fell({ rise: seconds(rise) })
}

/** Returns the mean times of the parts that the player led, and how many tides each mean covers. */
function ledLines(breaths: readonly Breath[]): Summary {
  return (['in', 'out'] as const).flatMap((part) => {
    const own = breaths.flatMap(({ led, ...breath }) => (led?.[part] === true ? [breath[part]] : []))
    const middle = mean(own)
    if (middle === null) return []
    const values = { seconds: seconds(middle), count: own.length, total: breaths.length }
    return [
      {
        label: m.tide_breath_mean_time_led({ part }),
        value: own.length < breaths.length ? m.tide_breath_seconds_count_of_total_led(values) : values.seconds,
      },
    ]
  })
}

/**
 * Returns how long each hand movement took, and the body scale; there is no score. A press isn't a breath, and in
 * Follow only the time is reported.
 */
export function summaryOf({ state, level }: Played): Summary {
  const { breaths, chosen, before, after, leading } = state.value
  const pattern = `${level.name} (${patternText(chosen)})`
  return [
    leading
      ? { label: m.tide_breath_tides_led(), value: String(breaths.length) }
      : { label: m.tide_breath_time_watched(), value: seconds(breaths.length * lengthOf(chosen)) },
    leading
      ? { label: m.tide_breath_pattern(), value: m.tide_breath_pattern_presses_measured({ pattern }) }
      : { label: m.tide_breath_guide_pace(), value: m.tide_breath_pattern_breathing_not_measured({ pattern }) },
    ...ledLines(breaths),
    ...(before ? [{ label: m.tide_breath_body_before(), value: bodyNames[before] }] : []),
    ...(after ? [{ label: m.tide_breath_body_after(), value: bodyNames[after] }] : []),
  ]
}
