import { bracketed, unbracket } from '@marigold/content/brackets'
import type { CardValues } from '@marigold/contract'
import { sql } from 'kysely'
import { markPairs, pictureUrl, toArticulationRow } from '../../areas/articulation/articulation-rows.ts'
import { number, ranges, text, type EditableTable, type Stored } from '../card-table.ts'
import { byName, nameOf } from '../lists.ts'
import { pictureName, picturePath, shownFaults } from '../pictures.ts'

const kinds = ['word', 'phrase', 'sentence', 'loaded'] as const
const kindNumbers = new Map<string, number>([
  ['word', 1],
  ['phrase', 2],
  ['sentence', 3],
  ['loaded', 3],
])
const positions = new Map([
  ['initial', 1],
  ['medial', 2],
  ['final', 3],
])

const flagsOf = (row: Stored | null): string[] => (row?.flags as string[] | undefined) ?? []
const isLoaded = (row: Stored) => flagsOf(row).includes('loaded')
const kindOf = (row: Stored) => (isLoaded(row) ? 'loaded' : (kinds[number(row, 'kind') - 1] ?? 'word'))

/** Returns the flags with those that follow from the card: loaded sentences, and cards without a picture. */
function nextFlags(before: Stored | null, { kind, picture }: CardValues): string[] {
  const others = flagsOf(before).filter((flag) => flag !== 'loaded' && flag !== 'text_only')
  return [...others, ...(picture === '' ? ['text_only'] : []), ...(kind === 'loaded' ? ['loaded'] : [])]
}

/** Words, phrases, and sentences with a sound in a position. */
export const articulationTable: EditableTable = {
  id: 'articulation',
  sqlName: 'articulation_cards',
  columns: ['sound_id', 'position', 'kind', 'sound_word', 'words', 'marks', 'image', 'alt', 'flags', 'rank'],
  group: { field: 'sound', column: 'sound_id' },
  searched: sql`lower(' ' || sound_word || ' ' || words || ' ' || alt)`,
  placeFields: ['sound', 'position', 'kind'],
  titleOf: (row) => text(row, 'words'),
  pictureOf: (row) => pictureUrl(text(row, 'image')) || null,
  choices: ({ sounds }) => ({ sound: byName(sounds), position: positions, kind: kindNumbers }),
  valuesOf(row, { sounds }) {
    const marks = markPairs(ranges(row, 'marks'))
    const words = text(row, 'words')
    return {
      sound: nameOf(byName(sounds), row.sound_id),
      position: nameOf(positions, row.position),
      kind: kindOf(row),
      word: text(row, 'sound_word'),
      text: bracketed(words, marks),
      picture: pictureName(text(row, 'image')),
      alt: text(row, 'alt'),
      order: text(row, 'rank'),
    }
  },
  rowOf(values, choices, { before }) {
    const { plain, marks } = unbracket(values.text ?? '')
    const { picture = '', kind = '', order = '' } = values
    return {
      sound_id: choices.sound?.get(values.sound ?? ''),
      position: positions.get(values.position ?? ''),
      kind: kindNumbers.get(kind),
      sound_word: kind === 'word' ? plain : values.word,
      words: plain,
      marks: marks.flat(),
      image: picture === '' ? null : picturePath(picture),
      alt: picture === '' ? '' : values.alt,
      flags: nextFlags(before, values),
      rank: order === '' ? null : Number(order),
    }
  },
  faults({ rules, lists, row }) {
    const name = nameOf(byName(lists.sounds), row.sound_id)
    const word = text(row, 'sound_word')
    if (word === '' || text(row, 'words') === '') return []
    const [picture, alt] = [pictureName(text(row, 'image')), text(row, 'alt')]
    return [
      ...rules.articulationFaults({
        sound: rules.soundTiles.find((tile) => tile.name === name)?.code ?? '',
        position: number(row, 'position') as 1 | 2 | 3,
        kind: kindOf(row),
        word,
        text: text(row, 'words'),
        marks: markPairs(ranges(row, 'marks')),
      }),
      ...shownFaults(rules, { field: 'alt', picture, alt }),
    ]
  },
  identityOf: (row) => [row.position, row.kind, text(row, 'words').toLowerCase()].join('/'),
  preview: (row, { sounds }) => ({
    articulation: [
      toArticulationRow({
        ...{ id: 0, key: '', example: null, sound_name: nameOf(byName(sounds), row.sound_id) },
        ...{ sound_word: text(row, 'sound_word'), words: text(row, 'words'), alt: text(row, 'alt') },
        ...{ position: number(row, 'position'), kind: number(row, 'kind'), marks: ranges(row, 'marks') },
        image: row.image === null ? null : text(row, 'image'),
      }),
    ],
  }),
  // A phrase or a sentence comes in the order of its word.
  lastOrder: (row) => sql`coalesce(
    (select rank + ${isLoaded(row) ? 100 : 0} from articulation_cards where kind = 1 and ${number(row, 'kind')} <> 1
      and sound_id = ${row.sound_id} and position = ${row.position} and sound_word = ${row.sound_word}
      order by id limit 1),
    (select max(rank) + 1 from articulation_cards
      where sound_id = ${row.sound_id} and position = ${row.position} and kind = ${row.kind}), 1)`,
}
