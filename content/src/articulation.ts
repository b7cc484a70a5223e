import { existsSync } from 'node:fs'
import { altOf } from './picture-list.ts'
import { inContent, readTable } from './read-table.ts'
import { soundTiles } from './sounds.ts'

/** Where in the word the sound stands: 1 initial, 2 medial, 3 final. */
export type Position = 1 | 2 | 3
/** What is said: 1 a word, 2 a phrase, 3 a sentence. */
export type Kind = 1 | 2 | 3

/** One row of a sound's table: a pictured word with its phrase and sentence. */
export interface WordRow {
  sound: string
  position: Position
  /** Place within its sound and position, from 1; the first twelve are the easiest. */
  rank: number
  word: string
  /** The letters of the word that spell the sound, as [start, end). */
  letters: [number, number]
  picture: string
  phrase: string
  /** The frame of a carrier phrase, or '' for a natural phrase. */
  frame: string
  sentence: string
  flags: string[]
}

/** A card as it is shown and said. */
export interface ArticulationCard {
  key: string
  /** The sound's number in `sounds`. */
  sound: number
  position: Position
  kind: Kind
  rank: number
  sound_word: string
  words: string
  image: string | null
  alt: string
  marks: [number, number][]
  flags: string[]
}

const columns = ['position', 'word', 'picture', 'frame', 'phrase', 'sentence', 'flags'] as const
const positionNames = ['initial', 'medial', 'final']

/** Carrier frames by id; `_` stands for the word. */
export const frames: ReadonlyMap<string, string> = new Map(
  readTable('tables/articulation/frames.tsv', ['id', 'text'] as const).map(({ id, text }) => [id, text]),
)

function fill(frame: string, word: string, where: string): string {
  const text = frames.get(frame)
  if (text === undefined) throw new Error(`${where}: no carrier frame ${frame}`)
  return text.replaceAll('_', word)
}

/** The rows of one sound, in the order of its table. */
export function wordRows(sound: string): WordRow[] {
  const path = `tables/articulation/${sound}.tsv`
  const ranks = [0, 0, 0, 0]
  return readTable(path, columns).map((row) => {
    const position = (positionNames.indexOf(row.position) + 1) as Position
    const start = row.word.indexOf('[')
    const end = row.word.indexOf(']') - 1
    if (position < 1 || start < 0 || end <= start) throw new Error(`${path}: cannot read the row of ${row.word}`)
    const word = row.word.replace(/[[\]]/g, '')
    ranks[position] = (ranks[position] ?? 0) + 1
    return {
      sound,
      position,
      rank: ranks[position],
      word,
      letters: [start, end],
      picture: row.picture,
      phrase: row.frame === '' ? row.phrase : fill(row.frame, word, path),
      frame: row.frame,
      sentence: row.sentence,
      flags: row.flags === '' ? [] : row.flags.split(' '),
    }
  })
}

/** Where the word's own letters stand in a text that holds it; a carrier such as 'one _, two _' holds it twice. */
export function marksIn(text: string, row: WordRow): [number, number][] {
  const found = text.matchAll(new RegExp(`(?<![a-z-])${row.word}(?![a-z-])`, 'gi'))
  return [...found].map(({ index }) => [index + row.letters[0], index + row.letters[1]])
}

function cardsOf(row: WordRow, sound: number): ArticulationCard[] {
  return [row.word, row.phrase, row.sentence].map((words, index) => ({
    key: `${row.sound}.${row.position}.${index + 1}.${row.word.toLowerCase().replaceAll(' ', '-')}`,
    sound,
    position: row.position,
    kind: (index + 1) as Kind,
    rank: row.rank,
    sound_word: row.word,
    words,
    image: `/assets/cards/${row.picture}.svg`,
    alt: altOf(row.picture),
    marks: marksIn(words, row),
    flags: row.flags,
  }))
}

const withTable = soundTiles.filter(({ code }) => existsSync(inContent(`tables/articulation/${code}.tsv`)))

/** Every row of every table, in the order of the tiles. */
export const articulationRows: WordRow[] = withTable.flatMap(({ code }) => wordRows(code))

const idOf = new Map(soundTiles.map(({ code, id }) => [code, id]))

/** Every articulation card: a word, a phrase and a sentence for each row. */
export const articulationCards: ArticulationCard[] = articulationRows.flatMap((row) =>
  cardsOf(row, idOf.get(row.sound) ?? 0),
)
