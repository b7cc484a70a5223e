import { dictionary } from 'cmu-pronouncing-dictionary'

/** The syllables of a word: as the CMU dictionary has it, and otherwise by its groups of vowels. */
function syllables(word: string): number {
  const known = dictionary[word.replaceAll('’', "'")]
  if (known !== undefined) return known.match(/\d/g)?.length ?? 1
  const groups = word.replace(/(?:e|es|ed)$/, '').match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}

/** The sentences of a text; a colon ends one, since what follows it is read on its own. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/[.!?:;…]+(?:\s|$)|\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+(?:[’'-][a-z]+)*|\d+/g) ?? []

/** The Flesch–Kincaid grade: the school year in which a text is understood. */
export function gradeOf(text: string): number {
  const words = wordsOf(text)
  const count = Math.max(1, words.length)
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (count / Math.max(1, sentencesOf(text).length)) + 11.8 * (spoken / count) - 15.59
}
