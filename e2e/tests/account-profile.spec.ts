import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { makePhoto } from '../fixtures/make-photo.ts'
import { uniqueIp, uniqueEmail, openAs, expect, test } from '../fixtures/accounts.ts'

const alert = (page: Page) => page.getByRole('alertdialog')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Expects this alert and presses its button. */
async function answer(page: Page, text: string) {
  await expect(alert(page)).toContainText(text)
  await alert(page).getByRole('button', { name: 'OK' }).click()
  await expect(alert(page)).toHaveCount(0)
}

async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/dev/outbox.json')).json()) as { to: string; text: string }[]
      const found = mails.find((mail) => mail.to === email && mail.text.includes('/confirmemail'))
      link = /\/confirmemail\?token=[\w-]+/.exec(found?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

test('a user saves details and address, shows the company name, and sets a photo', async ({ page, subscriber }) => {
  await openAs(page, subscriber, '/myprofile')
  const save = page.getByRole('button', { name: 'Save changes' })
  await page.getByRole('switch', { name: 'Are you a company' }).check()
  await save.click()
  await expect(field(page, 'Company name')).toBeFocused()
  await expect(field(page, 'Company name')).toHaveAccessibleDescription('Please enter your company name.')
  await field(page, 'Company name').fill('Mill Lane Clinic')
  await page.getByRole('switch', { name: 'Show company name' }).check()
  await field(page, 'Username').fill('admin')
  await save.click()
  await answer(page, 'There was an error updating your profile. Please try again.')
  await expect(field(page, 'Username')).toHaveAccessibleDescription('This username is taken. Please choose another.')
  const username = uniqueEmail('r').split('@')[0] ?? ''
  await field(page, 'Username').fill(username.toUpperCase())
  await save.click()
  await answer(page, 'Your profile has been successfully updated!')
  await expect(field(page, 'Username')).toHaveValue(username)
  await expect(page.getByRole('heading', { level: 1, name: 'Mill Lane Clinic' })).toBeVisible()

  await field(page, 'Zipcode').fill('OX1 2JD')
  await press(page, 'Save address')
  await expect(field(page, 'Zipcode')).toHaveAccessibleDescription(/5-digit ZIP code/)
  await field(page, 'Country').fill('United Kingdom')
  await press(page, 'Save address')
  await answer(page, 'Updated')

  await press(page, 'Edit Profile image')
  const window = page.getByRole('dialog', { name: 'Edit Profile image' })
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(page) }
  await window.getByLabel('Photo file').setInputFiles({ ...file, name: 'me.txt', buffer: Buffer.from('no picture') })
  await expect(window.getByRole('alert')).toContainText('couldn’t be opened')
  await window.getByLabel('Photo file').setInputFiles(file)
  await window.getByRole('button', { name: 'Rotate' }).click()
  await window.getByLabel('Larger').press('ArrowRight')
  await expectAccessible(page)
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const name of ['Use this square', 'Cancel'])
      await expect(window.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1180, height: 760 })
  await window.getByRole('button', { name: 'Use this square' }).click()
  await expect(window).toHaveCount(0)
  await expect(page.getByRole('banner').locator('.avatar img').first()).toHaveAttribute('src', /^\/assets\/photos\//)

  await page.reload()
  await expect(field(page, 'Country')).toHaveValue('United Kingdom')
  await expect(page.locator('.account-photo img')).toBeVisible()
  await expectAccessible(page)
})

test('a user changes password and email, ends a login, downloads their data, and deletes the account', async ({
  page,
  request,
  newcomer,
}) => {
  await request.post('/api/login', {
    data: { login: newcomer.email, password: newcomer.password },
    headers: { 'x-forwarded-for': uniqueIp() },
  })
  await openAs(page, newcomer, '/myaccount#sign-ins')
  await expect(page.getByRole('heading', { name: 'Where you’re logged in' })).toBeInViewport()
  await expect(page.locator('.login-row')).toHaveCount(2)
  await page.getByRole('button', { name: /^Log out (?!everywhere)/ }).click()
  const ending = page.getByRole('dialog', { name: /^Log out / })
  await ending.getByLabel('Current password').fill('not the password')
  await ending.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(ending.getByLabel('Current password')).toHaveAccessibleDescription('That isn’t your current password.')
  await ending.getByLabel('Current password').fill(newcomer.password)
  await ending.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.locator('.login-row')).toHaveCount(1)

  await press(page, 'Reset Password')
  const next = 'a paper boat at dusk'
  await field(page, 'Current password').fill('not the password')
  await field(page, 'New password').fill(next)
  await field(page, 'Confirm password').fill('another one')
  await press(page, 'Change password')
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('The passwords don’t match.')
  await field(page, 'Confirm password').fill(next)
  await press(page, 'Change password')
  await expect(field(page, 'Current password')).toHaveAccessibleDescription('That isn’t your current password.')
  await field(page, 'Current password').fill(newcomer.password)
  await press(page, 'Change password')
  await expect(page.getByText('Your password was changed. Every other device was logged out.')).toBeInViewport()

  await page.getByRole('link', { name: 'My Profile' }).last().click()
  await expect(page.getByText(`open the link we sent to ${newcomer.email}`)).toBeVisible()
  const email = uniqueEmail('rosa.next')
  await field(page, 'Email').fill(email)
  await press(page, 'Save changes')
  await answer(page, `We sent a link to ${email}.`)
  await expect(field(page, 'Email')).toHaveValue(newcomer.email)
  await expect(page.getByText(`Your email will change to ${email} once`)).toBeVisible()
  await page.goto(await mailedLink(request, email))
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
  await expect(page).toHaveURL(/\/confirmemail$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'My Profile' }).last().click()
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(page.getByText('Please confirm your email address')).toHaveCount(0)

  await page.getByRole('link', { name: 'Your data' }).click()
  const saved = page.waitForEvent('download')
  await press(page, 'Download as a table (CSV)')
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(`"profile","1","email","${email}"`)
  await press(page, 'Delete account')
  await field(page, 'Current password').fill('not the password')
  await press(page, 'Delete my account')
  await expect(field(page, 'Current password')).toHaveAccessibleDescription('That isn’t your current password.')
  await expectAccessible(page)
  await field(page, 'Current password').fill(next)
  await press(page, 'Delete my account')
  await page.waitForURL((url) => url.pathname === '/login')
  await expect(page.getByText('Your account and your data are deleted.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test(
  "two tabs editing the billing name and PO number keep each other's changes",
  { tag: '@full' },
  async ({ page, subscriber }) => {
    const other = await page.context().newPage()
    const form = (tab: typeof page) => tab.getByRole('dialog')
    await openAs(page, subscriber, '/myprofile')
    await other.goto('/myprofile')
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: 'Billing name and PO number' }).click()
      await expect(form(tab).getByLabel('Billing name')).toHaveValue('')
    }
    await form(page).getByLabel('Billing name').fill('Riverside School')
    await form(page).getByRole('button', { name: 'Save' }).click()
    await expect(form(page)).toHaveCount(0)
    await form(other).getByLabel('PO number').fill('PO-7')
    await form(other).getByRole('button', { name: 'Save' }).click()
    await expect(form(other)).toHaveCount(0)
    await page.getByRole('button', { name: 'Billing name and PO number' }).click()
    await expect(form(page).getByLabel('Billing name')).toHaveValue('Riverside School')
    await expect(form(page).getByLabel('PO number')).toHaveValue('PO-7')
  },
)

test(
  'a refused camera is explained, and Cancel leads back to the other photo sources',
  { tag: '@full' },
  async ({ page, newcomer }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    })
    await openAs(page, newcomer, '/myprofile')
    await press(page, 'Edit Profile image')
    const window = page.getByRole('dialog', { name: 'Edit Profile image' })
    await window.getByRole('button', { name: 'Use the camera' }).click()
    await expect(window.getByRole('alert')).toContainText('Marigold isn’t allowed to use the camera.')
    await expect(window.getByRole('button', { name: 'Take the photo' })).toHaveCount(0)
    await window.getByRole('button', { name: 'Cancel' }).click()
    await expect(window.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    await expect(window.getByRole('alert')).toHaveCount(0)
    const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(page) }
    await window.getByLabel('Photo file').setInputFiles(file)
    await expect(window.getByRole('button', { name: 'Use this square' })).toBeVisible()
  },
)

test('on a phone, the forms of the profile are folded until their heading is tapped or a link leads to them', async ({
  page,
  newcomer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, newcomer, '/myprofile')
  const details = page.getByRole('button', { name: 'Personal Details' })
  await expect(details).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page, 'First name')).toBeHidden()
  await details.click()
  await expect(field(page, 'First name')).toHaveValue('Rosa')
  await expectAccessible(page, 'a profile on a phone')

  await expect(field(page, 'What happened?')).toBeHidden()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Report a bug' }).click()
  await expect(field(page, 'What happened?')).toBeVisible()
})
