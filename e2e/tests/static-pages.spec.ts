import { testPartner } from '../fixtures/partner.ts'
import { openAs, expect, open, test } from '../fixtures/site.ts'

test('the footer links to pricing, games, privacy, terms, and FAQ, and shows the copyright', async ({ page }) => {
  await open(page, '/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© 2024–${new Date().getUTCFullYear()} Marigold`)
  for (const [link, path, heading] of [
    ['Pricing', '/pricing', 'Every plan opens everything'],
    ['All Games', '/exploregames', 'Find a game for today’s goal'],
    ['Privacy', '/privacy', 'Privacy policy'],
    ['Terms and Conditions', '/termsandconditions', 'Terms and conditions'],
    ['FAQ', '/faq', 'Questions and answers'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

test('the header links home, games, pricing, contact, and login, and Sign Up leads to pricing', async ({ page }) => {
  await open(page, '/faq')
  const bar = page.getByRole('banner')
  for (const [link, path] of [
    ['All Games', '/exploregames'],
    ['Pricing', '/pricing'],
    ['Contact Us', '/contactus'],
    ['Login', '/login'],
    ['Sign Up', '/pricing'],
    ['Marigold, home', '/'],
  ] as const) {
    await bar.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
  }
})

test('a logged-in user has My Profile, Logout, and remaining days; cards and player have no header', async ({
  page,
  subscriber,
}) => {
  await openAs(page, subscriber, '/about')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/myprofile')
  await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(bar.getByText(/days? left/)).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Sign Up' })).toHaveCount(0)
  for (const path of ['/therapycard', '/game/lantern-river?name=Lantern%20River']) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
})

test('the partner cookie is only a label: it shows My Site and grants no access', async ({
  page,
  context,
  newcomer,
}) => {
  await context.addCookies([
    { name: 'partner_user', value: '1', url: new URL('/', test.info().project.use.baseURL).href },
  ])
  await openAs(page, newcomer, '/')
  const site = page.getByRole('banner').getByRole('link', { name: /^My Site/ })
  await expect(site).toBeVisible()
  await expect(site).toHaveAttribute('target', '_blank')
  await expect(site).toHaveAttribute('href', testPartner.issuer)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Therapy Cards' })).toHaveCount(0)
})

test('the phone menu opens, navigates, and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const toggle = page.locator('.phone-menu > summary')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await toggle.click()
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'All Games',
    'Print',
    'Pricing',
    'About',
    'Contact Us',
    'Login',
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ready when the session starts' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('policies and FAQ state what the product promises', async ({ request }) => {
  const text = async (path: string) => (await (await request.get(path)).text()).replace(/<[^>]+>/g, ' ')
  const terms = await text('/termsandconditions')
  for (const fact of ['$9.99', '$26.97', '$95.90', '7 days', '18 or older', 'August 22, 2022']) {
    expect(terms, fact).toContain(fact)
  }
  const privacy = await text('/privacy')
  for (const fact of ['August 22, 2022', 'under 13', 'Date of birth', 'Employer']) expect(privacy, fact).toContain(fact)
  const faq = await text('/faq')
  for (const fact of ['7 days', 'monthly, quarterly or yearly', 'web-based', 'HIPAA']) expect(faq, fact).toContain(fact)
})

test('FAQ entries open by keyboard and are expanded on paper, like the policies', async ({ page }) => {
  await open(page, '/faq')
  const question = page.locator('summary', { hasText: 'Can I cancel?' })
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('If you cancel in the trial, nothing is charged.')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('If you cancel in the trial, nothing is charged.')).toBeHidden()

  // On paper every answer is expanded, and screen-only parts are hidden.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('If you cancel in the trial, nothing is charged.')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.goto('/termsandconditions')
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByText('Monthly subscriptions can be canceled at any time')).toBeVisible()
})

test('the running plan is marked Subscribed and disabled, and thanks appear after a payment', async ({
  page,
  subscriber,
}) => {
  await openAs(page, subscriber, '/pricing')
  await expect(page.getByRole('button', { name: 'Subscribed' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Choose Yearly' })).toBeEnabled()
  await page.goto('/pricing?thankyou')
  const thanks = page.getByRole('alertdialog', { name: 'Thank you for Subscribing' })
  await expect(thanks.getByRole('link', { name: 'All Games' })).toHaveAttribute('href', '/exploregames')
})

test.describe("if checkout can't be opened", () => {
  test.use({ mayComplain: /Checkout did not start|status of 502/ })
  test('shows the reason above the plans, which can be chosen again', async ({ page, subscriber }) => {
    await openAs(page, subscriber, '/pricing')
    // The plans move up when billing is known, because the trial is no longer offered.
    await expect(page.getByRole('button', { name: 'Subscribed' })).toBeDisabled()
    const yearly = page.getByRole('button', { name: 'Choose Yearly' })
    await expect(yearly).toBeEnabled()
    for (const [status, json, said] of [
      [
        502,
        { message: 'The payment provider does not answer.', code: 'unavailable' },
        'The payment provider does not answer.',
      ],
      [200, {}, 'Something went wrong. Please try again.'],
    ] as const) {
      await page.route('**/api/create-checkout-session', (route) => route.fulfill({ status, json }))
      await yearly.click()
      await expect(page.getByText(said)).toBeInViewport()
      await expect(yearly).toBeEnabled()
      await page.unroute('**/api/create-checkout-session')
    }
  })
})

test('an unknown URL is a 404 page', async ({ request }) => {
  const paths = ['/no/such/page', '/Pricing2', '/exploregames/x', '/game/no-such-game', '/Gamedescription/no-such-game']
  for (const path of paths) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    const page = await answer.text()
    expect(page, path).toContain('<title>Page not found · Marigold</title>')
    expect(page.match(/<main[ >]/g), path).toHaveLength(1)
  }
})

test.describe('a linked URL', () => {
  test.use({ mayComplain: /status of 404|could not be decoded/ })

  for (const path of ['/no/such/page', '/%E0%A4%A'])
    test(`that doesn't exist leads home: ${path}`, { tag: '@full' }, async ({ page }) => {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      await page.getByRole('link', { name: 'Go home' }).click()
      await expect(page).toHaveURL('/')
    })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor gets from home through explore to a game, and finds Play, menus, and answers', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.locator('.phone-menu > summary').click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'All Games' }).click()
    await expect(page).toHaveURL('/exploregames')
    await page.getByText('All Categories').click()
    await page.getByRole('link', { name: 'Turn-Taking', exact: true }).click()
    await expect(page.locator('.result h2')).toHaveText('Turn-Taking')
    await page.getByRole('combobox', { name: /^Age/ }).selectOption('5-7')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/age_filters=5-7/)
    await page
      .locator('.games')
      .getByRole('link', { name: /Lantern River/ })
      .click()
    const play = page.getByRole('link', { name: 'Play', exact: true })
    await expect(play).toHaveAttribute('href', '/game/lantern-river?name=Lantern%20River')
    await expect(play).toHaveAttribute('target', '_blank')
    await page.goto('/faq')
    await page.getByText('Is Marigold free?').click()
    await expect(page.getByText('Games marked Free can be played by anyone')).toBeVisible()
  })

  test('choosing a plan leads to sign-up with it', { tag: '@full' }, async ({ page }) => {
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Choose Yearly' }).click()
    await expect(page).toHaveURL('/myaccount?plan=yearly')
  })
})

test('a text page reached by navigation is styled from its first frame', { tag: '@full' }, async ({ page }) => {
  await open(page, '/')
  const dressed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const question = document.querySelector('.faq summary')
          if (question) resolve(getComputedStyle(question).minHeight)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  expect(await dressed).toBe('64px')
})
