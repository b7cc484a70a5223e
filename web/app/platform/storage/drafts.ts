import { tabTexts } from './text-store.ts'

const prefix = 'draft:'

/** Keeps what was typed, in this tab alone, until it has arrived; an empty text forgets it. */
export function keepDraft(name: string, text: string): void {
  tabTexts.write(prefix + name, text === '' ? null : text)
}

/** What was typed and did not arrive; '' for nothing. */
export function readDraft(name: string): string {
  return tabTexts.read(prefix + name) ?? ''
}

/** Forgets every draft: whoever sits here next is somebody else. */
export function forgetDrafts(): void {
  tabTexts.removeAll((name) => name.startsWith(prefix))
}
