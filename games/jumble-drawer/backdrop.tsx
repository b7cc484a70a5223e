import type { Look } from '@marigold/contract'
import { useMemo } from 'preact/hooks'
import { Layer, Sprite, type Stage } from '../kit/index.ts'
import { siteOf } from './layout.ts'
import { pictureOf } from './pictures.ts'
import { Room } from './room.tsx'

/** What lies in the drawer of the start screen: where in the drawer, its size as a share of it, and its turn. */
const heap: readonly (readonly [string, number, number, number, number])[] = [
  ['yarn', 0.16, 0.22, 0.26, -12], ['hammer', 0.36, 0.2, 0.3, 20], ['teapot', 0.6, 0.2, 0.26, -8], ['soccer-ball', 0.84, 0.22, 0.24, 0],
  ['scissors', 0.12, 0.5, 0.28, 40], ['gear-3', 0.33, 0.46, 0.22, 10], ['treasure-map', 0.55, 0.48, 0.3, -10], ['camera', 0.8, 0.5, 0.26, 14],
  ['cookie', 0.46, 0.34, 0.18, 0], ['ribbon', 0.7, 0.36, 0.2, -20], ['key-3', 0.24, 0.36, 0.22, 60], ['button-4', 0.92, 0.38, 0.14, 0],
  ['bell', 0.22, 0.72, 0.22, -16], ['flashlight', 0.44, 0.7, 0.26, 30], ['whisk', 0.66, 0.7, 0.28, -24], ['closed-umbrella', 0.88, 0.72, 0.26, 8],
] // prettier-ignore

/** The world behind the start and end screens: an open drawer that is full to its rim. */
export function BackdropOf({ stage, look }: { stage: Stage; look: Look }) {
  const site = useMemo(() => siteOf(stage, 'right'), [stage])
  const large = useMemo(() => {
    const { width, height } = stage
    const drawer = { x: width * 0.04, y: height * (stage.portrait ? 0.2 : 0.24), width: width * 0.92, height: height * (stage.portrait ? 0.5 : 0.56) } // prettier-ignore
    const inner = { x: drawer.x + 18, y: drawer.y + 18, width: drawer.width - 36, height: drawer.height - 78 }
    return { ...site, low: false, drawer, heap: inner, shelf: { ...drawer, y: drawer.y - 60, height: 46 } }
  }, [site])
  const { heap: inner } = large
  const unit = Math.min(inner.width, inner.height * 1.5)
  return (
    <>
      <Room site={large} look={look} kind="cook" id="back" />
      <Layer box={[0, 0, stage.width, stage.height]}>
        {heap.map(([key, x, y, share, turn]) => {
          const size = unit * share
          const [left, top] = [inner.x + x * inner.width, inner.y + y * inner.height]
          return (
            <g key={key} transform={`translate(${left} ${top}) rotate(${turn})`}>
              <ellipse
                cx={size * 0.03}
                cy={size * 0.06}
                rx={size * 0.44}
                ry={size * 0.42}
                fill="#2A1406"
                fill-opacity=".22"
              />
              <Sprite svg={pictureOf(key)} x={-size / 2} y={-size / 2} size={size} />
            </g>
          )
        })}
      </Layer>
    </>
  )
}
