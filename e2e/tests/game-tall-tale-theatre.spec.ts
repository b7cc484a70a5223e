import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { heard } from '../fixtures/game-player.ts'

checkGame({
  slug: 'tall-tale-theatre',
  levels: 2,
  ended: async (page) => {
    const picks = (await heard(page, 'TRIAL')).filter(({ trial }) => trial?.target === 'Apples')
    expect(picks).toHaveLength((await heard(page, 'TURN_END')).length)
  },
})
