import { m } from '#messages'
import type { UserRole, UserRow } from '@marigold/contract'
import { Tag } from '../../../ui/tag.tsx'

const names: Record<UserRole, () => string> = {
  administrator: m.ui_administrator,
  complimentary: m.ui_complimentary,
  trial: m.console_trial,
  subscriber: m.console_subscriber,
  past_due: m.console_past_due,
  canceled: m.console_canceled,
  new: m.console_new,
  expired: m.console_expired,
  registered: m.console_registered,
}

/** What an account's role is called. */
export const roleName = (role: UserRole): string => names[role]()

/** An account's role, and whether it's blocked. */
export function RoleTags({ user }: { user: Pick<UserRow, 'role' | 'blocked'> }) {
  return (
    <span className="flex flex-wrap gap-2">
      <Tag>{roleName(user.role)}</Tag>
      {user.blocked ? <Tag>{m.console_account_blocked()}</Tag> : null}
    </span>
  )
}
