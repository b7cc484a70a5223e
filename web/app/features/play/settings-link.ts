/** The address of a game's page with a code of settings in it, so that who opens it plays with the same settings. */
export function linkWith(address: string, code: string): string {
  const url = new URL(address)
  url.searchParams.set('set', code)
  url.hash = ''
  return url.href
}

/** The settings that an address brings along, for the game's first SETUP. */
export function settingsOf(search: string): Record<string, string> {
  const code = new URLSearchParams(search).get('set') ?? ''
  return /^[\w-]{1,2000}$/.test(code) ? { code } : {}
}
