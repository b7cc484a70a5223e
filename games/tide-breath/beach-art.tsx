import { ShellShape } from './shells.tsx'
import type { Found } from './shelf.ts'

// Everything has its foot at 0,0.

const legs = { fill: 'none', stroke: '#B94A34', 'stroke-width': 5, 'stroke-linecap': 'round' } as const

const Eyes = ({ apart, y }: { apart: number; y: number }) => (
  <>
    {[-apart, apart].map((x) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <circle r="6.5" fill="#FFF9EF" />
        <circle r="3.4" fill="#3A2320" />
      </g>
    ))}
  </>
)

/** A crab that watches the player. */
export const Crab = () => (
  <g>
    <path d="M-24 -12L-42 0M-18 -6L-32 6M24 -12L42 0M18 -6L32 6M-10 -34V-46M10 -34V-46" {...legs} />
    {[1, -1].map((side) => (
      <path
        key={side}
        transform={`scale(${side} 1)`}
        d="M26 -24C48 -28 54 -48 42 -54C44 -45 36 -42 31 -50C22 -42 22 -30 26 -24Z"
        fill="#E0694A"
      />
    ))}
    <ellipse cy="-18" rx="30" ry="20" fill="#E0694A" />
    <path d="M-29 -22C-24 -44 24 -44 29 -22C12 -30 -12 -30 -29 -22Z" fill="#F29272" />
    <Eyes apart={10} y={-48} />
    <path d="M-8 -14Q0 -8 8 -14" fill="none" stroke="#7A2A1C" stroke-width="3" stroke-linecap="round" />
  </g>
)

/** A hermit crab in the shell that a player left. */
export const Hermit = ({ kind, large }: Found) => (
  <g transform={`scale(${large ? 0.78 : 0.52})`}>
    <path d="M-34 -8L-46 4M-24 -6L-32 6M-10 -4L-14 8" {...legs} />
    <circle cx="-30" cy="-20" r="15" fill="#F29272" />
    <g transform="translate(12 -38) scale(.84)">
      <ShellShape kind={kind} muted={false} />
    </g>
    <g transform="translate(-34 -28) scale(.9)">
      <Eyes apart={8} y={0} />
    </g>
  </g>
)

/** A gull on a post, on one leg. */
export const Gull = () => (
  <g>
    <path d="M-13 6V-62H13V6Z" fill="#8A6546" />
    <path d="M-13 6V-62H-3V6Z" fill="#A27B58" />
    <ellipse cy="-62" rx="13" ry="5" fill="#C09A72" />
    <path d="M2 -64V-84" stroke="#E8923A" stroke-width="4" stroke-linecap="round" />
    <path
      d="M-40 -92C-30 -122 6 -124 14 -132C18 -150 44 -148 42 -130C42 -104 26 -84 0 -82C-16 -82 -30 -88 -40 -92Z"
      fill="#FFF9EF"
    />
    <path d="M-48 -96C-30 -114 -4 -116 10 -108C2 -92 -22 -88 -48 -96Z" fill="#A9B4C2" />
    <path d="M41 -134L58 -127L40 -124Z" fill="#E8923A" />
    <circle cx="31" cy="-133" r="3.6" fill="#3A2320" />
  </g>
)

/** A log that the sea brought. */
export const Driftwood = () => (
  <g>
    <ellipse cy="4" rx="88" ry="9" fill="#2B1B3D" fill-opacity=".16" />
    <path
      d="M-78 -30C-40 -40 30 -36 74 -34C84 -30 84 -4 74 0C30 4 -50 4 -78 0C-90 -6 -90 -24 -78 -30Z"
      fill="#A98A6C"
    />
    <path d="M-78 -30C-40 -40 30 -36 74 -34C60 -24 -30 -22 -86 -18C-86 -24 -82 -28 -78 -30Z" fill="#C4A686" />
    <path d="M-20 -34L-34 -58L-24 -60L-6 -35Z" fill="#A98A6C" />
    <ellipse cx="74" cy="-17" rx="9" ry="17" fill="#DCC3A2" />
    <ellipse cx="74" cy="-17" rx="4" ry="9" fill="#B99A78" />
    <path d="M-60 -10H-10M6 -8H46" stroke="#8A6D52" stroke-width="3" stroke-linecap="round" />
  </g>
)

export const Starfish = ({ muted }: { muted: boolean }) => (
  <g transform="translate(0 -26) rotate(-8) scale(.72)">
    <ShellShape kind={3} muted={muted} />
  </g>
)

/** Two shells that hum of the sea. */
export const Shells = ({ muted }: { muted: boolean }) => (
  <g>
    <ellipse cy="2" rx="50" ry="8" fill="#2B1B3D" fill-opacity=".16" />
    <g transform="translate(-16 -26) rotate(-12) scale(.66)">
      <ShellShape kind={1} muted={muted} />
    </g>
    <g transform="translate(26 -18) rotate(14) scale(.46)">
      <ShellShape kind={8} muted={muted} />
    </g>
  </g>
)

export const Pool = () => (
  <g>
    <path d="M-74 -14C-78 -34 -44 -42 -18 -38C4 -46 60 -40 72 -20C80 -2 52 8 2 8C-42 8 -70 2 -74 -14Z" fill="#8C7B74" />
    <ellipse cy="-16" rx="56" ry="16" fill="#3A829B" />
    <path d="M-56 -16A56 16 0 0 1 56 -16C30 -24 -30 -24 -56 -16Z" fill="#2F6F8C" />
    <path d="M-26 -12H2M14 -17H34" stroke="#BFE3E8" stroke-width="3.5" stroke-linecap="round" />
    <path d="M-36 -12C-44 -26 -38 -32 -34 -20C-32 -36 -24 -34 -26 -20C-20 -30 -14 -24 -24 -10Z" fill="#E58BAA" />
  </g>
)

const Dolphin = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path
      d="M-46 20C-40 -14 0 -34 30 -14C40 -14 48 -8 52 0C44 2 36 0 30 4C20 -2 -8 -4 -30 22L-40 34L-38 22L-54 26Z"
      fill="#4E6A86"
    />
    <path d="M-4 -20L4 -38L16 -20Z" fill="#4E6A86" />
    <path d="M30 4C36 0 44 2 52 0C46 -6 34 -6 22 -4Z" fill="#B9C9D6" />
  </g>
)

/** Far dolphins. */
export const Dolphins = () => (
  <g>
    <Dolphin x={-70} y={-14} scale={0.62} />
    <Dolphin x={0} y={-24} scale={0.8} />
    <Dolphin x={78} y={-10} scale={0.56} />
  </g>
)

/** A bottle in the sea, with a drawing inside. */
export const Bottle = () => (
  <g transform="rotate(-14)">
    <path
      d="M-52 -18C-52 -24 -48 -26 -42 -26H18C28 -26 34 -18 44 -18H58V-4H44C34 -4 28 4 18 4H-42C-48 4 -52 2 -52 -4Z"
      fill="#BFE6DA"
      fill-opacity=".85"
    />
    <path d="M-36 -20H12V-2H-36Z" fill="#FFF9EF" />
    <path
      d="M-30 -6L-20 -16L-12 -8L-4 -14L6 -6"
      fill="none"
      stroke="#D6487E"
      stroke-width="3"
      stroke-linejoin="round"
    />
    <path d="M58 -19H68V-3H58Z" fill="#B98A5A" />
    <path
      d="M-60 8Q-30 0 0 8T62 8"
      fill="none"
      stroke="#FFF9EF"
      stroke-width="4"
      stroke-opacity=".7"
      transform="rotate(14)"
    />
  </g>
)

/** A wake that glows. */
export const Wake = () => (
  <g fill="none" stroke="#FFF3C4" stroke-linecap="round">
    <path d="M-150 6C-90 -14 -30 18 30 0S120 -10 150 2" stroke-width="14" stroke-opacity=".35" />
    <path d="M-150 6C-90 -14 -30 18 30 0S120 -10 150 2" stroke-width="5" />
  </g>
)
