import { m } from '#messages'
import { nounOf, type Noun, type Pronoun } from './nouns.ts'
import { phraseOf } from './places.ts'
import { verbOf } from './verbs.ts'

export type Role = 'who' | 'doing' | 'what' | 'where' | 'link'
export const roleNames: Record<Role, string> = {
  who: m.sentence_diner_who(),
  doing: m.sentence_diner_what_doing(),
  what: m.sentence_diner_what(),
  where: m.sentence_diner_where_or_when(),
  link: m.sentence_diner_joining_word(),
}
export type Link = 'because' | 'if' | 'before'
/** When a sentence with endings takes place. */
export type Tense = 'daily' | 'now' | 'past'
/** Endings and pronouns that are poured on a plate. */
export type Sauce = 's' | 'ing' | 'ed' | 'many' | Pronoun

/** One or more words on a plate. */
export type Plate =
  | { is: 'noun'; role: 'who' | 'what'; noun: string }
  /** `what` adds an object; `plain` requires an ending. */
  | { is: 'verb'; verb: string; what?: string; plain?: boolean }
  | { is: 'pronoun'; word: Pronoun }
  | { is: 'place'; place: string }
  | { is: 'when'; when: string }
  | { is: 'link'; link: Link }

/** A plate on the tray, with its sauce. */
export interface Serving {
  plate: Plate
  sauce: Sauce | null
}

export function roleOf(plate: Plate): Role {
  switch (plate.is) {
    case 'noun':
      return plate.role
    case 'verb':
      return 'doing'
    case 'pronoun':
      return 'who'
    case 'place':
    case 'when':
      return 'where'
    case 'link':
      return 'link'
  }
}

export const samePlate = (a: Plate, b: Plate): boolean => JSON.stringify(a) === JSON.stringify(b)

const pronouns: readonly Sauce[] = ['he', 'she', 'it', 'they']
export const isPronoun = (sauce: Sauce | null): sauce is Pronoun => sauce !== null && pronouns.includes(sauce)

export const nounWords = (noun: Noun, many: boolean): string => `the ${many ? noun.plural : noun.word}`

/** Returns a plate's words with its sauce applied. `plural` is true if the subject is plural, for 'are'. */
export function wordsOf({ plate, sauce }: Serving, plural = false): string {
  switch (plate.is) {
    case 'noun':
      return isPronoun(sauce) ? sauce : nounWords(nounOf(plate.noun), sauce === 'many')
    case 'verb': {
      const { base, s, ing, past } = verbOf(plate.verb)
      const form = !plate.plain ? s : sauce === 's' ? s : sauce === 'ed' ? past : base
      const doing = sauce === 'ing' ? `${plural ? 'are' : 'is'} ${ing}` : form
      return plate.what === undefined ? doing : `${doing} the ${nounOf(plate.what).word}`
    }
    case 'pronoun':
      return plate.word
    case 'place':
      return phraseOf(plate.place)
    case 'when':
      return phraseOf(plate.when)
    case 'link':
      return plate.link
  }
}

export const tenseWords: Record<Tense, string> = {
  daily: m.sentence_diner_every_day(),
  now: m.sentence_diner_right_now(),
  past: m.sentence_diner_yesterday(),
}

/** True if the subject is plural: its plate has plural sauce or says 'they'. */
const isMany = (servings: readonly Serving[]) =>
  servings.some(({ plate, sauce }) => roleOf(plate) === 'who' && (sauce === 'many' || sauce === 'they'))

/** Returns the tray as a sentence with its capital letter, comma, and period. */
export function sentenceOf(servings: readonly Serving[], starter: Tense | null = null): string {
  const many = isMany(servings)
  const words = servings.map((serving) => wordsOf(serving, many))
  // If the joining word comes first, a comma separates the clauses.
  if (servings[0]?.plate.is === 'link' && words.length > 3) words[2] += ','
  const text = [...(starter ? [tenseWords[starter]] : []), ...words].join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
