import { m } from '#messages'
import type { OwnList } from '@marigold/contract'
import { pictureUrl } from '../picture-url.ts'
import type { FoundPick } from '../card-area.ts'

const most = { lists: 4, words: 6 }

/** Finds own lists and words that start with the typed text. */
export function findOwnLists(lists: readonly OwnList[], typed: string): FoundPick[] {
  const wanted = ` ${typed.trim().toLowerCase()}`
  if (wanted === ' ') return []
  const begins = (text: string) => ` ${text.toLowerCase()}`.includes(wanted)
  const found = (kind: string, list: OwnList, label: string, place: string, picture: string): FoundPick => {
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
    .map((list) => found('own-list', list, list.name, m.cards_my_cards(), ''))
  const words = lists.flatMap((list) =>
    list.cards
      .filter(({ word }) => begins(word))
      .map(({ word, picture, photo }) =>
        found('own-word', list, word, m.cards_my_cards_2({ name: list.name }), photo ? '' : picture),
      ),
  )
  return [...named.slice(0, most.lists), ...words.slice(0, most.words)]
}
