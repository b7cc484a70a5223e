import { m } from '#messages'
import { limits, type EventFilter, type EventRow, type getProviderEvents } from '@marigold/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import { recordAudit } from '../../platform/access/audit.ts'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { pageOf, toPayer } from './money-lists.service.ts'
import type { ApplyEvent } from './ports.ts'
import { adminName } from '../../platform/access/admin-name.ts'

const outcome = sql<EventFilter>`case when applied_at is not null then 'applied' when error is null then 'waiting' else 'failed' end`

/** Events with the accounts that they are about. */
function selectEvents(db: Db) {
  return db
    .selectFrom('provider_events')
    .leftJoin('billing_customers', (join) =>
      join.on('billing_customers.provider_id', '=', sql<string>`body #>> '{data,object,customer}'`),
    )
    .leftJoin('users', 'users.id', 'billing_customers.user_id')
    .select(['provider_events.id', 'type', 'received_at', 'applied_at', 'error'])
    .select(['billing_customers.user_id', 'users.email', adminName('users').as('user_name'), outcome.as('outcome')])
}

type Event = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number]

const toEventRow = (event: Event): EventRow => ({
  id: event.id,
  type: event.type,
  user: toPayer(event),
  outcome: event.outcome,
  received_at: event.received_at.toISOString(),
  applied_at: event.applied_at?.toISOString() ?? null,
  error: event.error ?? '',
})

/** Lists events of the provider, newest first. */
export async function listEvents(
  db: Db,
  { filter, before }: z.output<typeof getProviderEvents.query & z.ZodType>,
): Promise<z.output<typeof getProviderEvents.response>> {
  let found = selectEvents(db)
    .orderBy('received_at', 'desc')
    .orderBy('provider_events.id', 'desc')
    .limit(limits.console.perPage + 1)
  if (filter !== undefined) found = found.where(outcome, '=', filter)
  if (before !== undefined)
    found = found.where(
      sql<boolean>`(received_at, provider_events.id) < (select received_at, id from provider_events where id = ${before})`,
    )
  const { page, next } = pageOf(await found.execute())
  return { events: page.map(toEventRow), next }
}

async function readEvent(db: Db, id: string): Promise<EventRow> {
  const event = await selectEvents(db).where('provider_events.id', '=', id).executeTakeFirst()
  if (event === undefined) throw new Refusal('not_found', m.console_this_event_no_longer_exists())
  return toEventRow(event)
}

/** Applies an event now, and records that and what came of it. An applied event stays as it is. */
export async function retryEvent(
  { db, log }: Pick<Services, 'db' | 'log'>,
  apply: ApplyEvent,
  { adminId, id }: { adminId: number; id: string },
): Promise<EventRow> {
  const before = await readEvent(db, id)
  if (before.outcome === 'applied') return before
  try {
    await apply(id)
  } catch (error) {
    // The event says why, so the administrator sees it.
    log.error({ err: error, event: id }, 'an event of the provider could not be applied')
  }
  const after = await readEvent(db, id)
  await recordAudit(db, {
    actorId: adminId,
    action: 'event.retried',
    object: `event ${id}`,
    before: { outcome: before.outcome },
    after: { outcome: after.outcome },
  })
  return after
}
