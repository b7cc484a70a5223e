import { dictionary } from 'cmu-pronouncing-dictionary'
import { ownPronunciations } from './own-pronunciations.ts'
import { isVowel, occurrences, isInPosition, type Target } from './targets.ts'

function listed(word: string): string[] {
  const own = ownPronunciations.get(word)
  if (own === undefined) {
    return ['', '(1)', '(2)', '(3)'].map((more) => dictionary[`${word}${more}`]).filter((entry) => entry !== undefined)
  }
  return 'sounds' in own ? [own.sounds] : [own.parts.map((part) => listed(part)[0] ?? '').join(' ')]
}

/** Returns every pronunciation of a word in the dictionary or our own list, as sounds without stress marks. */
export function waysToSay(word: string): string[][] {
  const found = listed(word.toLowerCase())
  if (found.length === 0) throw new Error(`no pronunciation for ${word}`)
  return found.map((entry) => entry.replace(/[0-9]/g, '').split(' '))
}

/** Returns whether the dictionary or our own list has a word. */
export const isKnown = (word: string) => listed(word.toLowerCase()).length > 0

/** Returns the vowels of a word with their stress (1 and 2 stressed, 0 not), in its first pronunciation. */
export function stressOf(word: string): string[] {
  return (listed(word.toLowerCase())[0] ?? '').split(' ').filter((sound) => /[0-9]$/.test(sound))
}

/** Returns the words of a text, without punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/[.,?!]/g, '')
    .split(' ')
    .filter((word) => word !== '')
}

/** Counts a target in a text, by each word's first pronunciation, in one position or in all. */
export function countIn(text: string, target: Target, position?: number): number {
  return wordsOf(text).reduce((sum, word) => {
    const said = waysToSay(word)[0] ?? []
    const at = occurrences(said, target)
    return sum + (position === undefined ? at : at.filter((run) => isInPosition(run, said.length, position))).length
  }, 0)
}

/** Returns the sounds of an entry of one or several words, spoken together. */
export function soundsOf(entry: string): string[] {
  return wordsOf(entry).flatMap((word) => waysToSay(word)[0] ?? [])
}

const spellings: Record<string, string[]> = {
  P: ['p', 'pp'],
  B: ['b', 'bb'],
  M: ['m', 'mm', 'mb', 'lm', 'mn'],
  N: ['n', 'nn', 'kn', 'gn'],
  T: ['t', 'tt', 'ed', 'bt'],
  D: ['d', 'dd', 'ed'],
  K: ['c', 'k', 'ck', 'ch', 'cc', 'q', 'cch', 'x', 'qu'],
  G: ['g', 'gg', 'gh', 'gu'],
  F: ['f', 'ff', 'ph', 'gh', 'lf'],
  S: ['s', 'ss', 'c', 'sc', 'st', 'x', 'z'],
  L: ['l', 'll'],
  R: ['r', 'rr', 'wr', 'rh'],
  V: ['v', 'f'],
  Z: ['z', 's', 'zz', 'ss', 'x'],
  SH: ['sh', 'ch', 'ti', 's', 'ss', 'ssi', 'ci', 'ce', 'c'],
  ZH: ['s', 'si', 'g', 'z'],
  CH: ['ch', 'tch', 't', 'ti'],
  JH: ['j', 'g', 'dg', 'd', 'dge', 'ge', 'gg', 'gi', 'dj'],
  TH: ['th'],
  DH: ['th'],
  NG: ['ng', 'n'],
  HH: ['h', 'wh'],
  W: ['w', 'wh', 'u', 'o'],
  Y: ['y', 'u', 'i', 'e', 'ew', 'll'],
}

type Step = [cost: number, starts: number[], ends: number[]]

// No vowel starts with the letter w or r, and ER contains an r: flow-er is o-w and e-r, di-ar-y has a-r.
function oddness(sound: string, spelling: string): number {
  if (sound === 'ER' && !spelling.includes('r')) return 0.2
  return /^[wr]/.test(spelling) ? 0.15 : 0
}

// Finds the cheapest way to assign letters from `at` to sounds from `index`. A silent letter has a cost, and a sound
// without letters a higher one.
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
    if (isVowel(sound)) {
      const run = /^[aeiouywrh]{1,4}/.exec(letters.slice(at))?.[0].length ?? 0
      for (let length = 1; length <= run; length += 1) {
        const spelling = letters.slice(at, at + length)
        offer(length, 1, 0.1 * length + oddness(sound, spelling))
      }
    }
    offer(0, 1, isVowel(sound) ? 3 : 5)
  }
  seen.set(key, best)
  return best
}

/** Returns the letters, as [start, end), that spell each sound of an entry. */
export function spelledBy(entry: string, sounds: string[]): [number, number][] {
  const [, starts, ends] = align(entry.toLowerCase(), sounds, 0, 0, new Map())
  return starts.map((start, index) => [start, ends[index] ?? start])
}

/** Returns the letters, as [start, end), that spell a target in a text, word by word, in one position or in all. */
export function marksOf(text: string, target: Target, position?: number): [number, number][] {
  return [...text.matchAll(/[A-Za-z-]+/g)].flatMap(({ 0: word, index }) => {
    const said = waysToSay(word)[0] ?? []
    const letters = spelledBy(word, said)
    return occurrences(said, target)
      .filter((run) => position === undefined || isInPosition(run, said.length, position))
      .map(([start, end]): [number, number] => [
        index + (letters[start]?.[0] ?? 0),
        index + (letters[end - 1]?.[1] ?? 0),
      ])
  })
}
