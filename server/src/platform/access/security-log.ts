import type { FastifyBaseLogger } from 'fastify'

/** The security events in the log. Add an event here before logging it. */
export type SecurityEvent =
  | 'login'
  | 'login refused'
  | 'login ended'
  | 'every login ended'
  | 'captcha required'
  | 'password changed'
  | 'password reset'
  | 'reset link mailed'
  | 'wrong code'
  | 'recovery code used'
  | 'two-step login on'
  | 'two-step login off'
  | 'recovery codes renewed'
  | 'email change requested'
  | 'data exported'
  | 'account deleted'
  | 'account blocked'
  | 'account unblocked'
  | 'administrators changed'
  | 'viewed as a user'

/** Logs a security event with the id of its account (null if there's none), never a name or an email. */
export function logSecurityEvent(
  log: Pick<FastifyBaseLogger, 'info'>,
  event: SecurityEvent,
  user: number | null,
): void {
  log.info({ event, user }, 'security')
}
