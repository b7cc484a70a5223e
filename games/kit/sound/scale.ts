const scale = [0, 2, 4, 7, 9]
/** Hertz of a step of the major pentatonic scale above `ground`; any tune made of it is pleasant. */
export const pentatonic = (ground: number, step: number): number =>
  ground * 2 ** (Math.floor(step / 5) + (scale[((step % 5) + 5) % 5] ?? 0) / 12)
