import { m } from '#messages'

/** Stretches of the river. The first is always the same; at each fork a player chooses the next one. */
export type Stretch = 'brook' | 'willows' | 'rocks' | 'lake' | 'mill'
export type Mouth = 'lily bay' | 'harbor' | 'shell beach' | 'lighthouse'

export const forks: readonly (readonly [Stretch, Stretch])[] = [
  ['willows', 'rocks'],
  ['lake', 'mill'],
]
/** The stretches with a waterfall: two friends jump in, or everyone only gets wet. Elsewhere one friend joins. */
export const wild: readonly Stretch[] = ['rocks', 'mill']
/** Position of each fork, as a share of the river. */
export const forkAt = [0.3, 0.64] as const

export const stretchNames: Record<Stretch, string> = {
  brook: m.otter_glide_the_brook(),
  willows: m.otter_glide_the_willows(),
  rocks: m.otter_glide_the_red_rocks(),
  lake: m.kit_the_lake(),
  mill: m.kit_the_old_mill(),
}
export const mouthNames: Record<Mouth, string> = {
  'lily bay': m.otter_glide_lily_bay(),
  harbor: m.kit_the_harbor(),
  'shell beach': m.otter_glide_shell_beach(),
  lighthouse: m.otter_glide_the_lighthouse(),
}

/** Returns where the river ends; each branch has its own mouth. */
export function mouthOf(way: readonly Stretch[]): Mouth {
  if (way.includes('rocks')) return way.includes('mill') ? 'lighthouse' : 'shell beach'
  return way.includes('mill') ? 'harbor' : 'lily bay'
}
