import type { Trial } from '@marigold/contract'
import { expect, it, vi } from 'vitest'
import { sessionNow } from '../../../caseload/session-store.ts'
import { csvOf } from '../../../caseload/csv.ts'
import { useGameTrials } from './use-game-trials.ts'

vi.mock('react', async (original) => ({ ...(await original<object>()), useCallback: (call: unknown) => call }))

const trial: Trial = {
  ...{ t: 1, player: 1, target: 'Fork', response: 'calm', result: 'none', rtMs: 500, moves: 1, cue: 0, level: 'One' },
  scoredBy: 'game',
}

it('counts what the learner did, but not game events', () => {
  vi.stubGlobal('window', {})
  const onTrial = useGameTrials({ name: 'Lantern River', slug: 'lantern-river' })
  onTrial({ ...trial, target: 'Turn', response: 'Spun 4', event: true }, false)
  onTrial(trial, false)
  expect(sessionNow().trials.map(({ target, text }) => [target, text])).toEqual([['Lantern River, Fork', 'calm']])
})

it('names who judged each trial: a partner, or the player in a game', () => {
  vi.stubGlobal('window', {})
  const onTrial = useGameTrials({ name: 'Switchyard Sounds', slug: 'switchyard-sounds' })
  onTrial({ ...trial, target: 'ship', result: 'correct', scoredBy: 'partner' }, false)
  onTrial({ ...trial, target: 'sentence', result: 'correct', scoredBy: 'self' }, false)
  const [head = '', ...rows] = csvOf({ trials: sessionNow().trials.slice(-2) }, [])
    .trim()
    .split('\r\n')
  const column = head.split(',').indexOf('scored by')
  // The quoted target contains a comma.
  expect(rows.map((row) => row.replaceAll(/"[^"]*"/g, '').split(',')[column])).toEqual(['partner', 'player'])
})
