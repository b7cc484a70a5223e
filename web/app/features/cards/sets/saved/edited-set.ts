import { accountTabTexts } from '../../../../platform/storage/account-texts.ts'
import { keptText } from '../../../../platform/storage/kept-text.ts'

const kept = keptText('marigold-edited-set', accountTabTexts)

/** From here on, what is picked in this tab is meant for this saved set. */
export function startEdit(id: string) {
  kept.write(id)
}

/** What is picked from here on is a set of its own. */
export function stopEdit() {
  if (kept.read() !== null) kept.write(null)
}

/** The id of the saved set that is being changed in this tab; null for none. */
export function useEditedSet(): string | null {
  return kept.use()
}
