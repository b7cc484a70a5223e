/** A sound in the notation of the pronunciation dictionary, without stress. */
export type Sound = string

interface Phoneme {
  /** Default letters of a chip that isn't in the current word. */
  letters: string
  /** A familiar key word with this sound. */
  key: string
  vowel?: true
}

/** The sounds of chips; colors are assigned in this order. */
export const phonemes: Readonly<Record<Sound, Phoneme>> = {
  P: { letters: 'p', key: 'pig' },
  S: { letters: 's', key: 'sun' },
  B: { letters: 'b', key: 'bed' },
  M: { letters: 'm', key: 'moon' },
  T: { letters: 't', key: 'top' },
  D: { letters: 'd', key: 'dog' },
  K: { letters: 'k', key: 'kite' },
  L: { letters: 'l', key: 'leaf' },
  G: { letters: 'g', key: 'goat' },
  N: { letters: 'n', key: 'nose' },
  F: { letters: 'f', key: 'fish' },
  V: { letters: 'v', key: 'van' },
  R: { letters: 'r', key: 'rain' },
  TH: { letters: 'th', key: 'thumb' },
  SH: { letters: 'sh', key: 'shoe' },
  Z: { letters: 'z', key: 'zoo' },
  CH: { letters: 'ch', key: 'chin' },
  JH: { letters: 'j', key: 'jam' },
  W: { letters: 'w', key: 'web' },
  HH: { letters: 'h', key: 'hat' },
  NG: { letters: 'ng', key: 'ring' },
  Y: { letters: 'y', key: 'yam' },
  DH: { letters: 'th', key: 'this' },
  AE: { letters: 'a', key: 'ant', vowel: true },
  IY: { letters: 'ee', key: 'bee', vowel: true },
  EH: { letters: 'e', key: 'egg', vowel: true },
  OW: { letters: 'oa', key: 'boat', vowel: true },
  IH: { letters: 'i', key: 'pin', vowel: true },
  AY: { letters: 'igh', key: 'night', vowel: true },
  AA: { letters: 'o', key: 'pot', vowel: true },
  EY: { letters: 'ay', key: 'hay', vowel: true },
  AH: { letters: 'u', key: 'cup', vowel: true },
  UW: { letters: 'oo', key: 'zoo', vowel: true },
  AO: { letters: 'aw', key: 'saw', vowel: true },
  AW: { letters: 'ow', key: 'cow', vowel: true },
  ER: { letters: 'er', key: 'hammer', vowel: true },
  OY: { letters: 'oy', key: 'toy', vowel: true },
}

export const isVowel = (sound: Sound): boolean => phonemes[sound]?.vowel === true

/** A sound with the letters that spell it in its word. */
export interface Chip {
  letters: string
  sound: Sound
}

/** Returns a chip's name: its letters and a key word. */
export function nameOfChip({ letters, sound }: Chip): string {
  const { letters: usual = letters, key = '' } = phonemes[sound] ?? {}
  const spoken = letters.replace('_', ' ')
  return letters === usual ? `${spoken} as in ${key}` : `${spoken}, said like ${usual} in ${key}`
}

const marks = ['wave', 'bars', 'sun', 'ring', 'peak', 'dots'] as const
export type Mark = (typeof marks)[number]
const cool = ['blue', 'violet', 'green', 'teal'] as const
const warm = ['red', 'orange', 'pink'] as const
export type ChipColor = (typeof cool)[number] | (typeof warm)[number]

const looks = new Map<Sound, { color: ChipColor; mark: Mark }>()
for (const kind of [true, false]) {
  const colors = kind ? warm : cool
  const own = Object.keys(phonemes).filter((sound) => isVowel(sound) === kind)
  for (const [at, sound] of own.entries()) {
    const [color, mark] = [colors[at % colors.length], marks[Math.floor(at / colors.length)]]
    if (color && mark) looks.set(sound, { color, mark })
  }
}

/** Returns a sound's color and mark, which are the same in every game and unique: vowels are warm, consonants cool. */
export const lookOf = (sound: Sound): { color: ChipColor; mark: Mark } =>
  looks.get(sound) ?? { color: 'blue', mark: 'wave' }

// Pairs that many speakers pronounce alike, or that sound alike in an unstressed vowel.
const alike: readonly (readonly [Sound, Sound])[] = [
  ['AA', 'AO'],
  ['TH', 'DH'],
  ['IH', 'EH'],
  ['IH', 'AH'],
  ['EH', 'AH'],
  ['AA', 'AH'],
  ['AE', 'AH'],
]

/** True if many speakers don't distinguish two sounds, so either chip could be meant. */
export const soundAlike = (one: Sound, other: Sound): boolean =>
  one === other || alike.some((pair) => pair.includes(one) && pair.includes(other))
