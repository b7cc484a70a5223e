import { locale, m } from '#messages'
import { nounOf } from './nouns.ts'
import { pronounsFor, type Differs, type Meaning, type Why } from './parse.ts'
import { phraseOf } from './places.ts'
import { isPronoun, nounWords, tenseWords, wordsOf, type Serving } from './plates.ts'
import type { Served, State } from './state.ts'
import { verbOf } from './verbs.ts'

const puzzled: Record<Why, string> = {
  who: m.sentence_diner_we_dont_know_who_does_it(),
  doing: m.sentence_diner_we_dont_know_what_they_do(),
  what: m.sentence_diner_something_is_missing_after_the_doing(),
  much: m.sentence_diner_one_plate_too_many_this_doing(),
  ending: m.sentence_diner_the_doing_word_needs_a_different(),
  twice: m.sentence_diner_no_one_can_be_in_two(),
  order: m.sentence_diner_the_plates_got_mixed_up_where(),
  link: m.sentence_diner_one_joining_word_is_enough(),
}

function mismatch(differs: Differs, { clauses: [clause], where, when, link }: Meaning): string {
  const verb = clause ? verbOf(clause.verb).s : ''
  switch (differs) {
    case 'swap':
      return link ? m.sentence_diner_my_pictures_go_the_other_way() : m.sentence_diner_that_was_fun_in_my_picture()
    case 'who':
      return m.sentence_diner_look_again_who_is_in_my()
    case 'doing':
      return m.sentence_diner_look_again_what_are_they_doing()
    case 'what':
      return link ? m.sentence_diner_look_again_what_is_in_my() : m.sentence_diner_look_again_who_what_in_my({ verb })
    case 'number':
      return m.sentence_diner_look_again_one_or_more_than()
    case 'where':
      return where
        ? m.sentence_diner_look_again_where_does_it_happen()
        : m.sentence_diner_my_picture_doesnt_show_where_look()
    case 'when':
      return when
        ? m.sentence_diner_look_again_is_it_or({ phraseOf: phraseOf('night'), phraseOf2: phraseOf('morning') })
        : m.sentence_diner_look_again_at_the_time_of()
    case 'ending':
      return clause?.tense
        ? m.sentence_diner_i_asked_for_try_another_ending({ toLowerCase: tenseWords[clause.tense].toLowerCase() })
        : m.sentence_diner_try_another_ending()
    case 'pronoun':
      return m.sentence_diner_that_is_my_picture_now_say()
    case 'link':
      return m.sentence_diner_look_at_the_sign_between_my()
  }
}

/** What the customer says to what was acted. */
export function remarkOf({ served, order, wrong }: State): string {
  if (!served || !order) return ''
  if (served.outcome === 'right')
    return wrong > 1
      ? m.sentence_diner_this_is_the_sentence_for_my()
      : wrong === 1
        ? m.sentence_diner_yes_now_its_my_picture()
        : m.sentence_diner_order_up_that_is_my_picture()
  return hintOf(served, order.meaning)
}

const either = (words: readonly string[]) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(words)

/** The pronouns that are right for who is in the picture. */
function pronounHint({ clauses: [clause] }: Meaning): string {
  if (!clause) return ''
  const words = either(pronounsFor(clause.who).map((word) => `“${word}”`))
  return clause.who.many
    ? m.sentence_diner_there_is_more_than_one_say({ words })
    : m.sentence_diner_say_for({ words, nounWords: nounWords(nounOf(clause.who.noun), false) })
}

/** What goes with more than one, where the doing word has an -s: they hug. */
function withoutS([who, doing]: readonly Serving[]): string {
  const many = who?.sauce === 'many' || who?.sauce === 'they'
  if (!many || doing?.sauce !== 's') return ''
  return m.sentence_diner_say_take_off_the_s({
    wordsOf: wordsOf(who),
    wordsOf2: wordsOf({ plate: doing.plate, sauce: null }),
  })
}

/** He, she or it before anybody was named. */
function tooEarly(servings: readonly Serving[]): string {
  const [first] = servings
  const later = servings.some(({ plate }) => plate.is === 'noun' && plate.role === 'who')
  return first?.plate.is === 'pronoun' && later
    ? m.sentence_diner_first_say_who_then_say({ word: first.plate.word })
    : ''
}

/** What helps to mend a sentence. */
export function hintOf({ parsed, differs, servings }: Served, meaning: Meaning): string {
  if (differs.includes('pronoun') && servings.some(({ sauce }) => isPronoun(sauce))) return pronounHint(meaning)
  if ('puzzle' in parsed) return (parsed.puzzle.why === 'ending' && withoutS(servings)) || puzzled[parsed.puzzle.why]
  const [first] = differs
  if (first === 'who' && tooEarly(servings)) return tooEarly(servings)
  return first ? mismatch(first, meaning) : ''
}

/** The button that goes on. */
export function onName({ served, dishes, customers }: State): string {
  if (served?.outcome === 'again') return m.sentence_diner_change_aplate()
  if (served?.outcome === 'show') return m.sentence_diner_see_the_sentence()
  return dishes.length + 1 >= customers ? m.sentence_diner_close_the_diner() : m.sentence_diner_next_customer()
}
