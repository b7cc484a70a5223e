import { useId, type ReactNode } from 'react'
import { changeSettings, useViewerSettings, type ViewerSettings } from './settings.ts'

type Switchable = { [K in keyof ViewerSettings]: ViewerSettings[K] extends boolean ? K : never }[keyof ViewerSettings]

/** One setting with its title, description, and control. */
export function Row({ title, line, control }: { title: ReactNode; line: string; control: ReactNode }) {
  return (
    <div className="setting flex items-center justify-between gap-4 min-h-16 py-2 px-0 border-b border-b-line">
      <span>
        <b>{title}</b>
        <small>{line}</small>
      </span>
      {control}
    </div>
  )
}

/** A setting that is on or off. */
export function Toggle(props: { name: Switchable; title: string; line: string }) {
  const settings = useViewerSettings()
  const id = useId()
  return (
    <Row
      title={<span id={id}>{props.title}</span>}
      line={props.line}
      control={
        <button
          type="button"
          role="switch"
          className="setting-switch"
          aria-checked={settings[props.name]}
          aria-labelledby={id}
          onClick={() => changeSettings({ [props.name]: !settings[props.name] })}
        />
      }
    />
  )
}

/** A setting with a few choices. */
export function Choice<Value extends number | string>(props: {
  title: string
  line: string
  value: Value
  choices: readonly Value[]
  nameOf: (value: Value) => string
  onChange: (value: Value) => void
  /** A choice that switch users skip. */
  skip?: Value
}) {
  const id = useId()
  const { choices, onChange } = props
  return (
    <Row
      title={<label htmlFor={id}>{props.title}</label>}
      line={props.line}
      control={
        <select
          id={id}
          data-scan-skip={props.skip}
          value={props.value}
          onChange={(event) => onChange(choices.find((one) => String(one) === event.target.value) ?? props.value)}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {props.nameOf(choice)}
            </option>
          ))}
        </select>
      }
    />
  )
}
