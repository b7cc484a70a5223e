import { m } from '#messages'
import { randomUUID } from 'node:crypto'
import type { User } from '../../platform/access/access.ts'
import type { Services } from '../../platform/app.ts'
import { notify } from '../../platform/messages/notify.ts'
import { endUserLogins } from '../../platform/access/tokens.ts'
import { revokeTickets } from './auto-login.service.ts'
import { revokeEmailLinks } from './email-links.service.ts'
import { passwordChangedEmail } from './account-emails.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { reauthenticate } from './reauthenticate.service.ts'
import { endPendingLogins } from './second-factor/pending-logins.service.ts'

interface Change {
  oldpassword?: string | undefined
  new_password: string
}

/**
 * Sets a new password and ends every other login. Reset links, tickets, and a pending email address are revoked too.
 */
export async function changePassword(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  user: User,
  { oldpassword, new_password }: Change,
): Promise<void> {
  await reauthenticate(db, user, oldpassword)
  await refuseWeakPassword(new_password, [user.email, user.row.username], 'new_password')
  const password_hash = await hashPassword(new_password)
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash, pending_email: null }).where('id', '=', user.id).execute()
    await endUserLogins(trx, user.id, user.loginId)
    await revokeTickets(trx, user.id)
    await endPendingLogins(trx, user.id)
    await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute()
    if (user.row.pending_email !== null) await revokeEmailLinks(trx, user.id)
    const message = m.account_your_password_was_changed_and_every()
    await notify(trx, user.id, { kind: 'account', key: `password ${randomUUID()}`, message, link: '/myaccount' })
    await mail.send(trx, passwordChangedEmail(user.email, { here: true }))
  })
}
