import type { Look } from '@marigold/contract'
import { useMemo } from 'preact/hooks'
import type { Stage } from '../kit/index.ts'
import { placesOf } from './layout.ts'
import { StudioWithHead } from './studio.tsx'

/** The world behind the start and end screens; the head is where no strip covers it. */
export function BackdropOf({ stage, look }: { stage: Stage; look: Look }) {
  const places = useMemo(() => {
    const { width, height, portrait } = stage
    const usual = placesOf({ width, height: portrait ? height : height * (height < 480 ? 0.64 : 0.78), portrait })
    return { ...usual, height, ...(!portrait && { desk: 0 }) }
  }, [stage])
  return <StudioWithHead places={places} look={look} />
}
