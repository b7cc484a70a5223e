import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { openAs, expect, test } from '../fixtures/accounts.ts'
import { untranslated } from '../fixtures/untranslated.ts'

const built = join(import.meta.dirname, '../../web/build/locales/en-XA')

const pages = [
  '/',
  '/exploregames',
  '/pricing',
  '/about',
  '/faq',
  '/help',
  '/whatsnew',
  '/accessibility',
  '/contactus',
  '/privacy',
  '/termsandconditions',
  '/login',
  '/forgotpassword',
  '/speechtherapyhub',
  '/occupationaltherapy',
  '/behavioraltherapy',
  '/schoolandorganisation',
  '/gameworkspace',
  '/sessioncheck',
  '/Gamedescription/tide-breath',
  '/nothing-here',
  '/guest',
  '/phone',
  '/therapycard',
  '/therapycard/print',
  '/printables',
]
const ofAnAccount = [
  '/myaccount',
  '/myprofile',
  '/myprofile/security',
  '/myprofile/data',
  '/notification',
  '/speechtherapyhub_new',
]

/** Names of keys and of the test's user and browser, and what is written the same in every language. */
const same =
  /^(FAQ|SLP|OT|MIND|Marigold|I'm not a robot|Tab|Enter|Space|Escape|Rosa|Vega|Rosa Vega|PDF|Chrome on .*|.*@clinic\.test)$/

/** Returns the catalogue's game texts, which are content with its own locale. */
async function contentOf(request: APIRequestContext): Promise<string> {
  const pages = [1, 2, 3].map((page) => `/api/all-games?page=${page}`)
  const paths = [...pages, '/api/game/tide-breath', '/api/games/howtoplay/tide-breath']
  const answers = await Promise.all(paths.map((path) => request.get(path)))
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n').toLowerCase()
}

async function look(page: Page, paths: readonly string[], content: string): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
    await expect(page.locator('main')).not.toBeEmpty()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wide, `${path} is wider than its window`).toBeLessThanOrEqual(1)
    const texts = await untranslated(page)
    expect
      .soft(
        texts.filter((text) => !same.test(text) && !content.includes(text.toLowerCase())),
        path,
      )
      .toEqual([])
  }
}

for (const width of [390, 1180])
  test(
    `at ${width} px everything is translated and fits the window in a longer language`,
    { tag: '@full' },
    async ({ page, context, baseURL, request, newcomer }) => {
      expect(existsSync(built), 'The pseudo-locale is built; `npm test` builds it').toBe(true)
      await page.setViewportSize({ width, height: 800 })
      await context.addCookies([{ name: 'locale', value: 'en-XA', url: baseURL ?? '' }])
      const content = await contentOf(request)
      await look(page, pages, content)
      await openAs(page, newcomer, '/myaccount')
      await look(page, ofAnAccount, content)
    },
  )
