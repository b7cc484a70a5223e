import { randomInt } from 'node:crypto'
import { limits } from '@marigold/contract'

const { min, max } = limits.username

/** Makes a username from an email: its local part in lowercase letters, digits, and `. _ -`, in the allowed length. */
export function usernameFrom(email: string): string {
  const local = email.slice(0, Math.max(email.lastIndexOf('@'), 0))
  const plain = local
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\+.*$/, '')
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, max)
  return plain.length < min ? `${plain}user`.slice(0, max) : plain
}

/** Returns the next candidate when a username is taken, with a longer suffix of digits each round. */
export function nextUsername(username: string, round: number): string {
  const ending = String(randomInt(10 ** Math.min(round + 1, 9)))
  return `${username.slice(0, max - ending.length)}${ending}`
}
