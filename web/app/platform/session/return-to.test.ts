import { expect, it } from 'vitest'
import { isOwnPath } from './return-to.ts'

it('goes back to a path of ours alone', () => {
  for (const path of [
    '/therapycard?step=articulation',
    '/game/lantern-river?name=Lantern%20River',
    '/myprofile#sign-ins',
    '/',
  ])
    expect([path, isOwnPath(path)]).toEqual([path, true])
  for (const path of [
    null,
    '',
    'therapycard',
    '//example.org',
    '/\\example.org',
    'https://example.org',
    'javascript:1',
  ])
    expect([path, isOwnPath(path)]).toEqual([path, false])
})
