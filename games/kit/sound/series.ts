/** A note of a series, `at` seconds after its beginning. */
export interface SeriesNote {
  at: number
  step?: number
  gain?: number
}
export interface Series {
  /** Silences what has not been heard yet. */
  stop(): void
}

/**
 * Hands all notes to the audio clock at once, which keeps their times to the sample and stops with the game. They share
 * a gain, so that they can be silenced.
 */
export function playSeries(
  bus: AudioNode,
  notes: readonly SeriesNote[],
  start: number,
  play: (note: { out: AudioNode; at: number; step: number; gain: number }) => void,
): Series {
  const out = bus.context.createGain()
  out.connect(bus)
  for (const { at, step = 0, gain = 1 } of notes) play({ out, at: start + at, step, gain })
  return {
    stop: () => {
      out.gain.setTargetAtTime(0, bus.context.currentTime, 0.015)
    },
  }
}
