import { m } from '#messages'
import { getAuditLog, getHealth, retryJob, type Health } from '@marigold/contract'
import { call } from '../../../platform/calls/api-client.ts'
import { invalidateQuery } from '../../../platform/calls/query-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/notice.tsx'
import { formatMoment } from '../format-time.ts'

type Job = Health['jobs']['failed'][number]

function Item({ job }: { job: Job }) {
  const { id, queue, failed_at, problem: why } = job
  const { run, busy, problem } = useAction('The job was not run again')
  const again = () =>
    run(async () => {
      const reread = () => invalidateQuery({ queryKey: [getHealth.path] })
      await call(retryJob, { params: { id }, body: { queue } }).finally(reread)
      void invalidateQuery({ queryKey: [getAuditLog.path] })
    })
  return (
    <li>
      <code className="health-name">{queue}</code>
      {why ? <span className="console-words">{why}</span> : null}
      <span className="text-ink-2">{formatMoment(failed_at)}</span>
      <span>
        <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void again()}>
          {m.console_run_again()}
        </Button>
      </span>
      <Problem>{problem}</Problem>
    </li>
  )
}

/** Jobs that were tried too often, each with a button that runs it again. */
export function FailedJobs({ failed }: { failed: Job[] }) {
  if (failed.length === 0) return null
  return (
    <>
      <h3>{m.console_failed_jobs()}</h3>
      <ul className="fact-list">
        {failed.map((job) => (
          <Item key={job.id} job={job} />
        ))}
      </ul>
    </>
  )
}
