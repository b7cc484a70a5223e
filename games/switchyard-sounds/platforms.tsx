import { html, placedAt } from '../kit/index.ts'
import { neighbor, parcel } from './town-art.ts'
import type { Palette } from './palette.ts'
import { box, disc, oval } from './shapes.ts'
import type { Show } from './show.ts'
import type { Yard } from './yard.ts'

/** A neighbor asks for a box. */
const request = (p: Palette): string =>
  disc(0, -158, 32, '#FFF9EF') +
  oval([-14, -122, 7, 6], '#FFF9EF') +
  `<g transform="translate(0 -143) scale(.62)">${parcel(p)}</g>`

interface PlatformsProps {
  palette: Palette
  yard: Yard
  show: Show
  /** The color of the player whose turn it is. */
  scarf: string
  /** Whether the neighbors have seen this child's trains before, and ask for cargo. */
  asks: boolean
}
/** The neighbors on both platforms, the door behind them, and what a train has brought. */
export function Platforms({ palette: p, yard, show, scarf, asks }: PlatformsProps) {
  const cargo = show.cargo.value
  return (
    <>
      {([0, 1] as const).map((side) => {
        const way = side === 0 ? -1 : 1
        const here = cargo?.side === side ? cargo : null
        const unsure = show.mood.value === 'puzzled' && show.points.value === side
        const mood = here?.cheers ? 'glad' : unsure ? 'unsure' : 'waiting'
        return (
          <g key={side} transform={placedAt(way * yard.stations.x, yard.deck, yard.stations.scale)}>
            {here?.cheers && <g {...html(box([way * 62 - 22, -90, 44, 92], 6, p.lamp[1]))} />}
            <g transform={`translate(${way * 62} 0) scale(${-way * 0.86} .86)`}>
              {asks && !here && <g class="request" {...html(request(p))} />}
              <g class={`neighbor ${mood}`} {...html(neighbor(p, scarf, side))} />
            </g>
            {here && (
              <g transform={`translate(${-way * 18} 0)`}>
                {here.passenger && (
                  <g class={`unloads to-${side}`} {...html(`<g transform="scale(.8)">${neighbor(p, scarf, 2)}</g>`)} />
                )}
                {Array.from({ length: here.boxes }, (_, i) => (
                  <g key={i} transform={placedAt(-way * 4 * i, -48 * i)}>
                    <g class={`unloads to-${side}`} style={{ animationDelay: `${i * 180}ms` }} {...html(parcel(p))} />
                  </g>
                ))}
              </g>
            )}
          </g>
        )
      })}
    </>
  )
}
