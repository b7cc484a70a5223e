import { m } from '#messages'
import { cardFields, isRequired, cardSchemas, faultOf, type CardProblem, type CardValues } from '@marigold/contract'
import { faultSentence } from '../../../platform/http/fault-sentences.ts'
import type { Choices, EditableTable, Rules, Stored } from './card-table.ts'
import type { Lists } from './lists.ts'
import { ruleSentence } from './rule-sentences.ts'

const listedOptions = 12

/** What a card is checked with. */
export interface CheckParts {
  rules: Rules
  lists: Lists
  choices: Choices
  /**
   * Returns the other active cards of the row's group, by what must be there only once: their ids, or the negative line
   * of a card that an import adds.
   */
  others(row: Stored): Promise<Map<string, number>>
  /** Returns the names that aren't pictures. */
  unknownPictures(names: readonly string[]): Promise<string[]>
}

/** A card as it was checked. `row` is null if a field isn't even readable. */
export interface Checked {
  values: CardValues
  row: Stored | null
  problems: CardProblem[]
}

const wrong = (field: string, message: string): CardProblem => ({ field, message, warning: false })

/** Reads the values of a card. Absent ones are those of the card that they change. */
function readValues(table: EditableTable, given: CardValues, before: CardValues): Checked {
  const parsed = cardSchemas[table.id].safeParse({ ...before, ...given })
  if (parsed.success) return { values: parsed.data as CardValues, row: null, problems: [] }
  const problems = parsed.error.issues.map((issue) =>
    wrong(String(issue.path[0] ?? ''), faultSentence(faultOf(issue, given))),
  )
  return { values: { ...before, ...given }, row: null, problems }
}

function choiceProblems(choices: Choices, values: CardValues): CardProblem[] {
  return Object.entries(choices).flatMap(([field, options]) => {
    const value = values[field] ?? ''
    if (options.has(value)) return []
    if (value === '') return [wrong(field, m.editing_text_missing())]
    const all = [...options.keys()]
    const shown = all.length > listedOptions ? [...all.slice(0, listedOptions), '…'] : all
    return [wrong(field, m.editing_not_an_option({ value, options: shown.join(', ') }))]
  })
}

function missingProblems(table: EditableTable, values: CardValues): CardProblem[] {
  return (
    cardFields[table.id]
      .filter(
        ({ name, kind }) => kind !== 'choice' && isRequired(table.id, name, values) && (values[name] ?? '') === '',
      )
      // What is wrong with descriptions is checked with the pictures.
      .filter(({ name }) => !name.endsWith('alt'))
      .map(({ name, kind }) => wrong(name, kind === 'picture' ? m.editing_picture_needed() : m.editing_text_missing()))
  )
}

/** Returns the pictures that a field names. Right ones start with `*`. */
const picturesIn = (value = '') =>
  value
    .split('|')
    .map((one) => one.trim().replace(/^\*\s*/, ''))
    .filter((one) => one !== '')

async function pictureProblems(
  table: EditableTable,
  values: CardValues,
  { unknownPictures }: Pick<CheckParts, 'unknownPictures'>,
): Promise<CardProblem[]> {
  const fields = cardFields[table.id].filter(({ kind }) => kind === 'picture' || kind === 'pictures')
  const unknown = await unknownPictures(fields.flatMap(({ name }) => picturesIn(values[name])))
  return fields.flatMap(({ name }) =>
    picturesIn(values[name])
      .filter((one) => unknown.includes(one))
      .map((value) => wrong(name, m.editing_picture_unknown({ value }))),
  )
}

/** The field with the text that must be there only once. */
function mainField({ id }: EditableTable): string {
  const kinds = ['marked', 'long', 'text'] as const
  const found = kinds.flatMap((kind) => cardFields[id].find((field) => field.kind === kind) ?? [])
  return found[0]?.name ?? ''
}

const once = (problems: CardProblem[]) => [
  ...new Map(problems.map((one) => [`${one.field} ${one.message}`, one])).values(),
]

/** Checks the values of a card: what the contract, its table, and the rules of the content say. */
export async function checkValues(
  table: EditableTable,
  given: CardValues,
  stored: { id: number; row: Stored } | null,
  parts: CheckParts,
): Promise<Checked> {
  const { rules, lists, choices, others } = parts
  const read = readValues(table, given, stored ? table.valuesOf(stored.row, lists) : {})
  const chosen = read.problems.length > 0 ? read.problems : choiceProblems(choices, read.values)
  if (chosen.length > 0) return { ...read, problems: chosen }
  const { values } = read
  const row = table.rowOf(values, choices, { rules, before: stored?.row ?? null })
  const problems = [
    ...missingProblems(table, values),
    ...(await pictureProblems(table, values, parts)),
    ...table
      .faults({ rules, lists, row })
      .map((fault) => ({ field: fault.field, message: ruleSentence(fault), warning: fault.warning })),
  ]
  const same = table.group === null ? undefined : (await others(row)).get(table.identityOf(row))
  if (same !== undefined && same !== stored?.id) {
    // A line of the same file has no number yet.
    const message = same > 0 ? m.editing_duplicate({ id: same }) : m.editing_duplicate_line({ line: -same })
    problems.push(wrong(mainField(table), message))
  }
  return { values: table.valuesOf({ ...stored?.row, ...row }, lists), row, problems: once(problems) }
}
