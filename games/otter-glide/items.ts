import { m } from '#messages'
import { anyWords, vowelWords } from './words.ts'
import { lines } from './phrases.ts'

export type Kind = 'vowels' | 'vowel words' | 'words' | 'phrases'

/** Something to say: the text, how to say it, and whether its words run into one another. */
export interface Item {
  text: string
  hint: string
  linked: boolean
}

const vowels = ['ah', 'ee', 'oo', 'oh', 'ay', 'eye', 'aw', 'ow', 'oy'] as const
const ways = [m.otter_glide_on_one_long_note(), 'sliding up', 'sliding down', m.otter_glide_like_asigh()] as const
const sounds: Record<(typeof vowels)[number], string> = {
  ah: m.otter_glide_as_in_father(),
  ee: m.otter_glide_as_in_bee(),
  oo: m.otter_glide_as_in_moon(),
  oh: m.otter_glide_as_in_boat(),
  ay: m.otter_glide_as_in_day(),
  eye: m.otter_glide_as_in_sky(),
  aw: m.otter_glide_as_in_saw(),
  ow: m.otter_glide_as_in_cow(),
  oy: m.otter_glide_as_in_boy(),
}

const alone = vowels.flatMap((vowel) =>
  ways.map((way): Item => ({ text: vowel, hint: `${sounds[vowel]}, ${way}`, linked: false })),
)
const joined = vowels.flatMap((first) =>
  vowels
    .filter((second) => second !== first)
    .map((second): Item => ({
      text: `${first} ${second}`,
      hint: m.otter_glide_each_word_runs_into_the_next(),
      linked: true,
    })),
)
const word = (text: string): Item => ({ text, hint: '', linked: false })

/** All that a level can ask for. */
export const itemsOf: Record<Kind, readonly Item[]> = {
  vowels: [...alone, ...joined],
  'vowel words': vowelWords.map(word),
  words: anyWords.map(word),
  phrases: lines.map((line) => ({ text: line.replaceAll('_', ' '), hint: '', linked: line.includes('_') })),
}

/** What tells an item from the others, also in what is kept. */
export const keyOf = ({ text, hint }: Item): string => (hint.includes(',') ? `${text}, ${hint.split(', ')[1]}` : text)

/** The item of a key; a text of its own where the tables have changed since. */
export function itemOf(kind: Kind, key: string): Item {
  return itemsOf[kind].find((item) => keyOf(item) === key) ?? word(key)
}
