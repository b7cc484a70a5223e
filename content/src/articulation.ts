import { existsSync } from 'node:fs'
import { unbracket } from './brackets.ts'
import { altOf, isDrawn } from './picture-list.ts'
import { inContent, readTable } from './read-table.ts'
import { soundTiles } from './sounds.ts'

/** The position of the sound in the word: 1 initial, 2 medial, 3 final. */
export type Position = 1 | 2 | 3
/** The kind of text: 1 a word, 2 a phrase, 3 a sentence. */
export type Kind = 1 | 2 | 3

/** A row of a sound's table: a word with its picture, phrase, and sentences. */
export interface WordRow {
  sound: string
  position: Position
  /** The rank within its sound and position, from 1: pictured words first, and easier before harder ones. */
  rank: number
  /** The row's place in the table, from 1, which becomes its rank once every wanted picture is drawn. */
  place: number
  word: string
  /** The letters of the word that spell the sound, as [start, end). */
  letters: [number, number]
  /** The picture's name, drawn or still wanted. '' for a word that no picture can show. */
  picture: string
  phrase: string
  /** The frame of a carrier phrase, or '' for a natural phrase. */
  frame: string
  sentence: string
  /** A sentence with two to four targets in the row's position, or ''. */
  loaded: string
  /** The letters of the loaded sentence that spell its targets. */
  loadedMarks: [number, number][]
  flags: string[]
}

/** A card as it's shown and said. */
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

const columns = ['position', 'word', 'picture', 'frame', 'phrase', 'sentence', 'loaded', 'flags'] as const
const positionNames = ['initial', 'medial', 'final']

/** Carrier frames by id. `_` stands for the word. */
export const frames: ReadonlyMap<string, string> = new Map(
  readTable('tables/articulation/frames.tsv', ['id', 'text'] as const).map(({ id, text }) => [id, text]),
)

function fill(frame: string, word: string, where: string): string {
  const text = frames.get(frame)
  if (text === undefined) throw new Error(`${where}: no carrier frame ${frame}`)
  return text.replaceAll('_', word)
}

function rowOf(sound: string, path: string, cells: Record<(typeof columns)[number], string>): WordRow {
  const position = (positionNames.indexOf(cells.position) + 1) as Position
  const { plain: word, marks } = unbracket(cells.word)
  const letters = marks[0]
  if (position < 1 || letters === undefined) throw new Error(`${path}: cannot read the row of ${cells.word}`)
  const loaded = unbracket(cells.loaded)
  const flags = cells.flags.split(' ').filter((flag) => flag !== '')
  return {
    sound,
    position,
    rank: 0,
    place: 0,
    word,
    letters,
    picture: cells.picture,
    phrase: cells.frame === '' ? cells.phrase : fill(cells.frame, word, path),
    frame: cells.frame,
    sentence: cells.sentence,
    loaded: loaded.plain,
    loadedMarks: loaded.marks,
    flags: isDrawn(cells.picture) ? flags : [...flags, 'text_only'],
  }
}

/** Returns the rows of a sound, position by position, with unpictured words last. */
function wordRows(sound: string): WordRow[] {
  const path = `tables/articulation/${sound}.tsv`
  const rows = readTable(path, columns).map((cells) => rowOf(sound, path, cells))
  return ([1, 2, 3] as const).flatMap((position) => {
    const slot = rows.filter((row) => row.position === position).map((row, index) => ({ ...row, place: index + 1 }))
    const pictured = slot.filter(({ picture }) => isDrawn(picture))
    return [...pictured, ...slot.filter((row) => !pictured.includes(row))].map((row, index) => ({
      ...row,
      rank: index + 1,
    }))
  })
}

/** Finds the word's own letters in a text. A carrier such as 'one _, two _' contains it twice. */
function marksIn(text: string, row: WordRow): [number, number][] {
  const found = text.matchAll(new RegExp(`(?<![a-z-])${row.word}(?![a-z-])`, 'gi'))
  return [...found].map(({ index }) => [index + row.letters[0], index + row.letters[1]])
}

interface Said {
  key: string
  kind: Kind
  words: string
  marks: [number, number][]
  /** Added to the row's rank, so that loaded sentences come after all those with one target. */
  later: number
}

function saidOf(row: WordRow): Said[] {
  const name = row.word.toLowerCase().replaceAll(' ', '-')
  const said = [row.word, row.phrase, row.sentence].map((words, index) => ({
    key: `${row.sound}.${row.position}.${index + 1}.${name}`,
    kind: (index + 1) as Kind,
    words,
    marks: marksIn(words, row),
    later: 0,
  }))
  if (row.loaded === '') return said
  const key = `${row.sound}.${row.position}.3.${name}.loaded`
  return [...said, { key, kind: 3, words: row.loaded, marks: row.loadedMarks, later: 100 }]
}

function cardsOf(row: WordRow, sound: number): ArticulationCard[] {
  const drawn = isDrawn(row.picture)
  return saidOf(row).map(({ key, kind, words, marks, later }) => ({
    key,
    sound,
    position: row.position,
    kind,
    rank: row.rank + later,
    sound_word: row.word,
    words,
    image: drawn ? `/assets/cards/${row.picture}.svg` : null,
    alt: drawn ? altOf(row.picture) : '',
    marks,
    flags: later > 0 ? [...row.flags, 'loaded'] : row.flags,
  }))
}

const withTable = soundTiles.filter(({ code }) => existsSync(inContent(`tables/articulation/${code}.tsv`)))

/** Every row of every table, in the order of the tiles. */
export const articulationRows: WordRow[] = withTable.flatMap(({ code }) => wordRows(code))

const idOf = new Map(soundTiles.map(({ code, id }) => [code, id]))

/** Every articulation card: a word, a phrase, a sentence, and possibly a loaded sentence for each row. */
export const articulationCards: ArticulationCard[] = articulationRows.flatMap((row) =>
  cardsOf(row, idOf.get(row.sound) ?? 0),
)
