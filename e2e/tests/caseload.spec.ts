import type { Page, Request } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/accounts.ts'
import { addClients, giveGoal, openCaseload } from '../fixtures/caseload.ts'
import { waitForScripts } from '../fixtures/site.ts'

const face = (page: Page) => page.locator('.face-now')
const chip = (page: Page) => page.getByRole('button', { name: /Pass to the next player/ })
const row = (page: Page, code: string) => page.getByRole('listitem').filter({ hasText: code })

test('a therapist seats a group by one tap, scores it, corrects a trial, and sends nothing of it to the server', async ({
  page,
  subscriber,
}) => {
  const sent: string[] = []
  page.on('request', (request: Request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await openCaseload(page, subscriber)
  await expectAccessible(page, 'an empty caseload')
  await addClients(page, 'Zebra7, Quokka9, Numbat3')
  await expect(page.getByText('3 clients added')).toBeVisible()
  await giveGoal(page, 'Zebra7', 'initial s words')
  await giveGoal(page, 'Quokka9', 'initial r words')

  await page.getByRole('button', { name: 'New group' }).click()
  const group = page.getByRole('dialog', { name: 'New group' })
  for (const code of ['Zebra7', 'Quokka9']) await group.getByRole('button', { name: code }).click()
  await group.getByRole('button', { name: 'Add a day' }).click()
  await expectAccessible(page, 'a new group')
  await group.getByRole('button', { name: 'Save group' }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expectAccessible(page, 'a caseload')

  // One tap seats the group; the next one scores.
  await page
    .getByRole('region', { name: 'Today' })
    .getByRole('button', { name: /^Start a session/ })
    .click()
  await expect(face(page)).toBeVisible()
  await expect(chip(page)).toContainText('Zebra7')
  await page.keyboard.press('1')
  await expect(chip(page)).toContainText('Quokka9next')
  await expect(face(page)).toBeVisible()
  await page.keyboard.press('3')
  await expect(chip(page)).toContainText('Zebra7next')
  await page.keyboard.press('1')

  await page.goto('/caseload')
  await waitForScripts(page)
  const running = page.getByRole('region', { name: 'Session in progress' })
  await expect(running).toContainText('3 trials')
  await running.getByRole('button', { name: 'Attendance' }).click()
  const attendance = page.getByRole('dialog', { name: 'Attendance' })
  await attendance.getByRole('button', { name: 'Numbat3' }).click()
  await expect(attendance.getByRole('group', { name: 'Attendance of Numbat3' })).toBeVisible()
  await page.keyboard.press('Escape')
  await running.getByRole('button', { name: 'End session' }).click()

  await page.getByText('Edit this session').click()
  const trials = page.getByRole('region', { name: 'Trials' })
  await expect(trials.getByRole('listitem').filter({ hasText: /^Zebra7/ })).toContainText('2 trials')
  await expectAccessible(page, 'a session')
  await trials.getByLabel('Move 1 trial to…').selectOption('Numbat3')
  await expect(page.getByText('Moved. You can undo this for a day.')).toBeVisible()
  await expect(trials.getByRole('listitem').filter({ hasText: /^Numbat3/ })).toContainText('1 trial')
  await page.getByRole('button', { name: 'Undo last change' }).click()
  await expect(trials.getByRole('listitem').filter({ hasText: /^Quokka9/ })).toContainText('1 trial')

  await page.getByRole('link', { name: 'My caseload' }).click()
  await page.getByRole('link', { name: /^Zebra7/ }).click()
  await expect(page.getByRole('region', { name: 'Sessions', exact: true })).toContainText('2 trials, 100% correct')
  await expectAccessible(page, 'a client')
  for (const secret of ['Zebra7', 'Quokka9', 'Numbat3', 'will%20produce', 'will produce'])
    expect(sent.filter((one) => one.includes(secret))).toEqual([])
})

test('two therapists in one browser never see each other’s clients', async ({ page, subscriber, newcomer }) => {
  await openCaseload(page, subscriber)
  await addClients(page, 'Zebra7')
  await expect(row(page, 'Zebra7')).toBeVisible()
  await openCaseload(page, newcomer)
  await expect(page.getByText('Add your clients by code or initials.')).toBeVisible()
  await expect(page.getByText('Zebra7')).toHaveCount(0)
})

test('a deleted client comes back by undo', async ({ page, newcomer }) => {
  await openCaseload(page, newcomer)
  await addClients(page, 'Zebra7')
  await page.getByRole('link', { name: /^Zebra7/ }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('dialog', { name: 'Edit client' }).getByRole('button', { name: 'Delete client' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete client' }).click()
  await expect(page.getByText('Zebra7 was deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: /^Zebra7/ })).toBeVisible()
})
