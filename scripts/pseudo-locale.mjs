/** A locale that no one speaks: English as a translation might come out, to find what is cut off or not in a catalog. */
export const pseudoLocale = 'en-XA'

const accents = Object.fromEntries(
  [...'aáeéiíoóuúAÁEÉIÍOÓUÚnñNÑcçsšyý']
    .join('')
    .match(/../g)
    .map((pair) => [...pair]),
)

/** An English text longer by a third, with accents; values and markup stay as they are. */
export function pseudoText(text) {
  const parts = text.split(/(\{[^}]*\})/)
  const letters = parts
    .filter((part) => !part.startsWith('{'))
    .join('')
    .trim().length
  const accented = parts.map((part) =>
    part.startsWith('{') ? part : part.replace(/[a-zA-Z]/g, (one) => accents[one] ?? one),
  )
  // In words, so that it wraps as a longer sentence would.
  const more = '~'.repeat(Math.ceil(letters * 0.35)).replace(/~{6}(?=~)/g, '~~~~~ ')
  return accented.join('') + more
}

/** A catalog in the pseudo-locale; plurals keep their conditions. */
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
