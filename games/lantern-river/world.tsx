import { useEffect, useRef } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import type { Stage } from '../kit/index.ts'
import { makePainter, type Painter } from './painter.ts'
import type { Palette } from './palette.ts'
import { viewOf } from './perspective.ts'
import type { River } from './rules.ts'
import { Hills, Sky } from './sky.tsx'
import { Symbols } from './symbols.tsx'

interface Props {
  river: River
  stage: Stage
  palette: Palette
  /** Handed the painter once the drawing stands; null when it goes. */
  hang: (painter: Painter | null) => void
  /** In the sky, behind the lanterns. */
  above?: ComponentChildren
  /** One group a player. */
  lanterns: ComponentChildren
}

/** The drawn world: sky, hills, banks, river; what moves is set by the painter, not by rendering. */
export function World({ river, stage, palette, hang, above, lanterns }: Props) {
  const refs = {
    ribbons: useRef<SVGGElement>(null),
    water: useRef<SVGGElement>(null),
    banks: useRef<SVGGElement>(null),
    lanterns: useRef<SVGGElement>(null),
    hills: useRef<SVGGElement>(null),
  }
  const { horizon } = viewOf(stage, { at: 0, side: 0 })
  useEffect(() => {
    const { ribbons, water, banks, lanterns: group, hills } = refs
    if (!ribbons.current || !water.current || !banks.current || !group.current || !hills.current) return
    const layers = {
      ribbons: ribbons.current,
      water: water.current,
      banks: banks.current,
      lanterns: group.current,
      hills: hills.current,
    }
    hang(makePainter(river, layers))
    return () => {
      hang(null)
      for (const layer of [layers.ribbons, layers.water, layers.banks]) layer.replaceChildren()
    }
    // The river of a game never changes; the rest is painted.
  }, [river])
  // The sky is a picture of its own: it stays while the river below it is painted anew.
  const viewBox = `0 0 ${stage.width} ${stage.height}`
  return (
    <>
      <svg class="scene" viewBox={viewBox} aria-hidden="true">
        <Symbols palette={palette} horizon={horizon} height={stage.height} />
        <Sky stage={stage} palette={palette} horizon={horizon} />
        {above}
      </svg>
      <svg class="scene river" viewBox={viewBox} style={{ '--shore': palette.shore }} aria-hidden="true">
        <g ref={refs.hills}>
          <Hills stage={stage} palette={palette} horizon={horizon} />
        </g>
        <rect y={horizon} width={stage.width} height={stage.height - horizon} fill="url(#ground)" />
        <g ref={refs.ribbons} />
        <g ref={refs.water} />
        <g ref={refs.banks} />
        <g ref={refs.lanterns}>{lanterns}</g>
      </svg>
    </>
  )
}
