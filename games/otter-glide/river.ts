import { m } from '#messages'

/** Stretches of the river. The first is always the same; at each fork somebody chooses. */
export type Stretch = 'brook' | 'willows' | 'rocks' | 'lake' | 'mill'
export type Mouth = 'lily bay' | 'harbor' | 'shell beach' | 'lighthouse'

export const forks: readonly (readonly [Stretch, Stretch])[] = [
  ['willows', 'rocks'],
  ['lake', 'mill'],
]
/** How far down the river each fork lies, as a share of it. */
export const forkAt = [0.3, 0.64] as const

export const stretchNames: Record<Stretch, string> = {
  brook: 'the brook',
  willows: 'the willows',
  rocks: m.otter_glide_the_red_rocks(),
  lake: 'the lake',
  mill: m.kit_the_old_mill(),
}
export const mouthNames: Record<Mouth, string> = {
  'lily bay': m.otter_glide_lily_bay(),
  harbor: 'the harbor',
  'shell beach': m.otter_glide_shell_beach(),
  lighthouse: 'the lighthouse',
}

/** Where the river comes out: each way has a mouth of its own. */
export function mouthOf(way: readonly Stretch[]): Mouth {
  if (way.includes('rocks')) return way.includes('mill') ? 'lighthouse' : 'shell beach'
  return way.includes('mill') ? 'harbor' : 'lily bay'
}
