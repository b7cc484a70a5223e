import { anyWords, vowelWords } from './words.ts'
import { lines } from './phrases.ts'

export type Kind = 'vowels' | 'vowel words' | 'words' | 'phrases'

/** Something to say: the text, a pronunciation hint, and whether its words are linked. */
export interface Item {
  text: string
  hint: string
  linked: boolean
}

const vowels = ['ah', 'ee', 'oo', 'oh', 'ay', 'eye', 'aw', 'ow', 'oy'] as const
const ways = ['on one long note', 'sliding up', 'sliding down', 'like a sigh'] as const
const sounds: Record<(typeof vowels)[number], string> = {
  ah: 'as in father',
  ee: 'as in bee',
  oo: 'as in moon',
  oh: 'as in boat',
  ay: 'as in day',
  eye: 'as in sky',
  aw: 'as in saw',
  ow: 'as in cow',
  oy: 'as in boy',
}

const alone = vowels.flatMap((vowel) =>
  ways.map((way): Item => ({ text: vowel, hint: `${sounds[vowel]}, ${way}`, linked: false })),
)
/** Hint for two vowels in a row. */
const runTogether = 'each word runs into the next'
const joined = vowels.flatMap((first) =>
  vowels
    .filter((second) => second !== first)
    .map((second): Item => ({
      text: `${first} ${second}`,
      hint: runTogether,
      linked: true,
    })),
)
const word = (text: string): Item => ({ text, hint: '', linked: false })

/** All items of a level. */
export const itemsOf: Record<Kind, readonly Item[]> = {
  vowels: [...alone, ...joined],
  'vowel words': vowelWords.map(word),
  words: anyWords.map(word),
  phrases: lines.map((line) => ({ text: line.replaceAll('_', ' '), hint: '', linked: line.includes('_') })),
}

/** Returns an item's unique key, which is also saved. */
export const itemKey = ({ text, hint }: Item): string => (hint.includes(',') ? `${text}, ${hint.split(', ')[1]}` : text)

/** Returns the item for a key, or the key as plain text if the tables no longer contain it. */
export function itemForKey(kind: Kind, key: string): Item {
  return itemsOf[kind].find((item) => itemKey(item) === key) ?? word(key)
}
