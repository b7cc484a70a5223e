import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { mailKinds, type MailKind } from '@marigold/contract'
import type { Config } from '../process/config.ts'

function signature(appSecret: string, userId: number, kind: MailKind): string {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'unsubscribe links', 32))
  return createHmac('sha256', key).update(`${userId} ${kind}`).digest('base64url')
}

/**
 * Returns the URL to unsubscribe a user from a kind of email without logging in. It never expires, because emails are
 * kept for years.
 */
export function unsubscribeLink(
  { appSecret, publicUrl }: Pick<Config, 'appSecret' | 'publicUrl'>,
  userId: number,
  kind: MailKind,
): string {
  return `${publicUrl}/unsubscribe?token=${userId}.${kind}.${signature(appSecret, userId, kind)}`
}

/** Returns the user and kind in a link's token, or null for one that we didn't create. */
export function readUnsubscribe(appSecret: string, token: string): { userId: number; kind: MailKind } | null {
  const [, id = '', word, sig = ''] = /^([1-9]\d{0,14})\.(\w+)\.([\w-]{43})$/.exec(token) ?? []
  const kind = mailKinds.find((one) => one === word)
  if (kind === undefined) return null
  const right = Buffer.from(signature(appSecret, Number(id), kind))
  return timingSafeEqual(right, Buffer.from(sig)) ? { userId: Number(id), kind } : null
}
