import { expect, it } from 'vitest'
import type { Session } from '../../platform/session/session.ts'
import { nextAccess, type PlayAccess } from './use-play-access.ts'

const nobody: PlayAccess = { settled: false, userId: null, eligible: false }
const session = (status: Session['status'], id: number | null = null, active = false) =>
  ({ status, me: id === null ? null : { id }, active, newUser: false }) as Session

it('waits until the user is known', () => {
  expect(nextAccess(nobody, session('unknown'))).toBe(nobody)
  expect(nextAccess(nobody, session('loading'))).toBe(nobody)
  expect(nextAccess(nobody, session('known', 7, true))).toEqual({ settled: true, userId: 7, eligible: true })
  expect(nextAccess(nobody, session('failed'))).toEqual({ settled: true, userId: null, eligible: false })
})

it("keeps the first user's game and saves; a logout removes the cards, a lost connection nothing", () => {
  const playing = { settled: true, userId: 7, eligible: true }
  expect(nextAccess(playing, session('loading'))).toBe(playing)
  expect(nextAccess(playing, session('failed'))).toBe(playing)
  expect(nextAccess(playing, session('visitor'))).toEqual({ settled: true, userId: 7, eligible: false })
  expect(nextAccess(playing, session('known', 8, true))).toEqual({ settled: true, userId: 7, eligible: true })
})
