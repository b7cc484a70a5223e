/** Returns the game's URL with a settings code, to share the same settings. */
export function linkWithSettings(address: string, code: string): string {
  const url = new URL(address)
  url.searchParams.set('set', code)
  url.hash = ''
  return url.href
}

/** Returns the settings in a URL, for the game's first SETUP message. */
export function settingsFromUrl(search: string): Record<string, string> {
  const code = new URLSearchParams(search).get('set') ?? ''
  return /^[\w-]{1,2000}$/.test(code) ? { code } : {}
}
