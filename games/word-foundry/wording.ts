import { meaningOf, ownWayOf } from './book.ts'
import { kindOf, lettersOf, type Bend } from './joining.ts'
import { askedOf, type Outcome, type State } from './rules.ts'

const kinds = { prefix: 'prefix', root: 'root', suffix: 'ending' }

/** A part as it is read aloud: 'un, prefix, means not'. */
export function partName(part: string, withMeaning: boolean): string {
  const meaning = withMeaning ? meaningOf(part) : undefined
  const kind = kindOf(part) === 'root' ? [] : [kinds[kindOf(part)]]
  return [lettersOf(part), ...kind, ...(meaning ? [`means ${meaning.tile}`] : [])].join(', ')
}

/** A part whose hyphen stays with it at the end of a line. */
export const unbroken = (part: string): string => part.replace(/^-/, '-\u2060')

/** What the book says of parts: 'un- means not, or the opposite'. Everyday words say themselves. */
export const glossOf = (parts: readonly string[]): string =>
  [...new Set(parts)]
    .flatMap((part) => {
      const meaning = meaningOf(part)
      return meaning ? [`${unbroken(part)}: ${meaning.book}`] : []
    })
    .join(' · ')

/** What happens to the spelling where parts melt together. */
export function bendText({ kind, letter }: Bend): string {
  switch (kind) {
    case 'y to i':
      return 'y becomes i'
    case 'ie to y':
      return 'ie becomes y'
    case 'double':
      return `${letter} doubles`
    case 'es':
      return '-s needs an e'
    case 'drop e':
    case 'drop y':
      return `the ${letter} drops`
  }
}

/** After a first try: one of the parts that the order needs, by its meaning where it has one. */
export function hintOf(state: State): string {
  const asked = askedOf(state)
  if (!asked) return ''
  const part =
    asked.parts.find((one) => kindOf(one) !== 'root' && meaningOf(one)) ?? asked.parts.find((one) => meaningOf(one))
  if (state.level.section === 'compounds' || !part)
    return `Try a word that begins with “${lettersOf(asked.parts[0] ?? '')}”.`
  return `Look for the part that means “${meaningOf(part)?.tile ?? ''}”.`
}

/** What a strike that filled nothing tells: what the parts mean, or that the word hangs there already. */
export function missText(last: Outcome, withMeanings: boolean): { head: string; more: string } {
  if (last.kind === 'rang') return { head: '', more: '' }
  if (last.kind === 'again') return { head: `“${last.word}” is on your wall already.`, more: '' }
  const own = ownWayOf(last.parts)
  const head = `“${last.word}” is not in our word book.`
  if (own) {
    const same = own.from === own.to
    return { head, more: same ? `“${own.from}” stays “${own.to}”.` : `It goes its own way: ${own.from}, ${own.to}.` }
  }
  return { head, more: withMeanings ? glossOf(last.parts) : '' }
}
