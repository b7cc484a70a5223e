import { pictureList } from '@marigold/content/picture-list'
import type { Db } from '../database/database.ts'

const drawn = new Set(pictureList.map(({ name }) => name))

/** The names of uploaded pictures, which no drawn one has. */
export const uploadedName = /^upload-[0-9a-f]{16}$/

/** The key of an uploaded picture's file. */
export const pictureKey = (name: string): string => `card-pictures/${name}.svg`

/**
 * Returns the names that are neither a drawn nor an uploaded picture. Those that are stay until the end of the
 * transaction.
 */
export async function unknownPictures(db: Db, names: readonly string[]): Promise<string[]> {
  const others = names.filter((name) => !drawn.has(name))
  const wanted = others.filter((name) => uploadedName.test(name))
  if (wanted.length === 0) return others
  const found = await db.selectFrom('card_pictures').where('name', 'in', wanted).select('name').forKeyShare().execute()
  const known = new Set(found.map(({ name }) => name))
  return others.filter((name) => !known.has(name))
}
