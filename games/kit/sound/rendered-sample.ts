/** A rendered sound, as `games/kit/sound/generated/samples.ts` lists them. */
export interface Sample {
  name: string
  /** A `data:` URL of its MP3. */
  file: string
  /** Seconds from its start until it reaches `riseLevel` of its peak. */
  rises: number
  /** The pitch at which it was rendered; absent for sounds without one. */
  hertz?: number
  /** Seconds between which a held tone goes around. */
  loop?: readonly [from: number, to: number]
}
