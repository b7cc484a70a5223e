import { m } from '#messages'
import { getAuditLog, getBackup } from '@marigold/contract'
import { Download } from 'lucide-react'
import { download } from '../../../platform/calls/api-client.ts'
import { invalidateQuery } from '../../../platform/calls/query-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice, Problem } from '../../../ui/notice.tsx'

const restoreCommands = [
  'DATA_DIR=.data-restored npm run restore -- marigold-backup.jsonl.gz',
  'DATA_DIR=.data-restored npm start',
].join('\n')

/** Makes a backup and downloads it, and says how to restore one. */
export function BackupBox() {
  const { run, busy, problem, done } = useAction<boolean>('The backup was not downloaded')
  const backUp = () =>
    run(async () => {
      const moment = new Date().toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')
      await download(getBackup, `marigold-${moment}.jsonl.gz`)
      void invalidateQuery({ queryKey: [getAuditLog.path] })
      return true
    })
  return (
    <section className="account-box panel" aria-labelledby="backup-title">
      <h2 id="backup-title">{m.console_backup()}</h2>
      <p>{m.console_backup_lead()}</p>
      <p>{m.console_restore_lead()}</p>
      <pre className="overflow-x-auto">{restoreCommands}</pre>
      <Problem>{problem}</Problem>
      {done ? <Notice tone="good">{m.console_backup_done()}</Notice> : null}
      <div>
        <Button look="quiet" aria-disabled={busy} onClick={() => void backUp()}>
          <Icon of={Download} />
          {busy ? m.console_backing_up() : m.console_back_up_now()}
        </Button>
      </div>
    </section>
  )
}
