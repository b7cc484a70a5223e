import { m } from '#messages'
import { addGame, changeGame, type GameDetail, type GameFields, type GameRecord } from '@marigold/contract'
import { useMemo, useState, type ReactNode } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, Field, FieldError, TextArea } from '../../../ui/field.tsx'
import { Notice, Problem } from '../../../ui/notice.tsx'
import { useForm, type Values } from '../../../ui/use-form.ts'
import { PreviewFrame } from '../preview-frame.tsx'
import { StaleNotice } from '../stale-notice.tsx'
import { useEdits } from '../use-edits.ts'
import { sendGame } from './change-game.ts'
import { gameFieldName } from './game-words.ts'
import { emptyFields, fieldsIn, linesIn, shownGame, valuesOf, type Choices } from './game-values.ts'

/** Renders the public page of a game, which belongs to another feature. */
export type GamePreview = (game: GameDetail, howToPlay: readonly string[]) => ReactNode

/** Fields with a text, and how many lines they have. */
const texts = [
  { name: 'game_name', rows: 1, maxLength: 80 },
  { name: 'short_description', rows: 2, maxLength: 200, hint: m.games_short_description_hint() },
  { name: 'long_description', rows: 6, maxLength: 4000, hint: m.games_long_description_hint() },
  { name: 'description', rows: 6, maxLength: 4000, hint: m.games_description_hint() },
  { name: 'goals', rows: 4, maxLength: 4000 },
  { name: 'how_to_play', rows: 5, maxLength: 10_000 },
] as const

interface FieldsProps extends Choices {
  values: Values
  errorOf: (name: string) => string | undefined
  onChange: (values: Values) => void
}

/** The game's categories, in the order in which they were chosen. */
function CategoryBoxes({ categories, values, errorOf, onChange }: FieldsProps) {
  const chosen = linesIn(values.categories)
  const error = errorOf('categories')
  const choose = (name: string, on: boolean) =>
    onChange({ categories: [...chosen.filter((one) => one !== name), ...(on ? [name] : [])].join('\n') })
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{gameFieldName('categories')}</legend>
      <div className="console-switches">
        {categories.map((name) => (
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
function PlaceFields({ ages, values, errorOf, onChange }: FieldsProps) {
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
      {box('featured', gameFieldName('featured'))}
    </>
  )
}

/** The game's texts, and its place. */
function GameFieldList(props: FieldsProps) {
  const { values, errorOf, onChange } = props
  return (
    <>
      {texts.map(({ rows, ...text }) => {
        const { name } = text
        const given = {
          ...text,
          label: gameFieldName(name),
          value: values[name] ?? '',
          onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
          error: errorOf(name),
        }
        return rows === 1 ? <Field key={name} {...given} /> : <TextArea key={name} rows={rows} {...given} />
      })}
      <CategoryBoxes {...props} />
      <PlaceFields {...props} />
    </>
  )
}

/** What was saved meanwhile in an edited field, in words. */
const savedText = (value: string) => (value === 'on' ? m.console_on() : value)

interface GameFormProps extends Choices {
  token: string
  /** Null for a new one. */
  game: GameRecord | null
  preview: GamePreview
  onSaved?: (game: GameRecord) => void
}

/** The game's fields, and its public page with them. What was edited survives a reload until it's saved. */
export function GameForm({ token, game, ages, categories, preview, onSaved }: GameFormProps) {
  const [round, setRound] = useState(0)
  const stored = useMemo(() => valuesOf(game?.fields ?? emptyFields, ages), [game, ages])
  const saved = { revision: game?.revision ?? 0, fields: stored }
  const { hasEdits, values, change, discard, stale } = useEdits(`game ${game?.id ?? 'new'}`, saved)
  const fields: GameFields = fieldsIn(values, { ages, categories })
  const form = useForm<GameRecord>({
    log: 'The game was not saved',
    send: () =>
      sendGame(token, () =>
        game === null
          ? call(addGame, { body: { fields } })
          : call(changeGame, { params: { id: game.id }, body: { revision: game.revision, fields } }),
      ),
    onDone: (record) => {
      discard()
      setRound(round + 1)
      onSaved?.(record)
    },
  })
  const errorOf = (name: string) => form.errorOf(`fields.${name}`) ?? form.errorOf(name)
  const reset = () => {
    discard()
    form.reset()
    setRound(round + 1)
  }
  return (
    <div className="game-columns">
      <section className="account-box panel" aria-labelledby="texts-title">
        <h2 id="texts-title">{m.games_texts_and_place()}</h2>
        {game === null ? null : <p>{game.edited ? m.games_edited_lead() : m.games_from_the_package_lead()}</p>}
        <form key={round} className="form" noValidate onSubmit={form.submit}>
          <StaleNotice
            title={m.games_changed_meanwhile()}
            saved={stale.map(([name, value]) => [gameFieldName(name), savedText(value)])}
          />
          <GameFieldList {...{ ages, categories, values, errorOf }} onChange={change} />
          <Problem>{form.problem}</Problem>
          {form.done && !hasEdits ? <Notice tone="good">{m.notifications_saved()}</Notice> : null}
          <div className="account-actions">
            <Button type="submit" aria-disabled={form.busy}>
              {game === null ? m.publishing_add_a_game() : m.ui_save()}
            </Button>
            {hasEdits ? (
              <Button look="quiet" onClick={reset}>
                {m.editing_discard()}
              </Button>
            ) : null}
          </div>
        </form>
      </section>
      <section className="account-box panel game-preview" aria-labelledby="preview-title">
        <h2 id="preview-title">{m.games_public_page()}</h2>
        <PreviewFrame title={m.games_preview_of_its_page()}>
          {preview(shownGame(fields, game), fields.how_to_play)}
        </PreviewFrame>
      </section>
    </div>
  )
}
