/** Words about what someone wants to do, not what they want to practice. */
const fillers = new Set(['card', 'goal', 'activity', 'practice', 'therapy', 'skill', 'target', 'exercise'])
/** Joining words: 'compare and contrast' means the same without 'and'. */
const joiners = new Set(['and', 'or', 'the', 'a', 'of', 'vs', 'versus', 'with', 'to'])

/** Returns a query or a name in plain words: '/s/ Wh- Questions' becomes 's wh questions'. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function singular(word: string): string {
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  return /[^sui]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}

/** Returns the same words without plurals, and without fillers unless nothing else is left. */
export function stemsOf(text: string): string {
  const stems = plainWords(text).split(' ').map(singular)
  const telling = stems.filter((stem) => !fillers.has(stem))
  return (telling.length > 0 ? telling : stems).join(' ')
}

/** Returns the stems without joining words, in order. */
export function significantStems(text: string): string[] {
  return stemsOf(text)
    .split(' ')
    .filter((stem) => !joiners.has(stem))
}
