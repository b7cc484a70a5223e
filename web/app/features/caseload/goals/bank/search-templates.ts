import type { GoalTemplate } from './template.ts'

/** Lowercase words; '/s/' is the word 's', while the s of “client’s” is not a word. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? []

/** How many of the wanted words a template has in full; null when it lacks one, even as the start of a word. */
function matchOf({ area, behavior, keywords = '' }: GoalTemplate, wanted: readonly string[]): number | null {
  const words = wordsOf(`${area} ${behavior} ${keywords}`)
  if (!wanted.every((start) => words.some((word) => word.startsWith(start)))) return null
  return wanted.filter((word) => words.includes(word)).length
}

/**
 * Returns the templates that have all words of the query in their area, behavior, or keywords, in any order and by
 * their first letters. Whole words come first, so that 'initial s' lists /s/ before the sh sound.
 */
export function searchTemplates(templates: readonly GoalTemplate[], query: string): GoalTemplate[] {
  const wanted = wordsOf(query)
  return templates
    .flatMap((template) => {
      const match = matchOf(template, wanted)
      return match === null ? [] : [{ template, match }]
    })
    .toSorted((a, b) => b.match - a.match)
    .map(({ template }) => template)
}
