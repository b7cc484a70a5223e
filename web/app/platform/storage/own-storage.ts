import { deviceTexts } from './text-store.ts'

const prefix = 'own:'

/** Keeps on this device what belongs to the person who is signed in, until they log out; '' forgets it. */
export function keepOwn(name: string, text: string): void {
  deviceTexts.write(prefix + name, text === '' ? null : text)
}

/** What was kept of the person who is signed in; null for nothing. */
export function readOwn(name: string): string | null {
  return deviceTexts.read(prefix + name)
}

/** Forgets all of it: whoever sits here next is somebody else. */
export function forgetOwn(): void {
  deviceTexts.removeAll((name) => name.startsWith(prefix))
}
