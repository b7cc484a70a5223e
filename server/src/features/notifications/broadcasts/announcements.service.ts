import { limits, type Announcement, type AnnouncementDraft } from '@marigold/contract'
import { sql, type Selectable } from 'kysely'
import type { Person } from '../../../platform/access/access.ts'
import type { Services } from '../../../platform/app.ts'
import { noteAudit } from '../../../platform/access/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Broadcasts } from '../../../platform/database/generated/db.ts'
import { unsubscribeLink } from '../../../platform/messages/unsubscribe-link.ts'
import { beginBroadcast } from './broadcast.service.ts'
import { broadcastLetter } from './broadcast-letters.ts'

const kind = 'announcements'

function shown({ id, title, body, link, created_at, done_at, notified, mailed }: Selectable<Broadcasts>): Announcement {
  return { id, title, text: body, link, created_at: created_at.toISOString(), done: done_at !== null, notified, mailed }
}

/** A page of what was sent, newest first. */
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
  return rows.map(shown)
}

/** How many people the next one would reach: in the bell, and by letter. */
export async function reachOf(db: Db): Promise<{ people: number; letters: number }> {
  return db
    .selectFrom('users')
    .where('status', '=', 'active')
    .select([
      sql<number>`count(*)::int`.as('people'),
      sql<number>`(count(*) filter (where mail_announcements and email_confirmed_at is not null))::int`.as('letters'),
    ])
    .executeTakeFirstOrThrow()
}

/** Sends one to everyone who is here now. Sent again under the same key, it is the first one. */
export async function sendAnnouncement(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  user: Person,
  { title, text, link, key }: AnnouncementDraft & { key: string },
): Promise<Announcement> {
  const own = `announcement ${user.id} ${key}`
  return db.transaction().execute(async (trx) => {
    const begun = await beginBroadcast(trx, jobs, { kind, key: own, title, body: text, link, authorId: user.id })
    if (begun === null)
      return shown(await trx.selectFrom('broadcasts').where('key', '=', own).selectAll().executeTakeFirstOrThrow())
    await noteAudit(trx, user.id, 'announcement.sent', `announcement ${begun.id}`)
    return shown(begun)
  })
}

/** Mails the letter to whoever writes it, as everyone would get it. */
export async function tryAnnouncement(
  { db, mail, config }: Pick<Services, 'db' | 'mail' | 'config'>,
  user: Person,
  { title, text, link }: AnnouncementDraft,
): Promise<void> {
  const reader = { email: user.email, first_name: user.row.first_name }
  const unsubscribeUrl = unsubscribeLink(config, user.id, kind)
  await mail.send(db, broadcastLetter(reader, { kind, title, body: text, link }, unsubscribeUrl))
}
