import type { Look } from '@marigold/contract'
import { useMemo } from 'preact/hooks'
import type { Stage } from '../kit/index.ts'
import { placesOf } from './layout.ts'
import { World } from './world.tsx'
import './lighthouse-ladder.css'

const lights = { near: 5, far: 3, buoys: 3, stars: 5 }

/** The world behind the start and end screens: half way up, with the fog half gone. */
export function BackdropOf({ stage, look }: { stage: Stage; look: Look }) {
  const places = useMemo(() => placesOf(stage, 'start'), [stage])
  return <World {...{ places, look, lights }} cleared={0.5} state={null} place={3} />
}
