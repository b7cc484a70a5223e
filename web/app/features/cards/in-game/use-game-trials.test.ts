import type { Trial } from '@marigold/contract'
import { expect, it, vi } from 'vitest'
import { sittingNow } from '../viewer/tally/sitting-store.ts'
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
