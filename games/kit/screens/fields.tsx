import { locale, m } from '#messages'
import type { Field, Value } from '../game.ts'
import { Icon } from './icons.tsx'

interface FieldProps<F extends Field = Field> {
  field: F
  value: Value | undefined
  set: (value: Value) => void
}

type Range = Extract<Field, { kind: 'range' }>

// Steps of a tenth would gather crumbs: 0.1 + 0.2.
const round = (value: number) => Math.round(value * 1000) / 1000

/** A slider, with a button at each end for those who cannot drag. */
function RangeRow({ field, value, set }: FieldProps<Range>) {
  const now = Number(value)
  const unit = field.unit ? ` ${field.unit}` : ''
  const by = (steps: number) => () => set(Math.min(field.max, Math.max(field.min, round(now + steps * field.step))))
  const id = `field-${field.key}`
  return (
    <div class="field range" data-scan-group={field.label} role="group" aria-label={field.label}>
      <label for={id}>
        {field.label}: <b>{`${now.toLocaleString(locale)}${unit}`}</b>
      </label>
      <div class="slide">
        <button
          type="button"
          class="tool"
          data-scan=""
          aria-label={m.kit_decrease_setting({ setting: field.label })}
          disabled={now <= field.min}
          onClick={by(-1)}
        >
          <Icon name="less" />
        </button>
        <input
          id={id}
          type="range"
          min={field.min}
          max={field.max}
          step={field.step}
          value={now}
          aria-valuetext={`${now}${unit}`}
          onInput={(event) => set(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          class="tool"
          data-scan=""
          aria-label={m.kit_increase_setting({ setting: field.label })}
          disabled={now >= field.max}
          onClick={by(1)}
        >
          <Icon name="more" />
        </button>
      </div>
      {field.help && <small>{field.help}</small>}
    </div>
  )
}

/** One setting: a row of choices, a switch or a slider. */
export function FieldRow({ field, value, set }: FieldProps) {
  if (field.kind === 'range') return <RangeRow field={field} value={value} set={set} />
  if (field.kind === 'switch') {
    return (
      <label class="field switch" data-scan="">
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
  return (
    <fieldset class="field choice" data-scan-group={field.label}>
      <legend>{field.label}</legend>
      <div class="segments">
        {field.options.map((option) => (
          <label key={option.value} data-scan="">
            <input type="radio" name={field.key} checked={value === option.value} onChange={() => set(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {field.help && <small>{field.help}</small>}
    </fieldset>
  )
}
