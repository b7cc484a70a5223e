import type { NamedPicture } from '@marigold/contract'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Turns 'cats' and 'boxes' into 'cat' and 'box'; 'glass' stays. */
function singular(word: string): string {
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}

const withoutArticle = (text: string) => text.replace(/^(?:a|an|the|some|two|three) /, '')

interface Entry {
  picture: NamedPicture
  name: string
  alt: string
  words: readonly string[]
  tokens: readonly string[]
}

/** Pictures indexed for searching. */
export interface PictureIndex {
  entries: readonly Entry[]
}

/** Builds the search index. */
export function indexPictures(pictures: readonly NamedPicture[]): PictureIndex {
  return {
    entries: pictures.map((picture) => {
      const [name, alt] = [plain(picture.name), withoutArticle(plain(picture.alt))]
      const words = picture.words.map(plain)
      return {
        picture,
        name,
        alt,
        words,
        tokens: [...new Set([name, alt, ...words].flatMap((text) => text.split(' ')))],
      }
    }),
  }
}

// From this score up, a picture shows exactly the word and may be suggested.
const sure = 60

/** Scores how well a picture shows a word: 60 or more for an exact match, less if the word only appears in it. */
function scoreMatch({ name, alt, words, tokens }: Entry, query: string): number {
  const forms = [query, singular(query)]
  const is = (text: string) => forms.includes(text)
  if (words.some(is)) return 100
  if (is(name)) return 90
  if (is(alt)) return 85
  // 'a red apple' is an apple; 'a cat in a box' is not a box.
  const parts = alt.split(' ')
  if (parts.length === 2 && is(parts[1] ?? '')) return sure
  const asked = query.split(' ')
  if (asked.every((part) => tokens.includes(part) || tokens.includes(singular(part)))) return 40
  return asked.every((part) => tokens.some((token) => token.startsWith(part))) ? 20 : 0
}

function ranked(index: PictureIndex, text: string): { entry: Entry; score: number }[] {
  const query = plain(text)
  if (query === '') return []
  return index.entries
    .map((entry) => ({ entry, score: scoreMatch(entry, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.entry.alt.length - b.entry.alt.length)
}

/** Returns the pictures that match a word, best first. */
export function findPictures(index: PictureIndex, text: string, most: number): NamedPicture[] {
  return ranked(index, text)
    .slice(0, most)
    .map(({ entry }) => entry.picture)
}

/** Returns the picture to suggest for a word; '' if there is no exact match. */
export function suggestPicture(index: PictureIndex, word: string): string {
  const best = ranked(index, word)[0]
  return best && best.score >= sure ? best.entry.picture.name : ''
}
