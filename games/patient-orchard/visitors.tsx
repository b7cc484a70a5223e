import type { Earned } from '@marigold/contract'
import { memo } from 'preact/compat'

const bloom =
  'M0 -4C-7 -16 7 -16 0 -4C9 -13 16 -2 4 0C16 4 8 15 1 4C0 17 -13 12 -3 2C-15 5 -15 -8 -4 -1C-12 -11 -2 -15 0 -4Z'
const spots = [
  [-84, -8],
  [-58, 12],
  [62, 14],
  [80, -6],
  [-100, -34],
  [84, -36],
] as const

/** A bee over a jar of honey. */
const Bee = () => (
  <>
    <g transform="translate(64 8) scale(.8)">
      <path d="M-24 -44H24V-6Q24 4 14 4H-14Q-24 4 -24 -6Z" fill="#F2A81D" />
      <path d="M-28 -54H28V-42H-28Z" fill="#8A5A3C" />
      <path d="M-14 -34Q0 -24 14 -34V-14H-14Z" fill="#FFF3D0" />
    </g>
    <g class="bee" transform="translate(24 -104)">
      <ellipse cx="-6" cy="-15" rx="10" ry="15" fill="#EAF6FF" fill-opacity=".9" transform="rotate(-24 -6 -15)" />
      <ellipse cx="9" cy="-15" rx="10" ry="15" fill="#EAF6FF" fill-opacity=".9" transform="rotate(24 9 -15)" />
      <ellipse rx="24" ry="16" fill="#FFC93C" />
      <path d="M-9 -15V15M3 -16V16" stroke="#3A2320" stroke-width="6" />
      <circle cx="17" cy="-3" r="2.500" fill="#3A2320" />
    </g>
  </>
)
const Blossoms = () => (
  <>
    {spots.map(([x, y], at) => (
      <g key={at} transform={`translate(${x} ${y})`}>
        <path d={bloom} fill={at % 2 ? '#FFD0DF' : '#FFFFFF'} stroke="#E58BAA" stroke-width="1.500" />
        <circle r="3.500" fill="#F2A81D" />
      </g>
    ))}
  </>
)

/** What practice brings to the basket: a bee with honey, or blossoms around it. Basket at 0,0. */
export const Visitors = memo(({ earned }: { earned: Earned | null }) =>
  earned === 'independent' ? <Bee /> : earned === 'helped' ? <Blossoms /> : null,
)
