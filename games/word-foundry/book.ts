import compounds from './tables/compounds.tsv?raw'
import endings from './tables/endings.tsv?raw'
import lookAlikes from './tables/look-alikes.txt?raw'
import makers from './tables/makers.tsv?raw'
import parts from './tables/parts.tsv?raw'
import realCompounds from './tables/real-compounds.txt?raw'
import realEnglish from './tables/real-english.txt?raw'
import realRoots from './tables/real-roots.txt?raw'
import roots from './tables/roots.tsv?raw'
import { inOrder, joinParts, charactersOf } from './joining.ts'

/** A word of the foundry book: its parts, and the text of an order for it. */
export interface Entry {
  word: string
  parts: string[]
  clue: string
}
export type Section = 'compounds' | 'endings' | 'makers' | 'roots' | 'english'

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
const entriesOf = (table: string): Entry[] =>
  rowsOf(table).map(([word = '', made = '', clue = '']) => ({ word, parts: made.split(' '), clue }))

const [ofEndings, ofMakers] = [entriesOf(endings), entriesOf(makers)]
/** The words that are ordered, by section. The open bench uses two of them. */
export const entries: Readonly<Record<Section, readonly Entry[]>> = {
  compounds: entriesOf(compounds),
  endings: ofEndings,
  makers: ofMakers,
  roots: entriesOf(roots),
  english: [...ofEndings, ...ofMakers],
}

const listed = (list: string) => list.trim().split(/\s+/)
const rare = new Set(
  [realCompounds, realEnglish, realRoots]
    .flatMap(listed)
    .flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1)] : [])),
)
const wordsOf = (list: string) => listed(list).map((word) => word.replace('*', ''))
const english = wordsOf(realEnglish)
/** More everyday words that a section's tiles can make, chosen by hand and checked against frequency data. */
export const moreRealWords: Readonly<Record<Section, readonly string[]>> = {
  compounds: wordsOf(realCompounds),
  endings: english,
  makers: english,
  roots: wordsOf(realRoots),
  english,
}

const known = new Map<Section, { entries: Map<string, Entry>; real: Set<string> }>()
function pageOf(section: Section) {
  const wide = section === 'endings' || section === 'makers' ? 'english' : section
  const page = known.get(wide) ?? {
    entries: new Map(entries[wide].map((entry) => [entry.word, entry])),
    real: new Set(moreRealWords[wide]),
  }
  known.set(wide, page)
  return page
}

/** Returns the entry of a word, if the book has one. */
export const entryOf = (word: string, section: Section): Entry | undefined => pageOf(section).entries.get(word)
/** Whether a word is in the book or in the list of additional real words. */
export const isReal = (word: string, section: Section): boolean =>
  pageOf(section).entries.has(word) || pageOf(section).real.has(word)

/** Whether these parts, in this order, make a word of the book or an additional real word. */
export const isAccepted = (parts: readonly string[], section: Section): boolean => {
  const { word } = joinParts(parts)
  return entryOf(word, section) !== undefined || (inOrder(parts) && isReal(word, section))
}

const alikes = new Set(listed(lookAlikes))
/** Whether a word is real, but not made of the parts that spell it: tea and ring don't make tearing. */
export const isLookAlike = (word: string): boolean => alikes.has(word)

/** Whether a word is rare; it has an asterisk in its list. */
export const isRare = (word: string): boolean => rare.has(word)

const meanings = new Map(rowsOf(parts).map(([part = '', tile = '', book = '']) => [part, { tile, book }]))
/** Returns the meaning of a part, short for its tile and in full for the book. Everyday words need none. */
export const meaningOf = (part: string): { tile: string; book: string } | undefined => meanings.get(part)

const alike: readonly string[][] = [
  ['bookcase', 'bookshelf'],
  ['sunlight', 'daylight'],
  ['schoolyard', 'playground'],
  ['campfire', 'fireplace'],
  ['restart', 'reopen'],
  ['redo', 'remake', 'rebuild', 'retry'],
  ['review', 'reread', 'recheck'],
  ['rewrite', 'redraw'],
  ['replay', 'rewind'],
  ['unfold', 'unroll'],
  ['uncover', 'unwrap', 'unpack'],
  ['unbuckle', 'unhook', 'unbutton', 'unzip'],
  ['unkind', 'unfriendly'],
  ['unwell', 'unhealthy'],
  ['hopping', 'jumping'],
  ['hopped', 'jumped'],
  ['hurried', 'walked'],
  ['studying', 'reading'],
  ['shopper', 'buyer'],
  ['explorer', 'traveler'],
  ['hiker', 'camper', 'climber'],
  ['trainer', 'teacher'],
  ['manager', 'leader'],
  ['runner', 'jogger'],
  ['mixer', 'blender'],
  ['joyful', 'cheerful', 'playful'],
  ['wonderful', 'delightful', 'beautiful'],
  ['harmful', 'painful'],
  ['harmless', 'painless'],
  ['careless', 'thoughtless'],
  ['heartless', 'merciless', 'thoughtless'],
  ['endless', 'countless'],
  ['useless', 'worthless'],
  ['hopeless', 'useless'],
  ['powerless', 'helpless'],
  ['flawless', 'spotless', 'stainless'],
  ['wireless', 'cordless'],
  ['motionless', 'weightless'],
  ['sickness', 'illness'],
  ['stillness', 'calmness', 'peacefulness'],
  ['calmness', 'gentleness'],
  ['kindness', 'goodness', 'friendliness'],
  ['happiness', 'cheerfulness'],
  ['sadness', 'unhappiness', 'loneliness'],
  ['unkindness', 'rudeness'],
  ['dishonest', 'untruthful'],
  ['distrust', 'mistrust'],
  ['misread', 'mishear'],
  ['mistake', 'misprint'],
  ['disapprove', 'disagree'],
  ['displease', 'dislike'],
  ['transform', 'reform'],
  ['inspector', 'supervisor'],
  ['instructor', 'conductor'],
  ['construct', 'reconstruct'],
  ['eject', 'reject'],
  ['permit', 'admit'],
  ['bedtime', 'nighttime'],
  ['graceful', 'beautiful'],
  ['restful', 'peaceful'],
  ['retell', 'reread'],
]

/** Whether a word fills another word's order, because it is the same or means nearly the same. */
export const fillsOrder = (word: string, asked: string): boolean =>
  word === asked || alike.some((group) => group.includes(word) && group.includes(asked))

const pasts = `run ran, swim swam, sit sat, dig dug, win won, begin began, ride rode, write wrote, hide hid, drive drove,
make made, read read, sleep slept, sing sang, eat ate, fly flew, build built, draw drew, catch caught, throw threw, teach taught,
tell told, do did, think thought, wind wound, freeze froze, speak spoke, hear heard, lead led, take took,
understand understood, forget forgot, forgive forgave, buy bought`
const irregularForms = new Map<string, string>(
  pasts.split(',').map((pair) => {
    const [word = '', past = ''] = pair.trim().split(/\s+/)
    return [`${word} -ed`, past]
  }),
)
irregularForms.set('tooth -s', 'teeth')

/**
 * Returns the irregular form when these parts would build a regular one: run and -ed, but ran. A prefix is included
 * only where both forms are words: rewrite and rewrote, but not unread.
 */
export function irregularFormOf(made: readonly string[], section: Section): { from: string; to: string } | null {
  const at = made.findIndex((part, i) => irregularForms.has(`${part} ${made[i + 1] ?? ''}`))
  if (at < 0) return null
  const from = charactersOf(made[at] ?? '')
  const to = irregularForms.get(`${made[at]} ${made[at + 1]}`) ?? ''
  const before = made.slice(0, at).map(charactersOf).join('')
  const whole = isReal(before + from, section) ? before : ''
  return { from: whole + from, to: whole + to }
}

/** Words that no bench may make: weapons, body parts, slurs. */
export const avoidedWords: ReadonlySet<string> = new Set(
  `afterbirth homebirth crossbirth blackboy blackhead cathouse ladyboy firearm houseboy nuthouse pothead pothouse pantie
  hottie playboy bedpan manhole nightstick nightsticks hothead airhead sidearm crossfire crossbow crossbowman potboy
  bughouse thunderbox outhouse blueball underhair shellfire headcheese handjob handjobs boner boners boning bonings hooker
  hookers dogging doggings colored coloreds shylock shylocked shylocking shylocks bustier cornhole nutcase headcase firewater camply
  campness erect erection erecter erectable erective erector preerect reerect suberect prostate prurience formicate
  formication intromission intromissive intromit intromitter intromissible bidis detonable detonatable detonate detonation
  detonative detonator die dead undead demonologic demonologist demonology eric india`.split(/\s+/),
)

/** Returns every word that two or three of these parts make and `wanted` accepts, with its parts. */
export function wordsMadeOf(
  tiles: readonly string[],
  wanted: (word: string, parts: readonly string[]) => boolean,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const look = (made: string[]) => {
    const { word } = joinParts(made)
    if (!found.has(word) && wanted(word, made)) found.set(word, made)
  }
  for (const a of tiles) {
    for (const b of tiles) {
      if (a === b) continue
      look([a, b])
      for (const c of tiles) if (c !== a && c !== b) look([a, b, c])
    }
  }
  return found
}
