import { m } from '#messages'
import type { Card, Deck, MinimalPair } from '@marigold/contract'
import { chanceFrom } from '@marigold/device'
import { pairCaption } from '../../../../platform/words/pair-words.ts'
import { pictureUrl } from '../picture-url.ts'
import { capitalizeWords } from '../articulation/articulation-cards.ts'
import { all, matches, withAll, type Choice } from '../dropdowns.ts'

/** Practice modes for pairs, as named in the dropdown. */
export const pairModes = [
  { value: 'say', label: m.cards_say_each() },
  { value: 'point', label: m.cards_listen_and_point() },
  { value: 'own', label: m.cards_listen_and_point_your_words() },
  { value: 'same', label: m.cards_same_or_different() },
] as const
export type PairMode = (typeof pairModes)[number]['value']

/** How a therapist writes each mode; the last part of a card's target. */
const done: Record<PairMode, string> = {
  say: 'said',
  point: 'heard',
  own: 'heard',
  same: m.cards_same_or_different_2(),
}

type Place = 0 | 1
const other = (place: Place): Place => (place === 0 ? 1 : 0)

/** Converts a pair to a card with its words in this order. */
function pairCard(pair: MinimalPair, mode: PairMode, swapped = false): Card {
  const words = (swapped ? pair.words.toReversed() : pair.words).map((face) => ({
    ...face,
    word: capitalizeWords(face.word),
  }))
  return {
    key: `pairs-${pair.id}`,
    area: 'articulation',
    layout: mode === 'same' ? 'pair-same' : 'pair',
    prompt: '',
    pictures: words.map(({ image, alt }) => ({ url: pictureUrl(image), alt })),
    ...pairCaption(words),
    answers: words.map(({ word }) => word),
    correct: [],
    target: `${pair.contrast_name}, minimal pairs, ${done[mode]}`,
  }
}

/** Converts a pair to a card to say, with the target word first. */
export const toPairCard = (pair: MinimalPair): Card => pairCard(pair, 'say')

/** Asks for one word of a pair; the answer is its picture. */
function pointCard(pair: MinimalPair, asked: Place, swapped: boolean): Card {
  const card = pairCard(pair, 'point', swapped)
  const place = swapped ? other(asked) : asked
  return {
    ...card,
    key: `${card.key}-point-${asked}`,
    prompt: m.cards_say({ answer: card.answers[place] ?? '' }),
    correct: [place],
  }
}

/** Says two words: the same one twice, or both. */
function sameCard(pair: MinimalPair, first: Place, isSame: boolean): Card {
  const card = pairCard(pair, 'same')
  const second = isSame ? first : other(first)
  return {
    ...card,
    key: `${card.key}-same-${isSame ? 0 : 1}`,
    prompt: m.cards_say_2({ first: card.answers[first] ?? '', second: card.answers[second] ?? '' }),
    correct: [isSame ? 0 : 1],
  }
}

/**
 * Returns the cards of one practice mode, shuffled if the child is asked a question. Each pair comes twice, one round
 * after the other, so that each word is asked for once, and 'same' is right as often as 'different'.
 */
export function pairCards(pairs: readonly MinimalPair[], mode: PairMode, seed: number): Card[] {
  if (mode === 'say') return pairs.map(toPairCard)
  const chance = chanceFrom(seed)
  const coin = (): Place => (chance.int(0, 1) === 0 ? 0 : 1)
  if (mode === 'own') return chance.shuffle(pairs).map((pair) => pairCard(pair, 'own', coin() === 1))
  // Half of a round asks for the first word and half for the second, regardless of the shuffle.
  const begins = new Map(chance.shuffle(pairs).map((pair, place) => [pair.id, (place % 2) as Place]))
  const round = (second: boolean) =>
    chance.shuffle(pairs).map((pair) => {
      const begin = begins.get(pair.id) ?? 0
      const asked = second ? other(begin) : begin
      return mode === 'point' ? pointCard(pair, asked, coin() === 1) : sameCard(pair, coin(), asked === 0)
    })
  return [...round(false), ...round(true)]
}

// ---- Viewer dropdowns ----------------------------------------------------------------------------------------------

const prefix = 'pairs:'

/** Returns the contrasts of fetched pairs as dropdown choices. */
export function contrastChoices(pairs: readonly MinimalPair[]): Choice[] {
  const names = new Map(pairs.map((pair) => [pair.contrast, pair.contrast_name]))
  return withAll(
    [...names].map(([code, name]) => ({ value: code, label: name })),
    m.cards_all_contrasts({ pairs: pairs.length }),
  ).map((choice) => ({ ...choice, value: `${prefix}${choice.value}` }))
}

/** Returns a view's practice mode; the first one if the value is unknown. */
export function parsePairMode(value: string | undefined): PairMode {
  return pairModes.find((mode) => mode.value === value)?.value ?? 'say'
}

/** Returns a view's contrast; null if the view shows a sound. */
export function contrastFromView(sound: string): string | null {
  return sound.startsWith(prefix) ? sound.slice(prefix.length) : null
}

/** Returns the cards of one contrast in one practice mode. */
export function pairDeck(pairs: readonly MinimalPair[], contrast: string, mode: PairMode, seed: number): Deck {
  const chosen = pairs.filter((pair) => matches(contrast, pair.contrast))
  const label = pairModes.find(({ value }) => value === mode)?.label ?? ''
  return {
    title: [contrast === all ? 'All contrasts' : chosen[0]?.contrast_name, label].filter(Boolean).join(' · '),
    source: 'articulation',
    cards: pairCards(chosen, mode, seed),
  }
}
