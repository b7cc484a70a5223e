import { expect, test } from 'vitest'
import { formatCodesFile } from './recovery-codes.tsx'

test('the recovery code file says what the codes are for and has one per line', () => {
  const text = formatCodesFile(['aaaaa-bbbbb', 'ccccc-ddddd'], 'marigold.example')
  expect(text.split('\r\n')).toEqual([
    'Recovery codes for Marigold (marigold.example)',
    'Each one logs you in once, instead of a code from your authenticator app.',
    '',
    'aaaaa-bbbbb',
    'ccccc-ddddd',
    '',
  ])
})
