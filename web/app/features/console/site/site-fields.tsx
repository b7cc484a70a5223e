import { m } from '#messages'
import { siteFields, type SiteField, type SiteKind, type SiteRecord, type SiteValues } from '@marigold/contract'
import { Field, Select, TextArea } from '../../../ui/field.tsx'
import { PicturesField } from '../cards/picture-fields.tsx'
import type { PicturePicker } from '../cards/pictures/picture-dialog.tsx'
import { OrderedList } from './ordered-list.tsx'
import { optionName, siteFieldName } from './site-words.ts'

export interface SiteFieldsProps {
  kind: SiteKind
  id: string
  values: SiteValues
  choices: SiteRecord['choices']
  errorOf: (field: string) => string | undefined
  picker: PicturePicker
  onChange: (values: SiteValues) => void
}

const hints: Partial<Record<string, string>> = {
  markdown: m.publishing_hint_markdown(),
  document: m.publishing_hint_document(),
  link: m.publishing_hint_link(),
  marked: m.editing_hint_brackets(),
}
const rows: Partial<Record<SiteField['kind'], number>> = { markdown: 8, document: 28, link: 1 }

const longLine = 200

/** A list of any games, or an order of everything there is. */
const isOpen = (kind: SiteKind) => kind === 'featured'

function OneField(props: SiteFieldsProps & { field: SiteField }) {
  const { field, kind, id, values, choices, errorOf, picker, onChange } = props
  const { name, max } = field
  const value = values[name] ?? ''
  const error = errorOf(name)
  if (field.kind === 'list')
    return (
      <OrderedList
        label={isOpen(kind) ? m.catalogue_featured_games() : siteFieldName(name)}
        choices={choices[name] ?? []}
        open={isOpen(kind)}
        {...{ value, error }}
        onChange={(items) => onChange({ [name]: items })}
      />
    )
  if (field.kind === 'pictures')
    return (
      <PicturesField
        pictures={value}
        alts={values.alts ?? ''}
        marked={false}
        error={error}
        altError={errorOf('alts')}
        picker={picker}
        onChange={(pictures, alts) => onChange({ pictures, alts })}
      />
    )
  const given = {
    ...{ label: siteFieldName(name), name, value, error, maxLength: max },
    hint: hints[field.kind],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  }
  if (field.kind === 'choice') {
    const { maxLength: _, ...select } = given
    return (
      <Select {...select}>
        {value === '' ? <option value="">{m.editing_choose()}</option> : null}
        {choices[name]?.map((one) => (
          <option key={one.value} value={one.value}>
            {optionName(name, one.value)}
          </option>
        ))}
      </Select>
    )
  }
  // A long line wraps, and is stored as one line.
  const height = rows[field.kind] ?? (max >= longLine ? 2 : 1)
  if (height > 1) return <TextArea rows={height} {...given} />
  const suggested = choices[name]
  const listId = `${kind}-${id}-${name}`
  return (
    <>
      <Field {...given} list={suggested ? listId : undefined} />
      {suggested ? (
        <datalist id={listId}>
          {suggested.map((one) => (
            <option key={one.value} value={one.value} />
          ))}
        </datalist>
      ) : null}
    </>
  )
}

/** The fields of an entry, by its kind. Descriptions of pictures are edited with the pictures. */
export function SiteFields(props: SiteFieldsProps) {
  return siteFields(props.kind, props.id)
    .filter(({ kind }) => kind !== 'alts')
    .map((field) => <OneField key={field.name} {...props} field={field} />)
}
