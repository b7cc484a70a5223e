import { m } from '#messages'
import { cardFields, isRequired, type CardField, type CardTable, type CardValues } from '@marigold/contract'
import { Field, Select, TextArea } from '../../../ui/field.tsx'
import { AnswersField } from './answers-field.tsx'
import { choiceName, fieldName } from './card-words.ts'
import { PictureField, PicturesField } from './picture-fields.tsx'
import type { PicturePicker } from './pictures/picture-dialog.tsx'

export interface CardFieldsProps {
  table: CardTable
  values: CardValues
  choices: Readonly<Record<string, readonly string[]>>
  errorOf: (field: string) => string | undefined
  picker: PicturePicker
  /** Marks what a new card needs. */
  isNew: boolean
  onChange: (values: CardValues) => void
}

interface OneProps extends CardFieldsProps {
  field: CardField
}

const hints: Partial<Record<string, string>> = {
  text: m.editing_hint_brackets(),
  line: m.editing_hint_marks(),
  order: m.editing_hint_order(),
}

/** Which words a picture belongs to. */
const wordFields: Record<string, string> = { picture: 'word', other_picture: 'other' }

/** A new type has other answers. */
function withType(values: CardValues, type: string): CardValues {
  const isPlain = type === 'choice' || type === 'pictures' || type === 'answer'
  const wasPlain = values.type !== 'yes-no' && values.type !== 'talk'
  return { type, ...(!(isPlain && wasPlain) && { answers: '' }) }
}

/** What a field is called, and in a new card, whether it's needed. */
function labelOf({ table, field: { name }, values, isNew }: OneProps): string {
  const label = fieldName(name)
  return isNew && isRequired(table, name, values) ? m.editing_required({ label }) : label
}

function ChoiceField(props: OneProps) {
  const { name } = props.field
  const { values, choices, errorOf, onChange } = props
  const value = values[name] ?? ''
  const options = choices[name] ?? []
  return (
    <Select
      label={labelOf(props)}
      name={name}
      value={value}
      error={errorOf(name)}
      onChange={({ target }) => onChange(name === 'type' ? withType(values, target.value) : { [name]: target.value })}
    >
      {value === '' ? <option value="">{m.editing_choose()}</option> : null}
      {options.map((option) => (
        <option key={option} value={option}>
          {choiceName(name, option)}
        </option>
      ))}
    </Select>
  )
}

function OneField(props: OneProps) {
  const { table, field, values, errorOf, picker, onChange } = props
  const { name, kind, max } = field
  const value = values[name] ?? ''
  const type = values.type ?? ''
  if (kind === 'choice') return <ChoiceField {...props} />
  if (kind === 'answers')
    return (
      <AnswersField
        key={type}
        value={value}
        type={type}
        error={errorOf(name)}
        onChange={(answers) => onChange({ answers })}
      />
    )
  if (kind === 'pictures')
    return (
      <PicturesField
        key={type}
        pictures={value}
        alts={values.alts ?? ''}
        marked={type === 'pictures'}
        error={errorOf(name)}
        altError={errorOf('alts')}
        picker={picker}
        onChange={(pictures, alts) => onChange({ pictures, alts })}
      />
    )
  if (kind === 'picture') {
    const altField = name === 'other_picture' ? 'other_alt' : 'alt'
    return (
      <PictureField
        label={fieldName(name)}
        name={name}
        value={value}
        alt={values[altField] ?? ''}
        word={values[wordFields[name] ?? ''] ?? values.text?.replaceAll(/[[\]]/g, '') ?? ''}
        error={errorOf(name)}
        optional={table === 'articulation'}
        picker={picker}
        onChange={(picture, alt) => onChange({ [name]: picture, ...(altField in values && { [altField]: alt }) })}
      />
    )
  }
  const given = {
    ...{ label: labelOf(props), name, value, maxLength: max },
    hint: hints[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  }
  return kind === 'long' ? (
    <TextArea rows={3} {...given} />
  ) : (
    <Field inputMode={kind === 'order' ? 'numeric' : 'text'} {...given} />
  )
}

/** A card has these fields. A word card is its own word, and a card without a picture has no description. */
function isShown({ name, kind }: CardField, table: CardTable, values: CardValues): boolean {
  if (kind === 'alts') return false
  if (table !== 'articulation') return true
  if (name === 'word') return values.kind !== 'word'
  return name !== 'alt' || (values.picture ?? '') !== ''
}

/** The fields of a card, by its table. */
export function CardFields(props: CardFieldsProps) {
  const { table, values } = props
  return cardFields[table]
    .filter((field) => isShown(field, table, values))
    .map((field) => <OneField key={field.name} {...props} field={field} />)
}
