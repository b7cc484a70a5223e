import { questionTypes, type CardValues } from '@marigold/contract'
import { sql } from 'kysely'
import { toLanguageRow } from '../../areas/language/language.service.ts'
import { number, text, type EditableTable, type Stored } from '../card-table.ts'
import type { Lists } from '../lists.ts'
import { nameOf } from '../lists.ts'
import { pictureName } from '../pictures.ts'

const types = new Map([
  ['choice', 2],
  ['pictures', 3],
  ['yes-no', 4],
  ['answer', 5],
  ['talk', 6],
])
const choosesPictures = 3
const ages = ['2-4', '5-7', '8-10', '11-13', '14+']

const partsOf = ({ parts }: Lists) => new Map(parts.map(({ id, name, goal }) => [`${goal} > ${name}`, id]))

function list<Item = string>(row: Stored, column: string): Item[] {
  try {
    const parsed: unknown = JSON.parse(text(row, column))
    return Array.isArray(parsed) ? (parsed as Item[]) : []
  } catch {
    return []
  }
}

/** Splits a field with several values. Right ones start with `*`. */
function split(value = ''): { all: string[]; right: number[] } {
  const all = value
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== '*')
  return {
    all: all.map((one) => one.replace(/^\*\s*/, '')),
    right: all.flatMap((one, at) => (one.startsWith('*') ? [at] : [])),
  }
}

const join = (all: readonly string[], right: readonly number[] = []) =>
  all.map((one, at) => (right.includes(at) ? `*${one}` : one)).join(' | ')

function columnsOf(values: CardValues) {
  const type = types.get(values.type ?? '')
  const pictures = split(values.pictures)
  const answers = split(values.answers)
  const { right } = type === choosesPictures ? pictures : answers
  return { pictures: pictures.all, answers: answers.all, right, alts: split(values.alts).all }
}

/** Questions by goal and part of a goal. */
export const languageTable: EditableTable = {
  id: 'language',
  sqlName: 'language_items',
  columns: [
    ...['subcategory_id', 'question_type', 'age', 'questions'],
    ...['image', 'alt', 'answers', 'correct_option', 'rank'],
  ],
  group: { field: 'part', column: 'subcategory_id' },
  searched: sql`lower(' ' || questions || ' ' || answers)`,
  placeFields: ['part', 'type'],
  titleOf: (row) => text(row, 'questions'),
  pictureOf(row) {
    const [first] = list(row, 'image')
    return first === undefined ? null : `/assets/cards/${encodeURIComponent(first)}`
  },
  choices: (lists) => ({ part: partsOf(lists), type: types, age: new Map(ages.map((age) => [age, age])) }),
  valuesOf(row, lists) {
    const right = list<number>(row, 'correct_option')
    const isPictures = row.question_type === choosesPictures
    return {
      part: nameOf(partsOf(lists), row.subcategory_id),
      type: nameOf(types, row.question_type),
      age: text(row, 'age'),
      question: text(row, 'questions'),
      pictures: join(list(row, 'image').map(pictureName), isPictures ? right : []),
      alts: join(list(row, 'alt')),
      answers: join(list(row, 'answers'), isPictures ? [] : right),
      order: text(row, 'rank'),
    }
  },
  rowOf(values, choices) {
    const { pictures, answers, right, alts } = columnsOf(values)
    const { order = '' } = values
    return {
      subcategory_id: choices.part?.get(values.part ?? ''),
      question_type: types.get(values.type ?? ''),
      age: values.age,
      questions: values.question,
      image: JSON.stringify(pictures.map((name) => `${name}.svg`)),
      alt: JSON.stringify(alts),
      answers: JSON.stringify(answers),
      correct_option: JSON.stringify(right),
      rank: order === '' ? null : Number(order),
    }
  },
  faults({ rules, lists, row }) {
    const part = lists.parts.find(({ id }) => id === Number(row.subcategory_id))
    const pictures = list(row, 'image').map(pictureName)
    const alts = list(row, 'alt')
    if (text(row, 'questions') === '') return []
    return [
      ...rules.languageFaults({
        category: part?.category ?? 0,
        part: part?.name ?? '',
        type: number(row, 'question_type'),
        question: text(row, 'questions'),
        pictures,
        answers: list(row, 'answers'),
        correct: list<number>(row, 'correct_option'),
      }),
      ...(alts.length === pictures.length
        ? alts.flatMap((alt) => rules.altFaults('alts', alt))
        : [rules.ruleError('alts', 'alts_count', String(pictures.length))]),
    ]
  },
  identityOf: (row) =>
    [row.question_type, text(row, 'questions'), text(row, 'image'), ...list(row, 'answers').toSorted()]
      .join('/')
      .toLowerCase(),
  preview(row, lists) {
    const part = lists.parts.find(({ id }) => id === Number(row.subcategory_id))
    if (part === undefined) return null
    const item = toLanguageRow({
      ...{ id: 0, key: '', language_type_id: part.category, sub_category_id: part.id },
      ...{ question_type_id: number(row, 'question_type'), questions: text(row, 'questions'), age: text(row, 'age') },
      ...{ image: text(row, 'image'), alt: text(row, 'alt'), answers: text(row, 'answers') },
      correct_option: text(row, 'correct_option'),
    })
    return {
      language: {
        rows: [item],
        catagory: [{ cat_id: part.category, id: part.id, category_name: part.name }],
        categories: [{ id: part.category, category_name: part.goal }],
        types: [...questionTypes],
      },
    }
  },
  lastOrder: (row) =>
    sql`(select coalesce(max(rank), 0) + 1 from language_items where subcategory_id = ${row.subcategory_id})`,
}
