import { plainWords } from './normalize.ts'

/** What a query says about articulation cards: the sounds, positions, and kinds. Empty if it doesn't say. */
export interface SoundQuery {
  sounds: string[]
  positions: number[]
  kinds: number[]
}

const rBlends = ['BR', 'CR', 'DR', 'FR', 'GR', 'PR', 'TR', 'THR']
const lBlends = ['BL', 'CL', 'FL', 'GL', 'PL', 'SL']
const sBlends = ['SK', 'SL', 'SM', 'SN', 'SP', 'ST', 'SW', 'S blends, 3 sounds']
const blends = [...rBlends, ...lBlends, ...sBlends.filter((one) => one !== 'SL')]
const thSounds = ['TH (quiet)', 'TH (voiced)']
const vocalicR = ['AR', 'OR', 'ER', 'AIR', 'EAR', 'IRE', 'RL']

/** Names of groups of sounds. A cluster is read as a blend. Other sounds go by their own names. */
const groups: readonly (readonly [names: string, sounds: readonly string[]])[] = [
  ['r blend', rBlends],
  ['l blend', lBlends],
  ['s blend', sBlends],
  ['th blend', ['THR']],
  ['blend, consonant blend', blends],
  ['3 element blend, three element blend, triple blend, str, spr, scr, spl', ['S blends, 3 sounds']],
  ['kl', ['CL']],
  ['kr', ['CR']],
  ['vocalic r, r colored vowel, rhotic vowel, r controlled vowel', vocalicR],
  ['prevocalic r, consonantal r', ['R']],
  ['th', thSounds],
  ['voiceless th, unvoiced th, quiet th, soft th, th voiceless, th unvoiced, th quiet, theta', ['TH (quiet)']],
  ['voiced th, hard th, th voiced', ['TH (voiced)']],
  ['liquid', ['L', 'R']],
  ['glide', ['W', 'Y']],
  ['nasal', ['M', 'N', 'NG']],
  ['stop consonant, plosive', ['P', 'B', 'T', 'D', 'K', 'G']],
  ['fricative', ['F', 'V', ...thSounds, 'S', 'Z', 'SH', 'ZH', 'H']],
  ['affricate', ['CH', 'J']],
  ['sibilant, lateral lisp, lateral s', ['S', 'Z', 'SH', 'ZH', 'CH', 'J']],
  ['velar', ['K', 'G', 'NG']],
  ['alveolar', ['T', 'D', 'N', 'S', 'Z', 'L']],
  ['bilabial', ['P', 'B', 'M', 'W']],
  ['labiodental', ['F', 'V']],
]

const positionWords: Readonly<Record<string, number>> = {
  ...{ initial: 1, beginning: 1, start: 1, first: 1, medial: 2, middle: 2, final: 3, ending: 3, end: 3, last: 3 },
}
const kindWords: Readonly<Record<string, number>> = { word: 1, phrase: 2, sentence: 3 }
const fillers = new Set('in of the at a on and sound position level with for articulation artic speech all'.split(' '))
/** Words that can complete a query about sounds, likeliest first. */
const following = [...Object.keys(positionWords), ...Object.keys(kindWords), 'blend', 'cluster', 'sound', 'position']
/** Fewer letters match too many names. */
const minLetters = 3

const singular = (word: string) => (word.length > 2 ? word.replace(/(?<!s)s$/, '') : word)

const byName = new Map(groups.flatMap(([names, sounds]) => names.split(', ').map((name) => [name, sounds] as const)))

/** Returns sounds by their own name or that of a group. */
function soundsNamed(name: string, names: readonly string[]): readonly string[] {
  return byName.get(name)?.filter((one) => names.includes(one)) ?? names.filter((one) => one.toLowerCase() === name)
}

/** Returns blends: 'st blends' are ST, 'p blends' are PL and PR. */
function blendsNamed(name: string, names: readonly string[]): readonly string[] {
  const group = soundsNamed(`${name} blend`, names)
  if (group.length > 0) return group
  if (name.length > 1) return soundsNamed(name, names)
  return blends.filter((one) => one.toLowerCase().startsWith(name.replace('k', 'c')) && names.includes(one))
}

/** Returns the sounds in the rest of a query. Only accepts a list of them if `several` is true. */
function soundsOf(rest: readonly string[], names: readonly string[], several: boolean): string[] {
  const whole = soundsNamed(rest.join(' '), names)
  if (whole.length > 0) return [...whole]
  const areBlends = rest.at(-1) === 'blend'
  const each = (areBlends ? rest.slice(0, -1) : rest).map((name) =>
    (areBlends ? blendsNamed : soundsNamed)(name, names),
  )
  if ((each.length > 1 && !several) || each.some((sounds) => sounds.length === 0)) return []
  return [...new Set(each.flat())]
}

/**
 * Parses 's initial words', 'initial /s/', 'r blends in sentences', 'k and g', and the like. Returns null if a word
 * isn't about sounds, or if no sound is named. `names` are the sounds that exist.
 */
export function readSoundQuery(query: string, names: readonly string[]): SoundQuery | null {
  const plain = plainWords(query)
  const words = plain.split(' ').map((word) => singular(word).replace('cluster', 'blend'))
  const positions = /\ball positions?\b/.test(plain) ? [1, 2, 3] : words.flatMap((word) => positionWords[word] ?? [])
  const kinds = words.flatMap((word) => kindWords[word] ?? [])
  const rest = words.filter((word) => !(word in positionWords) && !(word in kindWords) && !fillers.has(word))
  // The 'w' in 'initial s w' isn't another sound but the start of 'words'.
  const several = rest.length === words.length || /\band\b|\w\/\w|[&,+]/i.test(query)
  const found = soundsOf(rest, names, several)
  // R at the end of a word is a vocalic R.
  const vocalic = found.includes('R') && positions.every((at) => at === 3) && positions.length > 0
  const ofR = vocalic ? vocalicR.filter((name) => names.includes(name)) : []
  const sounds = ofR.length > 0 ? [...new Set(found.flatMap((name) => (name === 'R' ? ofR : name)))] : found
  return sounds.length === 0 ? null : { sounds, positions: [...new Set(positions)], kinds: [...new Set(kinds)] }
}

/** Does the same while the last word is still being typed: 's init', 'initial s w', 'r ble', 'vocal'. */
export function readPartialSoundQuery(query: string, names: readonly string[]): SoundQuery | null {
  const plain = plainWords(query)
  const last = plain.split(' ').at(-1) ?? ''
  const before = query.slice(0, query.toLowerCase().lastIndexOf(last))
  const finished = following.filter((word) => word.startsWith(singular(last))).map((word) => before + word)
  const groupsBegun = plain.length < minLetters ? [] : [...byName.keys()].filter((name) => name.startsWith(plain))
  return (
    [...finished, ...groupsBegun].map((whole) => readSoundQuery(whole, names)).find((found) => found !== null) ?? null
  )
}
