import { tabTexts } from '../storage/text-store.ts'

const key = 'marigold-return'

/** A path of ours, and nothing that a browser would read as another site. */
export function isOwnPath(path: string | null): path is string {
  return path !== null && /^\/(?![/\\])[\w\-./?=&%~#]*$/.test(path)
}

/** Remembers, in this tab, where a person was when a plan, or a new login, was needed. */
export function keepReturn(path: string) {
  if (isOwnPath(path)) tabTexts.write(key, path)
}

/** Where to go back to after the payment or the login, if somewhere; asked by whoever shows the way. */
export function readReturn(): string | null {
  const path = tabTexts.read(key)
  return isOwnPath(path) ? path : null
}

/** Forgets it: the person is back, or went elsewhere. */
export function forgetReturn() {
  tabTexts.write(key, null)
}
