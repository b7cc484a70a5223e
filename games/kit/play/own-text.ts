import { signal, type Signal } from '@preact/signals'

/**
 * What a player typed. A trial, a message, or stored data can't take it by mistake: they hold texts and numbers, and this
 * is neither. As JSON, or copied into another page, it is empty.
 */
export class OwnText {
  readonly #text: string
  constructor(text = '') {
    this.#text = text
  }
  /** The words, for the screen and for paper, and for nothing else. */
  read(): string {
    return this.#text
  }
}

/** The texts that one player typed, by field, and whether paper may show them. */
export interface OwnTexts {
  readonly fields: Readonly<Record<string, OwnText>>
  readonly prints: boolean
}
const nothing: OwnTexts = { fields: {}, prints: false }

const bySeat = new WeakMap<object, Signal<readonly OwnTexts[]>>()
/** The typed texts of a play, by seat. They are in memory only and go with the play. */
export function ownTextsOf(play: object): Signal<readonly OwnTexts[]> {
  const texts = bySeat.get(play) ?? signal<readonly OwnTexts[]>([])
  bySeat.set(play, texts)
  return texts
}

/** What was typed into a field; `''` without. A view that calls it is drawn again when it changes. */
export function ownText(play: object, seat: number, field: string): string {
  return ownTextsOf(play).value[seat]?.fields[field]?.read() ?? ''
}

/** What paper may show of a field; `''` until the player lets it. */
export const printedText = (play: object, seat: number, field: string): string =>
  ownTextsOf(play).value[seat]?.prints ? ownText(play, seat, field) : ''

function change(play: object, seat: number, to: (before: OwnTexts) => OwnTexts): void {
  const texts = ownTextsOf(play)
  const seats = Math.max(texts.value.length, seat + 1)
  texts.value = Array.from({ length: seats }, (_, at) => {
    const before = texts.value[at] ?? nothing
    return at === seat ? to(before) : before
  })
}

/** Replaces what is in a field. */
export const writeOwnText = (play: object, seat: number, field: string, text: string): void =>
  change(play, seat, ({ fields, prints }) => ({ fields: { ...fields, [field]: new OwnText(text) }, prints }))

/** Lets paper show the player's texts, or not. */
export const printOwnTexts = (play: object, seat: number, prints: boolean): void =>
  change(play, seat, ({ fields }) => ({ fields, prints }))

/** Wipes one player's texts, or everyone's. */
export function wipeOwnTexts(play: object, seat?: number): void {
  if (seat === undefined) ownTextsOf(play).value = []
  else change(play, seat, () => nothing)
}
