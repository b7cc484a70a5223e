import { batch } from '@preact/signals'
import type { Earned } from '@marigold/contract'
import { open, shut as closed } from './leaves.tsx'
import type { Show, StreetPlay } from './show-state.ts'

type Shutters = Pick<Show, 'shut' | 'turned'>

/** Sets all shutters without animating them. */
export function setShutters({ shut, turned }: Shutters, to: readonly boolean[]) {
  shut.value = [...to]
  turned.value = to.map((is) => (is ? closed : open))
}

/** Turns one window's shutters by one step. */
function turnShutters({ shut, turned }: Shutters, window: number) {
  const end = shut.value[window] ? closed : open
  turned.value = turned.value.map((now, one) => (one === window ? now + Math.sign(end - now) : now))
}

/** How shutters close after a question, by how it was practiced: as a loud wave with a chord, a soft wave, or counted. */
export const waves = {
  independent: { gain: 0.7, chord: [0, 2, 4], counts: false },
  helped: { gain: 0.4, chord: [0], counts: false },
  notYet: { gain: 0.4, chord: [], counts: true },
  skipped: { gain: 0.4, chord: [], counts: false },
} as const

/** Closes and opens shutters from left to right, with a clatter. */
export async function moveShutters(
  play: StreetPlay,
  parts: Shutters & Pick<Show, 'message'>,
  to: readonly boolean[],
  { gain, chord, counts }: (typeof waves)[Earned] = waves.independent,
) {
  const { shut } = parts
  const changed = to.flatMap((is, at) => (is === shut.value[at] ? [] : [at]))
  const calm = play.calm.value
  const most = counts ? 2600 : 900
  const gap = Math.max(45, most / Math.max(8, changed.length))
  // Shutters overlap: each is still turning when the next ones start.
  for (const [step, at] of [...changed, ...Array<null>(closed - 1).fill(null)].entries()) {
    if (at !== null) {
      shut.value = shut.value.map((is, one) => (one === at ? (to[at] ?? is) : is))
      play.sound.play('wood', { step: to[at] ? -step % 7 : step % 7, gain })
      if (counts) parts.message.value = { text: String(step + 1) }
    }
    if (calm) continue
    batch(() =>
      changed.slice(Math.max(0, step - closed + 1), step + 1).forEach((window) => turnShutters(parts, window)),
    )
    await play.clock.wait(gap)
  }
  if (calm) setShutters(parts, shut.value)
  for (const step of changed.length > 0 ? chord : []) play.sound.play('pluck', { step, gain: 0.5 })
  await play.clock.wait(calm ? 250 : Math.max(120, 420 - 2 * gap))
}

/** Turns the tapped window's shutters. Another tap turns them back from their current position. */
export async function toggleShutters(play: StreetPlay, parts: Shutters, window: number) {
  const { shut, turned } = parts
  const is = shut.value[window]
  const end = is ? closed : open
  while (shut.value[window] === is && turned.value[window] !== end) {
    turnShutters(parts, window)
    await play.clock.wait(70)
  }
}
