import { m } from '#messages'
import { expect, test } from 'vitest'
import { changesOf } from './log-list.tsx'
import { subjectOf } from './log-subject.tsx'
import { logPath, parseLogQuery } from './log-section.tsx'
import { parseThreadQuery, threadListPath } from './messages/thread-query.ts'
import { parseReviewQuery, reviewListPath } from './reviews/review-query.ts'
import { parseUserQuery, userListPath } from './users/user-query.ts'

test('restores an inbox and a review list from their URLs, and uses defaults for invalid values', () => {
  const inbox = { state: 'waiting', kind: 'report', assignee: 3, search: 'a boat', before: 40 } as const
  const address = threadListPath(inbox)
  expect(address).toBe('/console/messages?state=waiting&kind=report&assignee=3&search=a+boat&before=40')
  expect(parseThreadQuery(new URL(address, 'https://marigold.example').searchParams)).toEqual(inbox)
  const reviews = { filter: 'hidden', search: 'rude', before: 7 } as const
  expect(reviewListPath(reviews)).toBe('/console/reviews?filter=hidden&search=rude&before=7')
  expect(parseReviewQuery(new URL(reviewListPath(reviews), 'https://marigold.example').searchParams)).toEqual(reviews)
  for (const odd of ['state=lost&assignee=me', 'before=-1&kind=x', 'filter=lost&search=%20'].map(
    (text) => new URLSearchParams(text),
  ))
    expect([threadListPath(parseThreadQuery(odd)), reviewListPath(parseReviewQuery(odd))]).toEqual([
      '/console/messages',
      '/console/reviews',
    ])
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
  const moved = { before: { state: 'open', assignee: null }, after: { state: 'done', assignee: 3 } }
  expect(changesOf(moved)).toEqual(['Status: Open → Done', 'Assigned to: Nobody → Account 3'])
  const game = { un_zip_filename: 'river', state: 'published', version: 2, cover: '/assets/own/river/a.webp' }
  expect(changesOf({ before: null, after: game })).toEqual([
    'Address of its page: /Gamedescription/river',
    'Status: Published',
    'Version: 2',
    'Cover: a.webp',
  ])
  expect(changesOf({ before: { title: 'Receipts' }, after: null })).toEqual(['Title: Receipts'])
})

test('says what a record is about in words, with its page', () => {
  const of = (object: string, about: string | null = null) => subjectOf({ object, about })
  expect(of('game 32', 'River')).toEqual({ name: 'River', to: '/console/games/32' })
  expect(of('card-articulation 12')).toEqual({ name: 'Articulation, card 12', to: '/console/cards/articulation/12' })
  expect(of('site-faq 7')).toMatchObject({ to: '/console/site/faq/7' })
  expect([of('invoice MG-0007'), of('event evt_1'), of('saved reply 7'), of('')]).toEqual([
    { name: 'Invoice MG-0007' },
    { name: 'evt_1' },
    null,
    null,
  ])
})
