import { describe, expect, it } from 'vitest'
import type { TherapySession } from '../../../../caseload/session.ts'
import { fakeSession, fakeTrial } from '../../../../caseload/fake-trial.ts'
import type { Trial } from '../../../../caseload/trial.ts'
import { backupOf, newSessions, openBackup } from '../../../../caseload/backup.ts'

const day = Date.UTC(2026, 4, 6, 15)
const night = 24 * 60 * 60 * 1000
const one = fakeTrial
const session = (id: string, trials: Trial[], part: Partial<TherapySession> = {}) =>
  fakeSession({ id, trials, codes: { 1: 'D.' }, ...part })
const first = session('a', [one(), one({ value: 'incorrect', at: day + 1 }), one({ probe: true, at: day + 2 })])
const second = session('b', [one({ at: day + night }), one({ target: 'S, final, words', at: day + night + 1 })])

const growth = [{ grower: 'maya', game: 'patient-orchard', data: { saplings: 2 } }]
const all = { clients: [], goals: [], groups: [], sessions: [first, second], growth }

describe('the file of all trials', () => {
  it('is read back as it was written', () => {
    expect(openBackup(backupOf(all))).toEqual(all)
  })

  it('is refused whole when it is not ours, newer, or damaged', () => {
    for (const text of ['', '{', '[]', '{"format":"other","version":1,"sessions":[]}'])
      expect(openBackup(text)).toEqual({ problem: 'not-ours' })
    expect(openBackup(backupOf(all).replace('"version":2', '"version":3'))).toEqual({ problem: 'newer' })
    expect(openBackup(backupOf(all).replace('"value":"incorrect"', '"value":"wrong"'))).toEqual({
      problem: 'damaged',
    })
  })

  it('adds what is not here, joins what is here in part, and changes nothing else', () => {
    const longer = session('a', [...first.trials, one({ at: day + 3 })])
    expect(newSessions([first], [first])).toEqual([])
    expect(newSessions([first], [second])).toEqual([second])
    expect(newSessions([longer], [first])).toEqual([])
    expect(newSessions([first], [longer, second])).toEqual([longer, second])
    const apart = [session('a', [one({ at: day + 5 })]), session('a', [one({ at: day + 4 })])] as const
    expect(newSessions([apart[0]], [apart[1]]).map(({ trials }) => trials.map(({ at }) => at - day))).toEqual([[4, 5]])
  })
})
