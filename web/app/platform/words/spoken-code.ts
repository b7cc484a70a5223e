import { m } from '#messages'
import { codeAlphabet as alphabet, codeLength as length } from '@marigold/contract'

const group = 4

/** A new code. */
export function newCode(): string {
  let code = ''
  while (code.length < length) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1))
    // Beyond the last whole multiple some letters would come more often.
    if (byte !== undefined && byte < 256 - (256 % alphabet.length)) code += alphabet[byte % alphabet.length] ?? ''
  }
  return code
}

const lettersOf = (text: string) => text.toUpperCase().replaceAll(/[\s\-–—_.]/g, '')

/** The code in what was typed or scanned, whatever stands between its letters; null when it is none. */
export function readCode(text: string): string | null {
  return codeProblem(text) === null ? lettersOf(text) : null
}

/** What is wrong with a typed code, in a sentence; null when nothing is. */
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

/** The code as people read it: ABCD-EFGH-JKMN. */
export function shownCode(code: string): string {
  return code.match(new RegExp(`.{1,${group}}`, 'g'))?.join('-') ?? ''
}

/** The address that carries the code where no server is told of it: behind the #. */
export function linkOf(origin: string, path: '/phone' | '/guest', code: string): string {
  return `${origin}${path}#${shownCode(code)}`
}

/** The code of this page's address; null when it has none. */
export function codeOfAddress(): string | null {
  return readCode(window.location.hash.slice(1))
}
