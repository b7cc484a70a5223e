import type { MailKind } from '@marigold/contract'
import { sql, type Selectable } from 'kysely'
import { z } from 'zod'
import type { Services } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Broadcasts } from '../../../platform/database/generated/db.ts'
import { notify } from '../../../platform/messages/notify.ts'
import { unsubscribeLink } from '../../../platform/messages/unsubscribe-link.ts'
import { bellLine, broadcastLetter } from './broadcast-letters.ts'

/** The job that reaches the next people of a broadcast. */
export const broadcastJob = 'send-broadcast'
export const BroadcastJob = z.object({ id: z.number() })

const atOnce = 100

type Parts = Pick<Services, 'db' | 'mail' | 'jobs' | 'config'>
type Broadcast = Selectable<Broadcasts>

interface Wish {
  kind: MailKind
  /** A second broadcast under it is the first. */
  key: string
  title: string
  body: string
  link: string
  authorId: number | null
  peopleBefore?: Date
}

/** Writes a broadcast and its first job in the caller's transaction; null where one of this key exists. */
export async function beginBroadcast(
  trx: Db,
  jobs: Services['jobs'],
  { authorId, peopleBefore, ...said }: Wish,
): Promise<Broadcast | null> {
  const begun = await trx
    .insertInto('broadcasts')
    .values({ ...said, author_id: authorId, ...(peopleBefore && { people_before: peopleBefore }) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (begun === undefined) return null
  await jobs.send(broadcastJob, { id: begun.id }, { db: trx })
  return begun
}

/**
 * Reaches the next hundred people: notifications, letters and how far it has come in one transaction, so that each
 * person is told exactly once, however often the job runs and wherever it is killed.
 */
export async function sendBatch({ db, mail, jobs, config }: Parts, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const broadcast = await trx
      .selectFrom('broadcasts')
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .selectAll()
      // Two batches at once would be the same people.
      .forUpdate()
      .executeTakeFirst()
    if (broadcast === undefined) return
    const people = await nextPeople(trx, broadcast)
    const reached = { notified: 0, mailed: 0 }
    for (const person of people) {
      if (await tell(trx, broadcast, person.id)) reached.notified += 1
      if (!wantsLetter(broadcast, person)) continue
      const unsubscribeUrl = unsubscribeLink(config, person.id, broadcast.kind as MailKind)
      await mail.send(trx, broadcastLetter(person, broadcast, unsubscribeUrl))
      reached.mailed += 1
    }
    const more = people.length === atOnce
    await trx
      .updateTable('broadcasts')
      .set((eb) => ({
        reached_id: people.at(-1)?.id ?? broadcast.reached_id,
        notified: eb('notified', '+', reached.notified),
        mailed: eb('mailed', '+', reached.mailed),
        done_at: more ? null : sql<Date>`now()`,
      }))
      .where('id', '=', id)
      .execute()
    if (more) await jobs.send(broadcastJob, { id }, { db: trx })
  })
}

/** New games stand in the bell already. */
async function tell(trx: Db, { kind, id, title, body, link }: Broadcast, userId: number): Promise<boolean> {
  if (kind !== 'announcements') return false
  const message = bellLine({ title, body })
  return notify(trx, userId, { kind: 'announcement', key: `broadcast ${id}`, message, ...(link !== '' && { link }) })
}

function nextPeople(trx: Db, { reached_id, people_before }: Broadcast) {
  return trx
    .selectFrom('users')
    .where('id', '>', reached_id)
    .where('status', '=', 'active')
    .where('created_at', '<=', people_before)
    .select(['id', 'email', 'first_name', 'email_confirmed_at', 'mail_announcements', 'mail_new_games'])
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

type Reader = Awaited<ReturnType<typeof nextPeople>>[number]

/** An address that nobody confirmed may be a stranger's: it gets no letter that nobody waits for. */
function wantsLetter({ kind }: Broadcast, person: Reader): boolean {
  const wanted = kind === 'announcements' ? person.mail_announcements : person.mail_new_games
  return wanted && person.email_confirmed_at !== null
}

/** Goes on with what stands still: a job that failed too often is written anew. */
export async function resumeBroadcasts({ db, jobs }: Pick<Parts, 'db' | 'jobs'>): Promise<void> {
  const unfinished = await db.selectFrom('broadcasts').where('done_at', 'is', null).select('id').limit(20).execute()
  for (const { id } of unfinished) await jobs.send(broadcastJob, { id })
}
