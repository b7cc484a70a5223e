import { m } from '#messages'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Checkbox, Field, FieldError, Select } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { joinList, splitList, type Listed } from './split-list.ts'

interface AnswersFieldProps {
  value: string
  /** The type of the question: 'choice', 'yes-no', … */
  type: string
  error: string | undefined
  onChange: (value: string) => void
}

const yes = '*Yes | No'
const no = 'Yes | *No'
const most = 6

/** The answer of a yes-or-no question. */
function YesNo({ value, error, onChange }: Omit<AnswersFieldProps, 'type'>) {
  return (
    <Select
      label={m.cards_answers()}
      name="answers"
      value={value === no || value === yes ? value : ''}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{m.editing_choose_an_answer()}</option>
      <option value={yes}>{m.ui_yes()}</option>
      <option value={no}>{m.ui_no()}</option>
    </Select>
  )
}

/** The answers of a question, one a line; in a multiple choice, the right one is marked. */
export function AnswersField({ value, type, error, onChange }: AnswersFieldProps) {
  const [answers, setAnswers] = useState<Listed[]>(() => {
    const known = splitList(value)
    return known.length > 0 ? known : [{ text: '', right: false }]
  })
  if (type === 'talk') return null
  if (type === 'yes-no') return <YesNo value={value} error={error} onChange={onChange} />
  const isMarked = type === 'choice'
  const store = (next: Listed[]) => {
    setAnswers(next)
    onChange(joinList(isMarked ? next : next.map(({ text }) => ({ text, right: false }))))
  }
  const set = (at: number, change: Partial<Listed>) =>
    store(answers.map((one, place) => (place === at ? { ...one, ...change } : one)))
  return (
    <fieldset className="card-list-field">
      <legend className="font-semibold">{m.cards_answers()}</legend>
      {answers.map(({ text, right }, at) => (
        <div key={at} className="card-answer">
          <Field
            label={<span className="sr-only">{m.editing_answer_number({ number: at + 1 })}</span>}
            name={at === 0 ? 'answers' : `answer ${at}`}
            value={text}
            maxLength={200}
            onChange={({ target }) => set(at, { text: target.value.replaceAll('|', '') })}
          />
          {isMarked ? (
            <Checkbox
              label={m.editing_mark_right()}
              checked={right}
              aria-label={m.editing_answer_is_right({ number: at + 1 })}
              onChange={({ target }) => set(at, { right: target.checked })}
            />
          ) : null}
          <IconButton
            label={m.editing_remove_answer({ number: at + 1 })}
            onClick={() => store(answers.filter((_, place) => place !== at))}
          >
            <Icon of={X} />
          </IconButton>
        </div>
      ))}
      {error ? <FieldError>{error}</FieldError> : null}
      {answers.length < most ? (
        <div>
          <Button size="small" look="quiet" onClick={() => store([...answers, { text: '', right: false }])}>
            <Icon of={Plus} /> {m.editing_add_an_answer()}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
