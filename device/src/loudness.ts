/** What a room sounds like, as measured: RMS 0 to 1 while quiet and while talking. */
export interface Room {
  quiet: number
  talk: number
}

/** A room nobody has measured: a tablet at arm's length. */
export const usualRoom: Room = { quiet: 0.01, talk: 0.09 }

/** Samples of one measuring; a room needs at least this many of each. */
export const fewestSamples = 10

const middle = (samples: readonly number[], share: number) =>
  [...samples].sort((a, b) => a - b)[Math.floor((samples.length - 1) * share)] ?? 0

/** The room from three seconds of quiet and three of talk; null where talk is not clearly louder, or too little was heard. */
export function measureRoom(quiet: readonly number[], talk: readonly number[]): Room | null {
  if (quiet.length < fewestSamples || talk.length < fewestSamples) return null
  const room = { quiet: middle(quiet, 0.7), talk: middle(talk, 0.8) }
  return room.talk > room.quiet * 1.6 + 0.005 ? room : null
}

const decibels = (rms: number) => 20 * Math.log10(Math.max(rms, 1e-5))

/** Loudness as a person hears it: 0 in the quiet of the room, about 0.6 for talk, 1 for calling. */
export function heardIn(room: Room, rms: number): number {
  const floor = decibels(room.quiet * 1.25 + 0.002)
  const talk = Math.max(floor + 4, decibels(room.talk))
  return Math.min(1, Math.max(0, ((decibels(rms) - floor) / (talk - floor)) * 0.6))
}

/** Follows loudness the way an ear does: up within a tenth of a second, down within a third. */
export function makeEnvelope(riseMs = 90, fallMs = 280): (value: number, dtMs: number) => number {
  let level = 0
  return (value, dtMs) => {
    const span = value > level ? riseMs : fallMs
    level += (value - level) * (1 - Math.exp(-dtMs / span))
    return level
  }
}
