import { m } from '#messages'
import { changeGame, type GameFields, type GameRecord } from '@marigold/contract'
import { call } from '../../../platform/calls/api-client.ts'
import { readDraft, storeDraft } from '../../../platform/storage/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, Field, TextArea } from '../../../ui/field.tsx'
import { Notice, Problem } from '../../../ui/notice.tsx'
import { useForm, type Values } from '../../../ui/use-form.ts'
import { sendGame } from './change-game.ts'

/** Fields with a text, and how many lines they have. */
const texts = [
  { name: 'game_name', label: m.games_name(), rows: 1, maxLength: 80 },
  { name: 'short_description', label: m.games_short_description(), rows: 2, maxLength: 200 },
  { name: 'long_description', label: m.games_long_description(), rows: 6, maxLength: 4000 },
  { name: 'description', label: m.games_description(), rows: 6, maxLength: 4000 },
  { name: 'goals', label: m.games_goals(), rows: 4, maxLength: 4000 },
  { name: 'how_to_play', label: m.games_how_to_play(), rows: 5, maxLength: 10_000 },
  { name: 'categories', label: m.games_categories(), rows: 4, maxLength: 800 },
] as const

const linesIn = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Reads the form's values. Lists have one entry in each line. */
export function fieldsIn(values: Values, ages: readonly string[]): GameFields {
  const { game_name = '', short_description = '', long_description = '', description = '', rank = '' } = values
  return {
    ...{ game_name, short_description, long_description, description },
    goals: linesIn(values.goals),
    how_to_play: linesIn(values.how_to_play),
    categories: linesIn(values.categories),
    age_filters: ages.filter((age) => values[`age ${age}`] === 'on'),
    free: values.free === 'on',
    featured: values.featured === 'on',
    rank: /^\d{1,7}$/.test(rank.trim()) ? Number(rank) : Number.NaN,
  }
}

const textOf = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join('\n'))

/** The game's texts, place, and price. What was typed survives a reload until it is saved. */
export function GameForm({ game, token }: { game: GameRecord; token: string }) {
  const { id, fields, ages } = game
  const draftName = (name: string) => `game ${id} ${name}`
  const form = useForm<true>({
    log: 'The game was not changed',
    send: async (values) => {
      const body = { revision: game.revision, fields: fieldsIn(values, ages) }
      await sendGame(token, () => call(changeGame, { params: { id }, body }))
      for (const { name } of texts) storeDraft(draftName(name), '')
      return true as const
    },
  })
  const errorOf = (name: string) => form.errorOf(`fields.${name}`) ?? form.errorOf(name)
  return (
    <section className="account-box" aria-labelledby="texts-title">
      <h2 id="texts-title">{m.games_texts_and_place()}</h2>
      <p>{game.edited ? m.games_edited_lead() : m.games_from_the_package_lead()}</p>
      <form className="form" noValidate onSubmit={form.submit}>
        {texts.map(({ name, label, rows, maxLength }) => {
          const given = {
            ...{ name, label, maxLength },
            defaultValue: readDraft(draftName(name)) || textOf(fields[name]),
            onInput: (event: { currentTarget: { value: string } }) =>
              storeDraft(draftName(name), event.currentTarget.value),
            error: errorOf(name),
          }
          return rows === 1 ? <Field key={name} {...given} /> : <TextArea key={name} rows={rows} {...given} />
        })}
        <fieldset className="console-switches">
          <legend className="font-semibold">{m.catalogue_ages()}</legend>
          {ages.map((age) => (
            <Checkbox key={age} label={age} name={`age ${age}`} defaultChecked={fields.age_filters.includes(age)} />
          ))}
        </fieldset>
        <Field
          label={m.games_place_in_the_catalog()}
          hint={m.games_place_hint()}
          name="rank"
          inputMode="numeric"
          defaultValue={fields.rank}
          error={errorOf('rank')}
        />
        <Checkbox label={m.games_free_for_everyone()} name="free" defaultChecked={fields.free} />
        <Checkbox label={m.games_featured()} name="featured" defaultChecked={fields.featured} />
        <Problem>{form.problem}</Problem>
        {form.done ? <Notice tone="good">{m.notifications_saved()}</Notice> : null}
        <div className="account-actions">
          <Button type="submit" aria-disabled={form.busy}>
            {m.ui_save()}
          </Button>
        </div>
      </form>
    </section>
  )
}
