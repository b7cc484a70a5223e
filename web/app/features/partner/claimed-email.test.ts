import { expect, test } from 'vitest'
import { claimedEmail } from './claimed-email.ts'

const tokenOf = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

test('reads the normalized email of a token', () => {
  expect(claimedEmail(tokenOf({ email: ' Mei.Lin@Clinic.test ' }))).toBe('mei.lin@clinic.test')
  expect(claimedEmail(tokenOf({ email: 'zoë@clinic.test', given_name: 'Zoë ÿþ' }))).toBe('zoë@clinic.test')
})

test.each([[''], ['x'], ['a.b.c'], [tokenOf({})], [tokenOf({ email: 7 })], [tokenOf(null)]])(
  'finds no email in %j',
  (token) => {
    expect(claimedEmail(token)).toBeNull()
  },
)
