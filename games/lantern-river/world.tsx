import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import type { Stage } from '../kit/index.ts'
import { Gradients } from './gradients.tsx'
import { makePainter, type Painter } from './painter.ts'
import type { Palette } from './palette.ts'
import { viewOf } from './perspective.ts'
import type { River } from './rules.ts'
import { Hills, Sky } from './sky.tsx'

interface Props {
  river: River
  stage: Stage
  palette: Palette
  /** Handed the painter once the drawing stands; null when it goes. */
  hang: (painter: Painter | null) => void
  /** In the sky, behind the lanterns. */
  above?: ComponentChildren
  /** One element a player, a `LanternPicture` each. */
  lanterns: ComponentChildren
}

/** The drawn world: sky, hills, river, lanterns; what moves is set by the painter, not by rendering. */
export function World({ river, stage, palette, hang, above, lanterns }: Props) {
  const hills = useRef<SVGSVGElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const near = useRef<HTMLDivElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const painter = useRef<Painter | null>(null)
  const light = useRef(palette)
  light.current = palette
  const { horizon } = viewOf(stage, { at: 0, side: 0 })
  useLayoutEffect(() => {
    if (!hills.current || !canvas.current || !near.current || !group.current) return
    const layers = { hills: hills.current, river: canvas.current, near: near.current, lanterns: group.current }
    const made = makePainter(river, layers, () => light.current)
    painter.current = made
    hang(made)
    return () => {
      hang(null)
      made.stop()
    }
    // The river of a game never changes; the rest is painted.
  }, [river])
  useEffect(() => void painter.current?.again(), [palette])
  const viewBox = `0 0 ${stage.width} ${stage.height}`
  return (
    <>
      <svg class="scene" viewBox={viewBox} aria-hidden="true">
        <Gradients palette={palette} />
        <Sky stage={stage} palette={palette} horizon={horizon} />
        {above}
      </svg>
      <div class="river" aria-hidden="true">
        <svg
          ref={hills}
          class="layer moves hills"
          viewBox={viewBox}
          style={{ width: stage.width, height: stage.height }}
        >
          <Hills stage={stage} palette={palette} horizon={horizon} />
        </svg>
        {/* In a box of its own: the painter may put another canvas over it. */}
        <div>
          <canvas ref={canvas} class="layer" />
        </div>
        <div ref={near} />
        <div ref={group} class="lanterns">
          {lanterns}
        </div>
      </div>
    </>
  )
}
