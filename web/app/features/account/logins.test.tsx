import { getLogins, type Login } from '@marigold/contract'
import { expect, test } from 'vitest'
import { queryClient } from '../../platform/calls/query-client.ts'
import { draw, waysOf } from '../../ui/testing-draw.tsx'
import { Logins } from './logins.tsx'

const here: Login = {
  id: 1,
  device: 'Firefox on Windows',
  kind: 'person',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-22T10:00:00.000Z',
  current: true,
}

test('the devices are on their way', () => {
  expect(draw(<Logins token="waiting" />)).toContain('aria-busy="true"')
})

test('every device but this one can be logged out, however long its name is', () => {
  const name = `Safari on ${'a very long iPad '.repeat(20)}`.trim()
  const list = [here, { ...here, id: 2, device: name, kind: 'partner', current: false }]
  queryClient.setQueryData([getLogins.path, null, null, 'two'], list)
  const html = draw(<Logins token="two" />)
  expect(html).toMatch(/Firefox on Windows.*This device/s)
  expect(waysOf(html)).toEqual([`Log out ${name}`, 'Log out everywhere'])
})
