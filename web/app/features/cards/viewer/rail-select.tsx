import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Choice } from '../areas/dropdowns.ts'

/** A labeled native dropdown in the left rail; `placeholder` is shown for no choice. */
export function RailSelect(props: {
  label: string
  value: string
  choices: readonly Choice[]
  placeholder?: string
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className="rail-field phone-landscape:[&_select]:min-h-12">
      <label htmlFor={id}>{props.label}</label>
      <div className="relative">
        <select data-scan="" id={id} value={props.value} onChange={(event) => props.onChange(event.target.value)}>
          {props.placeholder === undefined ? null : <option value="">{props.placeholder}</option>}
          {props.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="play-icon" />
      </div>
    </div>
  )
}
