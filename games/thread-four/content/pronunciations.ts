import { dictionary } from 'cmu-pronouncing-dictionary'

// Words that the dictionary lacks, or pronounces differently from most children in the US.
const own: Readonly<Record<string, string>> = {
  whale: 'W EY1 L',
  'yo-yo': 'Y OW1 Y OW0',
  ladybug: 'L EY1 D IY0 B AH2 G',
}

/** Returns every pronunciation of a word in the dictionary as sounds without stress marks, for checking the tables. */
export function pronunciationsOf(word: string): string[][] {
  const listed = own[word]
    ? [own[word]]
    : ['', '(1)', '(2)', '(3)'].map((more) => dictionary[`${word}${more}`]).filter((entry) => entry !== undefined)
  if (listed.length === 0) throw new Error(`no pronunciation for ${word}`)
  return listed.map((entry) => entry.replace(/[0-9]/g, '').split(' '))
}

const vowels = 'AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' ')

export const isVowel = (sound: string): boolean => vowels.includes(sound)
