const major = [0, 2, 4, 7, 9]
/** Hertz of a step of the major pentatonic scale above `ground`; any tune made of it is pleasant. */
export const pentatonic = (ground: number, step: number): number =>
  ground * 2 ** (Math.floor(step / 5) + (major[((step % 5) + 5) % 5] ?? 0) / 12)

const letters = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 } as const

/** Semitones of a note's name above C, as 'f#' or 'Bb'. */
export function pitchClass(name: string): number {
  const letter = letters[name[0]?.toLowerCase() as keyof typeof letters]
  if (letter === undefined) throw new RangeError(`No such note: ${name}`)
  return (letter + (name[1] === '#' ? 1 : name[1] === 'b' ? -1 : 0) + 12) % 12
}

/** Hertz of a MIDI number; 69 is 440 Hz. */
export const hertzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12)

/** The major key with the same notes: C for A minor. */
export const majorOf = (key: string): number => (pitchClass(key) + (key.endsWith('m') ? 3 : 0)) % 12

/** The note of `key` that is nearest to a pitch, in hertz: effects then fit the music. */
export function groundNear(hertz: number, key: string): number {
  const midi = 69 + 12 * Math.log2(hertz / 440)
  const up = (((majorOf(key) - midi) % 12) + 12) % 12
  return hertzOf(midi + (up > 6 ? up - 12 : up))
}
