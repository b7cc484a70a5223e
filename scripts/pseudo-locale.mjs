/**
 * A locale that no one speaks: English with the length of a translation, to find text that's cut off or not in a
 * catalog.
 */
export const pseudoLocale = 'en-XA'

const accents = Object.fromEntries(
  [...'aáeéiíoóuúAÁEÉIÍOÓUÚnñNÑcçsšyý']
    .join('')
    .match(/../g)
    .map((pair) => [...pair]),
)

/** A value, markup, or the target of a link in Markdown. */
const fixed = /(\{[^}]*\}|\]\([^)]*\))/
const isFixed = (part) => part.startsWith('{') || part.startsWith('](')

/** Makes an English text a third longer, with accents. Values, markup, and targets of links stay unchanged. */
export function pseudoText(text) {
  const parts = text.split(fixed)
  const letters = parts
    .filter((part) => !isFixed(part))
    .join('')
    .trim().length
  const accented = parts.map((part) => (isFixed(part) ? part : part.replace(/[a-zA-Z]/g, (one) => accents[one] ?? one)))
  // In words, so that it wraps like a longer sentence.
  const more = '~'.repeat(Math.ceil(letters * 0.35)).replace(/~{6}(?=~)/g, '~~~~~ ')
  return accented.join('') + more
}

/** Returns a catalog in the pseudo-locale. Plurals keep their conditions. */
export const pseudoCatalog = (catalog) =>
  Object.fromEntries(
    Object.entries(catalog).map(([name, message]) => [
      name,
      typeof message === 'string'
        ? pseudoText(message)
        : message.map((one) => ({
            ...one,
            match: Object.fromEntries(Object.entries(one.match).map(([when, text]) => [when, pseudoText(text)])),
          })),
    ]),
  )
