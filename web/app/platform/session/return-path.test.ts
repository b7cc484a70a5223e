import { expect, it } from 'vitest'
import { isInternalPath } from './return-path.ts'

it('accepts only internal paths', () => {
  for (const path of [
    '/therapycard?step=articulation',
    '/game/lantern-river?name=Lantern%20River',
    '/myprofile#sign-ins',
    '/',
  ])
    expect([path, isInternalPath(path)]).toEqual([path, true])
  for (const path of [
    null,
    '',
    'therapycard',
    '//example.org',
    '/\\example.org',
    'https://example.org',
    'javascript:1',
  ])
    expect([path, isInternalPath(path)]).toEqual([path, false])
})
