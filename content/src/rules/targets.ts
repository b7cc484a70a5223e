/**
 * How a sound appears in the dictionary: one of several sequences of sounds, and the neighbors that make it another
 * sound.
 */
export interface Target {
  runs: string[][]
  notAfter?: string
  notBefore?: string[]
  beforeVowel?: boolean
}

const single = (phoneme: string): Target => ({ runs: [[phoneme]] })
const blend = (first: string, second: string, notBefore: string[] = []): Target => ({
  runs: [[first, second]],
  notAfter: 'S',
  notBefore,
})

/**
 * The target of each tile. R is an R before a vowel: after a vowel it belongs to the vocalic tiles. A blend of two
 * sounds is not part of a blend of three, which has its own tile.
 */
export const targetOf: Readonly<Record<string, Target>> = {
  p: single('P'),
  b: single('B'),
  m: single('M'),
  n: single('N'),
  h: single('HH'),
  w: single('W'),
  d: single('D'),
  g: single('G'),
  k: single('K'),
  f: single('F'),
  t: single('T'),
  ng: single('NG'),
  y: single('Y'),
  v: single('V'),
  j: single('JH'),
  s: single('S'),
  ch: single('CH'),
  l: single('L'),
  sh: single('SH'),
  z: single('Z'),
  r: { runs: [['R']], beforeVowel: true },
  'th-voiced': single('DH'),
  zh: single('ZH'),
  'th-quiet': single('TH'),
  ar: { runs: [['AA', 'R']] },
  or: { runs: [['AO', 'R']] },
  er: single('ER'),
  air: {
    runs: [
      ['EH', 'R'],
      ['AE', 'R'],
    ],
  },
  ear: {
    runs: [
      ['IH', 'R'],
      ['IY', 'R'],
    ],
  },
  ire: {
    runs: [
      ['AY', 'ER'],
      ['AY', 'R'],
    ],
  },
  rl: {
    runs: [
      ['ER', 'L'],
      ['R', 'L'],
    ],
  },
  sk: blend('S', 'K', ['R', 'W']),
  sl: blend('S', 'L'),
  sm: blend('S', 'M'),
  sn: blend('S', 'N'),
  sp: blend('S', 'P', ['R', 'L']),
  st: blend('S', 'T', ['R']),
  sw: blend('S', 'W'),
  's-three': {
    runs: [
      ['S', 'K', 'R'],
      ['S', 'P', 'L'],
      ['S', 'P', 'R'],
      ['S', 'K', 'W'],
      ['S', 'T', 'R'],
    ],
  },
  bl: blend('B', 'L'),
  cl: blend('K', 'L'),
  fl: blend('F', 'L'),
  gl: blend('G', 'L'),
  pl: blend('P', 'L'),
  br: blend('B', 'R'),
  cr: blend('K', 'R'),
  dr: blend('D', 'R'),
  fr: blend('F', 'R'),
  gr: blend('G', 'R'),
  pr: blend('P', 'R'),
  tr: blend('T', 'R'),
  thr: blend('TH', 'R'),
}

const vowels = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '))

/** Returns whether a sound in the dictionary is a vowel. */
export function isVowel(sound: string | undefined): boolean {
  return sound !== undefined && vowels.has(sound)
}

/** Finds a target in a list of sounds, as [start, end). */
export function occurrences(sounds: string[], target: Target): [number, number][] {
  return sounds.flatMap((_, start) => {
    if (target.notAfter !== undefined && sounds[start - 1] === target.notAfter) return []
    const run = target.runs.find((sought) => sought.every((sound, index) => sounds[start + index] === sound))
    if (run === undefined) return []
    const next = sounds[start + run.length]
    if (target.beforeVowel && !isVowel(next)) return []
    if (next !== undefined && target.notBefore?.includes(next)) return []
    return [[start, start + run.length] as [number, number]]
  })
}

/** Returns whether a target is in the position of a row (1 initial, 2 medial, 3 final). */
export function isInPosition([start, end]: [number, number], length: number, position: number): boolean {
  if (position === 1) return start === 0
  if (position === 3) return end === length
  return start > 0 && end < length
}
