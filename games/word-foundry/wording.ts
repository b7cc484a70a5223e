import { m } from '#messages'
import { isLookAlike, meaningOf, irregularFormOf, type Section } from './book.ts'
import { inOrder, kindOf, charactersOf, type Bend } from './joining.ts'
import { askedOf, type Outcome, type State } from './rules.ts'

const kinds = { prefix: m.word_foundry_prefix(), root: '', suffix: m.word_foundry_ending() }

/** Returns a part as a screen reader says it: 'un, prefix, means not'. */
export function partName(part: string, withMeaning: boolean): string {
  const meaning = withMeaning ? meaningOf(part) : undefined
  const kind = kindOf(part) === 'root' ? [] : [kinds[kindOf(part)]]
  return [
    charactersOf(part),
    ...kind,
    ...(meaning ? [m.word_foundry_means_meaning({ meaning: meaning.tile })] : []),
  ].join(', ')
}

/** Keeps a part's hyphen with it at the end of a line. */
export const withNonbreakingHyphen = (part: string): string => part.replace(/^-/, '-\u2060')

/** Returns the meanings of parts from the book: 'un- means not, or the opposite'. Everyday words need no meaning. */
export const glossOf = (parts: readonly string[]): string =>
  [...new Set(parts)]
    .flatMap((part) => {
      const meaning = meaningOf(part)
      return meaning ? [`${withNonbreakingHyphen(part)}: ${meaning.book}`] : []
    })
    .join(' · ')

/** Describes how the spelling changes where parts join. */
export function bendText({ kind, letter }: Bend): string {
  switch (kind) {
    case 'y to i':
      return m.word_foundry_y_becomes_i()
    case 'ie to y':
      return m.word_foundry_ie_becomes_y()
    case 'double':
      return m.word_foundry_letter_doubles({ letter })
    case 'es':
      return m.word_foundry_s_needs_an_e()
    case 'drop e':
    case 'drop y':
      return m.word_foundry_the_letter_drops({ letter })
  }
}

/** Returns a hint after a first wrong try: one of the needed parts, by its meaning if it has one. */
export function hintOf(state: State): string {
  const asked = askedOf(state)
  if (!asked) return ''
  const part =
    asked.parts.find((one) => kindOf(one) !== 'root' && meaningOf(one)) ?? asked.parts.find((one) => meaningOf(one))
  if (state.level.section === 'compounds' || !part)
    return m.word_foundry_try_a_word_that_begins_with({ letters: charactersOf(asked.parts[0] ?? '') })
  return m.word_foundry_look_for_the_part_that_means({ meaning: meaningOf(part)?.tile ?? '' })
}

/** Explains where a misplaced part belongs. */
function misplaced(parts: readonly string[]): string {
  const first = parts.findIndex((part) => kindOf(part) === 'root')
  if (first < 0) return m.word_foundry_these_parts_need_a_word_to()
  const behind = parts.find((part, i) => i > first && kindOf(part) === 'prefix')
  if (behind) return m.word_foundry_part_goes_in_front({ part: withNonbreakingHyphen(behind) })
  const early = parts.find(
    (part, i) => kindOf(part) === 'suffix' && (i < first || kindOf(parts[i + 1] ?? '') === 'root'),
  )
  return early ? m.word_foundry_part_goes_at_the_end({ part: withNonbreakingHyphen(early) }) : ''
}

/**
 * Returns the message after a strike that filled no order: the meanings of the parts, or that the word is already on
 * the wall.
 */
export function missText(last: Outcome, section: Section, withMeanings: boolean): { head: string; more: string } {
  if (last.kind === 'rang') return { head: '', more: '' }
  if (last.kind === 'again') return { head: m.word_foundry_word_is_already_on_your_wall({ word: last.word }), more: '' }
  const glosses = withMeanings ? glossOf(last.parts) : ''
  const order = inOrder(last.parts) ? '' : misplaced(last.parts)
  if (order) return { head: order, more: glosses }
  const own = irregularFormOf(last.parts, section)
  const head = m.word_foundry_word_isnt_in_our_word_book({ word: last.word })
  if (own) {
    const same = own.from === own.to
    return {
      head,
      more: same
        ? m.word_foundry_from_stays_to({ from: own.from, to: own.to })
        : m.word_foundry_its_irregular({ from: own.from, to: own.to }),
    }
  }
  if (isLookAlike(last.word))
    return { head: m.word_foundry_word_isnt_made_from_these_parts({ word: last.word }), more: glosses }
  return { head, more: glosses }
}
