import { m } from '#messages'
import type { Report } from '@marigold/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { changesOf } from './log-list.tsx'
import { logPath, parseLogQuery } from './log-section.tsx'
import { ReportItem } from './report-item.tsx'
import { reportListPath, parseReportQuery } from './reports-section.tsx'
import { parseUserQuery, userListPath } from './users/user-query.ts'

test('restores a report list from its URL and uses defaults for invalid values', () => {
  const sought = { state: 'closed', search: 'a boat', page: 3 } as const
  const address = reportListPath(sought)
  expect(address).toBe('/console/reports?state=closed&search=a+boat&page=3')
  expect(parseReportQuery(new URL(address, 'https://marigold.example').searchParams)).toEqual(sought)
  expect(reportListPath({ state: 'open', search: '', page: 1 })).toBe('/console/reports')
  for (const odd of ['state=lost&page=-1', 'page=1.5', 'page=x&search=%20', 'page=9999999'])
    expect(parseReportQuery(new URLSearchParams(odd))).toEqual({ state: 'open', search: '', page: 1 })
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

test("shows a report's text, author, client details, and answers", () => {
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

test('a report by a deleted user can be closed or reopened, but not answered', () => {
  const html = renderToStaticMarkup(<ReportItem report={{ ...report, person: null, state: 'closed' }} />)
  expect(html).toContain('An account that was deleted')
  expect(buttons(html)).toEqual(['Reopen'])
})

test('formats counts with their nouns', () => {
  expect([1, 0, 1200].map((count) => m.admin_emails({ count }))).toEqual(['1 email', '0 emails', '1,200 emails'])
})

test('restores a user list and a part of the log from their URLs', () => {
  const users = { search: 'rosa vega', filter: 'blocked', before: 120 } as const
  expect(userListPath(users)).toBe('/console/users?search=rosa+vega&filter=blocked&before=120')
  expect(parseUserQuery(new URL(userListPath(users), 'https://marigold.example').searchParams)).toEqual(users)
  const log = { actor: 3, account: 'rosa@clinic.test', before: 40 }
  expect(logPath(log)).toBe('/console/log?actor=3&account=rosa%40clinic.test&before=40')
  expect(parseLogQuery(new URL(logPath(log), 'https://marigold.example').searchParams)).toEqual(log)
  const odd = new URLSearchParams('search=+&filter=lost&before=-1&actor=x&account=+')
  expect(userListPath(parseUserQuery(odd))).toBe('/console/users')
  expect(logPath(parseLogQuery(odd))).toBe('/console/log')
})

test('says what changed, and what was only recorded', () => {
  const before = { language: true, logins: 3 }
  const after = { language: false, logins: 0, checked_by: 'Ada Byron' }
  expect(changesOf({ before, after })).toEqual(['Language: on → off', 'Logins: 3 → 0', 'Verified by: Ada Byron'])
  expect(changesOf({ before: null, after: null })).toEqual([])
})
