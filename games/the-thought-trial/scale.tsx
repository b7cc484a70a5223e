import { useLayoutEffect, useRef } from 'preact/hooks'
import { html, Layer, placedAt } from '../kit/index.ts'
import { beamArt, bowlArt, cordsArt, postArt } from './court-art.ts'
import { arm, panSpots, type Places } from './layout.ts'
import type { Colors } from './looks.ts'
import { Row, type Thing } from './things.tsx'
import type { Show } from './show.ts'

const sides = ['left', 'right'] as const

interface ScaleProps {
  places: Places
  colors: Colors
  show: Show
  loads: Record<'left' | 'right', readonly Thing[]>
}

/** The scale: its stand, and a beam with two pans that `show` swings without drawing them again. */
export function Scale({ places, colors, show, loads }: ScaleProps) {
  const beam = useRef<SVGSVGElement>(null)
  const pans = { left: useRef<SVGSVGElement>(null), right: useRef<SVGSVGElement>(null) }
  const { map, pivot } = places
  const [x, y, size] = pivot
  useLayoutEffect(() => {
    show.draw.tilt = (degrees) => {
      if (beam.current) beam.current.style.transform = `rotate(${degrees.toFixed(2)}deg)`
      const now = panSpots(places, degrees)
      const level = panSpots(places, 0)
      for (const side of sides) {
        const [dx, dy] = [now[side][0] - level[side][0], now[side][1] - level[side][1]]
        const pan = pans[side].current
        if (pan) pan.style.transform = `translate(${(dx * map.scale).toFixed(2)}px, ${(dy * map.scale).toFixed(2)}px)`
      }
    }
    show.draw.tilt(show.tilt.value)
    return () => (show.draw.tilt = () => undefined)
  }, [show, places])
  return (
    <>
      <Layer map={map} box={[x - 160 * size, y - 64 * size, 320 * size, 476 * size]} poke="scale">
        <g transform={placedAt(x, y, size)} {...html(postArt(colors))} />
      </Layer>
      <Layer map={map} box={[x - 160 * size, y - 40 * size, 320 * size, 80 * size]} moves hold={beam}>
        <g transform={placedAt(x, y, size)} {...html(beamArt(colors))} />
      </Layer>
      {sides.map((side) => {
        const hang = x + (side === 'left' ? -arm : arm) * size
        return (
          <Layer
            key={side}
            map={map}
            box={[hang - 90 * size, y - 10 * size, 180 * size, 196 * size]}
            moves
            hold={pans[side]}
          >
            <g transform={placedAt(hang, y, size)}>
              <g {...html(cordsArt(colors))} />
              <g transform="translate(0 140)">
                <Row things={loads[side]} width={130} />
              </g>
              <g {...html(bowlArt(colors))} />
            </g>
          </Layer>
        )
      })}
    </>
  )
}
