import type { MailKind } from '@marigold/contract'
import { sql, type Selectable } from 'kysely'
import { z } from 'zod'
import type { Services } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Broadcasts } from '../../../platform/database/generated/db.ts'
import { inLocaleOfUser, spokenLocale, type Locale } from '../../../platform/http/locale.ts'
import { notify } from '../../../platform/messages/notify.ts'
import { unsubscribeLink } from '../../../platform/messages/unsubscribe-link.ts'
import { bellLine, broadcastEmail } from './broadcast-emails.ts'

/** The job that sends a broadcast to the next batch of users. */
export const broadcastJob = 'send-broadcast'
export const BroadcastJob = z.object({ id: z.number() })

const atOnce = 100

type Parts = Pick<Services, 'db' | 'mail' | 'jobs' | 'config'>
type Broadcast = Selectable<Broadcasts>

interface BroadcastRequest {
  kind: MailKind
  /** Identifies the broadcast: a second one with the same key isn't sent. */
  key: string
  title: string
  body: string
  link: string
  authorId: number | null
  /** Reaches only users of this locale; absent, all. */
  locale?: string
  registeredBefore?: Date
  /** When it's sent, to everyone registered by then; absent, at once. */
  sendAt?: Date | null
}

/** Stores a broadcast and its first job in the caller's transaction. Returns null when the key exists. */
export async function startBroadcast(
  trx: Db,
  jobs: Services['jobs'],
  { authorId, registeredBefore, sendAt = null, ...said }: BroadcastRequest,
): Promise<Broadcast | null> {
  const before = registeredBefore ?? sendAt
  const started = await trx
    .insertInto('broadcasts')
    .values({
      ...said,
      author_id: authorId,
      send_at: sendAt,
      ...(before && { people_before: before }),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (started === undefined) return null
  await jobs.send(broadcastJob, { id: started.id }, { db: trx, at: sendAt })
  return started
}

/** Not sent completely, not canceled, and its time has come. */
const isDue = sql<boolean>`done_at is null and canceled_at is null and (send_at is null or send_at <= now())`

/**
 * Reaches the next hundred users. Notifications, emails, and progress are written in one transaction, so that each user
 * is reached exactly once, however often the job runs and wherever it's killed.
 */
export async function sendBatch({ db, mail, jobs, config }: Parts, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const broadcast = await trx
      .selectFrom('broadcasts')
      .where('id', '=', id)
      .where(isDue)
      .selectAll()
      // Two simultaneous batches would have the same users.
      .forUpdate()
      .executeTakeFirst()
    if (broadcast === undefined) return
    const users = await nextRecipients(trx, broadcast)
    const reached = { notified: 0, mailed: 0 }
    for (const user of users) {
      if (await addToBell(trx, broadcast, user.id)) reached.notified += 1
      if (!wantsEmail(broadcast, user)) continue
      const unsubscribeUrl = unsubscribeLink(config, user.id, broadcast.kind as MailKind)
      await inLocaleOfUser(trx, user.id, () => mail.send(trx, broadcastEmail(user, broadcast, unsubscribeUrl)))
      reached.mailed += 1
    }
    const more = users.length === atOnce
    await trx
      .updateTable('broadcasts')
      .set((eb) => ({
        reached_id: users.at(-1)?.id ?? broadcast.reached_id,
        notified: eb('notified', '+', reached.notified),
        mailed: eb('mailed', '+', reached.mailed),
        done_at: more ? null : sql<Date>`now()`,
      }))
      .where('id', '=', id)
      .execute()
    if (more) await jobs.send(broadcastJob, { id }, { db: trx })
  })
}

/** Adds the notification. New games already have one. */
async function addToBell(trx: Db, { kind, id, title, body, link }: Broadcast, userId: number): Promise<boolean> {
  if (kind !== 'announcements') return false
  const message = bellLine({ title, body })
  return notify(trx, userId, { kind: 'announcement', key: `broadcast ${id}`, message, ...(link !== '' && { link }) })
}

function nextRecipients(trx: Db, { reached_id, people_before, locale }: Broadcast) {
  return trx
    .selectFrom('users')
    .where('id', '>', reached_id)
    .where('status', '=', 'active')
    .where('created_at', '<=', people_before)
    .$if(locale !== null, (query) => query.where(spokenLocale, '=', locale as Locale))
    .select(['id', 'email', 'first_name', 'email_confirmed_at', 'mail_announcements', 'mail_new_games'])
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

type Reader = Awaited<ReturnType<typeof nextRecipients>>[number]

/** Returns whether a user gets the email. An unconfirmed address may be a stranger's, so it gets none. */
function wantsEmail({ kind }: Broadcast, user: Reader): boolean {
  const wanted = kind === 'announcements' ? user.mail_announcements : user.mail_new_games
  return wanted && user.email_confirmed_at !== null
}

/** Restarts broadcasts whose job failed too often. */
export async function resumeBroadcasts({ db, jobs }: Pick<Parts, 'db' | 'jobs'>): Promise<void> {
  const unfinished = await db.selectFrom('broadcasts').where(isDue).select('id').limit(20).execute()
  for (const { id } of unfinished) await jobs.send(broadcastJob, { id })
}
