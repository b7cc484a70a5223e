import { z } from 'zod'
import { accountStorage } from '../../../../platform/storage/account-storage.ts'
import { deleteMedia } from '../../../../platform/storage/own-media.ts'
import { parseStoredList } from '../../../../platform/storage/parse-stored.ts'

const key = 'marigold-own-deleted'
const day = 86_400_000

const Deleted = z.object({ id: z.number(), at: z.number() })
type Deleted = z.infer<typeof Deleted>

const read = () => parseStoredList(Deleted, accountStorage.read(key))

function write(deleted: readonly Deleted[]) {
  accountStorage.write(key, deleted.length === 0 ? null : JSON.stringify(deleted))
}

/** Marks cards as deleted. Their photos and recordings are removed once the deletion can't be undone. */
export function markDeleted(cards: readonly number[], now = Date.now()) {
  write([...read().filter(({ id }) => !cards.includes(id)), ...cards.map((id) => ({ id, at: now }))])
}

/** Marks cards as restored. */
export function unmarkDeleted(cards: readonly number[]) {
  write(read().filter(({ id }) => !cards.includes(id)))
}

/** Deletes photos and recordings of cards that were deleted more than a day ago. */
export async function purgeDeletedMedia(now = Date.now()): Promise<void> {
  const [expired, remaining] = [read().filter(({ at }) => now - at > day), read().filter(({ at }) => now - at <= day)]
  if (expired.length === 0) return
  await Promise.all(expired.flatMap(({ id }) => [deleteMedia('photos', id), deleteMedia('voices', id)]))
  write(remaining)
}
