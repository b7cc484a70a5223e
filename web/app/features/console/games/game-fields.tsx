import { m } from '#messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Checkbox, Field, FieldError, TextArea } from '../../../ui/field.tsx'
import type { Values } from '../../../ui/use-form.ts'
import { gameFieldName } from './game-words.ts'
import { inSiteOrder, linesIn, type Choices } from './game-values.ts'

/** Fields with a text, and how many lines they have. */
const names = [
  { name: 'game_name', rows: 1, maxLength: 80 },
  { name: 'short_description', rows: 2, maxLength: 200, hint: m.games_short_description_hint() },
] as const
const texts = [
  { name: 'long_description', rows: 6, maxLength: 4000, hint: m.games_long_description_hint() },
  { name: 'description', rows: 6, maxLength: 4000, hint: m.games_description_hint() },
  { name: 'goals', rows: 4, maxLength: 4000 },
  { name: 'how_to_play', rows: 5, maxLength: 10_000 },
] as const

interface FieldsProps {
  values: Values
  errorOf: (name: string) => string | undefined
  onChange: (values: Values) => void
}

interface TextFieldsProps extends FieldsProps {
  fields: typeof names | typeof texts
}

function TextFields({ fields, values, errorOf, onChange }: TextFieldsProps) {
  return fields.map(({ rows, ...text }): ReactNode => {
    const { name } = text
    const given = {
      ...text,
      label: gameFieldName(name),
      value: values[name] ?? '',
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
      error: errorOf(name),
    }
    return rows === 1 ? <Field key={name} {...given} /> : <TextArea key={name} rows={rows} {...given} />
  })
}

/** The game's categories, in the order in which they were chosen. */
function CategoryBoxes({ categories, values, errorOf, onChange }: FieldsProps & Choices) {
  const chosen = linesIn(values.categories)
  const error = errorOf('categories')
  const choose = (name: string, on: boolean) =>
    onChange({ categories: [...chosen.filter((one) => one !== name), ...(on ? [name] : [])].join('\n') })
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{gameFieldName('categories')}</legend>
      <div className="console-switches">
        {inSiteOrder(categories).map((name) => (
          <Checkbox
            key={name}
            label={name}
            name={`category ${name}`}
            checked={chosen.includes(name)}
            onChange={({ target }) => choose(name, target.checked)}
          />
        ))}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
    </fieldset>
  )
}

/** Where the game is in the catalog, and how its page looks. */
function PlaceFields({ ages, values, errorOf, onChange }: FieldsProps & Choices) {
  const box = (name: string, label: string) => (
    <Checkbox
      key={name}
      label={label}
      name={name}
      checked={values[name] === 'on'}
      onChange={({ target }) => onChange({ [name]: target.checked ? 'on' : '' })}
    />
  )
  return (
    <>
      <fieldset className="console-switches">
        <legend className="font-semibold">{m.catalogue_ages()}</legend>
        {ages.map((age) => box(`age ${age}`, age))}
      </fieldset>
      <Field
        label={gameFieldName('rank')}
        hint={m.games_place_hint()}
        name="rank"
        inputMode="numeric"
        value={values.rank ?? ''}
        error={errorOf('rank')}
        onChange={({ target }) => onChange({ rank: target.value })}
      />
      <Field
        label={gameFieldName('color')}
        hint={m.games_color_hint()}
        name="color"
        type="color"
        value={values.color ?? ''}
        error={errorOf('color')}
        onChange={({ target }) => onChange({ color: target.value })}
      />
      {box('light_cover', gameFieldName('light_cover'))}
      {box('free', gameFieldName('free'))}
      <p>
        {values.featured === 'on' ? m.games_featured_yes() : m.games_featured_no()}{' '}
        <Link className="link" to="/console/site/featured/games">
          {m.games_choose_featured()}
        </Link>
      </p>
    </>
  )
}

/** What every game needs. */
export const NameFields = (props: FieldsProps) => <TextFields {...props} fields={names} />

/** The other texts of a game, and its place. */
export function DetailFields(props: FieldsProps & Choices) {
  return (
    <>
      <TextFields {...props} fields={texts} />
      <CategoryBoxes {...props} />
      <PlaceFields {...props} />
    </>
  )
}
