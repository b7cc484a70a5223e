import { m } from '#messages'
import { useLayoutEffect } from 'preact/hooks'
import { offerArrows, offerKeys } from '../kit/index.ts'
import { Gauge } from './gauge.tsx'
import { paceStep, rates, nextChoices } from './rules.ts'
import type { StonePlay } from './scene.ts'
import type { Show } from './show.ts'
import { evennessOf, measureCrossing, tappedText, outcomeText } from './crossing-report.ts'
import { bandOf, feelOf, paceOf, stepsOf } from './tempo.ts'

interface PanelProps {
  play: StonePlay
  show: Show
}

const wayNames = {
  longer: [m.steppingstone_tempo_longer_crossing(), m.steppingstone_tempo_downstream()],
  alike: [m.steppingstone_tempo_another_like_this(), m.steppingstone_tempo_right_here()],
  again: [m.kit_one_more_time(), m.steppingstone_tempo_the_same_words()],
} as const

/** The chunks of the crossing; the adult presses those that were left out. */
function LeftOut({ play, show }: PanelProps) {
  const { log } = play.state.value
  const result = log[log.length - 1]
  if (!result || play.values.omitted === false) return null
  return (
    <div
      class="st-left"
      role="group"
      aria-label={m.steppingstone_tempo_left_out()}
      data-scan-group={m.steppingstone_tempo_left_out()}
    >
      <small>{m.steppingstone_tempo_left_out_question()}</small>
      <div class="scrolls">
        {result.crossing.stones.map(({ text, kind }, stone) =>
          kind === 'pause' ? null : (
            <button
              key={stone}
              type="button"
              data-scan=""
              aria-pressed={result.left.includes(stone)}
              onClick={() => show.make({ kind: 'leave-out', stone })}
            >
              {text}
            </button>
          ),
        )}
      </div>
    </div>
  )
}

/** How the crossing went: the learner's own rhythm in words, in the band, and as a replay. */
export function CrossingResult({ play, show }: PanelProps) {
  const state = play.state.value
  const result = state.log[state.log.length - 1]
  if (!result) return null
  const { rate, uneven } = measureCrossing(result, state.width)
  const band = bandOf(result.rate, state.width)
  const paces = stepsOf(result.taps, result.crossing.stones).map(paceOf)
  const steps = paces.map((ms) => ({ ms, feel: feelOf(ms, band) }))
  const numbers = [rate === null ? '' : tappedText(rate, result), evennessOf(uneven)].filter((one) => one !== '')
  return (
    <section class="st-card st-after" aria-label={m.steppingstone_tempo_your_rhythm()}>
      <p class="st-went">
        <b>{m.steppingstone_tempo_your_rhythm()}</b> <span>{outcomeText(result, state.width, show.city())}</span>
      </p>
      {steps.length > 0 && (
        <Gauge rate={result.rate} width={state.width} steps={steps} bare={play.values.bare === true} />
      )}
      {play.values.bare !== true && numbers.length > 0 && <p class="st-numbers">{numbers.join(', ')}</p>}
      <LeftOut play={play} show={show} />
    </section>
  )
}

/** What to do next: a longer crossing, a similar one, or the same one again, slower or faster. */
export function NextChoices({ play, show }: PanelProps) {
  const state = play.state.value
  const ways = nextChoices(state)
  const last = state.log.length >= state.of
  const go = (next: (typeof ways)[number]) => () => show.make({ kind: 'go', next })
  const pace = (by: number) => () => show.make({ kind: 'pace', by })
  const first = ways[0] ?? 'alike'
  useLayoutEffect(() => {
    const stops = [
      offerArrows(),
      offerKeys({ p: show.replay.begin, Enter: go(first), '-': pace(-paceStep), '+': pace(paceStep) }),
    ]
    return () => stops.forEach((stop) => stop())
  })
  const names =
    last || state.kind === 'passage'
      ? {
          ...wayNames,
          alike: [last ? m.steppingstone_tempo_look_at_the_path() : m.steppingstone_tempo_next_sentence(), ''],
        }
      : wayNames
  return (
    <div class="st-controls">
      <div class="st-ways">
        {ways.map((next, i) => (
          <button
            key={next}
            type="button"
            class={i === 0 ? 'st-main' : ''}
            data-scan={i === 0 ? 'first' : ''}
            onClick={go(next)}
          >
            {names[next][0]}
            {names[next][1] !== '' && <small>{names[next][1]}</small>}
          </button>
        ))}
        <button type="button" data-scan="" onClick={show.replay.begin}>
          {m.steppingstone_tempo_hear_it_again()}
          <small>
            {m.steppingstone_tempo_your_rhythm()}
            <span class="st-key"> (P)</span>
          </small>
        </button>
      </div>
      {!last && (
        <div
          class="st-pace"
          role="group"
          aria-label={m.steppingstone_tempo_speed_of_the_next_crossing()}
          data-scan-group={m.steppingstone_tempo_speed()}
        >
          <button type="button" data-scan="" disabled={state.rate <= rates.from} onClick={pace(-paceStep)}>
            {m.steppingstone_tempo_slower()}
          </button>
          <output>
            {play.values.bare === true
              ? m.steppingstone_tempo_speed()
              : m.steppingstone_tempo_rate_syllables_per_minute({ rate: state.rate })}
          </output>
          <button type="button" data-scan="" disabled={state.rate >= rates.to} onClick={pace(paceStep)}>
            {m.steppingstone_tempo_faster()}
          </button>
        </div>
      )}
    </div>
  )
}
