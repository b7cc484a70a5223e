import { m } from '#messages'
import { isLookAlike, meaningOf, ownWayOf, type Section } from './book.ts'
import { inOrder, kindOf, lettersOf, type Bend } from './joining.ts'
import { askedOf, type Outcome, type State } from './rules.ts'

const kinds = { prefix: 'prefix', root: 'root', suffix: 'ending' }

/** A part as it is read aloud: 'un, prefix, means not'. */
export function partName(part: string, withMeaning: boolean): string {
  const meaning = withMeaning ? meaningOf(part) : undefined
  const kind = kindOf(part) === 'root' ? [] : [kinds[kindOf(part)]]
  return [lettersOf(part), ...kind, ...(meaning ? [m.word_foundry_means({ tile: meaning.tile })] : [])].join(', ')
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
      return m.word_foundry_y_becomes_i()
    case 'ie to y':
      return m.word_foundry_ie_becomes_y()
    case 'double':
      return m.word_foundry_doubles({ letter })
    case 'es':
      return m.word_foundry_s_needs_an_e()
    case 'drop e':
    case 'drop y':
      return m.word_foundry_the_drops({ letter })
  }
}

/** After a first try: one of the parts that the order needs, by its meaning where it has one. */
export function hintOf(state: State): string {
  const asked = askedOf(state)
  if (!asked) return ''
  const part =
    asked.parts.find((one) => kindOf(one) !== 'root' && meaningOf(one)) ?? asked.parts.find((one) => meaningOf(one))
  if (state.level.section === 'compounds' || !part)
    return m.word_foundry_try_aword_that_begins_with({ lettersOf: lettersOf(asked.parts[0] ?? '') })
  return m.word_foundry_look_for_the_part_that_means({ tile: meaningOf(part)?.tile ?? '' })
}

/** Where a part that lies in the wrong place belongs. */
function misplaced(parts: readonly string[]): string {
  const first = parts.findIndex((part) => kindOf(part) === 'root')
  if (first < 0) return m.word_foundry_these_parts_need_a_word_to()
  const behind = parts.find((part, i) => i > first && kindOf(part) === 'prefix')
  if (behind) return m.word_foundry_goes_in_front({ unbroken: unbroken(behind) })
  const early = parts.find(
    (part, i) => kindOf(part) === 'suffix' && (i < first || kindOf(parts[i + 1] ?? '') === 'root'),
  )
  return early ? m.word_foundry_goes_at_the_end({ unbroken: unbroken(early) }) : ''
}

/** What a strike that filled nothing tells: what the parts mean, or that the word hangs there already. */
export function missText(last: Outcome, section: Section, withMeanings: boolean): { head: string; more: string } {
  if (last.kind === 'rang') return { head: '', more: '' }
  if (last.kind === 'again') return { head: m.word_foundry_is_already_on_your_wall({ word: last.word }), more: '' }
  const glosses = withMeanings ? glossOf(last.parts) : ''
  const order = inOrder(last.parts) ? '' : misplaced(last.parts)
  if (order) return { head: order, more: glosses }
  const own = ownWayOf(last.parts, section)
  const head = m.word_foundry_isnt_in_our_word_book({ word: last.word })
  if (own) {
    const same = own.from === own.to
    return {
      head,
      more: same
        ? m.word_foundry_stays({ from: own.from, to: own.to })
        : m.word_foundry_its_irregular({ from: own.from, to: own.to }),
    }
  }
  if (isLookAlike(last.word)) return { head: m.word_foundry_is_a_word_but_it_isnt({ word: last.word }), more: glosses }
  return { head, more: glosses }
}
