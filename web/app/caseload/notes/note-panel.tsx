import { m } from '#messages'
import { Pencil, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CopyNote } from './copy-note.tsx'
import { OwnTemplateDialog } from './own-template-dialog.tsx'
import { templateKinds, type TemplateKind } from './template.ts'
import type { Note } from './use-note.ts'

const kindNames: Record<TemplateKind, string> = {
  soap: m.caseload_note_template_soap(),
  dap: m.caseload_note_template_dap(),
  girp: m.caseload_note_template_girp(),
  plain: m.caseload_note_template_plain(),
  own: m.caseload_note_template_own(),
}

/** A session's note, to complete here and to copy, with a choice of its template, which is remembered. `copyLook`: a link below another way to copy. */
export function NotePanel({ note, copyLook = 'main' }: { note: Note; copyLook?: 'main' | 'link' }) {
  const [open, setOpen] = useState(false)
  const { template, text } = note
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
      <div id={note.fieldId}>
        <TextArea
          label={m.cards_note()}
          rows={Math.min(14, text.split('\n').length + 2)}
          value={text}
          onChange={(event) => note.edit(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <CopyNote note={note} look={copyLook} />
        {note.startOver ? (
          <Button look="quiet" onClick={note.startOver}>
            <Icon of={RotateCcw} />
            {m.caseload_note_start_over()}
          </Button>
        ) : null}
      </div>
      <OwnTemplateDialog
        open={open}
        text={template.ownText}
        onClose={() => setOpen(false)}
        onSave={(own) => {
          template.saveOwn(own)
          setOpen(false)
        }}
      />
    </div>
  )
}
