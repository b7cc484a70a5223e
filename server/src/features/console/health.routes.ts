import { m } from '#messages'
import { getBackup, getHealth, retryJob } from '@marigold/contract'
import { recordAudit } from '../../platform/access/audit.ts'
import type { Routes } from '../../platform/app.ts'
import { writeBackup } from '../../platform/backup/write-backup.ts'
import { readHealth, retryJob as retry } from './health.service.ts'

/** 'marigold-2026-11-29-07-30.jsonl.gz', by the time in UTC. */
const backupName = (at: Date) => `marigold-${at.toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')}.jsonl.gz`

/** Registers the console's calls about the state of the server. */
export const healthRoutes: Routes = (app, services) => {
  const startedAt = new Date()
  let emailsSent = 0
  services.mail.onSent(async () => {
    emailsSent += 1
  })
  app.call(getHealth, () => readHealth(services, { startedAt, emailsSent, callTimes: app.callTimes() }))
  app.call(getBackup, async ({ user, reply }) => {
    const file = backupName(new Date())
    await recordAudit(services.db, { actorId: user.id, action: 'backup.made', after: { file } })
    reply.type('application/gzip').header('content-disposition', `attachment; filename="${file}"`)
    return writeBackup(services.db, services.config.dataDir)
  })
  app.call(retryJob, async ({ user, params, body }) => {
    await retry(services, user, { id: params.id, queue: body.queue })
    return { message: m.console_the_job_runs_again() }
  })
}
