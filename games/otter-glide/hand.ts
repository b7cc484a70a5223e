import type { StartKind } from './voice.ts'

const held = 0.65

/** A hand in place of a voice: what it does becomes loudness, so that the same ear reads both. */
export interface Hand {
  /** Holds a start down: softly it rises over the rise window, quickly it is there at once. */
  press(start: StartKind): void
  /** Lets go. A start that was hardly touched still lasts as long as it takes to read it. */
  release(): void
  /** The height of the slider, 0 to 1; null when it is let go. */
  slide(height: number | null): void
  /** Nothing is held any more, at once. */
  drop(): void
  /** Which start was pressed last; null for the slider, or for neither. */
  chosen(): StartKind | null
  /** How long it has been held, in milliseconds; 0 when nothing is. */
  held(): number
  level(ms: number): number
}

export function makeHand(window: number): Hand {
  // Its rise time, from 10% to 90%, lies safely above the window.
  const riseMs = window * 1.25 + 150
  const least = riseMs + 150
  let start: StartKind | null = null
  let since = 0
  let going = false
  let height: number | null = null
  let chosen: StartKind | null = null
  return {
    press(kind) {
      // Who presses again goes on; the voice was never gone.
      if (start === null) since = 0
      start ??= kind
      chosen = start
      going = true
    },
    release() {
      going = false
    },
    slide(to) {
      chosen = null
      height = to === null ? null : Math.min(1, Math.max(0, to))
    },
    drop() {
      start = null
      chosen = null
      going = false
      height = null
    },
    chosen: () => chosen,
    held: () => (start === null ? 0 : since),
    level(ms) {
      if (height !== null) return height * 0.85
      if (start === null) return 0
      since += ms
      if (!going && since >= least) start = null
      if (start === null) return 0
      return start === 'quick' ? held : held * Math.min(1, since / riseMs)
    },
  }
}
