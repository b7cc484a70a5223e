import { randomInt } from 'node:crypto'
import { limits } from '@marigold/contract'

const { min, max } = limits.username

/** A username out of an address: its local part in small letters, digits and `. _ -`, of the length that is allowed. */
export function usernameOf(email: string): string {
  const local = email.slice(0, Math.max(email.lastIndexOf('@'), 0))
  const plain = local
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\+.*$/, '')
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, max)
  return plain.length < min ? `${plain}user`.slice(0, max) : plain
}

/** The next candidate when a username is taken: longer and longer endings of digits. */
export function anotherUsername(username: string, round: number): string {
  const ending = String(randomInt(10 ** Math.min(round + 1, 9)))
  return `${username.slice(0, max - ending.length)}${ending}`
}
