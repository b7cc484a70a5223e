import type { Ref } from 'preact'
import { memo } from 'preact/compat'
import type { Layout } from './layout.ts'
import type { Palette } from './palette.ts'

interface Drawn {
  layout: Layout
  color: Palette
}

/** Returns a few visible bricks, the same on every stage. */
function bricksOf(width: number, height: number): { x: number; y: number }[] {
  const bricks: { x: number; y: number }[] = []
  for (let row = 0; row * 46 < height; row++) {
    for (let column = -1; column * 132 < width; column++) {
      if ((row * 7 + column * 5 + ((row * column) % 3)) % 4 !== 0) continue
      bricks.push({ x: column * 132 + (row % 2) * 66, y: row * 46 })
    }
  }
  return bricks
}

/** Wall, beam, and floor. */
export const Room = memo(({ layout, color }: Drawn) => {
  const { stage, floor } = layout
  const { width, height } = stage
  return (
    <svg class="scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={color.wall[0]} />
          <stop offset=".5" stop-color={color.wall[1]} />
          <stop offset="1" stop-color={color.wall[2]} />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stop-color={color.glow} stop-opacity=".8" />
          <stop offset="1" stop-color={color.glow} stop-opacity="0" />
        </radialGradient>
        <linearGradient id="fire" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={color.fire[0]} />
          <stop offset=".5" stop-color={color.fire[1]} />
          <stop offset="1" stop-color={color.fire[2]} />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill="url(#wall)" />
      {bricksOf(width, floor).map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y + 60} width="122" height="36" rx="6" fill={color.brick} />
      ))}
      <rect width={width} height="34" fill={color.beam} />
      <rect y={floor - 26} width={width} height={height} fill={color.floor[0]} />
      <rect y={floor - 26} width={width} height="10" fill={color.floor[1]} />
      <circle cx={layout.anvil.x} cy={layout.anvil.y} r={300 * layout.unit} fill="url(#glow)" fill-opacity=".35" />
    </svg>
  )
})

/** A chain from the beam, and the bucket that cools hot words. */
export const Props = memo(({ layout, color }: Drawn) => {
  const { anvil, unit, floor, chart, stage } = layout
  const [middle, , side, dark] = color.iron
  const chain = chart ? chart.x - 34 : stage.width + 40
  const bucket = 0.86 * unit
  return (
    <>
      <svg
        class="layer"
        data-poke="chain"
        viewBox="-6 0 12 250"
        style={{ left: chain - 6 * unit, top: 30, width: 12 * unit, height: 250 * unit }}
      >
        <path d="M0 0V240" fill="none" stroke={dark} stroke-width="6" stroke-linecap="round" stroke-dasharray="14 9" />
      </svg>
      <svg
        class="layer"
        data-poke="bucket"
        viewBox="-50 -50 100 116"
        style={{
          left: anvil.x - (stage.portrait ? 186 : 236) * unit - 50 * bucket,
          top: floor - 116 * bucket,
          width: 100 * bucket,
          height: 116 * bucket,
        }}
      >
        <path d="M-44 -34H44L36 60H-36Z" fill={middle} />
        <path d="M-44 -34H-14L-18 60H-36Z" fill={side} />
        <ellipse cx="0" cy="-34" rx="44" ry="11" fill="#1E2E38" />
        <ellipse cx="0" cy="-32" rx="36" ry="7" fill="#4A7A8C" />
        <rect x="-46" y="-14" width="92" height="9" rx="3" fill={dark} />
      </svg>
    </>
  )
})

const flames = [
  'M66 414C60 354 90 334 86 274C120 294 118 324 130 340C134 284 160 254 154 204C200 250 190 304 204 334C212 314 216 304 214 286C244 334 238 374 234 414Z',
  'M104 414C100 378 120 370 122 340C138 360 142 370 150 378C156 344 170 330 168 308C192 340 196 374 194 414Z',
]

/** The furnace. The height of its fire is the heat left; each flame is its own layer, so that nothing is repainted. */
export const Furnace = memo(({ layout, color, heat }: Drawn & { heat: number }) => {
  const { furnace, floor } = layout
  const size = { width: 300 * furnace.unit, height: 430 * furnace.unit }
  return (
    <div
      class="layer furnace"
      data-poke="furnace"
      style={{ left: furnace.x, top: floor - 424 * furnace.unit, ...size, '--heat': heat, '--glow': color.glow }}
      aria-hidden="true"
    >
      <svg class="layer" viewBox="0 0 300 430" style={size}>
        <path d="M0 420V104C0 44 50 0 150 0S300 44 300 104V420Z" fill={color.furnace[0]} />
        <path d="M0 420V104C0 44 50 0 150 0C80 14 46 54 46 114V420Z" fill={color.furnace[1]} />
        <path d="M56 430V144C56 90 100 66 150 66S244 90 244 144V430Z" fill={color.furnace[2]} />
      </svg>
      <div class="layer fire-glow" />
      <div class="layer fire" style={size}>
        {flames.map((flame, i) => (
          <svg key={flame} class={`layer moves flame ${i === 1 ? 'late' : ''}`} viewBox="0 0 300 430" style={size}>
            <path d={flame} fill={i === 1 ? color.fire[3] : 'url(#fire)'} />
          </svg>
        ))}
      </div>
    </div>
  )
})

/** The anvil on its block, with the mold on top. */
export const Anvil = memo(({ layout, color }: Drawn) => {
  const { anvil, unit } = layout
  const [middle, light, side, dark] = color.iron
  return (
    <svg
      class="layer"
      data-poke="anvil"
      viewBox="-220 -22 440 270"
      style={{ left: anvil.x - 220 * unit, top: anvil.y - 22 * unit, width: 440 * unit, height: 270 * unit }}
      aria-hidden="true"
    >
      <ellipse cx="0" cy="232" rx="206" ry="15" fill="#0E0B10" fill-opacity=".45" />
      <path
        d="M-200 0C-160 -4 -150 0 -120 0H190V42C140 46 110 64 92 96L96 132H-96L-92 100C-100 66 -140 44 -200 24Z"
        fill={middle}
      />
      <path d="M-200 0H190V14H-190Z" fill={light} />
      <path d="M-120 14H-40C-70 50 -76 90 -76 132H-96L-92 100C-100 66 -140 44 -190 26Z" fill={side} />
      <path d="M92 96L96 132H60C66 80 100 50 190 42C140 46 110 64 92 96Z" fill={dark} />
      <path d="M-130 132H130L146 226H-146Z" fill={color.wood[0]} />
      <path d="M-130 132H-60L-70 226H-146Z" fill={color.wood[1]} />
      <rect x="-138" y="158" width="276" height="16" rx="4" fill={dark} />
      <rect x="-142" y="198" width="284" height="14" rx="4" fill={dark} />
      <path
        d="M-196 5C-180 22 -146 38 -118 54C-100 68 -92 86 -91 112"
        fill="none"
        stroke={color.glow}
        stroke-width="5"
        stroke-linecap="round"
        stroke-opacity=".7"
      />
      <path d="M-168 2L-160 -18H150L158 2C60 8 -60 8 -168 2Z" fill={side} />
      <path d="M-168 2L-160 -18H-86L-90 5Z" fill={light} fill-opacity=".7" />
    </svg>
  )
})

/** The angles of the hammer: raised, ready over the mold, and down on it. */
export const hammerAt = { raised: 134, resting: 109, hitting: 98 }

/** The hammer, held at the end of its handle to the right of the mold. The strike rotates `hold`. */
export const Hammer = memo(({ layout, color, hold }: Drawn & { hold: Ref<SVGSVGElement> }) => {
  const { grip, unit } = layout
  const [, light, side, dark] = color.iron
  const size = unit * 0.78
  // The grip is the center of the box and of the rotation.
  return (
    <svg
      ref={hold}
      class="layer moves"
      viewBox="-300 -300 600 600"
      style={{
        left: grip.x - 300 * size,
        top: grip.y - 300 * size,
        width: 600 * size,
        height: 600 * size,
        transform: `rotate(${hammerAt.resting}deg)`,
      }}
      aria-hidden="true"
    >
      <g transform="translate(0 255)">
        <path d="M-14 -10H14L18 -250C18 -262 -18 -262 -18 -250Z" fill={color.wood[0]} />
        <path d="M-14 -10H-3L-5 -258C-12 -258 -18 -256 -18 -250Z" fill={color.wood[1]} />
        <path d="M-66 -34H58C66 -34 72 -28 72 -20V20C72 28 66 34 58 34H-66L-78 24V-24Z" fill={side} />
        <path d="M-66 34H58C66 34 72 28 72 20V8H-78V24Z" fill={light} />
        <path d="M-66 -34L-78 -24V24L-66 34Z" fill={dark} />
      </g>
    </svg>
  )
})

const sparks = Array.from({ length: 18 }, (_, i) => ({
  angle: -170 + i * 9.4,
  far: 90 + ((i * 47) % 90),
  late: (i * 13) % 60,
}))
/** Sparks that fly off the mold; a new `key` starts them again. */
export function Sparks({ layout }: { layout: Layout }) {
  const { anvil, unit } = layout
  return (
    <svg
      class="layer sparks"
      viewBox="-240 -240 480 300"
      style={{ left: anvil.x - 240 * unit, top: anvil.y - 290 * unit, width: 480 * unit, height: 300 * unit }}
      aria-hidden="true"
    >
      {sparks.map(({ angle, far, late }) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path class="spark" d={`M${far} 0h14`} style={{ 'animation-delay': `${late}ms` }} />
        </g>
      ))}
    </svg>
  )
}
