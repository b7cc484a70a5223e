import { getCaptcha } from '@marigold/contract'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestApp } from '../../platform/testing/testing.ts'

/** Solves a captcha like the widget does, and returns what a form sends as `recaptchaToken`. */
export async function solveCaptcha(app: TestApp): Promise<string> {
  const challenge = (await app.call(getCaptcha)).body as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
