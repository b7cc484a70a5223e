import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures/accounts.ts'

// Search engines read HTML, so no browser is needed.
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
const one = (html: string, pattern: RegExp) => {
  const found = all(html, pattern)
  expect(found, String(pattern)).toHaveLength(1)
  return found[0] ?? ''
}
const property = (html: string, name: string) =>
  one(html, new RegExp(`<meta property="${name}" content="([^"]*)"`, 'g'))

async function pagesOf(request: APIRequestContext): Promise<string[]> {
  const robots = await request.get('/robots.txt')
  const address = one(await robots.text(), /^Sitemap: (.*)$/gm)
  const map = await request.get(new URL(address).pathname)
  expect(map.headers()['content-type']).toContain('application/xml')
  return all(await map.text(), /<loc>([^<]*)<\/loc>/g).map((loc) => new URL(loc).pathname)
}

const ours = ['lantern-river', 'tide-breath', 'thread-four', 'patient-orchard', 'switchyard-sounds']
async function addressesOfOurs(request: APIRequestContext): Promise<string[]> {
  const pages = ours.map(async (slug) => (await request.get(`/Gamedescription/${slug}`)).text())
  const found = (await Promise.all(pages)).map((html) => one(html, /<link rel="canonical" href="([^"]*)"/g))
  return found.map((address) => new URL(address).pathname)
}

test('every page in the sitemap has a title, description, one heading, canonical URL, and preview picture', async ({
  request,
}) => {
  const [mapped, games] = [await pagesOf(request), await addressesOfOurs(request)]
  expect(mapped).toEqual(expect.arrayContaining(['/exploregames', ...games]))
  // Other tests import games in the meantime.
  const pages = mapped.filter((path) => !path.startsWith('/Gamedescription/') || games.includes(path))
  const titles: string[] = []
  const pictures = new Set<string>()
  for (const path of pages) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    titles.push(one(html, /<title>([^<]*)<\/title>/g))
    expect(one(html, /<meta name="description" content="([^"]*)"/g).length, path).toBeGreaterThan(20)
    expect(new URL(one(html, /<link rel="canonical" href="([^"]*)"/g)).pathname, path).toBe(path)
    expect(new URL(property(html, 'og:url')).pathname).toBe(path)
    expect(property(html, 'og:title')).toBe(titles.at(-1))
    pictures.add(new URL(property(html, 'og:image')).pathname)
    expect(all(html, /<(h1)[ >]/g), path).toHaveLength(1)
    expect(html).toContain('<html lang="en"')
    expect(all(html, /(<img(?![^>]* alt=)[^>]*>)/g), path).toEqual([])
    expect(all(html, /(<meta name="robots"[^>]*>)/g), path).toEqual([])
  }
  expect(new Set(titles).size).toBe(titles.length)
  expect(pictures.size).toBeGreaterThan(3)
  for (const picture of pictures) {
    const { 'content-type': type } = (await request.get(picture)).headers()
    expect([picture, type]).toEqual([picture, 'image/jpeg'])
  }
})

function dataOf(html: string): Record<string, unknown>[] {
  return all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  )
}

test('games and questions have structured data, and private pages are excluded from crawling', async ({ request }) => {
  const game = dataOf(await (await request.get('/Gamedescription/lantern-river')).text())
  expect(game).toMatchObject([
    { '@context': 'https://schema.org', name: 'Lantern River', isAccessibleForFree: true, typicalAgeRange: '2-14' },
    { '@type': 'BreadcrumbList' },
  ])
  expect(String(game[0]?.url)).toMatch(/^http.*\/Gamedescription\/\d+$/)
  const [faq] = dataOf(await (await request.get('/faq')).text())
  expect(faq).toMatchObject({ '@type': 'FAQPage' })
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  expect(questions.length).toBeGreaterThan(5)
  for (const { name, acceptedAnswer } of questions) {
    expect(name).toMatch(/\?$/)
    expect(acceptedAnswer.text.length).toBeGreaterThan(20)
  }
  const robots = await (await request.get('/robots.txt')).text()
  for (const path of ['/api/', '/myprofile', '/game_unzip_file/']) expect(robots).toContain(`Disallow: ${path}\n`)
})

test('the site is installable, with a manifest and icons of the named sizes', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const answer = await request.get(one(html, /<link rel="manifest" href="([^"]*)"/g))
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as Record<string, unknown> & { icons: { src: string; sizes: string }[] }
  expect(manifest).toMatchObject({ name: 'Marigold', display: 'standalone', start_url: '/', theme_color: '#fff9ef' })
  const touch = { src: one(html, /<link rel="apple-touch-icon" href="([^"]*)"/g), sizes: '180x180' }
  for (const { src, sizes } of [...manifest.icons, touch]) {
    const bytes = await (await request.get(src)).body()
    expect([src, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([src, sizes])
  }
})
