import { FruitShape } from './fruit.tsx'
import { hooks } from './flight.ts'
import type { Tree } from './orchard.ts'

const crown = [
  [-62, -150, 58],
  [0, -196, 68],
  [64, -152, 56],
  [4, -138, 60],
] as const

/** Bare ground with a flag, where a seed can be planted. */
export function Mound() {
  return (
    <g>
      <ellipse cy="2" rx="70" ry="16" fill="#7A4A30" />
      <ellipse cx="-6" cy="-4" rx="58" ry="12" fill="#94603F" />
      <path d="M-3 -6C-4 -30 -2 -44 2 -58" fill="none" stroke="#B4764E" stroke-width="7" stroke-linecap="round" />
      <path d="M2 -44H44L36 -34L44 -24H2Z" fill="#FFF3DE" />
    </g>
  )
}

/** The parts of a tree that don't move: its shadow and trunk, with the foot at 0,0. */
export function Trunk() {
  return (
    <g>
      <ellipse cx="8" cy="4" rx="96" ry="14" fill="#2F5B34" fill-opacity=".35" />
      <path d="M-18 4C-8 -40 -10 -80 -32 -120L-17 -127L0 -96L18 -133L33 -124C14 -84 14 -40 22 4Z" fill="#7A4A30" />
      <path d="M-18 4C-8 -40 -10 -80 -32 -120L-17 -127C-4 -90 0 -40 -4 4Z" fill="#A06B48" />
    </g>
  )
}

/** The swaying crown with its fruit. With the trunk, it is about 260 units high. */
export function Crown({ tree, hidden }: { tree: Tree; hidden?: number | undefined }) {
  return (
    <g>
      {crown.map(([x, y, r]) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} fill="#568F4E" />
      ))}
      {crown.map(([x, y, r]) => (
        <circle key={`${x}`} cx={x - r * 0.12} cy={y - r * 0.14} r={r * 0.84} fill="#7CB264" />
      ))}
      {crown.slice(0, 2).map(([x, y, r]) => (
        <circle key={`${x}`} cx={x - r * 0.26} cy={y - r * 0.3} r={r * 0.5} fill="#98C97A" />
      ))}
      {tree.fruits.map((fruit) => {
        const [x, y] = hooks[fruit.slot] ?? hooks[0]
        return (
          <g key={fruit.id} transform={`translate(${x} ${y})`} opacity={fruit.id === hidden ? 0 : 1}>
            <FruitShape kind={tree.kind} ripeness={fruit.ripeness} guarded={fruit.guarded} size={30} />
          </g>
        )
      })}
    </g>
  )
}
