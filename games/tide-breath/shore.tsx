import type { Look } from '@marigold/contract'
import type { ComponentChildren } from 'preact'
import { memo } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import { Layer, placedAt, type Mapping } from '../kit/index.ts'
import type { Beach } from './beach.ts'
import { paletteOf, type Palette } from './palette.ts'
import { storePart, type Parts } from './sea-painter.ts'
import { Shell } from './shells.tsx'
import { line, placePositions, type Shape } from './shore-shape.ts'

const Gradients = memo(({ color, shape }: { color: Palette; shape: Shape }) => {
  const { wash } = shape
  return (
    <svg class="tones" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stop-color={color.sky[0]} />
          <stop offset=".55" stop-color={color.sky[1]} />
          <stop offset="1" stop-color={color.sky[2]} />
        </linearGradient>
        <radialGradient id="halo">
          <stop stop-color={color.glow} stop-opacity=".9" />
          <stop offset="1" stop-color={color.glow} stop-opacity="0" />
        </radialGradient>
        <linearGradient id="shallows" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={wash.dark} y2={wash.low}>
          <stop stop-color={color.sea[3]} />
          <stop offset="1" stop-color={color.sea[0]} />
        </linearGradient>
        <linearGradient id="beach" x2="0" y2="1">
          <stop stop-color={color.sand[0]} />
          <stop offset="1" stop-color={color.sand[1]} />
        </linearGradient>
      </defs>
    </svg>
  )
})

const Sky = memo(({ shape: { w, h, horizon }, color, dark }: { shape: Shape; color: Palette; dark: boolean }) => {
  return dark ? (
    <path
      transform={placedAt(w * 0.5, horizon - h * 0.1)}
      d="M14 -44A46 46 0 1 0 44 18A38 38 0 1 1 14 -44Z"
      fill={color.sun}
    />
  ) : (
    <circle cx={w * 0.5} cy={horizon - h * 0.03} r={h * 0.1} fill={color.sun} />
  )
})

const Clouds = memo(({ shape: { w, h }, color }: { shape: Shape; color: Palette }) => {
  return (
    <>
      {[0.16, 0.82].map((x, index) => (
        <g key={x} transform={placedAt(x * w, h * (0.17 + index * 0.05), h / 700)}>
          <path d="M-80 20C-86 0 -60 -14 -42 -6C-34 -34 14 -36 24 -8C44 -18 74 -4 68 20Z" fill={color.cloud[1]} />
          <path d="M-80 20C-86 0 -60 -14 -42 -6C-34 -30 6 -32 16 -10C-8 -10 -30 2 -34 20Z" fill={color.cloud[0]} />
        </g>
      ))}
    </>
  )
})

/** The sheet of shallow water with its foam; its edge is at the low mark. */
const Sheet = memo(({ shape: { w, wash }, color }: { shape: Shape; color: Palette }) => {
  const edge = (offset: number) => line(-w * 0.1, w * 1.1, (x) => wash.low + offset + wash.wave(x))
  const sheet = (offset: number) => `${edge(offset)}L${w * 1.1} ${wash.top}L${-w * 0.1} ${wash.top}Z`
  return (
    <g stroke-linejoin="round">
      <path d={sheet(13)} fill={color.wet} fill-opacity=".55" />
      <path d={sheet(5)} fill={color.foam} fill-opacity=".96" />
      <path d={sheet(-6)} fill="url(#shallows)" />
      <path
        d={edge(-26)}
        fill="none"
        stroke={color.foam}
        stroke-width="4"
        stroke-linecap="round"
        stroke-opacity=".55"
      />
    </g>
  )
})

interface WaterProps {
  map: Mapping
  shape: Shape
  color: Palette
  dark: boolean
  plankton: number
  parts: Parts
}
/** The open sea: glints of sunlight, the swells, and glowing plankton. */
const Water = memo(({ map, shape, color, dark, plankton, parts }: WaterProps) => {
  const { w, h, horizon, swells } = shape
  const glows = [0, 1].map((half) => placePositions.lights.slice(0, plankton * 4).filter((_, i) => i % 2 === half))
  return (
    <>
      <Layer map={map} box={[0, horizon, w, h * 0.2]} moves hold={storePart(parts, 'deep')}>
        <rect width={w} y={horizon} height={h * 0.2} fill={color.sea[0]} />
        <g fill={color.glint} opacity=".85">
          {[0, 1, 2, 3, 4].map((row) => (
            <rect
              key={row}
              x={w / 2 - (60 - row * 9) * (h / 640)}
              y={horizon + 6 + row * 13}
              width={(120 - row * 18) * (h / 640)}
              height="4.5"
              rx="2.2"
              fill-opacity={1 - row * 0.14}
            />
          ))}
        </g>
      </Layer>
      {swells.map((swell, row) => (
        <Layer
          key={row}
          map={map}
          box={[-w * 0.1, swell.y - 20, w * 1.2, swell.height]}
          moves
          class={`drifts drifts-${row}`}
          hold={storePart(parts, `swell-${row}`)}
          poke="sea"
        >
          <path
            d={`${line(-w * 0.1, w * 1.1, (x) => swell.y + swell.wave(x))}V${swell.y + swell.height - 20}H${-w * 0.1}Z`}
            fill={color.sea[swell.tone]}
          />
        </Layer>
      ))}
      {plankton > 0 &&
        glows.map((glow, half) => (
          <Layer key={half} map={map} box={[0, horizon, w, h * 0.28]} class={`glows glows-${half}`}>
            {glow.map(([x, y, r], index) => (
              <circle
                key={index}
                cx={x * w}
                cy={horizon + h * (0.03 + y * 0.22)}
                r={r * (dark ? 2 : 1.6)}
                fill={color.plankton}
              />
            ))}
          </Layer>
        ))}
    </>
  )
})

export interface ShoreProps {
  beach: Beach
  look: Look
  dark: boolean
  calm: boolean
  shells: number
  plankton: number
  /** Filled with the elements that move on each frame; see `makeSeaPainter`. */
  parts: Parts
  /** On the water, behind the beach. */
  children?: ComponentChildren
  /** On the sand, where the water may cover it. */
  things?: ComponentChildren
}

/** The game's world in layers. Each frame moves whole images, so that nothing is repainted. */
export function Shore({ beach, look, dark, calm, shells, plankton, parts, children, things }: ShoreProps) {
  // Memoized, so that what a breath doesn't change isn't rendered again.
  const color = useMemo(() => paletteOf(look, dark), [look, dark])
  const { shape, map } = beach
  const { w, h, horizon, wash, sandTop } = shape
  const sand = useMemo(() => `${line(0, w, (x) => sandTop + Math.sin(x * 0.011) * 8)}V${h}H0Z`, [w, h, sandTop])
  const clipTop = map.top + wash.clip * map.scale
  return (
    <div class="shore" aria-hidden="true">
      <Gradients color={color} shape={shape} />
      <Layer map={map} box={[0, 0, w, h]}>
        <rect width={w} height={h} fill="url(#sky)" />
        <rect y={horizon} width={w} height={h - horizon} fill={color.sea[0]} />
        {dark &&
          placePositions.stars.map(([x, y, r], index) => (
            <circle key={index} cx={x * w} cy={y * horizon} r={r} fill={color.sun} />
          ))}
        <Clouds shape={shape} color={color} />
      </Layer>
      <Layer
        map={map}
        box={[w / 2 - h * 0.26, horizon - h * 0.3, h * 0.52, h * 0.52]}
        moves
        hold={storePart(parts, 'halo')}
      >
        <circle cx={w / 2} cy={horizon - h * 0.04} r={h * 0.26} fill="url(#halo)" />
      </Layer>
      <Layer map={map} box={[w / 2 - h * 0.12, horizon - h * 0.18, h * 0.24, h * 0.26]}>
        <Sky shape={shape} color={color} dark={dark} />
      </Layer>
      <Water map={map} shape={shape} color={color} dark={dark} plankton={plankton} parts={parts} />
      {children}
      <Layer map={map} box={[0, sandTop - 12, w, h - sandTop + 12]}>
        <path d={sand} fill="url(#beach)" />
        {placePositions.shells.slice(0, shells).map(([x, y], index) => (
          <Shell
            key={index}
            kind={index}
            x={x * w}
            y={h * (0.74 + y * 0.26)}
            size={h * 0.058}
            turn={((index * 47) % 60) - 30}
            muted={look === 'grown-up'}
          />
        ))}
      </Layer>
      {!calm && (
        <Layer
          map={map}
          box={[0, sandTop, w, wash.low + wash.reach + 40 - sandTop]}
          moves
          class="wet"
          hold={storePart(parts, 'wet')}
        >
          <path
            d={`${line(0, w, (x) => wash.low + wash.reach + 14 + wash.wave(x))}V${sandTop}H0Z`}
            fill={color.wet}
            fill-opacity=".7"
          />
        </Layer>
      )}
      {things}
      <div class="wash" style={{ top: clipTop }}>
        <Layer
          map={{ ...map, top: map.top - clipTop }}
          box={[-w * 0.1, wash.top, w * 1.2, wash.low - wash.top + 30]}
          moves
          class="drifts washes"
          hold={storePart(parts, 'wash')}
        >
          <Sheet shape={shape} color={color} />
        </Layer>
        {calm && (
          <Layer
            map={{ ...map, top: map.top - clipTop + wash.reach * map.scale }}
            box={[-w * 0.1, wash.top, w * 1.2, wash.low - wash.top + 30]}
            moves
            hold={storePart(parts, 'high')}
          >
            <Sheet shape={shape} color={color} />
          </Layer>
        )}
      </div>
    </div>
  )
}
