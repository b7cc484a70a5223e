import { m } from '#messages'
import type { viewAsUser } from '@marigold/contract'
import type { z } from 'zod'
import type { User } from '../../platform/access/access.ts'
import { recordAudit } from '../../platform/access/audit.ts'
import { logSecurityEvent } from '../../platform/access/security-log.ts'
import { createViewToken } from '../../platform/access/view-as.ts'
import type { Services } from '../../platform/app.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { readUser } from './user-record.service.ts'

/** Starts a view of the product with a user's plan and card areas, and records it. */
export async function startView(
  { db, config, log }: Pick<Services, 'db' | 'config' | 'log'>,
  admin: User,
  userId: number,
): Promise<z.output<typeof viewAsUser.response>> {
  const { role } = await readUser(db, userId)
  if (role === 'administrator') throw new Refusal('conflict', m.console_administrators_see_everything())
  await recordAudit(db, { actorId: admin.id, action: 'user.viewed', userId })
  logSecurityEvent(log, 'viewed as a user', userId)
  const { token, endsAt } = createViewToken(config.appSecret, admin, userId)
  return { token, role, ends_at: endsAt.toISOString() }
}
