import { useMemo } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { html, Layer, Sprite, type Stage } from '../kit/index.ts'
import { skinArt } from './bubble-art.ts'
import { put } from './flora.ts'
import { frogArt } from './frog.tsx'
import { svgOf } from './pictures.ts'
import { pondOf } from './pond.ts'
import { colorsOf, Scenery } from './scenery.tsx'
import { Things } from './touchables.tsx'

const floating = [
  ['turtle', 0.5, 0.32, 1.25],
  ['duck', 0.31, 0.24, 0.85],
  ['butterfly', 0.69, 0.22, 0.8],
  ['tropical-fish', 0.19, 0.42, 0.6],
  ['snail', 0.81, 0.44, 0.56],
] as const

/** The world behind the start and end screens, with bubbles that carry everyone home. */
export function Backdrop({ stage, look }: { stage: Stage; look: Look }) {
  const pond = useMemo(() => pondOf(stage, { side: 'both', leaf: 'off' }), [stage])
  const colors = colorsOf(0, look)
  const size = Math.min(stage.width, stage.height) * 0.2
  const frog = put(stage.width * 0.53, pond.line + (pond.bank - pond.line) * 0.74, pond.scale * 0.9, frogArt('rest'))
  return (
    <>
      <Scenery pond={pond} colors={colors} look={look} />
      <Things pond={pond} colors={colors} look={look} />
      <Layer box={[0, 0, stage.width, stage.height]} class="floating">
        {floating.map(([creature, x, y, scale]) => (
          <g
            key={creature}
            transform={`translate(${stage.width * x} ${stage.height * y}) scale(${(size * scale) / 100})`}
          >
            <Sprite svg={svgOf(creature)} x={-30} y={-30} size={60} />
            <g {...html(skinArt('tap'))} />
          </g>
        ))}
        {look !== 'grown-up' && <g {...html(frog)} />}
      </Layer>
    </>
  )
}
