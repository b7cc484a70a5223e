import { nounOf } from './nouns.ts'
import { pronounsFor, type Differs, type Meaning, type Why } from './parse.ts'
import { phraseOf } from './places.ts'
import { isPronoun, nounWords, tenseWords, wordsOf, type Serving } from './plates.ts'
import type { Served, State } from './state.ts'
import { verbOf } from './verbs.ts'

const puzzled: Record<Why, string> = {
  who: 'Nobody knows who does it. Who comes before the doing word.',
  doing: 'Nobody knows what to do. The doing word comes right after who does it.',
  what: 'Something is missing after the doing word.',
  much: 'One plate too many: this doing word needs nobody after it.',
  ending: 'The doing word wants another ending. Try a sauce.',
  twice: 'Nobody can be in two places at once.',
  order: 'The plates got mixed up. Where and when go first or last.',
  link: 'One joining word is enough.',
}

function mismatch(differs: Differs, { clauses: [clause], where, when, link }: Meaning): string {
  const verb = clause ? verbOf(clause.verb).s : ''
  switch (differs) {
    case 'swap':
      return link ? 'My pictures go the other way around.' : 'That was fun! In my picture it is the other way around.'
    case 'who':
      return 'Look again: who is in my picture?'
    case 'doing':
      return 'Look again: what are they doing in my picture?'
    case 'what':
      return link ? 'Look again: what is in my pictures?' : `Look again: who ${verb} what in my picture?`
    case 'number':
      return 'Look again: one, or more than one?'
    case 'where':
      return where ? 'Look again: where does it happen?' : 'My picture says nothing of where. Look again.'
    case 'when':
      return when
        ? `Look again: is it ${phraseOf('night')} or ${phraseOf('morning')}?`
        : 'Look again at the time of day.'
    case 'ending':
      return clause?.tense
        ? `I asked for ${tenseWords[clause.tense].toLowerCase()}. Try another ending.`
        : 'Try another ending.'
    case 'pronoun':
      return 'That is my picture. Now say it with he, she, it, or they.'
    case 'link':
      return 'Look at the sign between my two pictures.'
  }
}

/** What the customer says to what was acted. */
export function remarkOf({ served, order, wrong }: State): string {
  if (!served || !order) return ''
  if (served.outcome === 'right')
    return wrong > 1
      ? 'This is the sentence for my picture.'
      : wrong === 1
        ? 'Yes! Now it is my picture.'
        : 'Order up! That is my picture.'
  return hintOf(served, order.meaning)
}

const either = (words: readonly string[]) => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words)

/** The pronouns that are right for who is in the picture. */
function pronounHint({ clauses: [clause] }: Meaning): string {
  if (!clause) return ''
  const words = either(pronounsFor(clause.who).map((word) => `“${word}”`))
  return clause.who.many
    ? `There is more than one. Say ${words}.`
    : `Say ${words} for ${nounWords(nounOf(clause.who.noun), false)}.`
}

/** What goes with more than one, where the doing word has an -s: they hug. */
function withoutS([who, doing]: readonly Serving[]): string {
  const many = who?.sauce === 'many' || who?.sauce === 'they'
  if (!many || doing?.sauce !== 's') return ''
  return `Say “${wordsOf(who)} ${wordsOf({ plate: doing.plate, sauce: null })}”. Take off the -s.`
}

/** He, she or it before anybody was named. */
function tooEarly(servings: readonly Serving[]): string {
  const [first] = servings
  const later = servings.some(({ plate }) => plate.is === 'noun' && plate.role === 'who')
  return first?.plate.is === 'pronoun' && later ? `First say who. Then say “${first.plate.word}”.` : ''
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
  if (served?.outcome === 'again') return 'Change a plate'
  if (served?.outcome === 'show') return 'See the sentence'
  return dishes.length + 1 >= customers ? 'Close the diner' : 'Next customer'
}
