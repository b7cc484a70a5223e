import { m } from '#messages'
import { Panel } from './panel.tsx'
import { Press } from './press.tsx'
import '../styles/rating.css'

/** How many steps a rating has: 3 at five years, 5 at eight, and 11 (0 to 10) from eleven on. */
export type RatingSteps = 3 | 5 | 11

/** What was chosen: a step from 0, or that the player can't tell or would rather not say. */
export type Rated = number | 'unsure' | 'skipped'

/** What a step is called: 0 to 10 with eleven steps, and 1 to 3 or 1 to 5 with fewer. */
export const ratingName = (steps: RatingSteps, step: number): string => String(steps === 11 ? step : step + 1)

interface RatingProps {
  title: string
  steps: RatingSteps
  /** What the lowest and the highest step mean. */
  ends: readonly [string, string]
  rate: (rated: Rated) => void
}

/** A cup, filled to a share of its height from 0 to 1. */
const Cup = ({ share }: { share: number }) => (
  <svg viewBox="0 0 40 46" aria-hidden="true">
    <path
      d={`M${5.5 + 2.5 * (1 - share)} ${40 - 34 * share}H${34.5 - 2.5 * (1 - share)}L31 41H9Z`}
      class="rating-fill"
    />
    <path d="M4 4H36L31 42H9Z" class="rating-cup" />
  </svg>
)

/**
 * The client's own rating, with cups for three or five steps and numbers for eleven. Nothing is chosen beforehand, no
 * step is better than another, and there is always a way to say “I can’t tell” or to skip it.
 */
export function Rating({ title, steps, ends, rate }: RatingProps) {
  return (
    <Panel title={title} class={`rating is-${steps}`}>
      <div class="rating-steps">
        {Array.from({ length: steps }, (_, step) => (
          <Press key={step} aria-label={stepLabel(steps, step, ends)} onClick={() => rate(step)}>
            {steps < 11 && <Cup share={step / (steps - 1)} />}
            <b>{ratingName(steps, step)}</b>
          </Press>
        ))}
      </div>
      <p class="rating-ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <div class="row">
        <Press class="button plain" onClick={() => rate('unsure')}>
          {m.kit_i_cant_tell()}
        </Press>
        <Press class="button plain" onClick={() => rate('skipped')}>
          {m.kit_skip()}
        </Press>
      </div>
    </Panel>
  )
}

/** `3`, or with what it means at both ends: `0, not at all`. */
function stepLabel(steps: RatingSteps, step: number, ends: readonly [string, string]): string {
  const name = ratingName(steps, step)
  const end = step === 0 ? ends[0] : step === steps - 1 ? ends[1] : null
  return end === null ? name : `${name}, ${end}`
}
