import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** How long a shown amount is valid, in milliseconds. */
const validMs = 30 * 60_000

/** The change that an amount was shown for. */
export interface PreviewedChange {
  userId: number
  subscription: string
  from: string
  to: string
}

function sign(
  appSecret: string,
  { userId, subscription, from, to }: PreviewedChange,
  moment: number,
  issued: number,
): Buffer {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'previews of a change of plan', 32))
  return createHmac('sha256', key).update([userId, subscription, from, to, moment, issued].join(' ')).digest()
}

/** Signs the moment (on the provider's clock) of a shown amount, so that exactly this amount can be charged. */
export function createPreviewToken(
  appSecret: string,
  shown: PreviewedChange,
  moment: number,
  now = Date.now(),
): string {
  return [moment, now, sign(appSecret, shown, moment, now).toString('base64url')].join('.')
}

/** The moment that a shown amount is calculated from, and when it was shown, which makes it unique. */
export interface PreviewClaims {
  moment: number
  issued: number
}

/** Reads a token of ours that hasn't expired. Returns null for any other text. */
export function readPreviewToken(
  appSecret: string,
  shown: PreviewedChange,
  token: string,
  now = Date.now(),
): PreviewClaims | null {
  const [moment, issued, signature = ''] = token.split('.')
  const [at, made] = [Number(moment), Number(issued)]
  if (!Number.isSafeInteger(at) || !Number.isSafeInteger(made) || now - made > validMs) return null
  const given = Buffer.from(signature, 'base64url')
  const right = sign(appSecret, shown, at, made)
  return given.length === right.length && timingSafeEqual(given, right) ? { moment: at, issued: made } : null
}
