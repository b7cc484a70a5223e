import { m } from '#messages'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { StripRun } from '../scoring-window/messages.ts'

const steps = [1, 2, 3, 4, 5] as const

function Rating(props: { label: string; ends: string; value: number | undefined; onRate: (step: number) => void }) {
  return (
    <div className="felt" role="group" aria-label={`${props.label}, ${props.ends}`} data-scan-group="">
      <span aria-hidden>{props.label}</span>
      <div data-short={props.label.replace('How ', '')}>
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            data-scan="2"
            aria-pressed={props.value === step}
            onClick={() => props.onRate(step)}
          >
            {step}
          </button>
        ))}
      </div>
    </div>
  )
}

/**
 * Records a fluency line as tried, with how easy and confident it felt. Stutters aren't counted, and nothing is right
 * or wrong.
 */
export function EaseStrip({ run }: { run: StripRun }) {
  const [felt, setFelt] = useState<{ ease?: number; confidence?: number }>({})
  return (
    <>
      <button type="button" className="did" data-scan="2" onClick={() => run.score('correct', { measures: felt })}>
        <span className="did-box" aria-hidden>
          {run.here > 0 ? <Check className="play-icon" /> : null}
        </span>
        <b>{m.cards_tried_it()}</b>
        <kbd aria-hidden>1</kbd>
      </button>
      <Rating
        label={m.cards_how_easy()}
        ends="1 hard to 5 easy"
        value={felt.ease}
        onRate={(ease) => setFelt((now) => ({ ...now, ease: now.ease === ease ? undefined : ease }))}
      />
      <Rating
        label={m.cards_how_sure()}
        ends="1 unsure to 5 sure"
        value={felt.confidence}
        onRate={(sure) => setFelt((now) => ({ ...now, confidence: now.confidence === sure ? undefined : sure }))}
      />
    </>
  )
}
