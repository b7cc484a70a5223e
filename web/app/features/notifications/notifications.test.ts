import { hearNotifications, type Notification, type NotificationNews } from '@marigold/contract'
import { expect, test } from 'vitest'
import { queryClient } from '../../platform/calls/query-client.ts'
import { badgeOf, bellName } from './bell-face.tsx'
import { agoOf, byDay, dayName } from './days.ts'
import { beginCount, take } from './news.ts'

const now = new Date(2026, 10, 22, 9, 30)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

test('the badge counts to 99, and the bell says the same to who cannot see it', () => {
  expect([1, 99, 100, 4000].map(badgeOf)).toEqual(['1', '99', '99+', '99+'])
  expect([0, 3, 150].map(bellName)).toEqual(['Notifications', 'Notifications, 3 unread', 'Notifications, 99+ unread'])
})

test('what was read is counted off once, by the page or by the server, whichever comes first', () => {
  const unread = () => queryClient.getQueryData<NotificationNews>([hearNotifications.path, 'me'])?.unread
  take('me', { unread: 3, stamp: '7.3.0' })
  const answered = beginCount('me')
  answered((known) => known - 1)
  expect(unread()).toBe(2)
  take('me', { unread: 2, stamp: '7.3.1' })
  expect(unread()).toBe(2)
  const late = beginCount('me')
  take('me', { unread: 1, stamp: '7.3.2' })
  late((known) => known - 1)
  expect(unread()).toBe(1)
})

test('days are named by this device’s calendar', () => {
  expect(dayName(at(2026, 10, 22, 0, 1), now)).toBe('Today')
  expect(dayName(at(2026, 10, 21, 23, 59), now)).toBe('Yesterday')
  expect(dayName(at(2026, 10, 20, 12, 0), now)).toBe('November 20, 2026')
})

test('how long ago: minutes, hours of today, then the day', () => {
  const ago = (...parts: [number, number]) => agoOf(at(2026, 10, 22, ...parts), now)
  expect([ago(9, 30), ago(9, 29), ago(8, 45), ago(8, 15), ago(1, 0)]).toEqual([
    'Just now',
    '1 minute ago',
    '45 minutes ago',
    '1 hour ago',
    '8 hours ago',
  ])
  expect(agoOf(at(2026, 10, 21, 23, 0), now)).toBe('Yesterday')
})

test('a list is cut into its days and keeps its order', () => {
  const entry = (id: number, created_at: string) => ({ id, created_at }) as Notification
  const list = [entry(3, at(2026, 10, 22, 9, 0)), entry(2, at(2026, 10, 22, 8, 0)), entry(1, at(2026, 10, 1, 8, 0))]
  expect(byDay(list, now).map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['Today', [3, 2]],
    ['November 1, 2026', [1]],
  ])
  expect(byDay([], now)).toEqual([])
})
