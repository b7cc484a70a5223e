import { ArticulationStep } from '../areas/articulation/articulation-step.tsx'
import { FluencyStep } from '../areas/fluency/fluency-step.tsx'
import { LanguageStep } from '../areas/language/language-step.tsx'
import { OwnStep } from '../areas/own/own-step.tsx'
import type { SetPart } from '../sets/set-picks.ts'
import type { StepProps } from './step-frame.tsx'
import { useCardCount } from './use-card-count.ts'

const steps = { articulation: ArticulationStep, language: LanguageStep, fluency: FluencyStep, own: OwnStep }

/** The step of one area, or of own cards: the same in the setup and over a running game. */
export function SetupStep(props: Omit<StepProps, 'count'> & { area: SetPart }) {
  const { area, ...rest } = props
  const count = useCardCount(props.picks)
  const Step = steps[area]
  return <Step {...rest} count={count} />
}
