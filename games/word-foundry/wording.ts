import { isLookAlike, meaningOf, ownWayOf, type Section } from './book.ts'
import { inOrder, kindOf, lettersOf, type Bend } from './joining.ts'
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

/** Where a part that lies in the wrong place belongs. */
function misplaced(parts: readonly string[]): string {
  const first = parts.findIndex((part) => kindOf(part) === 'root')
  if (first < 0) return 'These parts need a word to hold on to.'
  const behind = parts.find((part, i) => i > first && kindOf(part) === 'prefix')
  if (behind) return `${unbroken(behind)} goes in front.`
  const early = parts.find(
    (part, i) => kindOf(part) === 'suffix' && (i < first || kindOf(parts[i + 1] ?? '') === 'root'),
  )
  return early ? `${unbroken(early)} goes at the end.` : ''
}

/** What a strike that filled nothing tells: what the parts mean, or that the word hangs there already. */
export function missText(last: Outcome, section: Section, withMeanings: boolean): { head: string; more: string } {
  if (last.kind === 'rang') return { head: '', more: '' }
  if (last.kind === 'again') return { head: `“${last.word}” is on your wall already.`, more: '' }
  const glosses = withMeanings ? glossOf(last.parts) : ''
  const order = inOrder(last.parts) ? '' : misplaced(last.parts)
  if (order) return { head: order, more: glosses }
  const own = ownWayOf(last.parts, section)
  const head = `“${last.word}” is not in our word book.`
  if (own) {
    const same = own.from === own.to
    return { head, more: same ? `“${own.from}” stays “${own.to}”.` : `It goes its own way: ${own.from}, ${own.to}.` }
  }
  if (isLookAlike(last.word))
    return { head: `“${last.word}” is a word, but it is not made of these parts.`, more: glosses }
  return { head, more: glosses }
}
