import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const halfDaySeconds = 43_200

/** What a ticket says: that the files of one package of one game may be read until `exp`, seconds since 1970. */
export interface Ticket {
  name: string
  version: number
  exp: number
  /** The guest link that it was handed out by; it opens pages as long as that lives. */
  guest?: number
}

/** What stands between the end and the signature of a guest's ticket. */
const guestPart = ({ guest }: Ticket) => (guest === undefined ? '' : `g${guest}.`)

function signature(appSecret: string, ticket: Ticket): string {
  const { name, version, exp } = ticket
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'marigold game tickets', 32))
  return createHmac('sha256', key)
    .update(`${name}\n${version}\n${exp}${guestPart(ticket)}`)
    .digest('base64url')
}

/** The end of the next UTC half-day: at least 12 and at most 24 hours away, and the same for all of a half-day. */
export function ticketEnd(now: Date): number {
  return (Math.floor(now.getTime() / 1000 / halfDaySeconds) + 2) * halfDaySeconds
}

/** The path segment that opens a subscription game's files: `{un_zip_filename}.{version}.{exp}.{sig}`; a guest's has `g{link}.` before the signature. */
export function writeTicket(appSecret: string, ticket: Ticket): string {
  return `${ticket.name}.${ticket.version}.${ticket.exp}.${guestPart(ticket)}${signature(appSecret, ticket)}`
}

export type ReadTicket = { ok: true; ticket: Ticket } | { ok: false; reason: 'plain' | 'wrong' | 'ended' }

/** How long after its end a ticket still opens what a game fetches while it runs. */
const lateSeconds = halfDaySeconds

const shape = /^([a-z0-9-]{1,60})\.([1-9]\d{0,8})\.([1-9]\d{0,11})\.(?:g([1-9]\d{0,14})\.)?([A-Za-z0-9_-]{43})$/

/**
 * Reads a path segment. A segment without a dot is a plain name; a wrong signature is told before an ended one. With
 * `late` a ticket that ended lately is good as well: a game that was opened in time goes on to its end.
 */
export function readTicket(appSecret: string, segment: string, now: Date, late = false): ReadTicket {
  if (!segment.includes('.')) return { ok: false, reason: 'plain' }
  const [, name, version, exp, guest, sig] = shape.exec(segment) ?? []
  if (name === undefined || version === undefined || exp === undefined || sig === undefined)
    return { ok: false, reason: 'wrong' }
  const ticket: Ticket = { name, version: Number(version), exp: Number(exp), ...(guest && { guest: Number(guest) }) }
  if (!timingSafeEqual(Buffer.from(sig), Buffer.from(signature(appSecret, ticket))))
    return { ok: false, reason: 'wrong' }
  return now.getTime() / 1000 < ticket.exp + (late ? lateSeconds : 0)
    ? { ok: true, ticket }
    : { ok: false, reason: 'ended' }
}
