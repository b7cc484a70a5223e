import { confirmSecondFactor, login, loginCode, startSecondFactor } from '@marigold/contract'
import { Secret } from 'otpauth'
import type { TestResponse, TestApp, TestUser } from '../../../platform/testing/testing.ts'
import { totpAt } from './totp.ts'

const step = 30_000
let addresses = 0
const anAddress = () => `203.0.113.${++addresses % 250}`

/** A test user's authenticator app. */
export interface TestPhone {
  /** Returns an unused code: the server forgets earlier ones first. */
  fresh(): Promise<string>
  /** Returns the code of a time step, counted from now. */
  code(steps?: number): string
  /** The key in the app. */
  key: Uint8Array
  recoveryCodes: string[]
}

function phoneOf(app: TestApp, user: TestUser, words: string): Omit<TestPhone, 'recoveryCodes'> {
  const key = new Uint8Array(Secret.fromBase32(words.replaceAll(' ', '')).buffer)
  const code = (steps = 0) => totpAt(key, Date.now() + steps * step)
  return {
    code,
    key,
    async fresh() {
      await app.db.updateTable('second_factors').set({ last_step: 0 }).where('user_id', '=', user.id).execute()
      return code()
    },
  }
}

/** Turns two-step login on the way a user does. */
export async function enableSecondFactor(app: TestApp, user: TestUser): Promise<TestPhone> {
  const { body } = await app.as(user).call(startSecondFactor, { body: {} })
  const phone = phoneOf(app, user, body.key)
  const confirmed = await app.as(user).call(confirmSecondFactor, { body: { code: phone.code() } })
  return { ...phone, recoveryCodes: confirmed.body.recovery_codes }
}

const cookieOf = (response: TestResponse) => String(response.headers['set-cookie']).split(';')[0] ?? ''

/** Does the first step of a login. Returns the response and the browser's new cookie. */
export async function enterPassword(app: TestApp, user: TestUser, password: string, cookie?: string) {
  const response = await app.call(login, {
    body: { login: user.email, password },
    address: anAddress(),
    ...(cookie !== undefined && { headers: { cookie } }),
  })
  return { response: response, pending: response.body.pending as string, cookie: cookieOf(response) }
}

/** Does the second step. */
export function enterCode(app: TestApp, { pending, cookie }: { pending: string; cookie: string }, code: string) {
  return app.call(loginCode, { body: { pending, code }, headers: { cookie }, address: anAddress() })
}
