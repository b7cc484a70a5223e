import { m } from '#messages'
import {
  limits,
  type Announcement,
  type AnnouncementDraft,
  type sendAnnouncement as sendAnnouncementCall,
} from '@marigold/contract'
import { sql, type Selectable } from 'kysely'
import type { z } from 'zod'
import type { User } from '../../../platform/access/access.ts'
import type { Services } from '../../../platform/app.ts'
import { recordAudit } from '../../../platform/access/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Broadcasts } from '../../../platform/database/generated/db.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { unsubscribeLink } from '../../../platform/messages/unsubscribe-link.ts'
import { startBroadcast } from './broadcast.service.ts'
import { broadcastEmail } from './broadcast-emails.ts'

const kind = 'announcements'

const dayInMs = 86_400_000

function stateOf({ canceled_at, done_at, send_at }: Selectable<Broadcasts>): Announcement['state'] {
  if (canceled_at !== null) return 'canceled'
  if (done_at !== null) return 'sent'
  return send_at !== null && send_at.getTime() > Date.now() ? 'scheduled' : 'sending'
}

function toAnnouncement(row: Selectable<Broadcasts>): Announcement {
  const { id, title, body, link, created_at, send_at, notified, mailed } = row
  return {
    ...{ id, title, text: body, link, notified, mailed },
    created_at: created_at.toISOString(),
    send_at: send_at?.toISOString() ?? null,
    state: stateOf(row),
  }
}

/** Returns announcements, newest first. */
export async function listAnnouncements(
  db: Db,
  before?: number,
): Promise<{ announcements: Announcement[]; next: number | null }> {
  const { perPage } = limits.console
  let found = db
    .selectFrom('broadcasts')
    .where('kind', '=', kind)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage + 1)
  if (before !== undefined) found = found.where('id', '<', before)
  const rows = await found.execute()
  const announcements = rows.slice(0, perPage).map(toAnnouncement)
  return { announcements, next: rows.length > perPage ? (announcements.at(-1)?.id ?? null) : null }
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

/** Refuses a time that has passed, or is too far away to be meant. */
function refuseTime(sendAt: Date): void {
  const ahead = sendAt.getTime() - Date.now()
  if (ahead > 0 && ahead <= limits.announcement.daysAhead * dayInMs) return
  const sentence = m.notifications_choose_a_time_in_the_future()
  throw new Refusal('invalid', sentence, { send_at: [sentence] })
}

/** Sends an announcement to all users, now or later. Sending the same key again returns the first one. */
export async function sendAnnouncement(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  user: User,
  { title, text, link, key, send_at }: z.output<typeof sendAnnouncementCall.body & z.ZodType>,
): Promise<Announcement> {
  const own = `announcement ${user.id} ${key}`
  const sendAt = send_at === null ? null : new Date(send_at)
  if (sendAt !== null) refuseTime(sendAt)
  return db.transaction().execute(async (trx) => {
    const request = { kind, key: own, title, body: text, link, authorId: user.id, sendAt } as const
    const started = await startBroadcast(trx, jobs, request)
    if (started === null)
      return toAnnouncement(
        await trx.selectFrom('broadcasts').where('key', '=', own).selectAll().executeTakeFirstOrThrow(),
      )
    await recordAudit(trx, {
      actorId: user.id,
      action: sendAt === null ? 'announcement.sent' : 'announcement.scheduled',
      object: `announcement ${started.id}`,
      ...(sendAt && { after: { send_at: sendAt.toISOString() } }),
    })
    return toAnnouncement(started)
  })
}

/** Cancels an announcement before its time. Throws `conflict` once it has come. */
export async function cancelAnnouncement(db: Db, user: User, id: number): Promise<Announcement> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('broadcasts')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()
    if (found === undefined) throw new Refusal('not_found', m.notifications_no_such_announcement())
    if (found.canceled_at !== null) return toAnnouncement(found)
    const canceled = await trx
      .updateTable('broadcasts')
      .set({ canceled_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('send_at', '>', sql<Date>`now()`)
      .returningAll()
      .executeTakeFirst()
    if (canceled === undefined) throw new Refusal('conflict', m.notifications_already_being_sent())
    await recordAudit(trx, {
      actorId: user.id,
      action: 'announcement.canceled',
      object: `announcement ${id}`,
      before: { send_at: found.send_at?.toISOString() ?? null },
      after: { send_at: null },
    })
    return toAnnouncement(canceled)
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
