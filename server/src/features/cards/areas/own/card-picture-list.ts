import { m } from '#messages'
import { pictureList } from '@marigold/content/picture-list'
import type { NamedPicture } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { Refusal } from '../../../../platform/http/errors.ts'
import { isPublished } from '../sql-conditions.ts'

const names = new Set(pictureList.map((picture) => picture.name))

/** Refuses cards that name an unknown picture. */
export function requireKnownPictures(cards: readonly { picture: string }[]): void {
  const at = cards.findIndex(({ picture }) => picture !== '' && !names.has(picture))
  if (at < 0) return
  const text = m.cards_there_is_no_such_picture_please()
  throw new Refusal('invalid', text, { [cards.length === 1 ? 'picture' : `cards.${at}.picture`]: [text] })
}

/** Lists every picture that a card may have, with the words that our own cards use it for. */
export async function listPictures(db: Db): Promise<NamedPicture[]> {
  const { rows } = await sql<{ name: string; words: string[] }>`
    select regexp_replace(image, '^.*/|[.]svg$', '', 'g') as name, array_agg(distinct lower(sound_word)) as words
    from articulation_cards c
    where kind = 1 and image <> '' and ${isPublished('c')}
    group by 1`.execute(db)
  const words = new Map(rows.map((row) => [row.name, row.words]))
  return pictureList.map(({ name, alt }) => ({ name, alt, words: words.get(name) ?? [] }))
}
