import { m } from '#messages'
import type { Delivery, ThreadKind, ThreadRow, ThreadState } from '@marigold/contract'
import { Tag } from '../../../ui/tag.tsx'

/** What each state is called. */
export const stateNames: Record<ThreadState, string> = {
  open: m.ui_open(),
  waiting: m.console_waiting(),
  done: m.ui_done(),
}

/** What each kind of thread is called. */
export const kindNames: Record<ThreadKind, string> = {
  message: m.console_contact_message(),
  report: m.console_problem_report(),
}

/** How far the email of a reply got. */
export const deliveryNames: Record<Delivery, string> = {
  queued: m.console_delivery_queued(),
  preview: m.console_delivery_preview(),
  sent: m.console_delivery_sent(),
  failed: m.console_delivery_failed(),
}

/** What the writer of a thread is called. */
export function writerName({ name, email }: Pick<ThreadRow, 'name' | 'email'>): string {
  return name || email || m.admin_an_account_that_was_deleted()
}

/** A thread's kind, state, and the administrator that it's assigned to. */
export function ThreadTags({ thread }: { thread: Pick<ThreadRow, 'kind' | 'state' | 'assignee'> }) {
  const { kind, state, assignee } = thread
  return (
    <span className="flex flex-wrap gap-1.5">
      <Tag>{kindNames[kind]}</Tag>
      <Tag>{stateNames[state]}</Tag>
      {assignee ? <Tag>{assignee.name}</Tag> : null}
    </span>
  )
}
