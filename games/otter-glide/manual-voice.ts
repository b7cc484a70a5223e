import type { StartKind } from './voice.ts'

const held = 0.65

/** Manual controls in place of a voice. Their movement becomes loudness, so the same detection reads both. */
export interface ManualVoice {
  /** Starts holding: a soft start rises over the rise window, and a quick one starts at full loudness. */
  press(start: StartKind): void
  /** Releases the hold. A very short press still lasts long enough to be read. */
  release(): void
  /** Sets the slider's height from 0 to 1, or null when it is released. */
  slide(height: number | null): void
  /** Releases everything immediately. */
  drop(): void
  /** The start that was pressed last; null for the slider or for neither. */
  chosen(): StartKind | null
  /** How long it has been held, in milliseconds; 0 when nothing is held. */
  held(): number
  level(ms: number): number
}

export function makeManualVoice(window: number): ManualVoice {
  // A rise time, from 10% to 90%, clearly above the window.
  const riseMs = window * 1.25 + 150
  const least = riseMs + 150
  let start: StartKind | null = null
  let since = 0
  let going = false
  let height: number | null = null
  let chosen: StartKind | null = null
  return {
    press(kind) {
      // Pressing again before the release has ended continues the same voice.
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
