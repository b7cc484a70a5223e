import { streamNotificationState, type Notification, type NotificationState } from '@marigold/contract'
import { expect, test } from 'vitest'
import { queryClient } from '../../platform/calls/query-client.ts'
import { badgeText, bellLabel } from './bell-icon.tsx'
import { formatAgo, groupByDay, dayName } from './dates.ts'
import { startCountChange, applyUpdate } from './unread-count.ts'

const now = new Date(2026, 10, 22, 9, 30)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

test('caps the badge at 99, and says the same to screen readers', () => {
  expect([1, 99, 100, 4000].map(badgeText)).toEqual(['1', '99', '99+', '99+'])
  expect([0, 3, 150].map(bellLabel)).toEqual(['Notifications', 'Notifications, 3 unread', 'Notifications, 99+ unread'])
})

test('counts a read notification once, whether the page or the server is first', () => {
  const unread = () => queryClient.getQueryData<NotificationState>([streamNotificationState.path, 'me'])?.unread
  applyUpdate('me', { unread: 3, stamp: '7.3.0' })
  const answered = startCountChange('me')
  answered((known) => known - 1)
  expect(unread()).toBe(2)
  applyUpdate('me', { unread: 2, stamp: '7.3.1' })
  expect(unread()).toBe(2)
  const late = startCountChange('me')
  applyUpdate('me', { unread: 1, stamp: '7.3.2' })
  late((known) => known - 1)
  expect(unread()).toBe(1)
})

test("names days by this device's calendar", () => {
  expect(dayName(at(2026, 10, 22, 0, 1), now)).toBe('Today')
  expect(dayName(at(2026, 10, 21, 23, 59), now)).toBe('Yesterday')
  expect(dayName(at(2026, 10, 20, 12, 0), now)).toBe('November 20, 2026')
})

test('formats minutes, hours of today, then the date', () => {
  const ago = (...parts: [number, number]) => formatAgo(at(2026, 10, 22, ...parts), now)
  expect([ago(9, 30), ago(9, 29), ago(8, 45), ago(8, 15), ago(1, 0)]).toEqual([
    'Just now',
    '1 minute ago',
    '45 minutes ago',
    '1 hour ago',
    '8 hours ago',
  ])
  expect(formatAgo(at(2026, 10, 21, 23, 0), now)).toBe('Yesterday')
})

test('groups by day and keeps the order', () => {
  const entry = (id: number, created_at: string) => ({ id, created_at }) as Notification
  const list = [entry(3, at(2026, 10, 22, 9, 0)), entry(2, at(2026, 10, 22, 8, 0)), entry(1, at(2026, 10, 1, 8, 0))]
  expect(groupByDay(list, now).map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['Today', [3, 2]],
    ['November 1, 2026', [1]],
  ])
  expect(groupByDay([], now)).toEqual([])
})
