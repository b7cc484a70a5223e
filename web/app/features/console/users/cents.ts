/** Reads a typed amount of dollars, such as '9.99', as cents. Returns 0, which no call accepts, for anything else. */
export function centsOf(text: string): number {
  const [, dollars, cents = ''] = /^\$?\s*(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return dollars === undefined ? 0 : Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}
