import { plainPair } from '../../../platform/words/pair-words.ts'
import { cardOfRow } from '../areas/articulation/articulation-cards.ts'
import type { CardRows } from './card-rows.ts'
import { cardOfLine } from '../areas/fluency/fluency-cards.ts'
import { answerLine, cardOfLanguageRow } from '../areas/language/language-cards.ts'
import { slotOfArticulation, slotOfLanguage, slots } from '../slots.ts'
import { cardsOfOwn } from '../areas/own/own-set.ts'
import type { SetPart } from './set-picks.ts'
import { cardOfPair } from '../areas/minimal-pairs/pair-cards.ts'

/** A card as the setup lists it. */
export interface ListedCard {
  key: string
  area: SetPart
  text: string
  /** The right answer in words; 'Invalid format' when it is stored in none. */
  answer: string
  target: string
  picture: string | null
  slot: string
}

/** Every fetched card in one line, area after area. */
export function listCards(rows: CardRows): ListedCard[] {
  const articulation = rows.articulation.map((row) => {
    const card = cardOfRow(row)
    const { key, area, caption: text, target } = card
    return {
      key,
      area,
      text,
      answer: '',
      target,
      picture: card.pictures[0]?.url ?? null,
      slot: slotOfArticulation(row),
    }
  })
  const pairs = rows.pairs.map((pair) => {
    const { key, area, caption: text, target, pictures } = plainPair(cardOfPair(pair))
    return { key, area, text, answer: '', target, picture: pictures[0]?.url ?? null, slot: slots.pairs(pair.contrast) }
  })
  const language = rows.language.rows.map((row) => {
    const card = cardOfLanguageRow(rows.language, row)
    const { key, area, prompt: text, target } = card
    const answer = answerLine(rows.language, row)
    return { key, area, text, answer, target, picture: card.pictures[0]?.url ?? null, slot: slotOfLanguage(row) }
  })
  const fluency = rows.fluency.flatMap((group) =>
    group.levels.flatMap((level) =>
      level.sentences.map((line) => {
        const { key, area, caption: text, target } = cardOfLine(group, level, line)
        return { key, area, text, answer: '', target, picture: null, slot: slots.fluency(level.id) }
      }),
    ),
  )
  const own = cardsOfOwn(rows.own).map(({ card, slot }) => {
    const { key, caption: text, target } = card
    return { key, area: 'own' as const, text, answer: '', target, picture: card.pictures[0]?.url ?? null, slot }
  })
  return [...articulation, ...pairs, ...language, ...fluency, ...own]
}
