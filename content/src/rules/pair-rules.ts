import { isKnown, waysToSay } from './pronunciation.ts'
import { error, warning, type RuleFault } from './rule-fault.ts'
import { textFaults } from './text-rules.ts'

const phonemes: Record<string, string> = {
  ...Object.fromEntries('r w l k t g d s f p b v'.split(' ').map((code) => [code, code.toUpperCase()])),
  th: 'TH',
  sh: 'SH',
  ch: 'CH',
}

const differsBy: Record<string, (one: string[], other: string[]) => boolean> = {
  final: (one, other) => one.slice(0, -1).join() === other.join(),
  cluster: (one, other) => [0, 1].some((left) => one.toSpliced(left, 1).join() === other.join()),
}

/** Returns whether two words differ by exactly their contrast, such as 'r-w'. The dictionary must have both. */
export function differByContrast(contrast: string, words: readonly [string, string]): boolean {
  const [one, other] = words.map((word) => waysToSay(word)[0] ?? []) as [string[], string[]]
  const rule = differsBy[contrast]
  if (rule) return rule(one, other)
  const wanted = contrast.split('-').map((code) => phonemes[code])
  const apart = one.flatMap((sound, index) => (sound === other[index] ? [] : [[sound, other[index]]]))
  return one.length === other.length && apart.length === 1 && apart[0]?.join() === wanted.join()
}

/** A minimal pair, as it's said and shown. */
export interface PairToCheck {
  contrast: string
  words: readonly [string, string]
  pictures: readonly [string, string]
}

/** Checks a minimal pair: two single words with pictures of their own, which differ by their contrast. */
export function pairFaults({ contrast, words, pictures }: PairToCheck): RuleFault[] {
  const fields = ['word', 'other'] as const
  const plain = fields.flatMap((field, at) => {
    const word = words[at] ?? ''
    return [...textFaults(field, word), ...(/^[A-Za-z-]+$/.test(word) ? [] : [error(field, 'phrase_form')])]
  })
  const same = pictures[0] === pictures[1] && pictures[0] !== '' ? [error('other_picture', 'pair_same_picture')] : []
  if (plain.length > 0) return [...plain, ...same]
  const unknown = fields.filter((_, at) => !isKnown(words[at] ?? ''))
  if (unknown.length > 0)
    return [...same, ...unknown.map((field) => warning(field, 'unknown_word', words[fields.indexOf(field)]))]
  return differByContrast(contrast, words) ? same : [...same, error('other', 'pair_differs')]
}
