import type { Look } from '@marigold/contract'
import { useMemo } from 'preact/hooks'
import { html, Layer, placedAt, type Stage } from '../kit/index.ts'
import { Landscape } from './landscape.tsx'
import { placesOf, spotOf } from './layout.ts'
import { pieceArt } from './piece-art.ts'
import type { Shape } from './visits.ts'

/** Sun and rain at once, as on the cover. */
const shapes: readonly Shape[] = [
  { piece: 'rainbow', x: 10, y: 8, share: 1 },
  { piece: 'sun', x: 3, y: 5, share: 0.7 },
  { piece: 'rain', x: 16, y: 5, share: 0.8 },
]

/** The world behind the start and end screens. */
export function BackdropOf({ stage, look }: { stage: Stage; look: Look }) {
  const places = useMemo(() => placesOf(stage), [stage])
  return (
    <>
      <Landscape places={places} shapes={shapes} look={look} />
      <Layer map={places.map} box={[0, 0, ...places.world]}>
        {shapes.map((shape) => {
          const { x, y, side } = spotOf(places, shape)
          const scale = side / 128
          return <g key={shape.piece} transform={placedAt(x, y, scale)} {...html(pieceArt(shape.piece))} />
        })}
      </Layer>
    </>
  )
}
