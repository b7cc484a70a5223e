import { m } from '#messages'
import { randomUUID } from 'node:crypto'
import type { Person } from '../../platform/access/access.ts'
import type { Services } from '../../platform/app.ts'
import { notify } from '../../platform/messages/notify.ts'
import { endAllSignIns } from '../../platform/access/tokens.ts'
import { endTickets } from './auto-login.service.ts'
import { endEmailLinks } from './email-links.service.ts'
import { passwordChangedLetter } from './letters.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { proveOwner } from './prove-owner.service.ts'
import { endPendingSignIns } from './second-factor/pending-sign-ins.service.ts'

interface Change {
  oldpassword?: string | undefined
  new_password: string
}

/**
 * Sets a new password and ends every other sign-in, and whatever else would open the account: reset links, tickets, and
 * an address that waits to take it over.
 */
export async function changePassword(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  user: Person,
  { oldpassword, new_password }: Change,
): Promise<void> {
  await proveOwner(db, user, oldpassword)
  await refuseWeakPassword(new_password, [user.email, user.row.username], 'new_password')
  const password_hash = await hashPassword(new_password)
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash, pending_email: null }).where('id', '=', user.id).execute()
    await endAllSignIns(trx, user.id, user.signInId)
    await endTickets(trx, user.id)
    await endPendingSignIns(trx, user.id)
    await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute()
    if (user.row.pending_email !== null) await endEmailLinks(trx, user.id)
    const message = m.account_your_password_was_changed_and_every()
    await notify(trx, user.id, { kind: 'account', key: `password ${randomUUID()}`, message, link: '/myaccount' })
    await mail.send(trx, passwordChangedLetter(user.email, { here: true }))
  })
}
