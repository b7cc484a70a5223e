import { z } from 'zod'
import { accountTexts } from '../../../../platform/storage/account-texts.ts'
import { deleteMedia } from '../../../../platform/storage/own-media.ts'
import { readListAs } from '../../../../platform/storage/read-as.ts'

const key = 'marigold-own-deleted'
const day = 86_400_000

const Deleted = z.object({ id: z.number(), at: z.number() })
type Deleted = z.infer<typeof Deleted>

const read = () => readListAs(Deleted, accountTexts.read(key))

function write(deleted: readonly Deleted[]) {
  accountTexts.write(key, deleted.length === 0 ? null : JSON.stringify(deleted))
}

/** Notes that cards were deleted: their photographs and recordings go once the cards cannot be brought back. */
export function noteDeleted(cards: readonly number[], now = Date.now()) {
  write([...read().filter(({ id }) => !cards.includes(id)), ...cards.map((id) => ({ id, at: now }))])
}

/** Notes that cards were brought back. */
export function noteRestored(cards: readonly number[]) {
  write(read().filter(({ id }) => !cards.includes(id)))
}

/** Deletes the photographs and recordings of cards that were deleted more than a day ago. */
export async function forgetDeletedMedia(now = Date.now()): Promise<void> {
  const [gone, kept] = [read().filter(({ at }) => now - at > day), read().filter(({ at }) => now - at <= day)]
  if (gone.length === 0) return
  await Promise.all(gone.flatMap(({ id }) => [deleteMedia('photos', id), deleteMedia('voices', id)]))
  write(kept)
}
