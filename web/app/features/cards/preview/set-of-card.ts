import { sentenceTypes, type SetRows } from '@marigold/contract'
import { firstCardParam } from '../sets/set-picks.ts'
import { cardsUrl } from '../workspace/set-url.ts'

/**
 * Returns the URL that opens the smallest set that has this card, in the shapes of the card calls, at the card with this
 * id. A card that isn't stored yet has none.
 */
export function setOfCard(
  { articulation: [word], pairs: [pair], language, fluency: [group] }: SetRows,
  id: number | null,
): string {
  const [item] = language.rows
  const kind = sentenceTypes.find(({ question }) => question === word?.sentence)?.id
  const set = cardsUrl({
    articulation: word && kind ? { [word.sound_name]: [[word.position], [kind]] } : {},
    pairs: pair ? [pair.contrast] : [],
    language: item ? { [item.language_type_id]: [item.sub_category_id] } : {},
    fluency: group ? group.levels.map(({ id }) => id) : [],
  })
  const area = word ? 'articulation' : pair ? 'pairs' : item ? 'language' : 'fluency'
  return id === null ? set : `${set}&${firstCardParam}=${area}-${id}`
}
