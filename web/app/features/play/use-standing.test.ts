import { expect, it } from 'vitest'
import type { Session } from '../../platform/session/session.ts'
import { standingOf, type Standing } from './use-standing.ts'

const nobody: Standing = { settled: false, person: null, eligible: false }
const session = (status: Session['status'], id: number | null = null, active = false) =>
  ({ status, me: id === null ? null : { id }, active, newUser: false }) as Session

it('waits until it is known who plays', () => {
  expect(standingOf(nobody, session('unknown'))).toBe(nobody)
  expect(standingOf(nobody, session('loading'))).toBe(nobody)
  expect(standingOf(nobody, session('known', 7, true))).toEqual({ settled: true, person: 7, eligible: true })
  expect(standingOf(nobody, session('failed'))).toEqual({ settled: true, person: null, eligible: false })
})

it('keeps the game and its saves with who opened it; a sign-out takes the cards, a lost network nothing', () => {
  const playing = { settled: true, person: 7, eligible: true }
  expect(standingOf(playing, session('loading'))).toBe(playing)
  expect(standingOf(playing, session('failed'))).toBe(playing)
  expect(standingOf(playing, session('visitor'))).toEqual({ settled: true, person: 7, eligible: false })
  expect(standingOf(playing, session('known', 8, true))).toEqual({ settled: true, person: 7, eligible: true })
})
