import { dictionary } from 'cmu-pronouncing-dictionary'

/** The dictionary's name of each sound that has cards. */
export const phonemeOf: Readonly<Record<string, string>> = {
  p: 'P',
  b: 'B',
  m: 'M',
  n: 'N',
  t: 'T',
  d: 'D',
  k: 'K',
  g: 'G',
  f: 'F',
  s: 'S',
  l: 'L',
  r: 'R',
}

/** Every way the dictionary says one word, as sounds without stress marks. */
export function waysToSay(word: string): string[][] {
  const key = word.toLowerCase()
  const entries = ['', '(1)', '(2)', '(3)'].map((more) => dictionary[`${key}${more}`])
  const found = entries.filter((entry) => entry !== undefined)
  if (found.length === 0) throw new Error(`no pronunciation for ${word}`)
  return found.map((entry) => entry.replace(/[0-9]/g, '').split(' '))
}

const vowels = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '))

/**
 * Where a sound occurs in a list of sounds. R counts only before a vowel: after one it belongs to the vocalic R tiles.
 */
export function occurrences(sounds: string[], phoneme: string): number[] {
  return sounds.flatMap((sound, index) => {
    if (sound !== phoneme) return []
    if (phoneme === 'R' && !vowels.has(sounds[index + 1] ?? '')) return []
    return [index]
  })
}

/** The words of a text, without its marks of punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/[.,?]/g, '')
    .split(' ')
    .filter((word) => word !== '')
}

/** How often a text holds a sound, by each word's first listed pronunciation. */
export function countIn(text: string, phoneme: string): number {
  return wordsOf(text).reduce((sum, word) => sum + occurrences(waysToSay(word)[0] ?? [], phoneme).length, 0)
}

/** The sounds of an entry of one or several words, said together. */
export function soundsOf(entry: string): string[] {
  return wordsOf(entry).flatMap((word) => waysToSay(word)[0] ?? [])
}

const spellings: Record<string, string[]> = {
  P: ['p', 'pp'],
  B: ['b', 'bb'],
  M: ['m', 'mm', 'mb'],
  N: ['n', 'nn', 'kn', 'gn'],
  T: ['t', 'tt', 'ed', 'bt'],
  D: ['d', 'dd', 'ed'],
  K: ['c', 'k', 'ck', 'ch', 'cc', 'q', 'cch'],
  G: ['g', 'gg', 'gh', 'gu'],
  F: ['f', 'ff', 'ph', 'gh', 'lf'],
  S: ['s', 'ss', 'c', 'sc', 'st'],
  L: ['l', 'll'],
  R: ['r', 'rr', 'wr', 'rh'],
  V: ['v', 'f'],
  Z: ['z', 's', 'zz', 'ss', 'x'],
  SH: ['sh', 'ch', 'ti', 's', 'ss', 'ci'],
  ZH: ['s', 'g'],
  CH: ['ch', 'tch', 't'],
  JH: ['j', 'g', 'dg', 'd', 'dge'],
  TH: ['th'],
  DH: ['th'],
  NG: ['ng', 'n'],
  HH: ['h', 'wh'],
  W: ['w', 'wh', 'u', 'o'],
  Y: ['y', 'u', 'i'],
}

type Step = [cost: number, starts: number[], ends: number[]]

// Cheapest way to give letters from `at` to sounds from `index`; a silent letter costs, a bare vowel sound costs more.
function align(letters: string, sounds: string[], at: number, index: number, seen: Map<string, Step>): Step {
  const key = `${at}.${index}`
  const known = seen.get(key)
  if (known) return known
  if (at === letters.length && index === sounds.length) return [0, [], []]
  let best: Step = [Infinity, [], []]
  const offer = (length: number, uses: number, cost: number) => {
    const rest = align(letters, sounds, at + length, index + uses, seen)
    if (rest[0] + cost >= best[0]) return
    best = uses ? [rest[0] + cost, [at, ...rest[1]], [at + length, ...rest[2]]] : [rest[0] + cost, rest[1], rest[2]]
  }
  if (at < letters.length) offer(1, 0, letters[at] === ' ' || letters[at] === '-' ? 0 : 2)
  const sound = sounds[index]
  if (sound !== undefined) {
    for (const spelling of spellings[sound] ?? []) if (letters.startsWith(spelling, at)) offer(spelling.length, 1, 0)
    if (vowels.has(sound)) {
      const run = /^[aeiouywrh]{1,4}/.exec(letters.slice(at))?.[0].length ?? 0
      for (let length = 1; length <= run; length += 1) offer(length, 1, 0.1 * length)
    }
    offer(0, 1, 5)
  }
  seen.set(key, best)
  return best
}

/** The letters, as [start, end), that spell each sound of an entry. */
export function spelledBy(entry: string, sounds: string[]): [number, number][] {
  const [, starts, ends] = align(entry.toLowerCase(), sounds, 0, 0, new Map())
  return starts.map((start, index) => [start, ends[index] ?? start])
}
