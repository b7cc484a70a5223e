import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { receivedMessages } from '../fixtures/game-player.ts'

checkGame({
  slug: '_template',
  levels: 2,
  // A start; a game has six.
  pokes: 2,
  ended: async (page) => {
    const picks = (await receivedMessages(page, 'TRIAL')).filter(({ trial }) => trial?.target === 'Apples')
    expect(picks).toHaveLength((await receivedMessages(page, 'TURN_END')).length)
  },
})
