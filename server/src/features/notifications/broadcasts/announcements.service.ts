import { limits, type Announcement, type AnnouncementDraft } from '@marigold/contract'
import { sql, type Selectable } from 'kysely'
import type { User } from '../../../platform/access/access.ts'
import type { Services } from '../../../platform/app.ts'
import { recordAudit } from '../../../platform/access/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Broadcasts } from '../../../platform/database/generated/db.ts'
import { unsubscribeLink } from '../../../platform/messages/unsubscribe-link.ts'
import { startBroadcast } from './broadcast.service.ts'
import { broadcastEmail } from './broadcast-emails.ts'

const kind = 'announcements'

function toAnnouncement({
  id,
  title,
  body,
  link,
  created_at,
  done_at,
  notified,
  mailed,
}: Selectable<Broadcasts>): Announcement {
  return { id, title, text: body, link, created_at: created_at.toISOString(), done: done_at !== null, notified, mailed }
}

/** Returns a page of announcements, newest first. */
export async function listAnnouncements(db: Db, page: number): Promise<Announcement[]> {
  const { perPage } = limits.announcement
  const rows = await db
    .selectFrom('broadcasts')
    .where('kind', '=', kind)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return rows.map(toAnnouncement)
}

/** Counts the users that the next announcement would reach, in the app and by email. */
export async function countRecipients(db: Db): Promise<{ people: number; letters: number }> {
  return db
    .selectFrom('users')
    .where('status', '=', 'active')
    .select([
      sql<number>`count(*)::int`.as('people'),
      sql<number>`(count(*) filter (where mail_announcements and email_confirmed_at is not null))::int`.as('letters'),
    ])
    .executeTakeFirstOrThrow()
}

/** Sends an announcement to all current users. Sending the same key again returns the first one. */
export async function sendAnnouncement(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  user: User,
  { title, text, link, key }: AnnouncementDraft & { key: string },
): Promise<Announcement> {
  const own = `announcement ${user.id} ${key}`
  return db.transaction().execute(async (trx) => {
    const started = await startBroadcast(trx, jobs, { kind, key: own, title, body: text, link, authorId: user.id })
    if (started === null)
      return toAnnouncement(
        await trx.selectFrom('broadcasts').where('key', '=', own).selectAll().executeTakeFirstOrThrow(),
      )
    await recordAudit(trx, { actorId: user.id, action: 'announcement.sent', object: `announcement ${started.id}` })
    return toAnnouncement(started)
  })
}

/** Sends the email to its author only, as everyone would get it. */
export async function sendTestAnnouncement(
  { db, mail, config }: Pick<Services, 'db' | 'mail' | 'config'>,
  user: User,
  { title, text, link }: AnnouncementDraft,
): Promise<void> {
  const reader = { email: user.email, first_name: user.row.first_name }
  const unsubscribeUrl = unsubscribeLink(config, user.id, kind)
  await mail.send(db, broadcastEmail(reader, { kind, title, body: text, link }, unsubscribeUrl))
}
