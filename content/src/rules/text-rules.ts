import { isKnown, waysToSay, wordsOf } from './pronunciation.ts'
import { error, type RuleFault } from './rule-fault.ts'
import { britishSpellings, excludedWords } from './word-lists.ts'

/** Checks what every text must follow: plain American English without quotes or backslashes. */
export function textFaults(field: string, text: string): RuleFault[] {
  const words = text.toLowerCase().match(/[a-z-]+/g) ?? []
  const excluded = words.find((word) => excludedWords.has(word))
  const british = words.find((word) => britishSpellings.has(word))
  return [
    ...(/["\\“”]/.test(text) ? [error(field, 'quotes')] : []),
    ...(/\s{2}|^\s|\s$/.test(text) ? [error(field, 'spaces')] : []),
    ...(excluded === undefined ? [] : [error(field, 'unsuitable', excluded)]),
    ...(british === undefined ? [] : [error(field, 'british', british)]),
  ]
}

/** Returns an article with the word that it doesn't fit, such as 'a apple'. */
export function wrongArticle(text: string): string | undefined {
  const words = wordsOf(text.toLowerCase())
  const at = words.findIndex((word, index) => {
    const next = words[index + 1]
    if ((word !== 'a' && word !== 'an') || next === undefined || !isKnown(next)) return false
    return (word === 'an') !== /^[AEIOU]/.test(waysToSay(next)[0]?.[0] ?? '')
  })
  return at < 0 ? undefined : `${words[at]} ${words[at + 1]}`
}

const bareList = /\b(a|an|the) \w+, (a|an|the) [\w ]+? (and|or) (a|an|the) /

/** Checks that a list of three or more has a serial comma. */
export const listFaults = (field: string, text: string): RuleFault[] =>
  bareList.test(text) ? [error(field, 'comma_missing')] : []

/** Checks the alternative text of a picture. */
export function altFaults(field: string, alt: string): RuleFault[] {
  if (alt === '') return [error(field, 'alt_missing')]
  return /^[a-zA-Z0-9][a-zA-Z0-9 ,-]{2,60}$/.test(alt) ? listFaults(field, alt) : [error(field, 'alt_form')]
}

/** The words that the dictionary lacks, in order. Anything with other signs than letters is no word. */
export const unknownWords = (text: string): string[] =>
  wordsOf(text).filter((word) => /^[A-Za-z-]+$/.test(word) && !isKnown(word))
