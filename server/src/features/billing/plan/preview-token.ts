import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** How long an amount that was shown is kept to. */
const goodFor = 30 * 60_000

/** What a shown amount was worked out for. */
export interface Shown {
  userId: number
  subscription: string
  from: string
  to: string
}

function sign(appSecret: string, { userId, subscription, from, to }: Shown, moment: number, issued: number): Buffer {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'previews of a change of plan', 32))
  return createHmac('sha256', key).update([userId, subscription, from, to, moment, issued].join(' ')).digest()
}

/** Keeps the moment (of the provider's clock) for which an amount was shown, so that exactly it can be charged. */
export function previewToken(appSecret: string, shown: Shown, moment: number, now = Date.now()): string {
  return [moment, now, sign(appSecret, shown, moment, now).toString('base64url')].join('.')
}

/** What a shown amount is kept by: the moment it counts from, and when it was shown, which is of this one alone. */
export interface Kept {
  moment: number
  issued: number
}

/** Reads a token of ours that is not too old; null for any other text. */
export function readPreview(appSecret: string, shown: Shown, token: string, now = Date.now()): Kept | null {
  const [moment, issued, signature = ''] = token.split('.')
  const [at, made] = [Number(moment), Number(issued)]
  if (!Number.isSafeInteger(at) || !Number.isSafeInteger(made) || now - made > goodFor) return null
  const given = Buffer.from(signature, 'base64url')
  const right = sign(appSecret, shown, at, made)
  return given.length === right.length && timingSafeEqual(given, right) ? { moment: at, issued: made } : null
}
