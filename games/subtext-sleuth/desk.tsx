import type { Look } from '@marigold/contract'
import { chanceFrom } from '@marigold/device'
import { useMemo } from 'preact/hooks'
import { Layer, Stroke, type Mapping, type Stage } from '../kit/index.ts'
import { paletteOf, type Palette } from './palette.ts'

/** The state of the reflection in the window: reading, thinking, or happy to have understood. */
export type Mood = 'reading' | 'thinking' | 'glad'

type Box = readonly [number, number, number, number]
/** Where the things on the desk are that answer a touch, in the drawing's units. */
export const spots = {
  lamp: [52, 290, 180, 346],
  mug: [30, 616, 140, 108],
  note: [50, 104, 92, 92],
} as const satisfies Record<string, Box>

const viewOf = ({ portrait }: Stage): Box => (portrait ? [240, 0, 760, 1180] : [0, 0, 1180, 760])
/** How the desk covers a stage: from the top, with its middle in the middle. */
export function mapOf(stage: Stage): Mapping {
  const [x, , width, height] = viewOf(stage)
  const scale = Math.max(stage.width / width, stage.height / height)
  return { scale, left: (stage.width - width * scale) / 2 - x * scale, top: 0 }
}

const towers = Array.from({ length: 20 }, (_, i) => ({ x: -420 + i * 102, y: 300 + ((i * 71) % 96) }))
const lights = [
  [110, 420, 30, 0],
  [180, 372, 20, 1],
  [320, 430, 24, 0],
  [382, 392, 15, 2],
  [800, 424, 26, 0],
  [870, 384, 17, 1],
  [960, 440, 32, 0],
  [1056, 400, 22, 2],
  [1110, 450, 26, 1],
  [-120, 410, 28, 2],
  [1320, 420, 26, 0],
] as const

/** Rain as one path, for distant or near drops. */
function rainPath(seed: number, count: number, long: number): string {
  const rng = chanceFrom(seed)
  return Array.from({ length: count }, () => {
    const length = long + rng.int(0, long)
    return `M${rng.int(-420, 1600)} ${rng.int(-40, 480)}l${(-length * 0.16).toFixed(1)} ${length}`
  }).join('')
}

function City({ color }: { color: Palette }) {
  return (
    <>
      <rect x="-500" y="-400" width="2180" height="980" fill="url(#ss-sky)" />
      {towers.map(({ x, y }, i) => (
        <g key={x}>
          <rect x={x} y={y} width="96" height="280" fill={color.towers[i % 2]} />
          {[0, 1, 2, 3].map(
            (k) =>
              (i + k) % 3 !== 0 && (
                <rect
                  key={k}
                  x={x + 16 + (k % 2) * 38}
                  y={y + 24 + (k >> 1) * 44}
                  width="22"
                  height="26"
                  rx="2"
                  fill={color.window}
                  fill-opacity="0.55"
                />
              ),
          )}
        </g>
      ))}
      {lights.map(([x, y, r, tone]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={color.bokeh[tone]} fill-opacity="0.42" />
      ))}
    </>
  )
}

/** The player, reflected in the dark window. */
function Reflection({ color }: { color: Palette }) {
  return (
    <g transform="translate(836 330) scale(0.9)">
      <g opacity="0.85">
        <path d="M-120 250C-120 130 -76 92 -20 78V60H34V80C80 92 116 140 118 250Z" fill={color.face[0]} />
        <g class="ss-head">
          <path
            d="M-20 84V40C-62 20 -78 -30 -70 -76C-60 -136 56 -150 76 -70C84 -56 84 -40 78 -26C86 -6 92 4 90 10C84 16 80 16 78 18C80 34 74 50 58 54C50 56 40 54 34 52V84Z"
            fill={color.face[0]}
          />
          <path
            d="M-70 -76C-60 -140 60 -150 76 -70C56 -66 40 -82 22 -84C20 -50 4 -30 -8 -8C-18 -20 -34 -12 -28 6C-30 20 -34 28 -40 34C-66 10 -76 -36 -70 -76Z"
            fill={color.face[1]}
          />
          <ellipse class="ss-eye" cx="50" cy="-26" rx="5" ry="5" fill={color.face[1]} />
          <path
            class="ss-smile"
            d="M56 34Q66 36 73 30"
            fill="none"
            stroke={color.face[1]}
            stroke-width="4"
            stroke-linecap="round"
          />
        </g>
      </g>
    </g>
  )
}

function Lamp({ color }: { color: Palette }) {
  const [shade, edge, light, iron] = color.lamp
  return (
    <g transform="translate(150 560)">
      <ellipse cy="66" rx="92" ry="14" fill="#2B1F18" fill-opacity="0.4" />
      <rect x="-72" y="50" width="144" height="18" rx="9" fill={iron} />
      <Stroke d="M0 50C-6 -40 -50 -120 -30 -210" color={iron} width={11} />
      <path d="M-52 -196L-34 -262L72 -222L58 -150C20 -150 -30 -166 -52 -196Z" fill={shade} />
      <path d="M-52 -196L-34 -262L0 -249L-16 -170C-32 -178 -44 -186 -52 -196Z" fill={edge} />
      <ellipse cx="6" cy="-166" rx="54" ry="14" fill={light} transform="rotate(22 6 -166)" />
    </g>
  )
}

function Mug({ color, x }: { color: Palette; x: number }) {
  const [side, front, rim] = color.mug
  return (
    <g transform={`translate(${x} 664)`}>
      <ellipse cx="4" cy="54" rx="62" ry="10" fill="#2B1F18" fill-opacity="0.4" />
      <Stroke d="M40 -6C70 -10 72 32 36 30" color={rim} width={11} flat />
      <path d="M-46 -34H46L38 44C30 54 -30 54 -38 44Z" fill={side} />
      <path d="M-46 -34H-8C-12 0 -12 30 -8 51C-24 51 -34 48 -38 44Z" fill={front} />
      <ellipse cy="-34" rx="46" ry="11" fill={rim} />
      <ellipse cy="-33" rx="38" ry="8" fill="#4A2E20" />
    </g>
  )
}

/** A sticky note on the window frame, with a drawn fish. */
const StickyNote = () => (
  <g transform="rotate(-5 96 150)">
    <path d="M56 110H136V176L122 190H56Z" fill="#F7DD72" />
    <path d="M136 176H122V190Z" fill="#D9B94A" />
    <Stroke
      d="M70 148C82 132 104 132 114 148L126 138V160L114 150C104 166 82 166 70 148Z"
      color="#6B5A2A"
      width={4}
      flat
    />
    <circle cx="82" cy="146" r="3" fill="#6B5A2A" />
  </g>
)

function Steam({ x }: { x: number }) {
  return (
    <path
      d="M-12 -54C-22 -70 -2 -80 -12 -98M12 -54C2 -70 22 -80 12 -98"
      transform={`translate(${x} 664)`}
      fill="none"
      stroke="#DDE5DE"
      stroke-width="5"
      stroke-linecap="round"
    />
  )
}

function Table({ color }: { color: Palette }) {
  return (
    <>
      <path d="M-600 -400H34V520H-600ZM1146 -400H1780V520H1146Z" fill={color.frame[0]} />
      <rect x="-600" y="504" width="2400" height="24" fill={color.frame[0]} />
      <rect x="-600" y="504" width="2400" height="6" fill={color.frame[1]} />
      <path d="M-600 526H1780V1600H-600Z" fill="url(#ss-desk)" />
      <path d="M-600 526H1780V534H-600Z" fill={color.desk[2]} />
      <path
        d="M-600 604C0 594 900 614 1780 600M-600 690C100 702 800 680 1780 696M-600 800C200 790 1000 812 1780 800M-600 930C100 940 900 920 1780 934"
        fill="none"
        stroke={color.desk[1]}
        stroke-width="3"
        stroke-opacity="0.6"
      />
      <ellipse cx="300" cy="640" rx="460" ry="150" fill="url(#ss-glow)" />
    </>
  )
}

function Shades({ color }: { color: Palette }) {
  return (
    <defs>
      <linearGradient id="ss-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.3" stop-color={color.sky[0]} />
        <stop offset="0.6" stop-color={color.sky[1]} />
        <stop offset="0.9" stop-color={color.sky[2]} />
      </linearGradient>
      <linearGradient id="ss-desk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color={color.desk[0]} />
        <stop offset="0.35" stop-color={color.desk[1]} />
      </linearGradient>
      <radialGradient id="ss-glow">
        <stop offset="0" stop-color={color.glow} stop-opacity="0.55" />
        <stop offset="1" stop-color={color.glow} stop-opacity="0" />
      </radialGradient>
    </defs>
  )
}

/** The desk at the window: city, rain, reflection, lamp, and a steaming mug. */
export function Desk({ stage, look, mood }: { stage: Stage; look: Look; mood: Mood }) {
  const color = paletteOf(look)
  const [far, near] = useMemo(() => [rainPath(91, 90, 12), rainPath(17, 60, 22)], [])
  const mug = stage.portrait ? 900 : 84
  const map = mapOf(stage)
  const drawn = { viewBox: viewOf(stage).join(' '), preserveAspectRatio: 'xMidYMin slice' }
  return (
    <div class={`ss-desk ${mood}`} aria-hidden="true">
      <svg class="scene" {...drawn}>
        <Shades color={color} />
        <City color={color} />
        <path
          d={far}
          fill="none"
          stroke={color.rain}
          stroke-width="2.500"
          stroke-linecap="round"
          stroke-opacity="0.3"
        />
      </svg>
      <svg class="scene moves ss-rain" {...drawn}>
        <path d={near} fill="none" stroke={color.rain} stroke-width="3" stroke-linecap="round" stroke-opacity="0.34" />
      </svg>
      <svg class="scene moves ss-person" {...drawn}>
        <Reflection color={color} />
      </svg>
      <svg class="scene" {...drawn}>
        <Table color={color} />
        <path d="M190 404L300 440L560 640H120Z" fill={color.lamp[2]} fill-opacity="0.12" />
      </svg>
      <Layer map={map} box={spots.lamp} poke="lamp">
        <Lamp color={color} />
      </Layer>
      <Layer map={map} box={[mug - 54, spots.mug[1], spots.mug[2], spots.mug[3]]} poke="mug">
        <Mug color={color} x={mug} />
      </Layer>
      <Layer map={map} box={spots.note} poke="note">
        <StickyNote />
      </Layer>
      <svg class="scene moves ss-steam" {...drawn}>
        <Steam x={mug} />
      </svg>
    </div>
  )
}
