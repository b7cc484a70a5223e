import { m } from '#messages'
import type { MailKind, MailPreferences } from '@marigold/contract'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'

const columns = {
  announcements: 'mail_announcements',
  new_games: 'mail_new_games',
  reminders: 'mail_reminders',
} as const

/** Returns which optional emails a user wants. */
export async function readMailPreferences(db: Db, userId: number): Promise<MailPreferences> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['mail_announcements as announcements', 'mail_new_games as new_games', 'mail_reminders as reminders'])
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('signed_out', m.platform_please_log_in())
  return row
}

/** Saves the given preferences and keeps the others. A deleted account wants nothing. */
export async function saveMailPreferences(
  db: Db,
  userId: number,
  wanted: Partial<Record<MailKind, boolean | undefined>>,
): Promise<void> {
  const named = Object.entries(wanted).filter(([, value]) => value !== undefined)
  if (named.length === 0) return
  const values = Object.fromEntries(named.map(([kind, value]) => [columns[kind as MailKind], value]))
  await db.updateTable('users').set(values).where('id', '=', userId).execute()
}
