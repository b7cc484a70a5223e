import type { Area } from '@marigold/contract'
import { ArticulationStep } from './articulation-step.tsx'
import { FluencyStep } from './fluency-step.tsx'
import { LanguageStep } from './language-step.tsx'
import type { StepProps } from './step-frame.tsx'
import { useCardCount } from './use-card-count.ts'

const steps = { articulation: ArticulationStep, language: LanguageStep, fluency: FluencyStep }

/** The step of one area: the same in the setup and over a running game. */
export function SetupStep(props: Omit<StepProps, 'count'> & { area: Area }) {
  const { area, ...rest } = props
  const count = useCardCount(props.picks)
  const Step = steps[area]
  return <Step {...rest} count={count} />
}
