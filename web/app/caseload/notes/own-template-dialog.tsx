import { m } from '#messages'
import { useRef, useState } from 'react'
import { listed } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { placeholders, templateMost, templateTexts, unknownPlaceholders, type Placeholder } from './template.ts'

const meanings: Record<Placeholder, string> = {
  date: m.caseload_note_means_date(),
  minutes: m.caseload_note_means_minutes(),
  attendance: m.caseload_note_means_attendance(),
  trials: m.caseload_note_means_trials(),
  goals: m.caseload_note_means_goals(),
  data: m.caseload_note_means_data(),
  cues: m.caseload_note_means_cues(),
  missed: m.caseload_note_means_missed(),
  plan: m.caseload_note_means_plan(),
}
const written = (name: string) => `{${name}}`

/** What is wrong with a template and what to do; null when nothing is. */
export function templateProblem(text: string): string | null {
  if (text.trim() === '') return m.caseload_note_template_is_empty()
  const unknown = unknownPlaceholders(text)
  if (unknown.length === 0) return null
  return m.caseload_note_cant_be_filled_in({ names: listed(unknown.map(written)), count: unknown.length })
}

function Placeholders({ onInsert }: { onInsert: (text: string) => void }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-body/[1.3] font-semibold">{m.caseload_note_placeholders()}</h3>
      <ul className="grid gap-2 m-0 p-0 [list-style:none] sm:grid-cols-2">
        {placeholders.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="grid gap-0.5 w-full min-h-12 py-2 px-3.5 border-0 rounded-small bg-slate-soft text-ink text-left"
              onClick={() => onInsert(written(name))}
            >
              <b className="font-semibold">{written(name)}</b>
              <span className="text-small/[1.35] text-ink-2">{meanings[name]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TemplateForm(props: { text: string; onSave: (text: string) => void }) {
  const [text, setText] = useState(props.text)
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const problem = templateProblem(text)
  // What is unknown is shown while it's typed; that nothing is there, only once it would be saved.
  const error = asked || text.trim() !== '' ? problem : null
  const area = () => field.current?.querySelector('textarea')
  const insert = (name: string) => {
    const at = area()
    at?.focus()
    const [from, to] = [at?.selectionStart ?? text.length, at?.selectionEnd ?? text.length]
    setText((text.slice(0, from) + name + text.slice(to)).slice(0, templateMost))
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (problem === null) props.onSave(text)
        else area()?.focus()
      }}
    >
      <div ref={field}>
        <TextArea
          label={m.caseload_note_text()}
          hint={m.caseload_note_a_placeholder_is_filled_in()}
          error={error ?? undefined}
          rows={10}
          maxLength={templateMost}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Placeholders onInsert={insert} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{m.caseload_note_save_template()}</Button>
        <Button look="quiet" onClick={() => setText(templateTexts.own)}>
          {m.caseload_note_restore_template()}
        </Button>
      </div>
    </form>
  )
}

/** Edits the school's own template. */
export function OwnTemplateDialog(props: {
  open: boolean
  text: string
  onClose: () => void
  onSave: (text: string) => void
}) {
  const { open, text, onClose, onSave } = props
  return (
    <Dialog open={open} onClose={onClose} title={m.caseload_note_template_own()} wide>
      {open ? <TemplateForm text={text} onSave={onSave} /> : null}
    </Dialog>
  )
}
