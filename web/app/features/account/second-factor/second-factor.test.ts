import { expect, test } from 'vitest'
import { codesAsText } from './recovery-codes.tsx'

test('a file of recovery codes says what they are for, and holds each on a line of its own', () => {
  const text = codesAsText(['aaaaa-bbbbb', 'ccccc-ddddd'], 'marigold.example')
  expect(text.split('\r\n')).toEqual([
    'Recovery codes for Marigold (marigold.example)',
    'Each one logs you in once, instead of a code from your authenticator app.',
    '',
    'aaaaa-bbbbb',
    'ccccc-ddddd',
    '',
  ])
})
