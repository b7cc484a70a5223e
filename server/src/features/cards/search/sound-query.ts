import { plainWords } from './normalize.ts'

/** What a query says about articulation cards: sounds, and where and in what they are practiced. Empty is not said. */
export interface SoundQuery {
  sounds: string[]
  positions: number[]
  kinds: number[]
}

const rBlends = ['BR', 'CR', 'DR', 'FR', 'GR', 'PR', 'TR', 'THR']
const lBlends = ['BL', 'CL', 'FL', 'GL', 'PL', 'SL']
const sBlends = ['SK', 'SL', 'SM', 'SN', 'SP', 'ST', 'SW', 'S blends, 3 sounds']
const thSounds = ['TH (quiet)', 'TH (voiced)']

/** Names of groups of sounds; longer names are tried first. Other sounds go by their own names. */
const groups: readonly (readonly [names: string, sounds: readonly string[]])[] = [
  ['r blend, r cluster', rBlends],
  ['l blend, l cluster', lBlends],
  ['s blend, s cluster', sBlends],
  ['th blend', ['THR']],
  [
    'blend, consonant blend, cluster, consonant cluster',
    [...rBlends, ...lBlends, ...sBlends.filter((one) => one !== 'SL')],
  ],
  ['3 element cluster, three element cluster, triple blend, str, spr, scr, spl', ['S blends, 3 sounds']],
  ['kl', ['CL']],
  ['kr', ['CR']],
  ['vocalic r, r colored vowel, rhotic vowel, r controlled vowel', ['AR', 'OR', 'ER', 'AIR', 'EAR', 'IRE', 'RL']],
  ['prevocalic r, consonantal r', ['R']],
  ['th', thSounds],
  ['voiceless th, unvoiced th, quiet th, th voiceless, th unvoiced, th quiet, theta', ['TH (quiet)']],
  ['voiced th, th voiced', ['TH (voiced)']],
  ['liquid', ['L', 'R']],
  ['glide', ['W', 'Y']],
  ['nasal', ['M', 'N', 'NG']],
  ['stop consonant, plosive', ['P', 'B', 'T', 'D', 'K', 'G']],
  ['fricative', ['F', 'V', ...thSounds, 'S', 'Z', 'SH', 'ZH', 'H']],
  ['affricate', ['CH', 'J']],
  ['sibilant', ['S', 'Z', 'SH', 'ZH', 'CH', 'J']],
  ['velar', ['K', 'G', 'NG']],
  ['bilabial', ['P', 'B', 'M', 'W']],
]

const positionWords: Readonly<Record<string, number>> = {
  ...{ initial: 1, beginning: 1, start: 1, first: 1, medial: 2, middle: 2, final: 3, ending: 3, end: 3, last: 3 },
}
const kindWords: Readonly<Record<string, number>> = { word: 1, phrase: 2, sentence: 3 }
const fillers = new Set('in of the at a on and sound position level with for articulation artic speech'.split(' '))

const singular = (word: string) => (word.length > 2 ? word.replace(/(?<!s)s$/, '') : word)

const byName = new Map(groups.flatMap(([names, sounds]) => names.split(', ').map((name) => [name, sounds] as const)))

/**
 * Reads 's initial words', 'initial /s/', 'r blends in sentences', and the like; null where a word is left that says
 * nothing about sounds, or where no sound is named. `names` are the sounds that there are.
 */
export function readSoundQuery(query: string, names: readonly string[]): SoundQuery | null {
  const words = plainWords(query).split(' ').map(singular)
  const positions = words.flatMap((word) => positionWords[word] ?? [])
  const kinds = words.flatMap((word) => kindWords[word] ?? [])
  const rest = words.filter((word) => !(word in positionWords) && !(word in kindWords) && !fillers.has(word)).join(' ')
  const own = names.filter((name) => name.toLowerCase() === rest)
  const sounds = byName.get(rest)?.filter((name) => names.includes(name)) ?? own
  return sounds.length === 0 ? null : { sounds, positions: [...new Set(positions)], kinds: [...new Set(kinds)] }
}
