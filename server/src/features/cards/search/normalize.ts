/** Words that say what someone wants to do, not what with. */
const fillers = new Set(['card', 'goal', 'activity', 'activitie', 'practice', 'therapy', 'skill', 'target', 'exercise'])

/** A query or a name in plain words: '/s/ Wh- Questions' becomes 's wh questions'. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const singular = (word: string) => (/[^sui]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word)

/** The same words without plurals and without fillers, unless nothing else is left. */
export function stemsOf(text: string): string {
  const stems = plainWords(text).split(' ').map(singular)
  const telling = stems.filter((stem) => !fillers.has(stem))
  return (telling.length > 0 ? telling : stems).join(' ')
}
