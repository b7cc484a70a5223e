import { accountTabStorage } from '../../../../platform/storage/account-storage.ts'
import { storedText } from '../../../../platform/storage/stored-text.ts'

const stored = storedText('marigold-edited-set', accountTabStorage)

/** From now on, picks in this tab edit this saved set. */
export function startEdit(id: string) {
  stored.write(id)
}

/** From now on, picks in this tab belong to a new set. */
export function stopEdit() {
  if (stored.read() !== null) stored.write(null)
}

/** Returns the id of the saved set being edited in this tab; null if none. */
export function useEditedSet(): string | null {
  return stored.use()
}
