import { tabStorage } from './browser-storage.ts'

const prefix = 'draft:'

/** Stores a draft in this tab until it was sent; '' removes it. */
export function storeDraft(name: string, text: string): void {
  tabStorage.write(prefix + name, text === '' ? null : text)
}

/** Returns an unsent draft; '' if there is none. */
export function readDraft(name: string): string {
  return tabStorage.read(prefix + name) ?? ''
}

/** Removes every draft, because the next user is someone else. */
export function clearDrafts(): void {
  tabStorage.removeAll((name) => name.startsWith(prefix))
}
