import { m } from '#messages'
import { limits, type OwnCardText } from '@marigold/contract'

const { own } = limits

/** A pasted line that was rejected, and why. */
export interface RefusedLine {
  line: string
  reason: string
}

/** Removes brackets from a word ('[r]ain') and marks the letters inside them. */
function readMarks(written: string): Pick<OwnCardText, 'word' | 'marks'> {
  const marks: [number, number][] = []
  let word = ''
  let open = -1
  for (const letter of written) {
    if (letter === '[') open = word.length
    else if (letter === ']') {
      if (open >= 0 && open < word.length) marks.push([open, word.length])
      open = -1
    } else word += letter
  }
  return { word, marks: marks.slice(0, own.marks) }
}

// List bullets at the start of a line: '1.', '2)', a dash, or a dot.
const bullet = /^\s*(?:\d{1,3}[.)]\s+|[-–—•*·]\s+)/

type CardText = Pick<OwnCardText, 'word' | 'phrase' | 'sentence'>
const textKey = ({ word, phrase, sentence }: CardText) => JSON.stringify([word, phrase, sentence]).toLowerCase()

/** Returns the cards that aren't in the list yet, so that a retry after a lost response adds nothing twice. */
export function withoutExisting<Card extends CardText>(cards: readonly Card[], known: readonly CardText[]): Card[] {
  const seen = new Set(known.map(textKey))
  return cards.filter((card) => !seen.has(textKey(card)))
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

function tooLong({ word, phrase, sentence }: OwnCardText): string | null {
  if (word.length > own.word) return m.cards_a_word_has_at_most_characters({ word: own.word })
  if (phrase.length > own.phrase) return m.cards_a_phrase_has_at_most_characters({ phrase: own.phrase })
  return sentence.length > own.sentence ? m.cards_a_sentence_has_at_most_characters({ sentence: own.sentence }) : null
}

/**
 * Parses cards from pasted text, one per line: a word, then a phrase and a sentence after semicolons or tabs. Duplicate
 * lines are skipped.
 */
export function parsePastedCards(text: string): { cards: OwnCardText[]; refused: RefusedLine[] } {
  const cards: OwnCardText[] = []
  const refused: RefusedLine[] = []
  const seen = new Set<string>()
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [written = '', phrase = '', ...rest] = line.replace(bullet, '').split(/[;\t]/).map(tidy)
    const { word, marks } = readMarks(written)
    const card = { word: tidy(word), marks, phrase, sentence: tidy(rest.join('; ')), picture: '', photo: false }
    if (card.word === '') {
      if (tidy(line) !== '') refused.push({ line, reason: m.cards_each_line_starts_with_a_word() })
      continue
    }
    const reason = tooLong(card)
    const key = textKey(card)
    if (reason) refused.push({ line, reason })
    else if (!seen.has(key)) cards.push(card)
    seen.add(key)
  }
  return { cards, refused }
}

/**
 * Returns what stays in the text field after saving: rejected lines, and what was typed below in the meantime. If other
 * text was edited, all of it stays.
 */
export function remainingText(now: string, saved: string, refused: string): string {
  if (now === saved) return refused
  if (!now.startsWith(saved)) return now
  // If the user kept typing in the last line, its word has changed.
  const from = now[saved.length] === '\n' ? saved.length + 1 : saved.lastIndexOf('\n') + 1
  return [refused, now.slice(from)].filter((text) => text !== '').join('\n')
}
