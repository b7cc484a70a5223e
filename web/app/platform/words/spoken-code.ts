import { m } from '#messages'
import { codeAlphabet as alphabet, codeLength as length } from '@marigold/contract'

const group = 4

/** Generates a code. */
export function newCode(): string {
  let code = ''
  while (code.length < length) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1))
    // Beyond the last whole multiple, some letters would be more likely.
    if (byte !== undefined && byte < 256 - (256 % alphabet.length)) code += alphabet[byte % alphabet.length] ?? ''
  }
  return code
}

const lettersOf = (text: string) => text.toUpperCase().replaceAll(/[\s\-–—_.]/g, '')

/** Parses a typed or scanned code, ignoring separators; null if it is invalid. */
export function parseCode(text: string): string | null {
  return codeProblem(text) === null ? lettersOf(text) : null
}

/** Returns what is wrong with a typed code; null if nothing is. */
export function codeProblem(text: string): string | null {
  const letters = lettersOf(text)
  if (letters === '') return m.platform_type_the_code_you_were_given()
  const odd = [...letters].find((one) => !alphabet.includes(one))
  if (odd !== undefined) return m.platform_codes_dont_contain_please_check_again({ odd })
  if (letters.length === length) return null
  return m.platform_a_code_has_letters_and_digits({
    length,
    typed: letters.length,
  })
}

/** Formats a code for reading: ABCD-EFGH-JKMN. */
export function formatCode(code: string): string {
  return code.match(new RegExp(`.{1,${group}}`, 'g'))?.join('-') ?? ''
}

/** Returns a URL with the code in its hash, which isn't sent to the server. */
export function codeLink(origin: string, path: '/phone' | '/guest', code: string): string {
  return `${origin}${path}#${formatCode(code)}`
}

/** Returns the code in this page's URL; null if there is none. */
export function codeFromUrl(): string | null {
  return parseCode(window.location.hash.slice(1))
}
