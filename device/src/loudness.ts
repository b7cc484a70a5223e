/** Measured sound levels of a room as RMS from 0 to 1: background noise, and someone talking. */
export interface Room {
  quiet: number
  talk: number
}

/** The default levels before a room is measured, for a tablet at arm's length. */
export const usualRoom: Room = { quiet: 0.01, talk: 0.09 }

/** The fewest samples that each part of a measurement needs. */
export const fewestSamples = 10

const middle = (samples: readonly number[], share: number) =>
  [...samples].sort((a, b) => a - b)[Math.floor((samples.length - 1) * share)] ?? 0

/**
 * Computes the levels from samples of three seconds of quiet and three of talking. Returns null when the talking isn't
 * clearly louder, or there are too few samples.
 */
export function measureRoom(quiet: readonly number[], talk: readonly number[]): Room | null {
  if (quiet.length < fewestSamples || talk.length < fewestSamples) return null
  const room = { quiet: middle(quiet, 0.7), talk: middle(talk, 0.8) }
  return room.talk > room.quiet * 1.6 + 0.005 ? room : null
}

const decibels = (rms: number) => 20 * Math.log10(Math.max(rms, 1e-5))

/** Returns the perceived loudness: 0 at background noise, about 0.6 for speech, 1 for calling out. */
export function loudnessIn(room: Room, rms: number): number {
  const floor = decibels(room.quiet * 1.25 + 0.002)
  const talk = Math.max(floor + 4, decibels(room.talk))
  return Math.min(1, Math.max(0, ((decibels(rms) - floor) / (talk - floor)) * 0.6))
}

/** Smooths loudness: it rises within about 0.1 seconds and falls within about 0.3. */
export function makeEnvelope(riseMs = 90, fallMs = 280): (value: number, dtMs: number) => number {
  let level = 0
  return (value, dtMs) => {
    const span = value > level ? riseMs : fallMs
    level += (value - level) * (1 - Math.exp(-dtMs / span))
    return level
  }
}
