import { m } from '#messages'
import type { Report } from '@marigold/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReportItem } from './report-item.tsx'
import { addressOfList, soughtOf } from './reports-room.tsx'

test('a list of reports is found again by its address; what it cannot mean is the usual', () => {
  const sought = { state: 'closed', search: 'a boat', page: 3 } as const
  const address = addressOfList(sought)
  expect(address).toBe('/console/reports?state=closed&search=a+boat&page=3')
  expect(soughtOf(new URL(address, 'https://marigold.example').searchParams)).toEqual(sought)
  expect(addressOfList({ state: 'open', search: '', page: 1 })).toBe('/console/reports')
  for (const odd of ['state=lost&page=-1', 'page=1.5', 'page=x&search=%20', 'page=9999999'])
    expect(soughtOf(new URLSearchParams(odd))).toEqual({ state: 'open', search: '', page: 1 })
})

const report: Report = {
  id: 7,
  details: 'It <b>stands</b> still',
  browser: 'Firefox on Windows',
  state: 'open',
  created_at: '2026-11-22T10:00:00.000Z',
  person: { name: 'Mei Lin', email: 'mei@clinic.test' },
  answers: [{ id: 1, text: 'It sails', by: 'Ada Byron', created_at: '2026-11-22T11:00:00.000Z' }],
}
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text)

test('a report shows its words as text, who wrote it with what, and each answer', () => {
  const html = renderToStaticMarkup(<ReportItem report={report} />)
  for (const part of [
    'It &lt;b&gt;stands&lt;/b&gt; still',
    'Mei Lin',
    'mei@clinic.test',
    'Firefox on Windows',
    'It sails',
  ])
    expect(html).toContain(part)
  expect(buttons(html)).toEqual(['Answer', 'Close'])
})

test('a report whose person has left is closed or opened, and not answered', () => {
  const html = renderToStaticMarkup(<ReportItem report={{ ...report, person: null, state: 'closed' }} />)
  expect(html).toContain('An account that was deleted')
  expect(buttons(html)).toEqual(['Reopen'])
})

test('numbers come with their word', () => {
  expect([1, 0, 1200].map((count) => m.admin_emails({ count }))).toEqual(['1 email', '0 emails', '1,200 emails'])
})
