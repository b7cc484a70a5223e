import type { APIRequestContext } from '@playwright/test'
import { totpCode } from '../fixtures/totp-code.ts'
import { endSecondFactor, passSecondFactor } from '../fixtures/second-factor.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { backupStory } from './console/backup-story.ts'
import { cardStories } from './console/card-stories.ts'
import { gameStories } from './console/game-stories.ts'
import { siteStories } from './console/site-stories.ts'
import { openAs, expect, paying, test, uniqueEmail, type Account } from '../fixtures/accounts.ts'

interface Mail {
  to: string
  subject: string
  text: string
}

async function letterTo(request: APIRequestContext, { email }: Account, subject: string): Promise<string> {
  const find = async () => {
    const mails = (await (await request.get('/dev/outbox.json')).json()) as Mail[]
    return mails.find((mail) => mail.to === email && mail.subject === subject)?.text ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

test('an administrator turns on two-step login, answers a report, and sends an announcement', async ({
  page,
  request,
  newcomer,
  admin,
}) => {
  const words = `The lantern of ${newcomer.email} stopped moving`
  const headers = { authorization: `Bearer ${newcomer.token}` }
  await request.post('/api/bug-reports', { data: { bug_details: words }, headers })

  // For everyone else there is nothing here, except the notice to confirm the email, which can wait.
  await openAs(page, newcomer, '/console')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Your email address' })
  await bar.getByRole('button', { name: 'Send it again' }).click()
  await expect(bar).toContainText('Email sent! Please check your inbox.')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Not now' }).click()
  await expect(bar).toBeHidden()
  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Console' })).toBeHidden()
  await expect(bar).toBeHidden()
  // It stays hidden at the next visit.
  const later = await page.context().newPage()
  await later.goto('/about')
  await expect(later.getByRole('link', { name: 'My Profile' })).toBeVisible()
  await expect(later.getByRole('complementary', { name: 'Your email address' })).toBeHidden()
  await later.close()

  // Nothing opens before a code is confirmed.
  await openAs(page, admin, '/console')
  await expect(page.getByRole('heading', { name: 'First, two-step login' })).toBeVisible()
  await page.getByLabel('Current password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const key = await page.locator('.second-factor-words').innerText()
  const code = page.getByLabel('Code shown in the app now')
  await code.fill('000 00')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(code).toHaveAccessibleDescription(/That code isn’t right/)
  await expectAccessible(page)
  await code.fill(totpCode(key))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.locator('.recovery code')).toHaveCount(10)
  const [first = '', second = ''] = await page.locator('.recovery code').allInnerTexts()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()

  await page.getByRole('searchbox', { name: 'Search messages' }).fill(newcomer.email)
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.getByRole('link', { name: new RegExp(words) }).click()
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText(words)
  const reply = page.getByLabel('Your reply')
  await reply.fill('It sails again.')
  await expectAccessible(page)

  // Another window changes the thread first. This one says so, and keeps the reply, as after a reload.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('combobox', { name: 'Status' }).selectOption('Waiting')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('The status is saved.')).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: 'Send and mark done' }).click()
  await expect(page.getByText(/^You changed this in another window/)).toBeVisible()
  await page.reload()
  await expect(reply).toHaveValue('It sails again.')
  await page.getByRole('button', { name: 'Send and mark done' }).click()
  await expect(page.getByText('In the email preview: this server sends no emails.')).toBeVisible()
  await expect(reply).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('done')
  expect(await letterTo(request, newcomer, 'We answered your problem report')).toContain('It sails again.')

  // A real announcement would reach other tests' users, so only the administrator gets one, and the rest is mocked.
  await page.getByRole('link', { name: 'Announcements' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Please enter a title.')
  await page.getByLabel('Title').fill('A quiet night')
  await page.getByLabel('Text', { exact: true }).fill('Marigold rests on Sunday.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  await expect(dialog).toContainText('Marigold rests on Sunday.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Email it to me' }).click()
  const link = /\/unsubscribe\?token=\S+/.exec(await letterTo(request, admin, 'A quiet night'))?.[0] ?? ''
  const sent = {
    id: 1,
    title: 'A quiet night',
    text: '',
    link: '',
    created_at: '',
    send_at: null,
    state: 'sending',
    notified: 0,
    mailed: 0,
  }
  await page.route('**/api/admin/announcements', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: sent }) : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('“A quiet night” is on its way.')).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'You’re subscribed again' })).toBeVisible()

  // From now on, a login asks for a code.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel('Username or email', { exact: true }).fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.locator('form button[type=submit]').click()
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(first)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByText('You used a recovery code. 9 are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  const token = await page.evaluate(() => localStorage.getItem('token'))
  const off = { data: { oldpassword: admin.password, code: second }, headers: { authorization: `Bearer ${token}` } }
  expect((await request.post('/api/second-factor/off', off)).status()).toBe(200)
})

test.afterEach(({ request, admin }) => endSecondFactor(request, admin))

cardStories()
gameStories()
siteStories()
backupStory()

test(
  'an administrator hides a review and restores it, and sees how the server is doing',
  { tag: '@full' },
  async ({ page, request, newcomer, admin }) => {
    await passSecondFactor(request, admin)
    const headers = { authorization: `Bearer ${newcomer.token}` }
    // No other test expects this game without reviews.
    const key = 'word-foundry'
    const words = `Too loud for ${newcomer.email}`
    const written = { game_id: key, rating: 2, review: words }
    expect((await request.post('/api/ratings', { data: written, headers })).status()).toBe(200)
    const isPublic = async () => (await (await request.get(`/api/ratings/${key}`)).text()).includes(words)
    expect(await isPublic()).toBe(true)

    await openAs(page, admin, '/console/reviews')
    await page.getByRole('searchbox', { name: 'Search reviews' }).fill(newcomer.email)
    await page.keyboard.press('Enter')
    const review = page.getByRole('listitem').filter({ hasText: words })
    await review.getByRole('button', { name: 'Hide review' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hide review' })
    await dialog.getByLabel('Reason').fill('Contains an address')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Hide review' }).click()
    await expect(page.getByText('The review is hidden, and no longer counts.')).toBeVisible()
    await expect(review).toContainText('Contains an address')
    expect(await isPublic()).toBe(false)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(review.getByRole('button', { name: 'Hide review' })).toBeVisible()
    expect(await isPublic()).toBe(true)
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Health' }).click()
    await expect(page.getByRole('region', { name: 'Database' })).toContainText('PostgreSQL')
    await expect(page.getByRole('region', { name: 'Active settings' })).toContainText('APP_SECRET')
    await expectAccessible(page)
  },
)

test('an administrator finds a user, makes the account complimentary, blocks it, and the log shows each step', async ({
  page,
  browser,
  request,
  newcomer,
  admin,
}) => {
  await passSecondFactor(request, admin)
  await openAs(page, admin, '/console/users')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(newcomer.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list').filter({ hasText: newcomer.email }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: newcomer.email }).click()
  await expect(page.getByRole('heading', { name: 'Rosa Vega' })).toBeVisible()
  await expectAccessible(page)

  // What was typed survives a reload.
  await page.getByRole('button', { name: 'Make complimentary' }).click()
  let dialog = page.getByRole('dialog', { name: 'Make complimentary' })
  await dialog.getByRole('button', { name: 'Make complimentary' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason\./)
  await dialog.getByLabel('Reason').fill('Member of the advisory board')
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Make complimentary' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveValue('Member of the advisory board')
  await dialog.getByRole('button', { name: 'Make complimentary' }).click()
  await expect(page.getByText('The account is complimentary.')).toBeVisible()

  const user = await (await browser.newContext()).newPage()
  await openAs(user, newcomer, '/myprofile/plan')
  const plan = user.getByRole('region', { name: 'My Current Plan' }).getByText('Complimentary', { exact: true })
  await expect(plan).toBeVisible()

  // Another window changes the account first: this one says so and keeps the text.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('checkbox', { name: 'Language' }).uncheck()
  await expect(other.getByText('Saved. The user sees it with the next cards.')).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: 'Block account' }).click()
  dialog = page.getByRole('dialog', { name: 'Block account' })
  await dialog.getByLabel('Reason').fill('Shared the password')
  await dialog.getByRole('button', { name: 'Block account' }).click()
  await expect(dialog.getByText(/^You changed this account in another window/)).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toHaveValue('Shared the password')
  await dialog.getByRole('button', { name: 'Block account' }).click()
  await expect(page.getByText('The account is blocked, and its logins have ended.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Language' })).not.toBeChecked()
  await user.goto('/myprofile/plan')
  await expect(plan).toBeHidden()
  await user.context().close()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Block account' })).toBeVisible()

  // The log has each step, newest first, also for this account alone.
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await page.getByLabel('Account: part of a name, an email, or its number').fill(newcomer.email)
  await page.getByRole('button', { name: 'Show records' }).click()
  const records = page.getByRole('region', { name: 'Log' }).getByRole('listitem')
  await expect(records).toHaveCount(4)
  for (const [at, text] of [
    [0, 'Unblocked an account'],
    [1, 'Shared the password'],
    [2, 'Language: on → off'],
    [3, 'Member of the advisory board'],
  ] as const)
    await expect(records.nth(at)).toContainText(text)
  await expectAccessible(page)

  // Deleting asks for the email of the account.
  await records.first().getByRole('link', { name: 'Rosa Vega' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  dialog = page.getByRole('dialog', { name: 'Delete account' })
  const typed = dialog.getByLabel(/^Type the email of the account/)
  await typed.fill(uniqueEmail())
  await dialog.getByLabel('Reason').fill('Asked by phone')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(typed).toHaveAccessibleDescription('This isn’t the email of the account.')
  await typed.fill(newcomer.email)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText(`The account ${newcomer.email} was deleted.`)).toBeVisible()
})

test('an administrator refunds an invoice, cancels and resumes a plan, extends a trial, and views it', async ({
  page,
  request,
  subscriber,
  admin,
}) => {
  await passSecondFactor(request, admin)
  const payer = await paying(request, 'monthly')
  const open = async ({ email }: Account) => {
    await page.goto(`/console/users?search=${encodeURIComponent(email)}`)
    await page.getByRole('link', { name: email }).click()
    await expect(page.getByRole('heading', { name: 'Rosa Vega' })).toBeVisible()
  }
  const plan = page.getByRole('region', { name: 'Plan and invoices' })
  const fill = async (name: string, values: Record<string, string>, action = name) => {
    const dialog = page.getByRole('dialog', { name })
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value)
    await dialog.getByRole('button', { name: action }).click()
    return dialog
  }
  await openAs(page, admin, '/console/users')
  await open(payer)
  const refund = plan.getByRole('button', { name: /^Refund invoice/ })
  const name = (await refund.getAttribute('aria-label')) ?? ''
  const number = name.replace('Refund invoice ', '')
  await refund.click()
  const asked = { 'Amount in dollars': '12', 'Type the number of the invoice': number, Reason: 'Paid twice' }
  const dialog = await fill(name, asked, 'Refund')
  await expect(dialog.getByLabel('Amount in dollars')).toHaveAccessibleDescription(/Only \$9\.99 of this invoice/)
  await expectAccessible(page)
  await fill(name, { 'Amount in dollars': '4.50' }, 'Refund')
  await expect(plan.getByText('$4.50 of $9.99 refunded')).toBeVisible()
  await plan.getByRole('button', { name: 'Cancel plan' }).click()
  await fill('Cancel plan', { Reason: 'Asked by phone' })
  await expect(plan.getByText('The plan is canceled.')).toBeVisible()
  await plan.getByRole('button', { name: 'Resume plan' }).click()
  await fill('Resume plan', { Reason: 'Changed their mind' })
  await expect(plan.getByText('The plan continues.')).toBeVisible()
  const changes = page.getByRole('region', { name: 'Changes by administrators' })
  await expect(changes).toContainText('Refunded: $0.00 → $4.50')

  await open(subscriber)
  await plan.getByRole('button', { name: 'Extend trial' }).click()
  await fill('Extend trial', { 'Days to add (1 to 30)': '7', Reason: 'School vacation' })
  await expect(plan.getByText('The trial is extended.')).toBeVisible()
  await expectAccessible(page)

  // Nobody else could confirm it, so the page says how it's done.
  const rights = page.getByRole('region', { name: 'Administrator rights' })
  await rights.getByRole('button', { name: 'Make an administrator' }).click()
  const ask = page.getByRole('dialog', { name: 'Make an administrator' })
  await ask.getByLabel('Reason').fill('Runs the clinic')
  await ask.getByRole('button', { name: 'Request approval' }).click()
  await expect(ask.getByText(/^You’re the only administrator/)).toBeVisible()
  await ask.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'See what this user sees' }).click()
  const view = page.getByRole('complementary', { name: 'View as this user' })
  await expect(view).toContainText('You’re seeing Marigold the way this user does: Free trial.')
  await expect(page).toHaveURL('/')
  await expectAccessible(page)
  await page.goto('/exploregames')
  await view.getByRole('button', { name: 'Exit view' }).click()
  await expect(changes).toContainText('Viewed the product as this account sees it')

  await page.goto('/console/users/administrators')
  await expect(page.getByText(/npm run account:administrator/)).toBeVisible()
  await expectAccessible(page)
})

test(
  'an administrator finds a trial that ends soon, and downloads the figures by month',
  { tag: '@full' },
  async ({ page, request, subscriber, admin }) => {
    await passSecondFactor(request, admin)
    await openAs(page, admin, '/console/money')
    const trials = page.getByRole('region', { name: 'Trials ending within 7 days' })
    const row = trials.getByRole('listitem').filter({ hasText: subscriber.email })
    await expect(row).toContainText('First payment on')
    const revenue = page.getByRole('region', { name: 'How much revenue recurs each month?' })
    await expect(revenue).toContainText('a month right now, from')
    await expectAccessible(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      revenue.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('marigold-revenue.csv')
    await page.getByRole('link', { name: 'Payment events' }).click()
    await page.getByRole('link', { name: 'Applied events' }).click()
    await expect(page).toHaveURL(/list=events_applied/)
    await expect(page.getByRole('listitem').filter({ hasText: subscriber.email }).first()).toBeVisible()
    await page.goBack()
    await page.goBack()
    await row.getByRole('link').click()
    await expect(page).toHaveURL(/\/console\/users\/\d+$/)
  },
)
