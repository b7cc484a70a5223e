import type { Page } from '@playwright/test'
import { expect, open, waitForScripts, test } from '../fixtures/site.ts'

const paths = [
  '/',
  '/exploregames',
  '/speechtherapyhub',
  '/occupationaltherapy',
  '/behavioraltherapy',
  '/schoolandorganisation',
  '/pricing',
  '/faq',
  '/contactus',
  '/privacy',
]

/** Returns a screenshot of the page's top after pictures and fonts have loaded. */
async function look(page: Page): Promise<string> {
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight)
    await Promise.all([document.fonts.ready, ...inView.map((image) => image.decode().catch(() => undefined))])
  })
  return (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')
}

/** The same once two in a row are equal: what comes after the first paint may still change it. */
async function settledLook(page: Page): Promise<string> {
  let last = ''
  await expect.poll(async () => last === (last = await look(page))).toBe(true)
  return last
}

/** Returns how many pixels differ between two screenshots. */
function differentPixels(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async (shots) => {
      const [a = [], b = []] = await Promise.all(
        shots.map(async (shot) => {
          const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes]))
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
          canvas?.drawImage(image, 0, 0)
          return new Uint32Array(canvas?.getImageData(0, 0, image.width, image.height).data.buffer ?? [])
        }),
      )
      return [...a].filter((pixel, at) => pixel !== b[at]).length + Math.abs(a.length - b.length)
    },
    [one, other],
  )
}

/** The edge of a letter may be drawn a shade darker the second time. */
const fewPixels = 10

test.use({ reducedMotion: 'reduce' })

test('a page looks the same opened directly or reached through nine others', { tag: '@full' }, async ({ page }) => {
  const direct = new Map<string, string>()
  for (const path of paths) {
    await open(page, path)
    direct.set(path, await settledLook(page))
  }
  // The login page loads the second stylesheet, which stays for the visit.
  await open(page, '/login')
  for (const path of paths.toReversed()) {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).last().click()
    await page.waitForURL((url) => url.pathname === path)
    await waitForScripts(page)
    const different = async () => differentPixels(page, await look(page), direct.get(path) ?? '')
    await expect.poll(different, { message: path }).toBeLessThanOrEqual(fewPixels)
  }
})
