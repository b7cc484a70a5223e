import type { Position } from '../articulation.ts'
import { bracketed } from '../brackets.ts'
import { countIn, marksOf, soundsOf, spelledBy, waysToSay, wordsOf } from './pronunciation.ts'
import { error, warning, type RuleFault } from './rule-fault.ts'
import { isInPosition, occurrences, targetOf, type Target } from './targets.ts'
import { textFaults, unknownWords, wrongArticle } from './text-rules.ts'

type Letters = [number, number]

/** What an articulation card says. */
export interface SpokenCard {
  /** The short name of its sound: 's'. */
  sound: string
  position: Position
  /** A loaded sentence has two to four targets. */
  kind: 'word' | 'phrase' | 'sentence' | 'loaded'
  word: string
  /** Everything to say, which contains the word. */
  text: string
  /** The letters of `text` that spell the sound, as [start, end). */
  marks: readonly Letters[]
}

const wordCounts = { phrase: [2, 4], sentence: [3, 7], loaded: [4, 9] } as const

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Finds where a text has a word of its own. */
function placesOf(text: string, word: string): number[] {
  return [...text.matchAll(new RegExp(`(?<![a-z-])${escaped(word)}(?![a-z-])`, 'gi'))].map(({ index }) => index)
}

/** Returns the letters of a word that spell the target, by how the word is said. */
function lettersOf(word: string, target: Target): Letters | undefined {
  const said = soundsOf(word)
  const [at] = occurrences(said, target)
  if (at === undefined) return undefined
  const spelled = spelledBy(word, said)
  return [spelled[at[0]]?.[0] ?? 0, spelled[at[1] - 1]?.[1] ?? 0]
}

function formFaults({ kind, text, word }: SpokenCard): RuleFault[] {
  if (kind === 'word') return /^[A-Za-z][A-Za-z -]*$/.test(text) ? [] : [error('text', 'phrase_form')]
  const [least, most] = wordCounts[kind]
  const count = wordsOf(text).length
  const isForm = kind === 'phrase' ? /^[A-Za-z -]+$/.test(text) : /^[A-Z][A-Za-z, -]*[.?]$/.test(text)
  return [
    ...(isForm ? [] : [error('text', kind === 'phrase' ? 'phrase_form' : 'sentence_form')]),
    ...(count < least || count > most ? [error('text', 'word_count', `${least} to ${most}`)] : []),
    ...(placesOf(text, word).length === 0 ? [error('text', 'word_missing', word)] : []),
  ]
}

/** Checks where the sound is in the word: once, and in the position, however the word is said. */
function wordFaults({ word, position }: SpokenCard, target: Target): RuleFault[] {
  const said = soundsOf(word)
  const [at, ...more] = occurrences(said, target)
  if (at === undefined) return [error('position', 'sound_elsewhere', word)]
  if (more.length > 0) return [error('text', 'sound_count', word)]
  // An entry of several words has the middle in the middle of one of them.
  const isThere = position === 2 ? countIn(word, target, 2) === 1 : isInPosition(at, said.length, position)
  if (!isThere) return [error('position', 'sound_elsewhere', word)]
  const varies =
    wordsOf(word).length === 1 &&
    waysToSay(word).some((way) => !occurrences(way, target).some((run) => isInPosition(run, way.length, position)))
  return varies ? [warning('position', 'sound_varies', word)] : []
}

/** Returns the letters to mark, or undefined if there are none. */
function wantedMarks({ kind, text, word, position }: SpokenCard, target: Target): Letters[] | undefined {
  if (kind === 'loaded') return marksOf(text, target, position)
  const letters = lettersOf(word, target)
  return letters && placesOf(text, word).map((at): Letters => [at + letters[0], at + letters[1]])
}

function soundFaults(card: SpokenCard, target: Target): RuleFault[] {
  const wrong = wordFaults(card, target)
  if (wrong.some((fault) => !fault.warning)) return wrong
  const { kind, text, marks } = card
  const wanted = wantedMarks(card, target) ?? []
  const count = kind === 'loaded' ? wanted.length : countIn(text, target)
  const isCount = kind === 'loaded' ? count >= 2 && count <= 4 : count === 1 && wanted.length === 1
  if (!isCount) return [...wrong, error('text', kind === 'loaded' ? 'loaded_count' : 'sound_count', text)]
  return marks.join() === wanted.join() ? wrong : [...wrong, error('text', 'marks_wrong', bracketed(text, wanted))]
}

/**
 * Checks an articulation card: the form of its text, and that the sound is where the card says. Sounds are only checked
 * if the dictionary has every word.
 */
export function articulationFaults(card: SpokenCard): RuleFault[] {
  const { kind, text, word, sound, marks } = card
  const article = wrongArticle(text)
  const plain = [
    ...textFaults('text', text),
    ...formFaults(card),
    ...(text.includes("'") ? [error('text', 'quotes')] : []),
    ...(article === undefined ? [] : [error('text', 'article', article)]),
    ...(kind === 'loaded' && /\b(have|has|used?) to\b/i.test(text) ? [error('text', 'have_to')] : []),
  ]
  const unknown = [...new Set(unknownWords(`${word} ${text}`))]
  if (unknown.length > 0)
    return [
      ...plain,
      ...(marks.length === 0 ? [error('text', 'marks_missing')] : []),
      ...unknown.map((one) => warning('text', 'unknown_word', one)),
    ]
  const target = targetOf[sound]
  return target === undefined || plain.length > 0 ? plain : soundFaults(card, target)
}
