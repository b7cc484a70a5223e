import { m } from '#messages'
import type { Play, Summary } from '../kit/index.ts'
import { mean } from '../kit/statistics.ts'
import { bodyNames } from './body-names.ts'
import type { Breath, Level, Move, State } from './rules.ts'

/** What of a play its summary is made of. */
export type Played = Pick<Play<Level, State, Move>, 'state' | 'level'>

const seconds = (value: number) => `${value.toFixed(1)} s`

/** '4-4-4-4', or '3-4' without holds. */
const patternText = ({ in: rise, hold, out, rest }: State['chosen']) =>
  [rise, hold, out, rest].filter((part, index) => index % 2 === 0 || part > 0).join('-')

/** A breath in the table of trials: only what the player led is told as theirs. */
export function breathText({ in: rise, out, led }: Breath): string {
  if (!led) return m.tide_breath_followed()
  return led.out
    ? m.tide_breath_in2({ rise: seconds(rise), fall: seconds(out) })
    : m.tide_breath_in_with_the_sea({ rise: seconds(rise) })
}

/** Mean times of the parts that the player led; how many breaths each mean is of. */
function ledLines(breaths: readonly Breath[]): Summary {
  return (['in', 'out'] as const).flatMap((part) => {
    const own = breaths.flatMap(({ led, ...breath }) => (led?.[part] === true ? [breath[part]] : []))
    const middle = mean(own)
    if (middle === null) return []
    const of = own.length < breaths.length ? ` (${own.length} of ${breaths.length}; the sea paced the others)` : ''
    return [{ label: m.tide_breath_mean_breath_as_led({ part }), value: `${seconds(middle)}${of}` }]
  })
}

/** Breaths, pattern, and body scale; there's no score. In Follow the sea sets the pace, so no breathing is reported. */
export function summaryOf({ state, level }: Played): Summary {
  const { breaths, chosen, before, after, leading } = state.value
  const pattern = `${level.name} (${patternText(chosen)})`
  return [
    { label: leading ? m.tide_breath_breaths_led() : m.tide_breath_breaths_guided(), value: String(breaths.length) },
    leading
      ? { label: m.tide_breath_pattern(), value: pattern }
      : { label: m.tide_breath_guide_pace(), value: `${pattern}; the player’s breathing was not measured` },
    ...ledLines(breaths),
    ...(before ? [{ label: m.tide_breath_body_before(), value: bodyNames[before] }] : []),
    ...(after ? [{ label: m.tide_breath_body_after(), value: bodyNames[after] }] : []),
  ]
}
