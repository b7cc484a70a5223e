import { m } from '#messages'
import { useLayoutEffect } from 'preact/hooks'
import { offerKeys, Press } from '../kit/index.ts'
import { lineOf, measureCrossing } from './crossing-report.ts'
import { Gauge } from './gauge.tsx'
import { nextChoices, paceStep, rates } from './rules.ts'
import { lastOf, type PanelProps } from './show.ts'
import type { Result } from './state.ts'

const ways = {
  longer: m.steppingstone_tempo_longer_crossing(),
  alike: m.steppingstone_tempo_another_like_this(),
  again: m.kit_one_more_time(),
} as const

/** The chunks of the crossing; the adult presses those that were left out. */
function LeftOut({ result, mark }: { result: Result; mark: (stone: number) => void }) {
  return (
    <div class="st-row" role="group" aria-label={m.steppingstone_tempo_left_out()}>
      <small>{m.steppingstone_tempo_left_out_question()}</small>
      {result.crossing.stones.map(
        ({ text, kind }, stone) =>
          kind === 'chunk' && (
            <Press key={stone} class="st-chip" aria-pressed={result.left.includes(stone)} onClick={() => mark(stone)}>
              {text}
            </Press>
          ),
      )}
    </div>
  )
}

/** What only the adult needs after a crossing: the rhythm in numbers, what was left out, and what comes next. */
export function AdultPanel({ play, show }: PanelProps) {
  const state = play.state.value
  const result = lastOf(play)
  const pace = (by: number) => () => show.make({ kind: 'pace', by })
  useLayoutEffect(() => offerKeys({ '-': pace(-paceStep), '+': pace(paceStep) }))
  if (!result) return null
  const { steps, feels } = measureCrossing(result, state.width)
  const isLast = state.log.length >= state.of
  const numbers = play.values.bare !== true
  return (
    <section class="st-card st-adult" aria-label={m.kit_for_the_adult()} data-scan-group={m.kit_for_the_adult()}>
      {result.timed && <Gauge rate={result.rate} width={state.width} steps={steps} feels={feels} />}
      {numbers && <p class="st-numbers">{lineOf(result, state.width)}</p>}
      {state.asks && <LeftOut result={result} mark={(stone) => show.make({ kind: 'leave-out', stone })} />}
      {!isLast && (
        <div class="st-row" role="group" aria-label={m.steppingstone_tempo_speed_of_the_next_crossing()}>
          <Press class="st-chip" disabled={state.rate <= rates.from} onClick={pace(-paceStep)}>
            {m.steppingstone_tempo_slower()}
          </Press>
          <output>
            {numbers
              ? m.steppingstone_tempo_rate_syllables_per_minute({ rate: state.rate })
              : m.steppingstone_tempo_speed()}
          </output>
          <Press class="st-chip" disabled={state.rate >= rates.to} onClick={pace(paceStep)}>
            {m.steppingstone_tempo_faster()}
          </Press>
        </div>
      )}
      {nextChoices(state).length > 1 && (
        <div class="st-row">
          {nextChoices(state).map((next) => (
            <Press key={next} class="st-chip" onClick={() => show.make({ kind: 'go', next })}>
              {ways[next]}
            </Press>
          ))}
        </div>
      )}
    </section>
  )
}
