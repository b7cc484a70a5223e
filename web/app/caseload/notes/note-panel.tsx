import { m } from '#messages'
import { Copy, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { TherapySession } from '../session.ts'
import { noteOf } from './note.ts'
import { useNoteTemplate } from './note-settings.ts'
import { OwnTemplateDialog } from './own-template-dialog.tsx'
import type { NoteParticipants } from './subjects.ts'
import { templateKinds, type TemplateKind } from './template.ts'

const kindNames: Record<TemplateKind, string> = {
  soap: m.caseload_note_template_soap(),
  dap: m.caseload_note_template_dap(),
  girp: m.caseload_note_template_girp(),
  plain: m.caseload_note_template_plain(),
  own: m.caseload_note_template_own(),
}

/** The note's text, to complete here and to copy; where the browser refuses, it's selected to be copied by hand. */
function NoteText({ note }: { note: string }) {
  const [edited, setEdited] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const field = useRef<HTMLDivElement>(null)
  const text = edited ?? note
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(m.ui_copied_2())
    } catch {
      field.current?.querySelector('textarea')?.select()
      setSaid(m.cards_press_ctrl_c_or_touch_and())
    }
  }
  return (
    <>
      <div ref={field}>
        <TextArea
          label={m.cards_note()}
          rows={Math.min(14, text.split('\n').length + 2)}
          value={text}
          onChange={(event) => {
            setEdited(event.target.value)
            setSaid('')
          }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>
          <Icon of={Copy} />
          {m.cards_copy_note()}
        </Button>
        <span className="empty:hidden" role="status">
          {said}
        </span>
      </div>
    </>
  )
}

/** A session's progress note: everyone's, or that of one subject; with a choice of the template, which is remembered. */
export function NotePanel(props: { session: TherapySession; people: NoteParticipants; whose: string | null }) {
  const { session, people, whose } = props
  const [open, setOpen] = useState(false)
  const template = useNoteTemplate()
  const note = noteOf({ session, people, whose }, template.text)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3 [&_.field]:flex-[1_1_240px] [&_.field]:max-w-100">
        <Select
          label={m.caseload_note_template()}
          value={template.kind}
          onChange={(event) => template.choose(event.target.value as TemplateKind)}
        >
          {templateKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </Select>
        {template.kind === 'own' ? (
          <Button look="quiet" onClick={() => setOpen(true)}>
            <Icon of={Pencil} />
            {m.caseload_note_edit_template()}
          </Button>
        ) : null}
      </div>
      <NoteText key={[session.id, session.trials.length, whose, template.text].join('\n')} note={note} />
      <OwnTemplateDialog
        open={open}
        text={template.ownText}
        onClose={() => setOpen(false)}
        onSave={(text) => {
          template.saveOwn(text)
          setOpen(false)
        }}
      />
    </div>
  )
}
