import { m } from '#messages'
import {
  addConsoleCard,
  cardFields,
  changeConsoleCard,
  getCardChoices,
  type CardProblem,
  type CardRecord,
  type CardTable,
  type CardValues,
  type SetRows,
} from '@marigold/contract'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { useCall } from '../../../platform/calls/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import { Notice, Problem } from '../../../ui/notice.tsx'
import { useForm, type Errors } from '../../../ui/use-form.ts'
import { CardFields } from './card-fields.tsx'
import { choiceName, fieldName } from './card-words.ts'
import { sendCard } from './change-card.ts'
import type { PicturePicker } from './pictures/picture-dialog.tsx'
import { useCardCheck } from './use-card-check.ts'
import { StaleNotice } from '../stale-notice.tsx'
import { useEdits } from '../use-edits.ts'

/** What the page of a card gets from other features. */
export interface CardTools {
  picker: PicturePicker
  /** Renders cards as the viewer and paper show them. */
  preview: (rows: SetRows, id: number | null) => ReactNode
}

interface CardFormProps extends CardTools {
  token: string
  table: CardTable
  /** Null for a new card. */
  card: CardRecord | null
  /** Values that a new card begins with. */
  start?: CardValues
  /** What to say about the last save, until the next edit. */
  notice?: ReactNode
  onSaved: (card: CardRecord) => void
}

/** What can be right anyway, and the box that says so. */
function Warnings({ warnings, error }: { warnings: CardProblem[]; error: string | undefined }) {
  if (warnings.length === 0) return null
  return (
    <div className="card-warnings" role="group" aria-label={m.editing_warning()}>
      <b>{m.editing_warning()}</b>
      <ul className="grid gap-1 pl-5 list-disc wrap-anywhere">
        {warnings.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{message}</li>
        ))}
      </ul>
      <Checkbox label={m.editing_confirm_warnings()} name="confirmed" error={error} />
    </div>
  )
}

/** Returns the values of a new card, with every field of its table. */
const startValues = (table: CardTable, start: CardValues = {}): CardValues => ({
  ...Object.fromEntries(cardFields[table].map(({ name }) => [name, ''])),
  ...start,
})

/** The fields of a card with what is wrong with them, and the card as it's shown. Edits survive a reload. */
export function CardForm({ token, table, card, start, picker, preview, notice, onSaved }: CardFormProps) {
  const id = card?.id ?? null
  const [tried, setTried] = useState(false)
  const [round, setRound] = useState(0)
  const saved = card ?? { revision: 0, fields: startValues(table, start) }
  const { edits, hasEdits, values, change, discard, stale } = useEdits(`card ${table} ${id ?? 'new'}`, saved.fields)
  const { data } = useCall(getCardChoices, { params: { table }, who: token })
  const { checked, isError, isCurrent } = useCardCheck(table, id, values)
  const problems = checked?.problems ?? []
  const wrong = problems.filter(({ warning }) => !warning)
  const isShown = (field: string) => tried || card !== null || field in edits
  const form = useForm<CardRecord>({
    log: 'The card was not saved',
    // Older problems are no reason: the server checks again.
    check: () => {
      setTried(true)
      const errors: Errors = {}
      if (isCurrent) for (const { field, message } of wrong) (errors[field] ??= []).push(message)
      return errors
    },
    send: ({ confirmed }) => {
      const body = { confirmed: confirmed === 'on' }
      return sendCard(token, table, () =>
        card === null
          ? call(addConsoleCard, { params: { table }, body: { ...body, fields: values } })
          : call(changeConsoleCard, {
              params: { table, id: card.id },
              body: { ...body, revision: card.revision, fields: edits },
            }),
      )
    },
    onDone: (record) => {
      discard()
      setTried(false)
      setRound(round + 1)
      onSaved(record)
    },
  })
  const errorOf = (field: string) => {
    const live = isShown(field) ? wrong.find((one) => one.field === field)?.message : undefined
    return isCurrent ? live : (live ?? form.errorOf(field))
  }
  const reset = () => {
    discard()
    form.reset()
    setRound(round + 1)
  }
  return (
    <div className="card-columns">
      <section className="account-box panel" aria-labelledby="card-fields-title">
        <h2 id="card-fields-title">{m.caseload_edit()}</h2>
        <form key={`${round} ${saved.revision}`} className="form" noValidate onSubmit={form.submit}>
          <StaleNotice
            title={m.editing_changed_meanwhile()}
            saved={stale.map(([field, value]) => [fieldName(field), choiceName(field, value)])}
          />
          <CardFields
            {...{ table, values, picker, errorOf }}
            choices={data?.choices ?? {}}
            isNew={card === null}
            onChange={change}
          />
          <Warnings warnings={problems.filter(({ warning }) => warning)} error={form.errorOf('confirmed')} />
          {isError ? <Notice>{m.editing_check_failed()}</Notice> : null}
          <Problem>{form.problem}</Problem>
          {hasEdits ? null : notice}
          <div className="account-actions">
            <Button type="submit" aria-disabled={form.busy}>
              {card === null ? m.editing_add_a_card() : m.ui_save()}
            </Button>
            {hasEdits ? (
              <Button look="quiet" onClick={reset}>
                {m.editing_discard()}
              </Button>
            ) : null}
          </div>
        </form>
      </section>
      {checked?.rows ? (
        preview(checked.rows, id)
      ) : cardFields[table].some(({ kind }) => kind === 'order') ? (
        <p className="card-no-preview">{m.editing_nothing_to_preview()}</p>
      ) : null}
    </div>
  )
}
