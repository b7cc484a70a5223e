import { m } from '#messages'
import { sentenceTypes } from '@marigold/contract'

const kinds: Record<number, () => string> = { 1: m.cards_words, 2: m.cards_phrases, 3: m.cards_sentences }

/** Returns the name of a card kind, such as 'Words'; '' for an unknown id. */
export const kindName = (id: number): string => kinds[id]?.() ?? ''

/** The same for a kind as rows name it. */
export const nameOfKind = (kind: string): string =>
  kindName(sentenceTypes.find((one) => one.question === kind)?.id ?? 0)

const questions: Record<number, () => string> = {
  2: m.cards_multiple_choice,
  3: m.cards_choose_the_picture,
  4: m.cards_yes_or_no,
  5: m.cards_show_answer,
  6: m.cards_talk,
}

/** Returns the name of a question type, such as 'Yes or No'; '' for an unknown id. */
export const questionTypeName = (id: number): string => questions[id]?.() ?? ''
