import type { Field, Value } from './game.ts'

interface FieldProps {
  field: Field
  value: Value | undefined
  set: (value: Value) => void
}

/** One setting: a row of choices, a switch or a slider. */
export function FieldRow({ field, value, set }: FieldProps) {
  if (field.kind === 'switch') {
    return (
      <label class="field switch">
        <span>{field.label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
        {field.help && <small>{field.help}</small>}
      </label>
    )
  }
  if (field.kind === 'range') {
    return (
      <label class="field range">
        <span>
          {field.label}: {Number(value).toLocaleString('en-US')} {field.unit}
        </span>
        <input
          type="range"
          min={field.min}
          max={field.max}
          step={field.step}
          value={Number(value)}
          onInput={(event) => set(Number(event.currentTarget.value))}
        />
        {field.help && <small>{field.help}</small>}
      </label>
    )
  }
  return (
    <fieldset class="field choice">
      <legend>{field.label}</legend>
      <div class="segments">
        {field.options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={field.key} checked={value === option.value} onChange={() => set(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {field.help && <small>{field.help}</small>}
    </fieldset>
  )
}
