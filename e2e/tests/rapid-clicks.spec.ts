import type { Locator, Page } from '@playwright/test'
import { holdRequests } from '../fixtures/hold-network.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'

// Clicks that come faster than their effects.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Clicks twice at the same moment. */
const pressTwice = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

/** Returns a drawing as a photo whose sides differ. */
async function aPicture(page: Page, drawing: string): Promise<Buffer> {
  const text = await page.evaluate(async (source) => {
    const picture = new Image()
    picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 })
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/png')
  }, drawing)
  return Buffer.from(text.split(',')[1] ?? '', 'base64')
}

test('an age chosen before hydration is shown', { tag: '@full' }, async ({ page }) => {
  const letGo = await holdRequests(page, '**/*.js')
  await page.goto('/exploregames', { waitUntil: 'commit' })
  await page.locator('select[name=age_filters]').selectOption('14+')
  letGo()
  await expect(page).toHaveURL('/exploregames?age_filters=14%2B')
  await expect(page.locator('select[name=age_filters]')).toHaveValue('14+')
})

test('a field clicked right after typing stays selected while searching', { tag: '@full' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/exploregames')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByLabel('Search games').fill('river')
  await page.getByRole('group', { name: 'Field' }).getByRole('link', { name: /^SLP/ }).click()
  await page.clock.resume()
  await expect(page).toHaveURL('/exploregames?search=river&categories=SLP')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('SLP')
  await expect(page.getByLabel('Search games')).toHaveValue('river')
})

test('a photo is rotated once per click and sent once', async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/myprofile')
  await button(page, 'Edit Profile image').click()
  const window = page.getByRole('dialog', { name: 'Edit Profile image' })
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path d="M0 0h90v300H0z"/></svg>'
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await aPicture(page, drawn) }
  const square = window.locator('canvas').first()
  const look = () => square.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const rotate = window.getByRole('button', { name: 'Rotate' })
  await window.getByLabel('Photo file').setInputFiles(file)
  await expect(rotate).toBeVisible()
  // The square is drawn after its buttons.
  const isDrawn = () =>
    square.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      return data.some((value) => value > 0)
    })
  await expect.poll(isDrawn).toBe(true)
  const upright = await look()
  await rotate.click()
  await expect.poll(look).not.toBe(upright)
  const once = await look()
  await rotate.click()
  await expect.poll(look).not.toBe(once)
  const twice = await look()
  await window.getByRole('button', { name: 'Cancel' }).click()
  await window.getByLabel('Photo file').setInputFiles(file)
  await pressTwice(rotate)
  await expect.poll(look).toBe(twice)

  const sent: string[] = []
  await page.route('**/api/profile/photo', (route) => {
    sent.push(route.request().method())
    return route.continue()
  })
  await pressTwice(window.getByRole('button', { name: 'Use this square' }))
  await expect(window).toHaveCount(0)
  expect(sent).toEqual(['POST'])

  sent.length = 0
  await button(page, 'Edit Profile image').click()
  await pressTwice(window.getByRole('button', { name: 'Remove the photo' }))
  await expect(window).toHaveCount(0)
  expect(sent).toEqual(['DELETE'])
})

test('a recording started twice quickly is one recording and stops', { tag: '@full' }, async ({ page, subscriber }) => {
  await page.addInitScript(() => {
    const asked: MediaStreamTrack[] = []
    Object.assign(window, { asked })
    navigator.mediaDevices.getUserMedia = async () => {
      await Promise.resolve()
      const { stream } = new AudioContext().createMediaStreamDestination()
      asked.push(...stream.getTracks())
      return stream
    }
  })
  await openAs(page, subscriber, '/therapycard/mine/new')
  await page.getByLabel('Add words, one per line').fill('ring')
  await button(page, 'Add 1 card').click()
  await button(page, 'Edit ring').click()
  await pressTwice(button(page, 'Record'))
  await button(page, 'Stop').click()
  const states = () =>
    page.evaluate(() => (window as unknown as { asked: MediaStreamTrack[] }).asked.map(({ readyState }) => readyState))
  await expect.poll(states).toEqual(['ended'])
})

test(
  "words are added by the first click, even from the list's name field",
  { tag: '@full' },
  async ({ page, subscriber }) => {
    await openAs(page, subscriber, '/therapycard/mine/new')
    const words = page.getByLabel('Add words, one per line')
    const rows = page.getByRole('region', { name: 'Cards', exact: true }).getByRole('listitem')
    await words.fill('ring')
    await button(page, 'Add 1 card').click()
    await expect(rows).toHaveText([/ring/])
    const letGo = await holdRequests(page, '**/api/own-lists/*', 'PUT')
    await words.fill('rain')
    const name = page.getByLabel('List', { exact: true })
    await name.fill('D., R words')
    await button(page, 'Add 1 card').click({ force: true })
    letGo()
    await expect(rows).toHaveText([/ring/, /rain/])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('D., R words')
  },
)

test('a tab notices a logout in another tab, even while a dialog is open', async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/exploregames')
  const other = await page.context().newPage()
  await other.goto('/exploregames')
  const marked = other.locator('html[data-logged-in]')
  await expect(marked).toHaveCount(1)
  await page.evaluate(() => localStorage.removeItem('token'))
  await expect(marked).toHaveCount(0)
})
