/** A value of a list, and whether it's right. */
export interface Listed {
  text: string
  right: boolean
}

/** Splits a field with several values at ' | '. Right ones start with '*'. */
export const splitList = (value: string): Listed[] =>
  value
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => ({ text: one.replace(/^\*\s*/, ''), right: one.startsWith('*') }))

/** Writes several values as a field. Empty ones are left out. */
export const joinList = (list: readonly Listed[]): string =>
  list
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, right }) => `${right ? '*' : ''}${text.trim()}`)
    .join(' | ')
