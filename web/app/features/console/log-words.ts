import { m } from '#messages'
import type { AuditAction, AuditRecord, ThreadState } from '@marigold/contract'
import { formatMoment } from './format-time.ts'
import { stateNames } from './messages/thread-words.tsx'

/** What the log calls the actions on messages, reviews, and announcements. */
export const inboxActions = {
  'announcement.sent': m.console_done_announcement,
  'announcement.scheduled': m.console_done_scheduled,
  'announcement.canceled': m.console_done_canceled,
  'backup.made': m.console_done_backup,
  'job.retried': m.console_done_job,
  'report.answered': m.console_done_answered,
  'report.closed': m.console_done_closed,
  'report.reopened': m.console_done_reopened,
  'review.hidden': ({ after }) => (after?.hidden ? m.console_done_hidden() : m.console_done_restored()),
  'saved_reply.added': m.console_done_saved_reply,
  'saved_reply.changed': m.console_done_saved_reply_changed,
  'saved_reply.deleted': m.console_done_saved_reply_deleted,
  'thread.changed': m.console_done_thread_changed,
  'thread.noted': m.console_done_noted,
  'thread.replied': m.console_done_replied,
} satisfies Partial<Record<AuditAction, (record: AuditRecord) => string>>

/** What the log calls the values of these actions. */
export const inboxValueNames: Partial<Record<string, string>> = {
  assignee: m.console_assigned_to(),
  hidden: m.console_hidden(),
  job: m.console_job(),
  queue: m.console_queue(),
  send_at: m.console_send_at(),
  state: m.caseload_status(),
  text: m.admin_text(),
  title: m.admin_title(),
}

/** Returns a value of these actions for a reader; undefined for one that reads as it is. */
export function inboxValue(name: string, value: unknown): string | undefined {
  if (name === 'assignee') return typeof value === 'number' ? m.console_account({ id: value }) : m.console_nobody()
  if (name === 'send_at') return typeof value === 'string' ? formatMoment(value) : m.ui_none()
  return name === 'state' ? stateNames[value as ThreadState] : undefined
}
