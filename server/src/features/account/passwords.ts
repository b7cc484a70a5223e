import { m } from '#messages'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../platform/http/errors.ts'

// argon2id, the package's default, with the memory and passes that OWASP recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

let placeholderHash: Promise<string> | undefined

/** Returns whether the password is right. Without a stored hash it takes the same time and returns false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  placeholderHash ??= hashPassword('the password of nobody')
  const right = await verify(stored ?? (await placeholderHash), password.normalize('NFKC'))
  return stored !== null && right
}

let refused: Promise<Set<string>> | undefined

async function readRefused(): Promise<Set<string>> {
  const text = await readFile(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('# ')))
}

/** Throws for a very common password in any case, and for the user's own email or name. */
export async function refuseWeakPassword(password: string, own: string[], field = 'password'): Promise<void> {
  refused ??= readRefused()
  const small = password.normalize('NFKC').toLowerCase()
  const guessable = (await refused).has(small) || own.some((word) => word !== '' && word.toLowerCase() === small)
  if (!guessable) return
  const sentence = m.account_this_password_is_too_easy_to()
  throw new Refusal('invalid', sentence, { [field]: [sentence] })
}
