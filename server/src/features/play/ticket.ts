import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const halfDaySeconds = 43_200

/** A ticket gives access to the files of a game's package until `exp`, in seconds since 1970. */
export interface Ticket {
  name: string
  version: number
  exp: number
  /** The guest link that issued it. The ticket opens pages as long as that link is active. */
  guest?: number
}

/** Goes between the expiry and the signature of a guest's ticket. */
const guestSegment = ({ guest }: Ticket) => (guest === undefined ? '' : `g${guest}.`)

function signature(appSecret: string, ticket: Ticket): string {
  const { name, version, exp } = ticket
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'marigold game tickets', 32))
  return createHmac('sha256', key)
    .update(`${name}\n${version}\n${exp}${guestSegment(ticket)}`)
    .digest('base64url')
}

/** Returns the end of the next UTC half-day: 12 to 24 hours away, and the same for a whole half-day. */
export function ticketEnd(now: Date): number {
  return (Math.floor(now.getTime() / 1000 / halfDaySeconds) + 2) * halfDaySeconds
}

/**
 * Returns the path segment that gives access to a subscription game's files: `{un_zip_filename}.{version}.{exp}.{sig}`,
 * with `g{link}.` before a guest's signature.
 */
export function writeTicket(appSecret: string, ticket: Ticket): string {
  return `${ticket.name}.${ticket.version}.${ticket.exp}.${guestSegment(ticket)}${signature(appSecret, ticket)}`
}

export type ReadTicket = { ok: true; ticket: Ticket } | { ok: false; reason: 'plain' | 'wrong' | 'ended' }

/** How long an expired ticket still serves what a running game fetches. */
const graceSeconds = halfDaySeconds

const shape = /^([a-z0-9-]{1,60})\.([1-9]\d{0,8})\.([1-9]\d{0,11})\.(?:g([1-9]\d{0,14})\.)?([A-Za-z0-9_-]{43})$/

/**
 * Parses a path segment. One without a dot is a plain name. A wrong signature is reported before an expired ticket.
 * With `late`, a recently expired ticket is valid too, so that a running game can finish.
 */
export function readTicket(appSecret: string, segment: string, now: Date, late = false): ReadTicket {
  if (!segment.includes('.')) return { ok: false, reason: 'plain' }
  const [, name, version, exp, guest, sig] = shape.exec(segment) ?? []
  if (name === undefined || version === undefined || exp === undefined || sig === undefined)
    return { ok: false, reason: 'wrong' }
  const ticket: Ticket = { name, version: Number(version), exp: Number(exp), ...(guest && { guest: Number(guest) }) }
  if (!timingSafeEqual(Buffer.from(sig), Buffer.from(signature(appSecret, ticket))))
    return { ok: false, reason: 'wrong' }
  return now.getTime() / 1000 < ticket.exp + (late ? graceSeconds : 0)
    ? { ok: true, ticket }
    : { ok: false, reason: 'ended' }
}
