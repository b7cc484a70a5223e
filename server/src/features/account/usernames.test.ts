import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceLabel } from '../../platform/access/device-label.ts'
import { nextUsername, usernameFrom } from './usernames.ts'

test.each([
  ['Mei.Lin@example.org', 'mei.lin'],
  ['josé+therapy@example.org', 'jose'],
  ['a@example.org', 'auser'],
  ['"odd name"@example.org', 'oddname'],
  ['李@example.org', 'user'],
  [`${'x'.repeat(60)}@example.org`, 'x'.repeat(30)],
])('the username for %s is %s', (email, username) => {
  expect(usernameFrom(email)).toBe(username)
})

test('every username has 3 to 30 of a–z 0–9 . _ -', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.integer({ min: 1, max: 30 }), (email, round) => {
      expect(usernameFrom(email)).toMatch(/^[a-z0-9._-]{3,30}$/)
      expect(nextUsername(usernameFrom(email), round)).toMatch(/^[a-z0-9._-]{3,30}$/)
    }),
  )
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 16181.0.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on Chromebook'],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPad',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['curl/8.0', 'Unknown device'],
  [undefined, 'Unknown device'],
])('names a device after %s', (agent, label) => {
  expect(deviceLabel(agent)).toBe(label)
})
