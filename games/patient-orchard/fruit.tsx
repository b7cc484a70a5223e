import ladyBeetle from 'pics:lady-beetle'
import { memo } from 'preact/compat'
import { Stroke } from '../kit/index.ts'
import type { FruitKind, Ripeness } from './orchard.ts'

/** Light and dark color for each ripeness. Stages also differ in shape or marks, not just in color. */
const tones: Record<FruitKind, readonly (readonly [string, string])[]> = {
  apple: [
    ['#FFF0F3', '#FFC6D5'],
    ['#C5DF86', '#93BE57'],
    ['#F2D36B', '#D9A63A'],
    ['#FF9A6B', '#E2603E'],
    ['#FFE38A', '#F2A81F'],
  ],
  pear: [
    ['#FFFDF2', '#F3E4C8'],
    ['#CFE39A', '#98BD5C'],
    ['#DDDD7E', '#B7B54A'],
    ['#F3D46E', '#D8A63C'],
    ['#FFE995', '#F0AE22'],
  ],
  peach: [
    ['#FFE9EE', '#FFB9C8'],
    ['#D6E2A0', '#A9C06A'],
    ['#F8D08A', '#E3A458'],
    ['#FFB08A', '#EE7A5A'],
    ['#FFDF8F', '#F5A42B'],
  ],
}

const bodies: Record<FruitKind, readonly [string, string]> = {
  apple: [
    'M0 -14C-10 -22 -22 -14 -21 2C-20 16 -8 22 0 18C8 22 20 16 21 2C22 -14 10 -22 0 -14Z',
    'M0 -14C-10 -22 -22 -14 -21 2C-20 14 -12 20 -5 19C-14 8 -12 -6 0 -14Z',
  ],
  pear: [
    'M0 -22C-8 -22 -9 -10 -13 -3C-20 5 -20 20 0 22C20 20 20 5 13 -3C9 -10 8 -22 0 -22Z',
    'M0 -22C-8 -22 -9 -10 -13 -3C-20 5 -20 18 -6 21C-14 12 -10 2 -5 -6C-3 -12 -4 -18 0 -22Z',
  ],
  peach: [
    'M0 -17C-12 -22 -23 -12 -21 3C-19 16 -8 21 0 21S19 16 21 3C23 -12 12 -22 0 -17Z',
    'M0 -17C-12 -22 -23 -12 -21 3C-19 15 -10 20 -3 21C-14 10 -12 -8 0 -17Z',
  ],
}

interface FruitProps {
  kind: FruitKind
  ripeness: Ripeness
  guarded?: boolean
  size?: number
}

/** A fruit centered at 0,0: a blossom, then from green to ripe, then golden with a glow. */
export const FruitShape = memo(({ kind, ripeness, guarded = false, size = 22 }: FruitProps) => {
  const [light, dark] = tones[kind][ripeness] ?? ['#fff', '#ddd']
  const [body, shine] = bodies[kind]
  const grown = [0.62, 0.62, 0.8, 0.95, 1.05][ripeness] ?? 1
  if (ripeness === 0)
    return (
      <g transform={`scale(${size / 22})`}>
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse
            key={turn}
            cy="-7"
            rx="5.500"
            ry="7.500"
            fill={turn % 144 === 0 ? light : dark}
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="4.200" fill="#F2B84B" />
      </g>
    )
  return (
    <g transform={`scale(${(size / 22) * grown})`}>
      {ripeness === 4 && <circle r="46" fill="url(#gold)" />}
      <path d={body} fill={dark} />
      <path d={shine} fill={light} />
      {kind === 'peach' && (
        <path
          d="M2 -16C8 -6 8 8 2 20"
          fill="none"
          stroke="#B5523A"
          stroke-width="2.200"
          stroke-opacity=".4"
          stroke-linecap="round"
        />
      )}
      <Stroke
        d={kind === 'pear' ? 'M0 -22C0 -27 2 -30 4 -32' : 'M0 -14C0 -20 2 -24 5 -27'}
        color="#6B3F1E"
        width={3.6}
      />
      <path
        d={
          kind === 'pear'
            ? 'M3 -27C10 -36 20 -33 22 -29C17 -23 9 -22 3 -27Z'
            : 'M3 -20C10 -30 20 -28 22 -24C18 -18 10 -16 3 -20Z'
        }
        fill="#6FAF58"
      />
      {ripeness === 4 && <path d="M-11 -6L-8 -1L-3 1L-8 3L-11 8L-14 3L-19 1L-14 -1Z" fill="#fff" fill-opacity=".95" />}
      {guarded && (
        <image href={pictureUrl(ladyBeetle)} x="-2" y="-18" width="24" height="24" transform="rotate(18 10 -6)" />
      )}
    </g>
  )
})

/** Returns a content picture as a `data:` URL. */
export function pictureUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
