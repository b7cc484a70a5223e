import { isVowel, type Sound } from './phonemes.ts'
import { curated } from './tables/respellings.ts'
import { keyOf, wordOfSounds } from './words.ts'

const usual: Readonly<Record<Sound, string>> = {
  P: 'p',
  B: 'b',
  T: 't',
  D: 'd',
  K: 'k',
  G: 'g',
  F: 'f',
  V: 'v',
  TH: 'th',
  DH: 'th',
  S: 's',
  Z: 'z',
  SH: 'sh',
  CH: 'ch',
  JH: 'j',
  HH: 'h',
  M: 'm',
  N: 'n',
  NG: 'ng',
  L: 'l',
  R: 'r',
  W: 'w',
  Y: 'y',
  AE: 'a',
  EH: 'e',
  IH: 'i',
  AA: 'o',
  AH: 'u',
  AO: 'aw',
  EY: 'ay',
  IY: 'ee',
  AY: 'igh',
  OW: 'oa',
  UW: 'oo',
  AW: 'ow',
  OY: 'oy',
  ER: 'ur',
}
/** Vowel spellings at the end of a word that differ from the usual ones. */
const finalVowels: Readonly<Record<Sound, string>> = {
  AE: 'aah',
  EH: 'eh',
  IH: 'ih',
  AA: 'ah',
  AH: 'uh',
  OW: 'oh',
  AW: 'ao',
}
const short = new Set(['AE', 'EH', 'IH', 'AA', 'AH'])
/** True if the consonant is doubled after a one-letter vowel. An s is always doubled so that it isn't read as a z. */
const isDoubled = (sound: Sound, vowel: Sound): boolean =>
  sound === 'S' ||
  (['F', 'Z'].includes(sound) && short.has(vowel)) ||
  (sound === 'L' && (vowel === 'EH' || vowel === 'IH'))

const onsets = new Set([
  ...['P', 'T', 'K', 'M', 'N', 'L', 'W', 'P L', 'P R', 'T R', 'K R', 'K W'].map((next) => `S ${next}`),
  ...['P', 'B', 'K', 'G', 'F'].map((first) => `${first} L`),
  ...['P', 'B', 'T', 'D', 'K', 'G', 'F', 'TH', 'SH'].map((first) => `${first} R`),
  ...['T', 'D', 'K'].map((first) => `${first} W`),
])
const codas = new Set(
  [
    ['M', 'P'],
    ...['T', 'D', 'CH', 'JH', 'S', 'Z'].map((last) => ['N', last]),
    ...['P', 'B', 'T', 'D', 'K', 'F', 'V', 'M', 'CH'].map((last) => ['L', last]),
    ...['P', 'T', 'K'].map((last) => ['S', last]),
    ...['P', 'T', 'K', 'F'].map((first) => [first, 'S']),
    ...['B', 'D', 'G', 'V', 'M', 'L'].map((first) => [first, 'Z']),
    ['P', 'T'],
    ['K', 'T'],
    ['F', 'T'],
  ].map((both) => both.join(' ')),
)
/** Endings that are spelled differently after a short vowel or the vowel of 'out'. */
const afterShort: Readonly<Record<Sound, string>> = { JH: 'dge', CH: 'tch' }
const afterOu: Readonly<Record<Sound, string>> = { T: 't', D: 'd', N: 'n', CH: 'ch', TH: 'th', S: 'se' }
const neverLast = new Set(['HH', 'W', 'Y', 'R'])

const isOnset = (run: readonly Sound[]) =>
  run.length === 1 ? run[0] !== 'NG' : run.length === 0 || onsets.has(keyOf(run))
const isCoda = (run: readonly Sound[]) =>
  run.length === 0 || (run.length === 1 ? !neverLast.has(run[0] ?? '') : codas.has(keyOf(run)))

interface Syllable {
  onset: Sound[]
  vowel: Sound | null
  coda: Sound[]
}
/** Gives a consonant its own weak vowel if it can't join a neighboring syllable. */
const ownSyllable = (sound: Sound): Syllable => ({ onset: [sound], vowel: null, coda: [] })

/** Splits the consonants before the first vowel into a pronounceable onset and separate syllables. */
function splitOnset(run: readonly Sound[]): { before: Syllable[]; onset: Sound[] } {
  for (let at = 0; at <= run.length; at++) {
    const onset = run.slice(at)
    if (isOnset(onset)) return { before: run.slice(0, at).map(ownSyllable), onset }
  }
  return { before: run.map(ownSyllable), onset: [] }
}

/** Splits the consonants after the last vowel into a pronounceable coda and separate syllables. */
function splitCoda(run: readonly Sound[]): { coda: Sound[]; after: Syllable[] } {
  for (let length = run.length; length >= 0; length--) {
    const coda = run.slice(0, length)
    if (isCoda(coda)) return { coda, after: run.slice(length).map(ownSyllable) }
  }
  return { coda: [], after: run.map(ownSyllable) }
}

/** Groups sounds into pronounceable syllables. */
export function syllablesOf(sounds: readonly Sound[]): Syllable[] {
  const vowels = sounds.flatMap((sound, at) => (isVowel(sound) ? [at] : []))
  const [first] = vowels
  if (first === undefined) return sounds.map(ownSyllable)
  const { before, onset } = splitOnset(sounds.slice(0, first))
  const syllables = [...before]
  let next = onset
  for (const [i, at] of vowels.entries()) {
    const run = sounds.slice(at + 1, vowels[i + 1] ?? sounds.length)
    const vowel = sounds[at] ?? null
    if (i === vowels.length - 1) {
      const { coda, after } = splitCoda(run)
      syllables.push({ onset: next, vowel, coda }, ...after)
      continue
    }
    // A single consonant starts the next syllable; the first of several ends this one if it can.
    const stays = run.length > 1 && isCoda(run.slice(0, 1)) ? 1 : 0
    const begin = splitOnset(run.slice(stays))
    syllables.push({ onset: next, vowel, coda: run.slice(0, stays) }, ...begin.before)
    next = begin.onset
  }
  return syllables
}

/** Spells an onset. A g before e or i becomes 'gh', because it would be soft as in 'gem'. */
function spellOnset(onset: readonly Sound[], vowel: Sound | null): string {
  const begin = onset.map((sound) => usual[sound] ?? '').join('')
  return onset.at(-1) === 'G' && (vowel === 'EH' || vowel === 'IH') ? `${begin}h` : begin
}

/** Spells a vowel with the consonants that end its syllable. */
function spellRhyme(vowel: Sound, coda: readonly Sound[]): string {
  const [only] = coda
  const middle = usual[vowel] ?? ''
  if (only === undefined) return finalVowels[vowel] ?? middle
  const ou = vowel === 'AW' ? 'ou' : middle
  // Written with -s, it would look like a plural, such as 'fins'.
  if (keyOf(coda) === 'N S') return `${ou}nce`
  const end = coda.map((sound) => usual[sound] ?? '').join('')
  if (coda.length > 1) return middle + end
  const special = vowel === 'AW' ? afterOu[only] : short.has(vowel) ? afterShort[only] : undefined
  if (special !== undefined) return ou + special
  return middle + end + (isDoubled(only, vowel) ? end : '')
}

function lettersOf({ onset, vowel, coda }: Syllable): string {
  const begin = spellOnset(onset, vowel)
  return vowel === null ? `${begin}uh` : begin + spellRhyme(vowel, coda)
}

/** Spells a made-up word so that a speech synthesizer pronounces it correctly, such as "gop" or "tuh-kay". */
export function respell(sounds: readonly Sound[]): string {
  return curated[keyOf(sounds)] ?? syllablesOf(sounds).map(lettersOf).join('-')
}

/** Returns what the robot says for these sounds: a word of the tables, or the respelled sounds. */
export const pronunciationOf = (sounds: readonly Sound[]): string => wordOfSounds(sounds)?.word ?? respell(sounds)
