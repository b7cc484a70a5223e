import { m } from '#messages'
import { Press } from '../kit/index.ts'
import { bodyNames } from './body-names.ts'
import { useSignal } from '@preact/signals'
import type { BodyStep, Move } from './rules.ts'
import { bodySteps } from './rules.ts'

/** The five steps drawn as seas, from stormy to still. */

const tops: Record<BodyStep, string> = {
  1: 'M0 46L12 20L22 44L34 14L48 46L60 18L72 44L86 16L100 46V100H0Z',
  2: 'M0 52Q10 24 22 46Q34 66 46 36Q58 22 70 48Q84 66 100 36V100H0Z',
  3: 'M0 54Q16 34 33 52T66 52T100 48V100H0Z',
  4: 'M0 56Q25 46 50 56T100 54V100H0Z',
  5: 'M0 58Q50 54 100 58V100H0Z',
}
const skies: Record<BodyStep, string> = { 1: '#6E7396', 2: '#8D9BB8', 3: '#B9CFDC', 4: '#D8E9EA', 5: '#FFE9CF' }
const seas: Record<BodyStep, string> = { 1: '#2B4368', 2: '#2F5F86', 3: '#3A7E9B', 4: '#4F9FB0', 5: '#7FBFC2' }

function SeaPicture({ step }: { step: BodyStep }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <clipPath id={`round-${step}`}>
        <circle cx="50" cy="50" r="50" />
      </clipPath>
      <g clip-path={`url(#round-${step})`}>
        <rect width="100" height="100" fill={skies[step]} />
        {step === 1 && (
          <path d="M20 24C18 12 36 6 44 14C54 4 74 10 72 22C80 24 80 34 70 34H28C18 34 14 28 20 24Z" fill="#464B6B" />
        )}
        {step >= 4 && <circle cx="50" cy={step === 5 ? 42 : 34} r="15" fill="#FFD98A" />}
        <path d={tops[step]} fill={seas[step]} />
        <path d={tops[step]} transform="translate(6 18)" fill="#fff" fill-opacity=".16" />
      </g>
    </svg>
  )
}

/** Asks how the body feels, with five seas to choose from and a button to skip the question. */
export function BodyScale({ after, choose }: { after: boolean; choose: (move: Move) => void }) {
  const chosen = useSignal(false)
  const once = (move: Move) => {
    if (chosen.value) return
    chosen.value = true
    choose(move)
  }
  return (
    <div class="body-scale" role="group" aria-label={m.tide_breath_how_does_your_body_feel()}>
      <h2 data-instruction="">
        {after ? m.tide_breath_how_does_your_body_feel_now() : m.tide_breath_how_does_your_body_feel()}
      </h2>
      <div class="seas">
        {bodySteps.map((step) => (
          <Press key={step} onClick={() => once({ kind: 'rate', step })}>
            <SeaPicture step={step} />
            <span>{bodyNames[step]}</span>
          </Press>
        ))}
      </div>
      <Press class="skip" onClick={() => once({ kind: 'skip' })}>
        {m.kit_skip()}
      </Press>
    </div>
  )
}
