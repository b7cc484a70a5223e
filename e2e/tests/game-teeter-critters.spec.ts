import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { receivedMessages } from '../fixtures/game-player.ts'

checkGame({
  slug: 'teeter-critters',
  levels: 2,
  ended: async (page) => {
    const picks = (await receivedMessages(page, 'TRIAL')).filter(({ trial }) => trial?.target === 'Apples')
    expect(picks).toHaveLength((await receivedMessages(page, 'TURN_END')).length)
  },
})
