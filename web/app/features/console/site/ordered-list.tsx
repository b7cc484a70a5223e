import { m } from '#messages'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { FieldError, Select } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface OrderedListProps {
  label: string
  /** One value per line. */
  value: string
  choices: readonly { value: string; label: string }[]
  /** Whether entries can be added and removed, and not only moved. */
  open: boolean
  error: string | undefined
  onChange: (value: string) => void
}

/** A list that is put in order by buttons, which work by touch and by keyboard. */
export function OrderedList({ label, value, choices, open, error, onChange }: OrderedListProps) {
  const [said, setSaid] = useState('')
  const id = useId()
  const items = value.split('\n').filter((one) => one !== '')
  const nameOf = (item: string) => choices.find((one) => one.value === item)?.label ?? item
  const rest = choices.filter((one) => !items.includes(one.value))
  const store = (next: string[]) => onChange(next.join('\n'))
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length) return
    const others = items.filter((one) => one !== item)
    store([...others.slice(0, to), item, ...others.slice(to)])
    setSaid(m.publishing_moved({ name: nameOf(item), place: to + 1, count: items.length }))
  }
  return (
    <div className="grid gap-3" role="group" aria-labelledby={id}>
      <b id={id}>{label}</b>
      <ol className="site-order">
        {items.map((item, at) => (
          <li key={item}>
            <span className="wrap-anywhere">{nameOf(item)}</span>
            <IconButton
              label={m.publishing_move_up({ name: nameOf(item) })}
              aria-disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <Icon of={ArrowUp} />
            </IconButton>
            <IconButton
              label={m.publishing_move_down({ name: nameOf(item) })}
              aria-disabled={at === items.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <Icon of={ArrowDown} />
            </IconButton>
            {open ? (
              <IconButton
                label={m.publishing_take_out({ name: nameOf(item) })}
                onClick={() => store(items.filter((one) => one !== item))}
              >
                <Icon of={X} />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ol>
      {error ? <FieldError>{error}</FieldError> : null}
      <p className="sr-only" role="status">
        {said}
      </p>
      {open && rest.length > 0 ? (
        <Select
          label={m.publishing_add_a_game()}
          value=""
          onChange={({ target }) => {
            if (target.value !== '') store([...items, target.value])
          }}
        >
          <option value="">{m.editing_choose()}</option>
          {rest.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </Select>
      ) : null}
    </div>
  )
}
