import { enter, expect, test } from '../fixtures/signed-in.ts'

test('a subscriber reads plan and days on the account page', async ({ page, subscriber }) => {
  await enter(page, subscriber, '/myaccount')
  await expect(page.getByRole('banner').getByText('6 days left')).toBeVisible()
})
test('a newcomer', async ({ page, newcomer }) => {
  await enter(page, newcomer, '/myaccount')
  await expect(page.getByText('No plan yet')).toBeVisible()
})
