import { m } from '#messages'
import type { SiteFacts } from '@marigold/contract'

interface Match {
  id: string
  loaderData?: unknown
}

interface PageFacts {
  title: string
  description: string
  path: string
  /** Preview image for links, 1200 × 630; the site's by default. */
  picture?: { path: string; alt: string } | null
  /** Structured data (schema.org) for search engines. URLs that start with / are relative to the site. */
  data?: object[]
}

/** For every unknown URL. */
export const missingMeta = [{ title: m.ui_page_not_found_marigold() }, { name: 'robots', content: 'noindex' }]

const sitePicture = { path: '/share.jpg', alt: m.site_marigold_therapy_games_and_cards() }

/** Returns a public page's title, description, canonical URL, and link preview. */
export function pageMeta(
  matches: readonly (Match | undefined)[],
  { title, description, path, picture, data = [] }: PageFacts,
) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { facts: SiteFacts } | undefined
  const site = root?.facts.publicUrl ?? ''
  const address = `${site}${path}`
  const { path: image, alt } = picture ?? sitePicture
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: m.ui_marigold() },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${site}${image}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((one) => ({ 'script:ld+json': withAddresses(one, site) })),
  ]
}

/** Makes all URLs absolute, because readers don't know the page's own URL. */
function withAddresses(value: unknown, site: string): never {
  const read = (one: unknown): unknown => {
    if (typeof one === 'string') return one.startsWith('/') ? `${site}${one}` : one
    if (Array.isArray(one)) return one.map(read)
    if (one === null || typeof one !== 'object') return one
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, read(part)]))
  }
  return { '@context': 'https://schema.org', ...(read(value) as object) } as never
}
