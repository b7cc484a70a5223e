import { m } from '#messages'
import { getAuditLog, getBackup, getHealth, type Health } from '@marigold/contract'
import { Download } from 'lucide-react'
import { download } from '../../../platform/calls/api-client.ts'
import { invalidateQuery } from '../../../platform/calls/query-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice, Problem } from '../../../ui/notice.tsx'
import { formatMoment } from '../format-time.ts'

const folder = 'DATA_DIR=.data-restored'

const Command = ({ children }: { children: string }) => (
  <pre className="health-command">
    <code>{children}</code>
  </pre>
)

/** How the backup in this file is restored, step by step. */
function RestoreSteps({ file }: { file: string }) {
  return (
    <>
      <ol className="health-steps">
        <li>
          {m.console_restore_run()}
          <Command>{`${folder} npm run restore -- ${file}`}</Command>
        </li>
        <li>
          {m.console_restore_start()}
          <Command>{`${folder} npm start`}</Command>
        </li>
      </ol>
      <p className="text-ink-2">{m.console_restore_other()}</p>
    </>
  )
}

/** Makes a backup and downloads it, and says how to restore it. */
export function BackupBox({ last }: { last: Health['backup'] }) {
  const { run, busy, problem, done } = useAction<string>('The backup was not downloaded')
  const backUp = () =>
    run(async () => {
      const file = await download(getBackup, 'marigold.jsonl.gz')
      await Promise.all([getAuditLog, getHealth].map(({ path }) => invalidateQuery({ queryKey: [path] })))
      return file
    })
  const file = done ?? last?.file
  return (
    <section className="account-box panel" aria-labelledby="backup-title">
      <h2 id="backup-title">{m.console_backup()}</h2>
      <p>{m.console_backup_lead()}</p>
      <dl className="console-facts">
        <div>
          <dt>{m.console_backup_last()}</dt>
          <dd>{last ? formatMoment(last.at) : m.console_backup_none()}</dd>
        </div>
      </dl>
      <Problem>{problem}</Problem>
      {done ? <Notice tone="good">{m.console_backup_done()}</Notice> : null}
      <div>
        <Button look="quiet" aria-disabled={busy} onClick={() => void backUp()}>
          <Icon of={Download} />
          {busy ? m.console_backing_up() : m.console_back_up_now()}
        </Button>
      </div>
      <h3>{m.console_restore()}</h3>
      {file ? <RestoreSteps file={file} /> : <p>{m.console_restore_none()}</p>}
    </section>
  )
}
