import { useId, type ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { changeSettings, fadeChoices, scanChoices, useViewerSettings, type ViewerSettings } from './settings.ts'

type Switchable = { [K in keyof ViewerSettings]: ViewerSettings[K] extends boolean ? K : never }[keyof ViewerSettings]

function Row({ title, line, control }: { title: ReactNode; line: string; control: ReactNode }) {
  return (
    <div className="setting">
      <span>
        <b>{title}</b>
        <small>{line}</small>
      </span>
      {control}
    </div>
  )
}

function Toggle(props: { name: Switchable; title: string; line: string }) {
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
          className="switch"
          aria-checked={settings[props.name]}
          aria-labelledby={id}
          onClick={() => changeSettings({ [props.name]: !settings[props.name] })}
        />
      }
    />
  )
}

function Choice<Value extends number>(props: {
  title: string
  line: string
  value: Value
  choices: readonly Value[]
  nameOf: (value: Value) => string
  onChange: (value: Value) => void
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

/** How cards are shown and scored on this device. */
export function SettingsPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const settings = useViewerSettings()
  return (
    <Dialog open={open} onClose={onClose} title="Card settings">
      <div className="settings">
        <section aria-label="Scoring">
          <h3>Scoring</h3>
          <Toggle name="advance" title="Go on after a score" line="One tap scores the try and shows the next card." />
          <Toggle
            name="clickerScores"
            title="Score by clicker"
            line="Page Down is correct and next, Page Up is not yet and next."
          />
          <Toggle name="counts" title="Show tries and percent" line="Off for a probe: they are still counted." />
        </section>
        <section aria-label="Card">
          <h3>Card</h3>
          <Toggle name="underline" title="Underline the sound" line="Marks the letters that spell the target." />
          <Toggle name="keep" title="Keep until next" line="Scores and answers stay until the next card." />
          <Choice
            title="Controls fade"
            line="The card stays as it is; any touch brings them back."
            value={settings.fade}
            choices={fadeChoices}
            nameOf={(seconds) => (seconds === 0 ? 'Never' : `After ${seconds} s`)}
            onChange={(fade) => changeSettings({ fade })}
          />
        </section>
        <section aria-label="Keys and switches">
          <h3>Keys and switches</h3>
          <Choice
            title="One switch"
            line="Buttons light up in turn; Space or Enter presses the lit one."
            value={settings.scan}
            choices={scanChoices}
            nameOf={(seconds) => (seconds === 0 ? 'Off' : `${seconds} s each`)}
            onChange={(scan) => changeSettings({ scan })}
          />
          <Toggle name="characterKeys" title="Single-character keys" line="1, 2, 3, 0, C and Z score, cue and undo." />
        </section>
      </div>
    </Dialog>
  )
}
