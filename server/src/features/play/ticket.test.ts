import { expect, test } from 'vitest'
import { readTicket, ticketEnd, writeTicket } from './ticket.ts'

const secret = 'a secret of at least thirty-two characters'
const noon = new Date('2026-11-21T12:00:00Z')
const exp = ticketEnd(noon)

test.each([
  ['2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
  ['2026-11-21T11:59:59Z', '2026-11-22T00:00:00Z'],
  ['2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z'],
  ['2026-12-31T23:59:59Z', '2027-01-01T12:00:00Z'],
])('a ticket of %s expires at %s', (now, end) => {
  expect(new Date(ticketEnd(new Date(now)) * 1000)).toEqual(new Date(end))
})

test('the URL of a game is the same for a half-day, and differs by game, version, and secret', () => {
  const ticket = { name: 'patient-orchard', version: 3, exp }
  const address = writeTicket(secret, ticket)
  expect(writeTicket(secret, ticket)).toBe(address)
  const sigs = [
    ticket,
    { ...ticket, name: 'patient' },
    { ...ticket, version: 31 },
    { ...ticket, exp: exp + 43_200 },
  ].map((one) => writeTicket(secret, one).split('.')[3])
  expect(new Set([...sigs, writeTicket(`${secret}!`, ticket).split('.')[3]]).size).toBe(5)
  expect(readTicket(secret, address, noon)).toEqual({ ok: true, ticket })
})

test('a ticket expires to the second', () => {
  const address = writeTicket(secret, { name: 'a', version: 1, exp })
  expect(readTicket(secret, address, new Date(exp * 1000 - 1)).ok).toBe(true)
  expect(readTicket(secret, address, new Date(exp * 1000))).toEqual({ ok: false, reason: 'ended' })
})

test('a running game can fetch files for another half-day', () => {
  const address = writeTicket(secret, { name: 'a', version: 1, exp })
  expect(readTicket(secret, address, new Date((exp + 43_200) * 1000 - 1), true).ok).toBe(true)
  expect(readTicket(secret, address, new Date((exp + 43_200) * 1000), true)).toEqual({ ok: false, reason: 'ended' })
})

test('accepts nothing but the exact text of a ticket', () => {
  const address = writeTicket(secret, { name: 'a', version: 1, exp })
  const [, , , sig = ''] = address.split('.')
  const forged = [
    `b.1.${exp}.${sig}`,
    `a.2.${exp}.${sig}`,
    `a.1.${exp + 43_200}.${sig}`,
    `a.01.${exp}.${sig}`,
    `a.1.${exp}.${sig}=`,
    `a.1.${exp}.${sig.slice(0, -1)}`,
    `a.1.${exp}.${sig.slice(0, -1)}${sig.endsWith('A') ? 'B' : 'A'}`,
    `a.1.${exp}.`,
    `a.1.${exp}`,
    `a.1e0.${exp}.${sig}`,
    `${address}.x`,
    '....',
  ]
  for (const one of forged) expect([one, readTicket(secret, one, noon)]).toEqual([one, { ok: false, reason: 'wrong' }])
  expect(readTicket(secret, 'lantern-river', noon)).toEqual({ ok: false, reason: 'plain' })
})
