import { sentenceTypes, type SetRows } from '@marigold/contract'
import { cardsUrl } from '../workspace/set-url.ts'

/** Returns the URL of the smallest set that has this card, in the shapes of the card calls. */
export function setOfCard({ articulation: [word], pairs: [pair], language, fluency: [group] }: SetRows): string {
  const [item] = language.rows
  const kind = sentenceTypes.find(({ question }) => question === word?.sentence)?.id
  return cardsUrl({
    articulation: word && kind ? { [word.sound_name]: [[word.position], [kind]] } : {},
    pairs: pair ? [pair.contrast] : [],
    language: item ? { [item.language_type_id]: [item.sub_category_id] } : {},
    fluency: group ? group.levels.map(({ id }) => id) : [],
  })
}
