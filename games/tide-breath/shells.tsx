import { placedAt, Stroke } from '../kit/index.ts'
const tones = [
  ['#F7C6B4', '#E79A86', '#B9604E'],
  ['#F6DFA8', '#E2BC6E', '#A9803A'],
  ['#E8D8F4', '#C3A8DC', '#8463A8'],
  ['#CFE8E4', '#97C6C0', '#4F8B86'],
] as const

const gray = ['#E6E0DA', '#C7BFB6', '#8B8178'] as const

/** A shell centered in a box of about 100 units: scallop, spiral, cone, or starfish, by its number. */
export function ShellShape({ kind, muted }: { kind: number; muted: boolean }) {
  const [light, mid, dark] = muted ? gray : (tones[(kind * 5 + (kind >> 2)) % tones.length] ?? tones[0])
  switch (kind % 4) {
    case 0:
      return (
        <g>
          <path
            d="M0 44C-20 44 -28 38 -30 30C-50 18 -50 -10 -40 -22C-32 -38 -12 -44 0 -44S32 -38 40 -22C50 -10 50 18 30 30C28 38 20 44 0 44Z"
            fill={mid}
          />
          <path
            d="M0 44C-20 44 -28 38 -30 30C-50 18 -50 -10 -40 -22C-32 -38 -12 -44 0 -44C-12 -20 -12 20 0 44Z"
            fill={light}
          />
          <path
            d="M-6 36L-34 -16M-3 36L-18 -34M0 36V-40M3 36L18 -34M6 36L34 -16"
            stroke={dark}
            stroke-width="3.4"
            stroke-linecap="round"
            stroke-opacity=".55"
          />
        </g>
      )
    case 1:
      return (
        <g>
          <path
            d="M-46 16C-48 -24 -12 -46 18 -40C46 -34 54 -2 38 20C28 36 6 42 -8 34L-46 40C-52 34 -50 24 -46 16Z"
            fill={mid}
          />
          <path
            d="M-46 16C-48 -24 -12 -46 18 -40C-2 -34 -26 -14 -22 16C-20 26 -14 32 -8 34L-46 40C-52 34 -50 24 -46 16Z"
            fill={light}
          />
          <Stroke d="M38 0C36 -22 6 -28 -2 -10C-8 6 12 18 20 6C24 -2 16 -8 10 -4" color={dark} width={6} />
        </g>
      )
    case 2:
      return (
        <g>
          <path
            d="M-48 30C-46 8 -20 -34 34 -46C44 -46 48 -42 46 -32C38 12 -2 40 -28 44C-40 46 -50 42 -48 30Z"
            fill={mid}
          />
          <path d="M-48 30C-46 8 -20 -34 34 -46C10 -22 -16 10 -28 44C-40 46 -50 42 -48 30Z" fill={light} />
          <path
            d="M-34 4C-20 10 -8 20 -4 34M-14 -18C2 -10 14 2 18 16M10 -36C22 -30 30 -22 34 -12"
            fill="none"
            stroke={dark}
            stroke-width="4.500"
            stroke-linecap="round"
            stroke-opacity=".7"
          />
        </g>
      )
    default:
      return (
        <g>
          <path
            d="M0 -44L13 -15L44 -13L20 7L28 38L0 21L-28 38L-20 7L-44 -13L-13 -15Z"
            fill={mid}
            stroke={mid}
            stroke-width="12"
            stroke-linejoin="round"
          />
          <path
            d="M0 -44L-13 -15L-44 -13L-20 7L-28 38L0 21Z"
            fill={light}
            stroke={light}
            stroke-width="6"
            stroke-linejoin="round"
            opacity=".8"
          />
          <g fill={dark} opacity=".6">
            <circle r="5" />
            <circle cy="-24" r="3.500" />
            <circle cx="22" cy="-6" r="3.500" />
            <circle cx="14" cy="20" r="3.500" />
            <circle cx="-14" cy="20" r="3.500" />
            <circle cx="-22" cy="-6" r="3.500" />
          </g>
        </g>
      )
  }
}

/** A shell on the sand with a small shadow. */
export function Shell({
  kind,
  x,
  y,
  size,
  turn,
  muted,
}: {
  kind: number
  x: number
  y: number
  size: number
  turn: number
  muted: boolean
}) {
  return (
    <g transform={placedAt(x, y)}>
      <ellipse cy={size * 0.46} rx={size * 0.5} ry={size * 0.12} fill="#2B1B3D" fill-opacity=".16" />
      <g transform={`scale(${size / 100}) rotate(${turn})`}>
        <ShellShape kind={kind} muted={muted} />
      </g>
    </g>
  )
}
