import { isKnown, waysToSay } from './pronunciation.ts'
import { error, type RuleFault } from './rule-fault.ts'
import { isVowel } from './targets.ts'
import { textFaults } from './text-rules.ts'

/** A fluency line, with the levels that offer its technique. */
export interface LineToCheck {
  technique: number
  level: number
  offered: readonly [from: number, to: number] | undefined
  sentence: string
}

const lengths: Record<number, readonly [number, number]> = {
  2: [1, 1],
  3: [2, 2],
  5: [4, 6],
  6: [7, 10],
  7: [11, 16],
  9: [40, 70],
}

// Easy onset starts with a vowel or H, and light contact with a light touch of lips or tongue.
const starts: Record<number, RegExp> = {
  1: /^(?!one|use|uni)(?:[aeiouh]|who)/i,
  2: /^(a |an |the )?(?!th|ch|ce|ci|kn)[pbtdkgmc]/i,
}

/** The mark that a line of a technique shows. */
const marks: Record<number, { form: RegExp; mark: string }> = {
  3: { form: /_/, mark: '_' },
  5: { form: / \/ /, mark: ' / ' },
  7: { form: /\(breathe\) /, mark: '(breathe)' },
  8: { form: /[a-z]~[a-z]/i, mark: '~' },
  9: { form: /[a-z] \(pause, say it again\)/i, mark: '(pause, say it again)' },
  10: { form: /\(ready\) /, mark: '(ready)' },
}

const pullOutOnset = /(?<![\p{L}~])(?:qu|[^aeiou\W\d_~]+)~[\p{L}]/giu
const afterWord = /\p{L} \(pause, say it again\)(?=[.,?!]? |[.,?!]?$)/gu
const torn = /(?:^|\/ )(?:(?:and|but|or|so)(?: then| here| there)?|By the time|That is how we know) \/ /
const shortVowel = /^(IH|EH|AE|AH|UH)/

/** Counts the words of a line, without its cues and marks. */
function spokenWords(sentence: string): number {
  const spoken = sentence.replace(/\s?\([^)]*\)/g, '').replace(/[/_]/g, ' ')
  return spoken.trim().split(/\s+/).length
}

/** Returns whether a stretched vowel reads as another word: only long vowels can be stretched. */
function isShortStretched(sentence: string): boolean {
  const [, before = '', vowel = '', after = ''] = /([a-z]*?)([aeiou])\2{2,}([a-z]*)/.exec(sentence) ?? []
  const meant = [before + vowel + after, before + vowel + vowel + after].filter((word) => isKnown(word))
  return meant.length === 0 || meant.every((word) => shortVowel.test(waysToSay(word)[0]?.find(isVowel) ?? ''))
}

function markFaults({ technique, level, sentence }: LineToCheck): RuleFault[] {
  const wanted = level < 8 ? marks[technique] : undefined
  if (wanted && !wanted.form.test(sentence)) return [error('line', 'fluency_mark', wanted.mark)]
  const onsets = sentence.match(pullOutOnset)?.length
  if (technique === 8 && (onsets !== 1 || sentence.split('~').length !== 2)) return [error('line', 'fluency_mark', '~')]
  if (technique !== 8 && sentence.includes('~')) return [error('line', 'fluency_pause', '~')]
  if (technique === 9 && sentence.match(afterWord)?.length !== 1)
    return [error('line', 'fluency_mark', '(pause, say it again)')]
  return technique === 5 && torn.test(sentence) ? [error('line', 'fluency_pause', '/')] : []
}

/** Checks a fluency line: its length, and the start and the mark of its technique. */
export function fluencyFaults(line: LineToCheck): RuleFault[] {
  const { technique, level, offered, sentence } = line
  const [least, most] = lengths[level] ?? [1, 60]
  const count = spokenWords(sentence)
  const isOffered = offered !== undefined && level >= offered[0] && level <= offered[1]
  return [
    ...textFaults('line', sentence),
    ...(isOffered ? [] : [error('level', 'fluency_level')]),
    ...(count < least || count > most
      ? [error('line', 'word_count', least === most ? String(least) : `${least} to ${most}`)]
      : []),
    ...(level < 8 && starts[technique]?.test(sentence) === false ? [error('line', 'fluency_onset')] : []),
    ...markFaults(line),
    ...(technique === 4 && level >= 2 && level <= 4 && isShortStretched(sentence)
      ? [error('line', 'fluency_vowel')]
      : []),
  ]
}
