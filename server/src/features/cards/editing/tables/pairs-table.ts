import { sql } from 'kysely'
import { markPairs, pictureUrl } from '../../areas/articulation/articulation-rows.ts'
import { ranges, text, type EditableTable, type Stored } from '../card-table.ts'
import type { Lists } from '../lists.ts'
import { nameOf } from '../lists.ts'
import { pictureName, picturePath, shownFaults } from '../pictures.ts'

const contrastsOf = ({ contrasts }: Lists) => new Map(contrasts.map(({ code, name }) => [name, code]))

const faceOf = (row: Stored, prefix: '' | 'other_') => ({
  word: text(row, prefix === '' ? 'word' : 'other'),
  image: pictureUrl(text(row, `${prefix}image`)),
  alt: text(row, `${prefix}alt`),
  marks: markPairs(ranges(row, `${prefix}marks`)),
})

const pathOf = (picture = '') => (picture === '' ? '' : picturePath(picture))

/** Minimal pairs. The letters that differ follow from the contrast. */
export const pairsTable: EditableTable = {
  id: 'pairs',
  sqlName: 'minimal_pairs',
  columns: [
    ...['contrast', 'word', 'image', 'alt', 'marks'],
    ...['other', 'other_image', 'other_alt', 'other_marks', 'rank'],
  ],
  group: { field: 'contrast', column: 'contrast' },
  searched: sql`lower(' ' || word || ' ' || other)`,
  placeFields: ['contrast'],
  titleOf: (row) => `${text(row, 'word')} – ${text(row, 'other')}`,
  pictureOf: (row) => pictureUrl(text(row, 'image')) || null,
  choices: (lists) => ({ contrast: contrastsOf(lists) }),
  valuesOf: (row, lists) => ({
    contrast: nameOf(contrastsOf(lists), row.contrast),
    word: text(row, 'word'),
    picture: pictureName(text(row, 'image')),
    alt: text(row, 'alt'),
    other: text(row, 'other'),
    other_picture: pictureName(text(row, 'other_image')),
    other_alt: text(row, 'other_alt'),
    order: text(row, 'rank'),
  }),
  rowOf(values, choices, { rules }) {
    const { word = '', other = '', order = '' } = values
    const contrast = String(choices.contrast?.get(values.contrast ?? '') ?? '')
    const [marks, otherMarks] = rules.pairMarks(contrast, [word, other])
    return {
      ...{ contrast, word, other, alt: values.alt, other_alt: values.other_alt },
      image: pathOf(values.picture),
      other_image: pathOf(values.other_picture),
      marks: marks.flat(),
      other_marks: otherMarks.flat(),
      rank: order === '' ? null : Number(order),
    }
  },
  faults({ rules, row }) {
    const words = [text(row, 'word'), text(row, 'other')] as const
    if (words.includes('')) return []
    const pictures = [pictureName(text(row, 'image')), pictureName(text(row, 'other_image'))] as const
    return [
      ...rules.pairFaults({ contrast: text(row, 'contrast'), words, pictures }),
      ...shownFaults(rules, { field: 'alt', picture: pictures[0], alt: text(row, 'alt') }),
      ...shownFaults(rules, { field: 'other_alt', picture: pictures[1], alt: text(row, 'other_alt') }),
    ]
  },
  identityOf: (row) => `${text(row, 'word')}/${text(row, 'other')}`.toLowerCase(),
  preview: (row, lists) => ({
    pairs: [
      {
        ...{ id: 0, contrast: text(row, 'contrast') },
        contrast_name: nameOf(contrastsOf(lists), row.contrast),
        words: [faceOf(row, ''), faceOf(row, 'other_')],
      },
    ],
  }),
  lastOrder: (row) => sql`(select coalesce(max(rank), 0) + 1 from minimal_pairs where contrast = ${row.contrast})`,
}
