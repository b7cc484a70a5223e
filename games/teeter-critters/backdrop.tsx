import type { Look } from '@marigold/contract'
import { Layer, Sprite, type Stage } from '../kit/index.ts'
import { frog } from './art.ts'
import { BeamShape } from './beam.tsx'
import { placesOf } from './places.ts'
import { Pond, Studio } from './pond.tsx'
import type { Level } from './state.ts'

/** The world behind the start and end screens: an empty beam, waiting. */
export function BackdropOf({ stage, look, level }: { stage: Stage; look: Look; level: Level }) {
  const studio = level.studio || look === 'grown-up'
  const places = placesOf(stage, 4)
  const { map, world, pivot, half, unit } = places
  return (
    <>
      {studio ? <Studio places={places} /> : <Pond places={places} look={look} />}
      <Layer map={map} box={[0, 0, ...world]}>
        <g transform={`translate(${pivot[0]} ${pivot[1]})`}>
          <BeamShape half={half} unit={unit} spots={4} studio={studio} />
          {!studio && <Sprite svg={frog} x={-30} y={-70} size={60} />}
        </g>
      </Layer>
    </>
  )
}
