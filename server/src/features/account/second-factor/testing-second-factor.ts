import { confirmSecondFactor, login, loginCode, startSecondFactor } from '@marigold/contract'
import { Secret } from 'otpauth'
import type { Answer, TestApp, TestPerson } from '../../../platform/testing/testing.ts'
import { codeAt } from './app-codes.ts'

const step = 30_000
let addresses = 0
const anAddress = () => `203.0.113.${++addresses % 250}`

/** A person's authenticator app. */
export interface TestPhone {
  /** A code that was not used yet: codes of the past are forgotten by the server first. */
  fresh(): Promise<string>
  /** The code of so many steps from now. */
  code(steps?: number): string
  /** What the app keeps. */
  key: Uint8Array
  recoveryCodes: string[]
}

function phoneOf(app: TestApp, person: TestPerson, words: string): Omit<TestPhone, 'recoveryCodes'> {
  const key = new Uint8Array(Secret.fromBase32(words.replaceAll(' ', '')).buffer)
  const code = (steps = 0) => codeAt(key, Date.now() + steps * step)
  return {
    code,
    key,
    async fresh() {
      await app.db.updateTable('second_factors').set({ last_step: 0 }).where('user_id', '=', person.id).execute()
      return code()
    },
  }
}

/** Turns two-step login on as a person does. */
export async function turnOn(app: TestApp, person: TestPerson): Promise<TestPhone> {
  const { body } = await app.as(person).call(startSecondFactor, { body: {} })
  const phone = phoneOf(app, person, body.key)
  const confirmed = await app.as(person).call(confirmSecondFactor, { body: { code: phone.code() } })
  return { ...phone, recoveryCodes: confirmed.body.recovery_codes }
}

const cookieOf = (answer: Answer) => String(answer.headers['set-cookie']).split(';')[0] ?? ''

/** The first step of a log-in: the answer, and the cookie that the browser then has. */
export async function enterPassword(app: TestApp, person: TestPerson, password: string, cookie?: string) {
  const answer = await app.call(login, {
    body: { login: person.email, password },
    address: anAddress(),
    ...(cookie !== undefined && { headers: { cookie } }),
  })
  return { answer, pending: answer.body.pending as string, cookie: cookieOf(answer) }
}

/** The second step. */
export function enterCode(app: TestApp, { pending, cookie }: { pending: string; cookie: string }, code: string) {
  return app.call(loginCode, { body: { pending, code }, headers: { cookie }, address: anAddress() })
}
