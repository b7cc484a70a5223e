import { m } from '#messages'
import { hkdfSync, randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Config } from '../process/config.ts'
import type { Db } from '../database/database.ts'
import { Refusal } from '../http/errors.ts'
import { hashSecret } from './tokens.ts'

export interface Captcha {
  /** Creates a challenge for the widget. */
  challenge(): Promise<Challenge>
  /** Accepts a solution once. Throws the refusal `captcha` for a wrong, old, or used one. */
  verify(payload: string): Promise<void>
}

// Measured: about 1.3 s on a phone. A cost of 5,000 took ten.
const cost = 2_000
const counter = { min: 2_000, max: 4_000 }
const minutes = 20

const Solved = z.object({ challenge: z.looseObject({ parameters: z.looseObject({}) }), solution: z.looseObject({}) })

/** Throws `captcha_required` without a solution, and `captcha` for one that is wrong, old, or used. */
export async function requireCaptcha(captcha: Captcha, solution: string | undefined): Promise<void> {
  const sentence = m.faults_captcha_missing()
  if (!solution) throw new Refusal('captcha_required', sentence, { recaptchaToken: [sentence] })
  await captcha.verify(solution)
}

/** Creates ALTCHA's proof-of-work captcha, which involves no third party. */
export function createCaptcha(db: Db, config: Config): Captcha {
  const key = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', config.appSecret, '', `captcha ${purpose}`, 32)).toString('hex')
  const secrets = { hmacSignatureSecret: key('challenge'), hmacKeySignatureSecret: key('solution') }

  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(counter.min, counter.max + 1),
        deriveKey,
        expiresAt: new Date(Date.now() + minutes * 60_000),
        ...secrets,
      }),
    async verify(payload) {
      const solved = parse(payload)
      if (solved === null || !(await isRight(solved, secrets))) throw wrong()
      // The library would accept a solution again, so we remember it until it expires.
      const stored = await db
        .insertInto('captcha_used')
        .values({
          key_hash: hashSecret(String(solved.challenge.parameters.nonce)),
          expires_at: sql`now() + make_interval(mins => ${minutes})`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (stored.numInsertedOrUpdatedRows === 0n) throw wrong()
      await db
        .deleteFrom('captcha_used')
        .where('expires_at', '<', sql<Date>`now()`)
        .execute()
    },
  }
}

async function isRight(solved: Payload, secrets: object): Promise<boolean> {
  try {
    return (await verifySolution({ ...solved, deriveKey, ...secrets } as Parameters<typeof verifySolution>[0])).verified
  } catch {
    // The library throws for malformed input.
    return false
  }
}

function wrong(): Refusal {
  const message = m.platform_the_captcha_wasnt_accepted_please_complete()
  return new Refusal('captcha', message, { recaptchaToken: [message] })
}

function parse(payload: string): Payload | null {
  try {
    const text = Buffer.from(payload, 'base64').toString('utf8')
    return Solved.parse(JSON.parse(text)) as unknown as Payload
  } catch {
    return null
  }
}
