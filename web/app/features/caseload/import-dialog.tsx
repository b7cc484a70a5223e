import { m } from '#messages'
import { useState } from 'react'
import { saveRecords } from '../../caseload/caseload-store.ts'
import type { Client } from '../../caseload/records.ts'
import { looksLikeFullName } from '../../players/table.ts'
import { listed } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { clientsOfCsv, type RejectedLine } from './import-clients.ts'
import { useSave } from './use-save.ts'

interface ImportProps {
  clients: readonly Client[]
  discipline: Client['discipline']
  onClose: () => void
}

const whyTexts: Record<RejectedLine['why'], (line: number) => string> = {
  'no-code': (line) => m.caseload_line_no_code_enter_a_code({ line }),
  known: (line) => m.caseload_line_this_code_is_already_on({ line }),
  minutes: (line) => m.caseload_line_minutes_must_be_a_whole({ line }),
}

type Read = ReturnType<typeof clientsOfCsv>

function Form({ clients, discipline, onClose }: ImportProps) {
  const [read, setRead] = useState<Read | null>(null)
  const { busy, problem, run } = useSave()
  const open = async (file: File | undefined) => {
    if (file) setRead(clientsOfCsv(await file.text(), clients, discipline))
  }
  const store = () => {
    if (read) void run(() => saveRecords({ clients: read.clients }), onClose)
  }
  const fullNames = (read?.clients ?? []).map(({ code }) => code).filter(looksLikeFullName)
  return (
    <div className="form">
      <p>{m.caseload_a_csv_file_with_one_client()}</p>
      <label className="grid gap-2 font-semibold">
        {m.caseload_csv_file()}
        <input type="file" accept=".csv,text/csv,text/plain" onChange={(event) => void open(event.target.files?.[0])} />
      </label>
      {read ? (
        <div className="grid gap-3" role="status">
          <p>{m.caseload_clients_found({ count: read.clients.length })}</p>
          {read.clients.length > 0 ? (
            <p className="text-ink-2 max-h-40 overflow-y-auto">{listed(read.clients.map(({ code }) => code))}</p>
          ) : null}
          {fullNames.length > 0 ? (
            <FieldError>{m.caseload_this_looks_like_a_full_name({ names: listed(fullNames) })}</FieldError>
          ) : null}
          {read.rejected.length > 0 ? (
            <ul className="grid gap-1 max-h-40 overflow-y-auto text-ink-2">
              {read.rejected.map(({ line, why }) => (
                <li key={line}>{whyTexts[why](line)}</li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
      {problem ? <FieldError>{problem}</FieldError> : null}
      <Button disabled={busy || !read || read.clients.length === 0} onClick={store}>
        {m.caseload_import()}
      </Button>
    </div>
  )
}

/** Imports clients from a CSV file, after showing what it contains. */
export function ImportDialog({ open, ...props }: ImportProps & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title={m.caseload_import_clients()}>
      {open ? <Form {...props} /> : null}
    </Dialog>
  )
}
