import type { Trial } from '@marigold/contract'
import { expect, it, vi } from 'vitest'
import { sittingNow } from '../tally/sitting-store.ts'
import { csvOf } from '../tally/csv.ts'
import { useGameTrials } from './use-game-trials.ts'

vi.mock('react', async (original) => ({ ...(await original<object>()), useCallback: (call: unknown) => call }))

const trial: Trial = {
  ...{ t: 1, player: 1, target: 'Fork', response: 'calm', result: 'none', rtMs: 500, moves: 1, cue: 0, level: 'One' },
  scoredBy: 'game',
}

it('counts what the learner did, and nothing that merely happened in the game', () => {
  vi.stubGlobal('window', {})
  const onTrial = useGameTrials('Lantern River')
  onTrial({ ...trial, target: 'Turn', response: 'Spun 4', event: true })
  onTrial(trial)
  expect(sittingNow().tries.map(({ target, text }) => [target, text])).toEqual([['Lantern River, Fork', 'calm']])
})

it('names in a table who judged: a partner who answered, and a player who judged themselves in a game', () => {
  vi.stubGlobal('window', {})
  const onTrial = useGameTrials('Switchyard Sounds')
  onTrial({ ...trial, target: 'ship', result: 'correct', scoredBy: 'partner' })
  onTrial({ ...trial, target: 'sentence', result: 'correct', scoredBy: 'self' })
  const [head = '', ...rows] = csvOf({ tries: sittingNow().tries.slice(-2) }, [])
    .trim()
    .split('\r\n')
  const column = head.split(',').indexOf('scored by')
  // The target is one cell in quotes with a comma in it.
  expect(rows.map((row) => row.replaceAll(/"[^"]*"/g, '').split(',')[column])).toEqual(['partner', 'player'])
})
