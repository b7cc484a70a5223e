import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import { placedAt, useProgressiveRender } from '../kit/index.ts'
import type { House, Places } from './places.ts'
import { housePaint, skyPaint, type HousePaint, type SkyPaint } from './palette.ts'

/** A fixed pseudorandom number from 0 to 1, so that the scenery never changes. */
const scatter = (at: number) => Math.abs(Math.sin(at * 127.1) * 43758.5453) % 1

const Sky = memo(function Sky({
  places: { width: w, ground, height: h },
  paint,
  side,
}: {
  places: Places
  paint: SkyPaint
  side: number
}) {
  const moonX = side ? w * 0.82 : w * 0.16
  const r = Math.min(w, h) * 0.05
  return (
    <g>
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          {paint.sky.map((color, at) => (
            <stop key={at} offset={[0, 0.36, 0.74, 1][at]} stop-color={color} />
          ))}
        </linearGradient>
        <radialGradient id="glow">
          <stop stop-color={paint.glow} stop-opacity=".8" />
          <stop offset="1" stop-color={paint.glow} stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width={w} height={ground + 4} fill="url(#sky)" />
      {Array.from({ length: paint.stars }, (_, at) => (
        <circle
          key={at}
          cx={scatter(at + 1) * w}
          cy={scatter(at + 71) * ground * 0.5}
          r={0.8 + scatter(at + 9) * 1.5}
          fill="#FFF6DC"
          fill-opacity={0.4 + scatter(at + 33) * 0.5}
        />
      ))}
      <circle cx={moonX} cy={r * 2.9} r={r * 3.2} fill="url(#glow)" fill-opacity=".5" />
      <circle cx={moonX} cy={r * 2.9} r={r} fill={paint.moon[1]} />
      <path
        d={`M${moonX + r * 0.1} ${r * 1.9}a${r} ${r} 0 1 1 0 ${r * 2}a${r * 1.25} ${r * 1.25} 0 0 0 0 ${-r * 2}Z`}
        fill={paint.moon[0]}
      />
      <path
        d={`M0 ${ground * 0.62}C${w * 0.12} ${ground * 0.4} ${w * 0.22} ${ground * 0.4} ${w * 0.34} ${ground * 0.58}S${w * 0.62} ${ground * 0.38} ${w * 0.74} ${ground * 0.54}S${w * 0.94} ${ground * 0.42} ${w} ${ground * 0.5}V${ground}H0Z`}
        fill={paint.hills}
      />
      {Array.from({ length: Math.ceil(w / 110) + 1 }, (_, at) => {
        const x = at * 110 - 30
        const top = ground * (0.42 + scatter(at + 5) * 0.2)
        return (
          <g key={at}>
            <path
              d={`M${x} ${ground}V${top}L${x + 57} ${top - 36}L${x + 114} ${top}V${ground}Z`}
              fill={paint.far[at % 2]}
            />
            <rect x={x + 46} y={top + 18} width="13" height="18" rx="2.500" fill={paint.farLight} fill-opacity=".8" />
          </g>
        )
      })}
    </g>
  )
})

/** The chimney of a house; the kind of its roof is 0 to 2. */
export function chimneyOf({ x, width, top }: House, roof: number, kind: number) {
  const high = roof * (kind === 1 ? 1.05 : 0.86)
  return { x: x + width * 0.68, y: top - high * 1.12, width: width * 0.11, height: high * 0.9 }
}

function Roof({ house, roof, paint, kind }: { house: House; roof: number; paint: HousePaint; kind: number }) {
  const { x, width: w, top } = house
  const over = Math.min(12, w * 0.06)
  const high = roof * (kind === 1 ? 1.05 : 0.86)
  const slope = kind === 1 ? w * 0.5 : Math.min(w * 0.2, roof * 0.7)
  const left = x - over
  const right = x + w + over
  return (
    <g>
      <rect {...chimneyOf(house, roof, kind)} fill={paint.shade} />
      <rect x={x + w * 0.66} y={top - high * 1.16} width={w * 0.15} height={high * 0.14} rx="2" fill={paint.roof} />
      <path d={`M${left} ${top}L${x + slope} ${top - high}H${x + w - slope}L${right} ${top}Z`} fill={paint.roof} />
      <path
        d={`M${left} ${top}L${x + slope} ${top - high}H${x + Math.max(slope, w * 0.46)}L${x + w * 0.38} ${top}Z`}
        fill={paint.roofLight}
      />
      {[0.32, 0.64].map((share) => (
        <path
          key={share}
          d={`M${left + (x + slope - left) * share} ${top - high * share}H${right - (right - x - w + slope) * share}`}
          stroke="#000"
          stroke-opacity=".1"
          stroke-width={Math.max(2, high * 0.05)}
        />
      ))}
      <rect
        x={left}
        y={top - 3}
        width={w + over * 2}
        height={Math.max(7, roof * 0.13)}
        rx="4"
        fill="#3F2B3A"
        fill-opacity=".85"
      />
    </g>
  )
}

/** A house door with its frame and step. */
export function Door({ x, foot, high, color }: { x: number; foot: number; high: number; color: string }) {
  const wide = high * 0.32
  const arch = (half: number, top: number) =>
    `M${x - half} ${foot}V${foot - high + half + top}A${half} ${half} 0 0 1 ${x + half} ${foot - high + half + top}V${foot}Z`
  return (
    <g>
      <path d={arch(wide * 1.26, -wide * 0.26)} fill="#F6E3C0" />
      <path d={arch(wide, 0)} fill={color} />
      <path
        d={`M${x - wide} ${foot}V${foot - high + wide}A${wide} ${wide} 0 0 1 ${x} ${foot - high}V${foot}Z`}
        fill="#fff"
        fill-opacity=".13"
      />
      {[-0.66, 0.16].map((left) => (
        <rect
          key={left}
          x={x + wide * left}
          y={foot - high * 0.46}
          width={wide * 0.5}
          height={high * 0.34}
          rx="2"
          fill="#000"
          fill-opacity=".12"
        />
      ))}
      <circle cx={x} cy={foot - high * 0.62} r={wide * 0.2} fill="none" stroke="#F2C14B" stroke-width={wide * 0.1} />
      <circle cx={x + wide * 0.72} cy={foot - high * 0.44} r={wide * 0.11} fill="#F2C14B" />
      <rect x={x - wide * 1.5} y={foot - 4} width={wide * 3} height="7" rx="3" fill="#C9B28C" />
    </g>
  )
}

const Wall = memo(function Wall({
  house,
  places,
  look,
  side,
  at,
}: {
  house: House
  places: Places
  look: Look
  side: number
  at: number
}) {
  const paint = housePaint(look, at, side)
  const { x, width: w, top, door } = house
  const { ground, roof } = places
  const kind = (at + side) % 3
  return (
    <g>
      <Roof house={house} roof={house.lived ? roof : roof * 0.8} paint={paint} kind={kind} />
      <rect x={x} y={top} width={w} height={ground - top} fill={paint.wall} />
      <rect x={x} y={top} width={Math.min(w * 0.14, 34)} height={ground - top} fill={paint.light} />
      <rect
        x={x + w - Math.min(w * 0.1, 26)}
        y={top}
        width={Math.min(w * 0.1, 26)}
        height={ground - top}
        fill={paint.shade}
      />
      <rect x={x} y={top + 4} width={w} height={Math.max(5, roof * 0.1)} fill="#000" fill-opacity=".14" />
      <rect
        x={x}
        y={ground - places.door * 0.22}
        width={w}
        height={places.door * 0.22}
        fill={paint.shade}
        fill-opacity=".75"
      />
      {house.lived ? (
        <>
          <ellipse
            cx={door}
            cy={ground - places.door * 0.5}
            rx={places.door * 1.15}
            ry={places.door}
            fill="url(#glow)"
            fill-opacity=".42"
          />
          <Door x={door} foot={ground} high={places.door} color={paint.door} />
          {[-1, 1].map(
            (to) =>
              w > places.door * 2 && (
                <Pot key={to} x={door + to * places.door * 0.72} foot={ground + 3} size={places.door * 0.5} />
              ),
          )}
        </>
      ) : (
        <Empty house={house} places={places} paint={paint} />
      )}
    </g>
  )
})

/** Windows of an uninhabited house: closed, or with a dim light. */
function Empty({
  house: { x, width: w, top },
  places: { ground, pane, door },
  paint,
}: {
  house: House
  places: Places
  paint: HousePaint
}) {
  const size = Math.min(pane * 0.62, w * 0.34)
  const rows = Math.max(1, Math.floor((ground - door * 1.3 - top - 14) / (size * 1.7)))
  return (
    <g>
      {Array.from({ length: rows * 2 }, (_, at) => {
        const cx = x + w * (at % 2 ? 0.7 : 0.3)
        const cy = top + 16 + size * (0.5 + Math.floor(at / 2) * 1.62)
        const lit = scatter(x + at * 3) > 0.82
        return (
          <g key={at}>
            <rect x={cx - size * 0.44} y={cy - size * 0.5} width={size * 0.88} height={size} rx="5" fill="#DCC7A4" />
            <rect
              x={cx - size * 0.38}
              y={cy - size * 0.44}
              width={size * 0.76}
              height={size * 0.88}
              rx="3"
              fill={lit ? '#FFD877' : paint.leaf}
            />
            <rect x={cx - size * 0.5} y={cy + size * 0.48} width={size} height={size * 0.11} rx="2" fill="#D2B78C" />
          </g>
        )
      })}
      <Door x={x + w / 2} foot={ground} high={door * 0.86} color={paint.door} />
    </g>
  )
}

/** A pot with a round bush. */
export function Pot({ x, foot, size }: { x: number; foot: number; size: number }) {
  return (
    <g transform={placedAt(x, foot, size / 60)}>
      <circle cy="-46" r="22" fill="#376B4B" />
      <circle cx="-6" cy="-52" r="15" fill="#4F8A63" />
      <path d="M-17 -28H17L12 0H-12Z" fill="#9A5A38" />
      <path d="M-17 -28H-4L-3 0H-12Z" fill="#B97449" />
      <rect x="-20" y="-32" width="40" height="8" rx="3" fill="#B97449" />
    </g>
  )
}

/** Draws rows of cobblestones as a single path instead of two hundred elements. */
function cobblesOf({ width, height, ground }: Places): string {
  const rows = Math.ceil((height - ground) / 24)
  const across = Math.ceil(width / 92) + 1
  const cobbles = Array.from({ length: rows * across }, (_, index) => {
    const [row, at] = [Math.floor(index / across), index % across]
    const x = at * 92 + (row % 2) * 46 + scatter(at + row * 7) * 16 - 30
    const long = (21 + scatter(at * 3 + row) * 14).toFixed(1)
    return `M${(x + 4.5).toFixed(1)} ${(ground + 20 + row * 24).toFixed(1)}h${long}a4.5 4.5 0 0 1 0 9h-${long}a4.5 4.5 0 0 1 0-9z`
  })
  return cobbles.join('')
}

const Pavement = memo(function Pavement({ places, paint }: { places: Places; paint: SkyPaint }) {
  const { width, height, ground } = places
  return (
    <g>
      <rect y={ground} width={width} height={height - ground} fill={paint.street[0]} />
      <rect y={ground} width={width} height="11" fill={paint.street[1]} />
      <path d={cobblesOf(places)} fill={paint.street[2]} />
    </g>
  )
})

interface FacadeProps {
  places: Places
  look: Look
  side: number
  /** True for a street that fades in; its houses are rendered one per frame. */
  arrives?: boolean
}
function FacadePicture({ places, look, side, arrives = false }: FacadeProps) {
  const paint = useMemo(() => skyPaint(look, side), [look, side])
  const drawn = useProgressiveRender(arrives ? places.houses.length + 1 : 1)
  const [lived, empty] = [true, false].map((is) =>
    places.houses.flatMap((house, at) => (house.lived === is ? [{ house, at }] : [])),
  )
  return (
    <svg
      class="layer"
      viewBox={`0 0 ${places.width} ${places.height}`}
      style={{ left: 0, top: 0, width: places.width, height: places.height }}
      aria-hidden="true"
    >
      <Sky places={places} paint={paint} side={side} />
      {[...(empty ?? []), ...(lived ?? [])].slice(0, arrives ? drawn - 1 : undefined).map(({ house, at }) => (
        <Wall key={at} house={house} places={places} look={look} side={side} at={at} />
      ))}
      <Pavement places={places} paint={paint} />
    </svg>
  )
}

/** The street without its windows, which doesn't move: sky, distant roofs, houses, doors, and cobblestones. */
export const Facade = memo(FacadePicture)
