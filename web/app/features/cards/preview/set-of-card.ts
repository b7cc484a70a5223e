import { sentenceTypes, type SetRows } from '@marigold/contract'
import { firstCardParam } from '../sets/set-picks.ts'
import { cardsUrl } from '../workspace/set-url.ts'

/** Returns the URL that opens the smallest set that has this card, in the shapes of the card calls, at the card. */
export function setOfCard({ articulation: [word], pairs: [pair], language, fluency: [group] }: SetRows, key: string) {
  const [item] = language.rows
  const kind = sentenceTypes.find(({ question }) => question === word?.sentence)?.id
  const set = cardsUrl({
    articulation: word && kind ? { [word.sound_name]: [[word.position], [kind]] } : {},
    pairs: pair ? [pair.contrast] : [],
    language: item ? { [item.language_type_id]: [item.sub_category_id] } : {},
    fluency: group ? group.levels.map(({ id }) => id) : [],
  })
  return `${set}&${firstCardParam}=${key}`
}
