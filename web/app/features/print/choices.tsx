import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'

/** Returns the choices as typed entries. */
export const toEntries = <K extends string>(names: Record<K, string>) =>
  (Object.entries(names) as [K, string][]).map(([value, label]) => ({ value, label }))

/** Segmented control. */
export function Segments<V extends string>(props: {
  label: string
  value: V
  choices: readonly { value: V; label: ReactNode }[]
  onChange: (value: V) => void
}) {
  const name = useId()
  return (
    <fieldset className="print-field">
      <legend>{props.label}</legend>
      <div className="print-segments flex p-0.5 rounded-(--full) bg-marigold-soft [&_label]:flex-1 [&_em]:ml-1 [&_em]:not-italic [&_em]:font-normal">
        {props.choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Native select. */
export function Select<V extends string | number>(props: {
  label: string
  value: V
  choices: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}) {
  const id = useId()
  const take = (text: string) => {
    const choice = props.choices.find(({ value }) => String(value) === text)
    if (choice) props.onChange(choice.value)
  }
  return (
    <div className="print-field">
      <label htmlFor={id}>{props.label}</label>
      <div className="print-select relative [&_select]:[appearance:none] [&_select]:pr-11 [&_select]:text-ellipsis">
        <select id={id} value={props.value} onChange={(event) => take(event.target.value)}>
          {props.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </div>
    </div>
  )
}

/** On/off switch. */
export function Switch(props: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="print-switch flex items-center justify-between gap-3 min-h-12 text-body/[1.2] font-medium font-text cursor-pointer">
      <span>{props.label}</span>
      <input
        type="checkbox"
        role="switch"
        className="sr-only"
        checked={props.on}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <i aria-hidden />
    </label>
  )
}

/** Text field of several lines. */
export function TextArea(props: {
  label: string
  value: string
  hint: string
  most: number
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className="print-field">
      <label htmlFor={id}>{props.label}</label>
      <textarea
        id={id}
        rows={3}
        autoComplete="off"
        value={props.value}
        placeholder={props.hint}
        maxLength={props.most}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </div>
  )
}

/** Single-line text field. */
export function TextLine(props: {
  label: string
  value: string
  hint?: string
  most: number
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className="print-field">
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={props.value}
        placeholder={props.hint}
        maxLength={props.most}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </div>
  )
}
