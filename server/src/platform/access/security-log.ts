import type { FastifyBaseLogger } from 'fastify'

/** What the log says about accounts. Add a word here before you log a new event. */
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

/** Logs a security event with the id of the account that it's about (null where there is no such account), never a name or an address. */
export function noteSecurity(log: Pick<FastifyBaseLogger, 'info'>, event: SecurityEvent, user: number | null): void {
  log.info({ event, user }, 'security')
}
