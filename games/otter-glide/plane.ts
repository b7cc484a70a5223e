import type { Dress, Pose } from './otter.ts'

/** Draws the paper plane that replaces the otter for teens and adults, in each pose. */
export function planeArt(pose: Pose, { color, scarf }: Dress): string {
  const [light, mid, dark] = color.paper
  const [ribbon, shade] = scarf
  const lift = { wait: -10, breathe: -10, slide: -34, flop: -30, float: -22, glad: -16 }[pose]
  const turn = { wait: -6, breathe: -12, slide: 4, flop: -38, float: 2, glad: -8 }[pose]
  return `<g transform="translate(0 ${lift}) rotate(${turn})"><g class="tails"><path d="M-78 -6C-96 -14 -104 4 -124 -6C-122 4 -104 14 -80 2Z" fill="${ribbon}"/><path d="M-78 -2C-92 6 -104 8 -114 18C-98 18 -86 10 -76 4Z" fill="${shade}"/></g>
<path d="M-88 -34L104 -14L-30 14Z" fill="${mid}"/><path d="M104 -14L-52 -2L-62 34Z" fill="${dark}"/><path d="M104 -14L-52 -2L-30 14Z" fill="${color.ink}" fill-opacity=".16"/><path d="M-88 -34L104 -14L-52 -2Z" fill="${light}"/><path d="M104 -14L-62 34L-40 8Z" fill="${mid}"/><path d="M-88 -34L104 -14" stroke="${dark}" stroke-width="1.600"/><path d="M-36 -28.600L-22 -4.300L-13 -5L-26 -27.600Z" fill="${ribbon}"/></g>`
}
