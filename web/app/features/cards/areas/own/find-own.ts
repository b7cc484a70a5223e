import type { OwnList } from '@marigold/contract'
import { pictureUrl } from '../articulation/articulation-cards.ts'

const most = { lists: 4, words: 6 }

/** A list of own cards, or a word in one, that a search found; it opens its list by the id. */
export interface FoundOwn {
  kind: 'own-list' | 'own-word'
  area: 'own'
  label: string
  place: string
  opens: string
  image: string | null
}

/** Own lists, and words in them, in which a word begins like what was typed. */
export function findOwn(lists: readonly OwnList[], typed: string): FoundOwn[] {
  const wanted = ` ${typed.trim().toLowerCase()}`
  if (wanted === ' ') return []
  const begins = (text: string) => ` ${text.toLowerCase()}`.includes(wanted)
  const found = (kind: FoundOwn['kind'], list: OwnList, label: string, place: string, picture: string): FoundOwn => {
    return {
      kind,
      area: 'own',
      label,
      place,
      opens: String(list.id),
      image: picture ? pictureUrl(`${picture}.svg`) : null,
    }
  }
  const named = lists
    .filter(({ name, practices }) => begins(name) || begins(practices))
    .map((list) => found('own-list', list, list.name, 'My cards', ''))
  const words = lists.flatMap((list) =>
    list.cards
      .filter(({ word }) => begins(word))
      .map(({ word, picture, photo }) => found('own-word', list, word, `My cards, ${list.name}`, photo ? '' : picture)),
  )
  return [...named.slice(0, most.lists), ...words.slice(0, most.words)]
}
