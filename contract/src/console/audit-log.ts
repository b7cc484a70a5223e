import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { UrlId } from '../ids.ts'
import { limits } from '../limits.ts'

/** Everything that the log records. Names are stored, so they must never change. */
export const auditActions = [
  'announcement.sent',
  'event.retried',
  'card.added',
  'card.changed',
  'card.retired',
  'card.restored',
  'cards.import_undone',
  'cards.imported',
  'picture.uploaded',
  'picture.described',
  'picture.removed',
  'game.uploaded',
  'game.added',
  'game.changed',
  'game.media',
  'game.state',
  'game.version',
  'game.certified',
  'announcement.scheduled',
  'announcement.canceled',
  'backup.made',
  'job.retried',
  'report.answered',
  'report.closed',
  'report.reopened',
  'review.hidden',
  'saved_reply.added',
  'saved_reply.changed',
  'saved_reply.deleted',
  'site.added',
  'site.changed',
  'site.restored',
  'site.retired',
  'thread.changed',
  'thread.noted',
  'thread.replied',
  'user.complimentary',
  'user.areas',
  'user.blocked',
  'user.logins_ended',
  'user.second_factor_off',
  'user.exported',
  'user.deleted',
  'user.plan_canceled',
  'user.plan_resumed',
  'user.trial_extended',
  'user.refunded',
  'administrator.requested',
  'administrator.declined',
  'administrator.changed',
  'user.viewed',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Values by name, as they were before or after an action. */
export const AuditValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type AuditValues = z.infer<typeof AuditValues>

/** An account that the log names. `name` is null once it was deleted. */
const AuditAccount = z.object({ id: z.int(), name: z.string().nullable() })

export const AuditRecord = z.object({
  id: z.int(),
  at: z.string(),
  action: z.enum(auditActions),
  /** Null for a command on the server. */
  actor: AuditAccount.nullable(),
  /** The account that it was done to, if any. */
  account: AuditAccount.nullable(),
  /** Anything else that it was done to: 'thread 7'. */
  object: z.string(),
  /** What that is called now; null for what has no name here. */
  about: z.string().nullable(),
  before: AuditValues.nullable(),
  after: AuditValues.nullable(),
  reason: z.string(),
})
export type AuditRecord = z.infer<typeof AuditRecord>

export const getAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/log',
  auth: 'admin',
  summary: `Lists what administrators did, newest first, ${limits.console.perPage} at a time.`,
  query: z.object({
    /** The administrator who did it. */
    actor: UrlId.optional(),
    /** The account that it was done to: its number, or words of its name, email, username, or company. */
    account: z.string().trim().max(limits.email).optional(),
    /** What else it was done to: 'card-articulation 12'. */
    object: z.string().trim().max(80).optional(),
    /** Only records before this one. */
    before: UrlId.optional(),
  }),
  response: z.object({
    records: z.array(AuditRecord),
    /** `before` of the next records; null at the end. */
    next: z.int().nullable(),
    /** Everyone who did anything. */
    actors: z.array(AuditAccount),
  }),
})
