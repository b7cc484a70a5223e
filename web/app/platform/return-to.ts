const key = 'marigold-return'

/** A path of ours, and nothing that a browser would read as another site. */
export function isOwnPath(path: string | null): path is string {
  return path !== null && /^\/(?![/\\])[\w\-./?=&%~#]*$/.test(path)
}

/** Remembers, in this tab, where a person was when a plan, or a new login, was needed. */
export function keepReturn(path: string) {
  try {
    if (isOwnPath(path)) window.sessionStorage.setItem(key, path)
  } catch {
    // storage is blocked: the payment or the login ends on the usual page
  }
}

/** Where to go back to after the payment or the login, if somewhere; asked by whoever shows the way. */
export function readReturn(): string | null {
  try {
    const path = window.sessionStorage.getItem(key)
    return isOwnPath(path) ? path : null
  } catch {
    return null
  }
}

/** Forgets it: the person is back, or went elsewhere. */
export function forgetReturn() {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // storage is blocked: there is nothing to forget
  }
}
