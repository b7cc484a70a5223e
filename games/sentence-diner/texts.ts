import { locale, m } from '#messages'
import { nounOf } from './nouns.ts'
import { pronounsFor, type Difference, type Meaning, type FailureReason } from './parse.ts'
import { isPronoun, nounWords, wordsOf, type Serving } from './plates.ts'
import type { Guest, Served, State } from './state.ts'

const puzzled: Record<FailureReason, string> = {
  who: m.sentence_diner_we_dont_know_who_does_it(),
  doing: m.sentence_diner_we_dont_know_what_they_do(),
  what: m.sentence_diner_put_a_plate_after_the_doing_word(),
  much: m.sentence_diner_theres_one_plate_too_many(),
  ending: m.sentence_diner_the_end_of_the_doing_word_must(),
  twice: m.sentence_diner_no_one_can_be_in_two(),
  order: m.sentence_diner_the_plates_got_mixed_up_where(),
  link: m.sentence_diner_one_joining_word_is_enough(),
}

function mismatch(differs: Difference, { clauses: [clause], where, when, link }: Meaning): string {
  switch (differs) {
    case 'swap':
      return link ? m.sentence_diner_my_pictures_go_the_other_way() : m.sentence_diner_thats_funny_my_picture_shows_it()
    case 'who':
      return m.sentence_diner_look_again_who_is_in_my()
    case 'doing':
      return m.sentence_diner_look_again_what_are_they_doing()
    case 'what':
      return link ? m.sentence_diner_look_again_what_is_in_my() : m.sentence_diner_look_again_what_do_you_see()
    case 'number':
      return m.sentence_diner_look_again_one_or_more_than()
    case 'where':
      return where
        ? m.sentence_diner_look_again_where_does_it_happen()
        : m.sentence_diner_my_picture_doesnt_show_where_look()
    case 'when':
      return when ? m.sentence_diner_look_again_is_it_night_or_morning() : m.sentence_diner_look_again_at_the_time_of()
    case 'ending':
      return clause?.tense
        ? m.sentence_diner_i_meant_tense({ tense: clause.tense })
        : m.sentence_diner_try_another_ending()
    case 'pronoun':
      return m.sentence_diner_that_is_my_picture_now_say()
    case 'link':
      return m.sentence_diner_look_at_the_sign_between_my()
  }
}

/** Returns what the guest leaves on the counter. */
export function tipOf({ guest, tip }: { guest: Guest; tip: number }): string {
  if (guest === 'regular') return m.sentence_diner_the_regular_leaves_a_cherry()
  return tip > 0 ? m.sentence_diner_the_stranger_leaves_two_cherries() : m.sentence_diner_the_stranger_leaves_crumbs()
}

/** Returns the customer's reaction to the scene. */
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

/** Names the pronouns that are correct for the character in the picture. */
function pronounHint({ clauses: [clause] }: Meaning): string {
  if (!clause) return ''
  const words = either(pronounsFor(clause.who).map((word) => `“${word}”`))
  return clause.who.many
    ? m.sentence_diner_there_is_more_than_one_say({ words })
    : m.sentence_diner_say_words_for_noun({ words, noun: nounWords(nounOf(clause.who.noun), false) })
}

/** Explains that a plural subject takes a verb without -s, as in 'they hug'. */
function withoutS([who, doing]: readonly Serving[]): string {
  const many = who?.sauce === 'many' || who?.sauce === 'they'
  if (!many || doing?.sauce !== 's') return ''
  return m.sentence_diner_say_take_off_the_s({
    phrase: [who, { plate: doing.plate, sauce: null }].map((one) => wordsOf(one)).join(' '),
  })
}

/** Explains a pronoun that comes before anyone was named. */
function earlyPronounHint(servings: readonly Serving[]): string {
  const [first] = servings
  const later = servings.some(({ plate }) => plate.is === 'noun' && plate.role === 'who')
  return first?.plate.is === 'pronoun' && later
    ? m.sentence_diner_first_say_who_then_say({ word: first.plate.word })
    : ''
}

/** Returns a hint that helps to fix a sentence. */
export function hintOf({ parsed, differs, servings }: Served, meaning: Meaning): string {
  if (differs.includes('pronoun') && servings.some(({ sauce }) => isPronoun(sauce))) return pronounHint(meaning)
  if ('puzzle' in parsed) return (parsed.puzzle.why === 'ending' && withoutS(servings)) || puzzled[parsed.puzzle.why]
  const [first] = differs
  if (first === 'who' && earlyPronounHint(servings)) return earlyPronounHint(servings)
  return first ? mismatch(first, meaning) : ''
}

/** Returns the label of the button that continues. */
export function continueLabel({ served, dishes, customers }: State): string {
  if (served?.outcome === 'again') return m.sentence_diner_change_a_plate()
  if (served?.outcome === 'show') return m.sentence_diner_see_the_sentence()
  return dishes.length + 1 >= customers ? m.sentence_diner_close_the_diner() : m.sentence_diner_next_customer()
}
