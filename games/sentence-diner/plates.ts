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
/** When a sauced sentence takes place. */
export type Tense = 'daily' | 'now' | 'past'
/** Endings and pronouns that are poured on a plate. */
export type Sauce = 's' | 'ing' | 'ed' | 'many' | Pronoun

/** A word on a plate. */
export type Plate =
  | { is: 'noun'; role: 'who' | 'what'; noun: string }
  /** `what` makes it a whole group of words; `plain` wants a sauce. */
  | { is: 'verb'; verb: string; what?: string; plain?: boolean }
  | { is: 'pronoun'; word: Pronoun }
  | { is: 'place'; place: string }
  | { is: 'when'; when: string }
  | { is: 'link'; link: Link }

/** A plate as it stands on the tray. */
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

/** Two plates say the same. */
export const samePlate = (a: Plate, b: Plate): boolean => JSON.stringify(a) === JSON.stringify(b)

const pronouns: readonly Sauce[] = ['he', 'she', 'it', 'they']
export const isPronoun = (sauce: Sauce | null): sauce is Pronoun => sauce !== null && pronouns.includes(sauce)

export const nounWords = (noun: Noun, many: boolean): string =>
  m.sentence_diner_the2({ value: many ? noun.plural : noun.word })

/** What is written on a plate with what was poured on it; `plural` tells of who does it, for 'are'. */
export function wordsOf({ plate, sauce }: Serving, plural = false): string {
  switch (plate.is) {
    case 'noun':
      return isPronoun(sauce) ? sauce : nounWords(nounOf(plate.noun), sauce === 'many')
    case 'verb': {
      const { base, s, ing, past } = verbOf(plate.verb)
      const form = !plate.plain ? s : sauce === 's' ? s : sauce === 'ed' ? past : base
      const doing = sauce === 'ing' ? `${plural ? 'are' : 'is'} ${ing}` : form
      return plate.what === undefined ? doing : m.sentence_diner_the3({ doing, word: nounOf(plate.what).word })
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

/** More than one does it: the plate of who has plural sauce on it, or says they. */
const isMany = (servings: readonly Serving[]) =>
  servings.some(({ plate, sauce }) => roleOf(plate) === 'who' && (sauce === 'many' || sauce === 'they'))

/** The tray read out as a sentence, with its capital, comma and period. */
export function sentenceOf(servings: readonly Serving[], starter: Tense | null = null): string {
  const many = isMany(servings)
  const words = servings.map((serving) => wordsOf(serving, many))
  // With the joining word in front, a comma stands where the second part begins.
  if (servings[0]?.plate.is === 'link' && words.length > 3) words[2] += ','
  const text = [...(starter ? [tenseWords[starter]] : []), ...words].join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
