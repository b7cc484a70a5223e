import { m } from '#messages'
import { limits, type OwnCardText } from '@marigold/contract'

const { own } = limits

/** A pasted line that makes no card, and why. */
export interface RefusedLine {
  line: string
  reason: string
}

/** Takes brackets out of a word ('[r]ain'): what stood in them is marked. */
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

// What lists begin their lines with: '1.', '2)', a dash or a dot.
const bullet = /^\s*(?:\d{1,3}[.)]\s+|[-–—•*·]\s+)/

type Said = Pick<OwnCardText, 'word' | 'phrase' | 'sentence'>
const saidOf = ({ word, phrase, sentence }: Said) => JSON.stringify([word, phrase, sentence]).toLowerCase()

/** The cards that say something new: a save whose answer was lost is not written twice. */
export function stillToAdd<Card extends Said>(cards: readonly Card[], known: readonly Said[]): Card[] {
  const said = new Set(known.map(saidOf))
  return cards.filter((card) => !said.has(saidOf(card)))
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

function tooLong({ word, phrase, sentence }: OwnCardText): string | null {
  if (word.length > own.word) return m.cards_a_word_has_at_most_characters({ word: own.word })
  if (phrase.length > own.phrase) return m.cards_a_phrase_has_at_most_characters({ phrase: own.phrase })
  return sentence.length > own.sentence ? m.cards_a_sentence_has_at_most_characters({ sentence: own.sentence }) : null
}

/**
 * Cards of a pasted text, one a line: a word, and after a semicolon or a tab (from a spreadsheet) a phrase and a sentence.
 * A line that says the same as an earlier one is left out.
 */
export function readPasted(text: string): { cards: OwnCardText[]; refused: RefusedLine[] } {
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
    const said = saidOf(card)
    if (reason) refused.push({ line, reason })
    else if (!seen.has(said)) cards.push(card)
    seen.add(said)
  }
  return { cards, refused }
}

/**
 * What stays in the field once a text has been saved: its lines that made no card, and what was typed below it meanwhile.
 * Where something else was typed, all of it stays.
 */
export function wordsLeft(now: string, saved: string, refused: string): string {
  if (now === saved) return refused
  if (!now.startsWith(saved)) return now
  // Who went on typing in the last line has made another word of it.
  const from = now[saved.length] === '\n' ? saved.length + 1 : saved.lastIndexOf('\n') + 1
  return [refused, now.slice(from)].filter((text) => text !== '').join('\n')
}
