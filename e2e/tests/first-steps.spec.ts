import type { Page } from '@playwright/test'
import { subscribe } from '../fixtures/accounts.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { seedGroup, type Child } from '../fixtures/school-group.ts'
import { expect, open, openAs, test } from '../fixtures/site.ts'

const steps = (page: Page) => page.getByRole('region', { name: 'Your first session in three steps' })
const step = (page: Page, name: string) => steps(page).getByRole('listitem').filter({ hasText: name })
const clients: Child[] = [{ code: 'Ant', measure: 'accuracy', sound: 'R' }]
const strip = (page: Page) => page.getByRole('region', { name: 'Scoring', exact: true })

test('a new speech therapist starts with sample cards, prints them, and is done once a game is opened', async ({
  page,
  subscriber,
}) => {
  await openAs(page, subscriber)
  await expect(steps(page).getByRole('heading', { level: 3 })).toHaveText([
    'Choose sounds or a goal',
    'Choose a game',
    'Play',
  ])
  await expect(page.getByRole('region', { name: 'Quick start' }).getByRole('link').first()).toHaveText('Articulation')
  await expectAccessible(page, 'home of a new speech therapist')

  await steps(page).getByRole('link', { name: 'Print a home practice sheet' }).click()
  await expect(page).toHaveURL(/\/therapycard\/print/)
  await expect(page.getByRole('heading', { name: 'Nothing to print yet' })).toHaveCount(0)
  await expect(page.getByText('No cards chosen')).toHaveCount(0)
  await page.goto('/')
  await steps(page).getByRole('link', { name: 'Show sample cards' }).click()
  await strip(page).getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(strip(page)).toContainText('1')
  await page.goto('/')
  await expect(step(page, 'Play')).toContainText('(done)')
  await expect(step(page, 'Choose sounds')).not.toContainText('(done)')

  const headers = { authorization: `Bearer ${subscriber.token}` }
  await page.request.post('/api/game/lantern-river', { headers, data: {} })
  const picks = { articulation: { R: [[1], [1]] } }
  const played = { title: 'R at the start', line: 'Words', pictures: [], picks, ago: 0 }
  await page.request.post('/api/card-sets/played', { headers, data: { played: [played] } })
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'R at the start' })).toBeVisible()
  await expect(steps(page)).toHaveCount(0)
})

test(
  'a new occupational therapist starts from a goal and games, hides the steps, and finds them under Help',
  { tag: '@full' },
  async ({ page, request }) => {
    const therapist = await subscribe(request, { occupation: '3' })
    await openAs(page, therapist)
    await expect(step(page, 'Choose a goal').getByRole('link')).toHaveAttribute('href', '/caseload')
    await expect(step(page, 'Choose a game').getByRole('link')).toHaveAttribute('href', '/Filteredoage/3')
    const play = await step(page, 'to the end').getByRole('link').getAttribute('href')
    expect(play).toMatch(/^\/game\//)
    await expect(steps(page).getByRole('link', { name: 'Print Hands at home' })).toHaveAttribute(
      'href',
      '/therapycard/print?sheet=hands',
    )
    await expect(page.getByRole('region', { name: 'Quick start' }).getByRole('link').first()).toHaveText('Language')

    await page.evaluate(seedGroup, clients)
    await page.reload()
    await expect(step(page, 'Choose a goal')).toContainText('(done)')
    await steps(page).getByRole('button', { name: 'Hide these steps' }).click()
    await expect(page.getByText('The steps are hidden.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await steps(page).getByRole('button', { name: 'Hide these steps' }).click()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Recent games' })).toBeVisible()
    await expect(steps(page)).toHaveCount(0)

    await open(page, '/help')
    await page.getByRole('link', { name: 'Show the three steps in your Work space' }).click()
    await expect(steps(page)).toBeVisible()
  },
)
