import { m } from '#messages'
import { pictureList } from '@marigold/content/picture-list'
import type { NamedPicture } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { Refusal } from '../../../../platform/http/errors.ts'
import { unknownPictures } from '../../../../platform/media/card-pictures.ts'
import { isPublished } from '../sql-conditions.ts'

/** Refuses cards that name an unknown picture. */
export async function requireKnownPictures(db: Db, cards: readonly { picture: string }[]): Promise<void> {
  const named = cards.map(({ picture }) => picture).filter((picture) => picture !== '')
  const unknown = await unknownPictures(db, named)
  const at = cards.findIndex(({ picture }) => unknown.includes(picture))
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
  const uploaded = await db.selectFrom('card_pictures').select(['name', 'alt']).orderBy('created_at').execute()
  return [...pictureList, ...uploaded].map(({ name, alt }) => ({ name, alt, words: words.get(name) ?? [] }))
}
