import { deviceStorage } from './browser-storage.ts'

const prefix = 'own:'

/** Stores a value on this device for the logged-in user until they log out; '' removes it. */
export function storeForLogin(name: string, text: string): void {
  deviceStorage.write(prefix + name, text === '' ? null : text)
}

/** Returns the value stored for the logged-in user; null if there is none. */
export function readForLogin(name: string): string | null {
  return deviceStorage.read(prefix + name)
}

/** Removes all of them, because the next user is someone else. */
export function clearLoginStorage(): void {
  deviceStorage.removeAll((name) => name.startsWith(prefix))
}
