import { m } from '#messages'
import {
  checkImport,
  importCards,
  undoCardImport,
  type AuditRecord,
  type CardTable,
  type ImportPlan,
} from '@marigold/contract'
import { ArrowLeft, Download, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../platform/calls/api-client.ts'
import { saveFile } from '../../../platform/calls/save-file.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice, Problem } from '../../../ui/notice.tsx'
import { ChangeDialog } from '../change-dialog.tsx'
import { LogList } from '../log-list.tsx'
import { tableNames } from './card-words.ts'
import { rereadCards } from './change-card.ts'
import { ImportCounts, ImportLines } from './import-lines.tsx'

interface Read {
  csv: string
  plan: ImportPlan
}

const toCsv = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' })

/** Downloads the lines that are wrong, each with its problem. */
function WrongLines({ table, wrong }: { table: CardTable; wrong: string }) {
  if (wrong === '') return null
  return (
    <Button look="quiet" onClick={() => saveFile(`marigold-${table}-wrong.csv`, toCsv(wrong))}>
      <Icon of={Download} /> {m.editing_download_wrong()}
    </Button>
  )
}

/** What the file would change, and the button that does it. */
function PlanBox({ table, read, onImported }: { table: CardTable; read: Read; onImported: (count: number) => void }) {
  const [confirmed, setConfirmed] = useState(false)
  const { run, busy, problem } = useAction<void>('The cards were not imported')
  const { counts, wrong } = read.plan
  const count = counts.new + counts.changed + (confirmed ? counts.unsure : 0)
  const apply = () =>
    run(async () => {
      const { imported } = await call(importCards, { params: { table }, body: { csv: read.csv, confirmed } })
      await rereadCards()
      onImported(imported)
    })
  return (
    <section className="account-box panel" aria-labelledby="plan-title">
      <h2 id="plan-title">{m.editing_what_would_change()}</h2>
      <ImportCounts plan={read.plan} />
      {counts.unsure > 0 ? (
        <Checkbox
          label={m.editing_warnings_count({ count: counts.unsure })}
          checked={confirmed}
          onChange={({ target }) => setConfirmed(target.checked)}
        />
      ) : null}
      {count === 0 ? <p>{m.editing_nothing_to_import()}</p> : null}
      {count > 0 && counts.wrong > 0 ? <p>{m.editing_wrong_lines_stay_out({ count: counts.wrong })}</p> : null}
      <Problem>{problem}</Problem>
      <div className="account-actions">
        {count > 0 ? (
          <Button aria-disabled={busy} onClick={() => void apply()}>
            {m.editing_import_n({ count })}
          </Button>
        ) : null}
        <WrongLines table={table} wrong={wrong} />
      </div>
      <ImportLines plan={read.plan} />
    </section>
  )
}

/** What undoing an import does to its cards, and what stays. */
export function undoLead({ after }: Pick<AuditRecord, 'after'>): string {
  const [changed, added] = [Number(after?.changed ?? 0), Number(after?.added ?? 0)]
  return [
    changed > 0 ? m.editing_undo_changes({ count: changed }) : '',
    added > 0 ? m.editing_undo_additions({ count: added }) : '',
    m.editing_undo_leaves_alone(),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The log of imports to a table. The last thing that happened can be undone if it was an import. */
function ImportLog({ token, table }: { token: string; table: CardTable }) {
  const [asked, setAsked] = useState<AuditRecord | null>(null)
  const [done, setDone] = useState('')
  const undo = async (record: number) => {
    try {
      const { undone, left } = await call(undoCardImport, { params: { table }, body: { record } })
      const texts = [m.editing_import_undone({ count: undone }), left > 0 ? m.editing_left_alone({ count: left }) : '']
      setDone(texts.join(' '))
    } finally {
      // After a failure, too: the answer may have been lost, or another administrator was first.
      await rereadCards()
    }
  }
  return (
    <section className="account-box panel" aria-labelledby="imports-title">
      <h2 id="imports-title">{m.editing_imports()}</h2>
      <p role="status">{done}</p>
      <LogList
        token={token}
        query={{ object: `cards ${table}` }}
        named={false}
        actionOf={(record, newer) =>
          record.action === 'cards.imported' && newer.length === 0 ? (
            <Button
              size="small"
              look="quiet"
              onClick={() => {
                setDone('')
                setAsked(record)
              }}
            >
              <Icon of={Undo2} /> {m.editing_undo_import()}
            </Button>
          ) : null
        }
      />
      {asked ? (
        <ChangeDialog
          open
          onClose={() => setAsked(null)}
          draft={`undo import ${asked.id}`}
          title={m.editing_undo_import()}
          lead={undoLead(asked)}
          fields={[]}
          action={m.editing_undo_import()}
          keep={m.editing_keep_import()}
          send={() => undo(asked.id)}
        />
      ) : null}
    </section>
  )
}

/** Imports a table from a spreadsheet: choose a file, see every change, and confirm. */
export function ImportSection({ token, table }: { token: string; table: CardTable }) {
  const input = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<Read | null>(null)
  const [imported, setImported] = useState<{ count: number; wrong: string } | null>(null)
  const { run, busy, problem } = useAction<void>('The file was not checked')
  const choose = (file: File) =>
    run(async () => {
      setRead(null)
      setImported(null)
      const csv = await file.text()
      setRead({ csv, plan: await call(checkImport, { params: { table }, body: { csv } }) })
    })
  return (
    <>
      <Link className="link justify-self-start" to={`/console/cards/${table}`}>
        <Icon of={ArrowLeft} /> {m.editing_all_cards()}
      </Link>
      <h1>{m.editing_import_to({ table: tableNames[table] })}</h1>
      <div className="account-box panel">
        <p>{m.editing_import_lead()}</p>
        <input
          ref={input}
          className="sr-only"
          type="file"
          accept=".csv,text/csv"
          aria-label={m.caseload_csv_file()}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // So that the same file can be chosen again once it's corrected.
            currentTarget.value = ''
            if (file) void choose(file)
          }}
        />
        <div className="account-actions">
          <Button look={read ? 'quiet' : 'main'} aria-disabled={busy} onClick={() => input.current?.click()}>
            {m.editing_choose_a_csv()}
          </Button>
        </div>
        <p role="status">{busy ? m.editing_reading_file() : ''}</p>
        <Problem>{problem}</Problem>
      </div>
      {imported === null ? null : (
        <>
          <Notice tone="good">{m.editing_import_done({ count: imported.count })}</Notice>
          <div className="account-actions">
            <WrongLines table={table} wrong={imported.wrong} />
          </div>
        </>
      )}
      {read ? (
        <PlanBox
          key={read.csv}
          table={table}
          read={read}
          onImported={(count) => {
            setImported({ count, wrong: read.plan.wrong })
            setRead(null)
          }}
        />
      ) : null}
      <ImportLog token={token} table={table} />
    </>
  )
}
