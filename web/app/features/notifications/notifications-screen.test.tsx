import { getNotifications, limits, type Notification } from '@marigold/contract'
import { expect, test } from 'vitest'
import { queryClient } from '../../platform/calls/query-client.ts'
import { draw, waysOf } from '../../ui/testing-draw.tsx'
import { NotificationsScreen } from './notifications-screen.tsx'

const entry: Notification = {
  id: 1,
  kind: 'billing',
  message: 'Your plan has been renewed.',
  link: null,
  status: 'unread',
  created_at: '2026-11-20T10:00:00.000Z',
}

/** Renders the screen with these notifications; null while they load. */
function screenOf(token: string, entries: Notification[] | null): string {
  if (entries) queryClient.setQueryData([getNotifications.path, null, null, token], entries)
  return draw(<NotificationsScreen token={token} />)
}

test('says that notifications are on their way, and that there are none', () => {
  expect(screenOf('waiting', null)).toContain('aria-busy="true"')
  const empty = screenOf('empty', [])
  expect(empty).toContain('No new notifications')
  expect(waysOf(empty)).toEqual(['All Games'])
})

test('marks what is unread, leads on where there is something to do, and shows words as text', () => {
  const long = `Your answer: <b>${'Reconnect your device. '.repeat(40)}</b>`
  const html = screenOf('some', [entry, { ...entry, id: 2, status: 'read', link: '/myaccount', message: long }])
  expect(html.match(/Unread/g)).toHaveLength(1)
  expect(html).toContain('&lt;b&gt;Reconnect')
  expect(html).toMatch(/<a class="news" href="\/myaccount"/)
  expect(waysOf(html)).not.toContain('Older')
})

test('a full page leads to older ones', () => {
  const full = Array.from({ length: limits.notifications }, (_, at) => ({ ...entry, id: at + 1 }))
  expect(waysOf(screenOf('full', full)).at(-1)).toBe('Older')
})
