import { locale, m } from '#messages'
import { getHealth, type Health } from '@marigold/contract'
import { useEffect, type ReactNode } from 'react'
import { invalidateQuery, useCall } from '../../../platform/calls/query-client.ts'
import { poll } from '../../../platform/time/poll.ts'
import { LoadFailed } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { formatMoment } from '../format-time.ts'
import { BackupBox } from './backup-box.tsx'
import { FailedJobs } from './failed-jobs.tsx'

const betweenLooks = 10_000
const megabyte = 1_000_000
const gigabyte = 1_000_000_000
const number = new Intl.NumberFormat(locale)
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
const megabytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })
const gigabytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 })
const milliseconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond' })
const formatSize = (bytes: number) =>
  bytes < gigabyte ? megabytes.format(bytes / megabyte) : gigabytes.format(bytes / gigabyte)

function Box({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="account-box panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Facts({ facts }: { facts: [string, string][] }) {
  return (
    <dl className="console-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ServerBox({ health: { server, disk } }: { health: Health }) {
  return (
    <Box id="server-title" title={m.console_server()}>
      <Facts
        facts={[
          [m.console_version(), server.version],
          ['Node.js', server.node],
          [m.console_running_since(), formatMoment(server.started_at)],
          [m.console_free_disk_space(), formatSize(disk.free)],
          [m.console_disk_size(), formatSize(disk.total)],
        ]}
      />
    </Box>
  )
}

function DatabaseBox({ health: { database } }: { health: Health }) {
  return (
    <Box id="database-title" title={m.console_database()}>
      <Facts
        facts={[
          [m.console_reachable(), m.ui_yes()],
          ['PostgreSQL', database.version],
          [m.console_database_place(), database.embedded ? m.console_embedded() : m.console_own_database()],
          [m.console_size(), formatSize(database.size)],
          [m.console_last_migration(), database.migration],
        ]}
      />
    </Box>
  )
}

function EmailBox({ health: { email } }: { health: Health }) {
  const oldest: [string, string][] = email.oldest ? [[m.console_oldest(), formatMoment(email.oldest)]] : []
  return (
    <Box id="email-title" title={m.console_email_queue()}>
      <Facts
        facts={[
          [m.console_smtp(), email.smtp ? m.console_on() : m.console_only_preview()],
          [m.console_not_sent_yet(), number.format(email.waiting)],
          ...oldest,
          [m.console_sent_since(), number.format(email.sent)],
        ]}
      />
    </Box>
  )
}

function RequestBox({ health }: { health: Health }) {
  const { count, errors, slowest } = health.requests
  return (
    <Box id="requests-title" title={m.console_calls()}>
      <p className="text-ink-2">{m.console_measured_since({ date: formatMoment(health.server.started_at) })}</p>
      <Facts
        facts={[
          [m.console_answered(), number.format(count)],
          [m.console_server_errors(), `${number.format(errors)} (${percent.format(count === 0 ? 0 : errors / count)})`],
        ]}
      />
      <h3>{m.console_slowest_calls()}</h3>
      <ul className="fact-list">
        {slowest.map(({ call, count: times, mean_ms, max_ms, errors: failed }) => (
          <li key={call}>
            <code className="health-name">{call}</code>
            <span className="text-ink-2">
              {m.console_call_times({
                mean: milliseconds.format(mean_ms),
                max: milliseconds.format(max_ms),
                count: number.format(times),
                errors: number.format(failed),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Box>
  )
}

function JobsBox({ health }: { health: Health }) {
  const { queues, failed } = health.jobs
  return (
    <Box id="jobs-title" title={m.console_jobs()}>
      {queues.length === 0 ? (
        <p className="text-ink-2">{m.console_no_jobs()}</p>
      ) : (
        <ul className="fact-list">
          {queues.map(({ queue, waiting, active, failed: lost }) => (
            <li key={queue}>
              <code className="health-name">{queue}</code>
              <span className="text-ink-2">
                {m.console_job_counts({
                  waiting: number.format(waiting),
                  active: number.format(active),
                  failed: number.format(lost),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <FailedJobs failed={failed} />
    </Box>
  )
}

function SettingsBox({ health }: { health: Health }) {
  return (
    <Box id="settings-title" title={m.console_settings()}>
      <p className="text-ink-2">{m.console_settings_lead()}</p>
      <dl className="console-facts health-settings">
        {health.settings.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <code className="health-name">{name}</code>
            </dt>
            <dd>{value ?? m.ui_none()}</dd>
          </div>
        ))}
      </dl>
    </Box>
  )
}

/** How the server that responds is doing. Looks again every few seconds. */
export function HealthSection({ token }: { token: string }) {
  const { data, isError, error, refetch } = useCall(getHealth, { who: token, staleTime: 0 })
  useEffect(() => poll(() => invalidateQuery({ queryKey: [getHealth.path] }), betweenLooks), [])
  return (
    <>
      {isError ? (
        <LoadFailed onRetry={refetch}>{m.console_we_couldnt_load_the_health({ reason: error.message })}</LoadFailed>
      ) : null}
      {data === undefined && !isError ? <RowSkeletons count={6} /> : null}
      {data ? (
        <div className="console-boxes">
          <div className="health-column">
            <ServerBox health={data} />
            <EmailBox health={data} />
            <RequestBox health={data} />
          </div>
          <div className="health-column">
            <DatabaseBox health={data} />
            <JobsBox health={data} />
            <BackupBox last={data.backup} />
            <SettingsBox health={data} />
          </div>
        </div>
      ) : null}
    </>
  )
}
