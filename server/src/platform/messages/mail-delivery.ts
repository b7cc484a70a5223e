import type { Delivery } from '@marigold/contract'
import { sql } from 'kysely'
import type { Config } from '../process/config.ts'
import type { Db } from '../database/database.ts'
import { sendMail } from './mail.ts'

/**
 * Returns how far emails got that weren't sent, by their number. One that is no longer stored was given up after a week.
 */
export async function readDeliveries(
  db: Db,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  ids: number[],
): Promise<Map<number, Delivery>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; failed: boolean }>`
    select mails.id, exists (
      select from pgboss.job where name = ${sendMail} and state = 'failed' and data->>'id' = mails.id::text
    ) as failed
    from mails where mails.id = any(${ids}::bigint[])`.execute(db)
  const stored = smtpUrl === null ? 'preview' : 'queued'
  const known = new Map(rows.map(({ id, failed }) => [id, failed ? 'failed' : stored] as const))
  return new Map(ids.map((id) => [id, known.get(id) ?? (smtpUrl === null ? 'preview' : 'failed')]))
}
