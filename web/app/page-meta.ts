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
  /** For links to the page, 1200 × 630; that of the site where it has none. */
  picture?: { path: string; alt: string } | null
  /** What search engines read beside the text, as schema.org names it. Addresses that begin with / are of this site. */
  data?: object[]
}

/** Of every address that leads nowhere. */
export const missingMeta = [{ title: m.ui_page_not_found_marigold() }, { name: 'robots', content: 'noindex' }]

const sitePicture = { path: '/share.jpg', alt: m.site_marigold_therapy_games_and_cards() }

/** Title, description, the one address of a public page, and what a link to it shows elsewhere. */
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

/** The same with whole addresses: whoever reads it does not know this page's own. */
function withAddresses(value: unknown, site: string): never {
  const read = (one: unknown): unknown => {
    if (typeof one === 'string') return one.startsWith('/') ? `${site}${one}` : one
    if (Array.isArray(one)) return one.map(read)
    if (one === null || typeof one !== 'object') return one
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, read(part)]))
  }
  return { '@context': 'https://schema.org', ...(read(value) as object) } as never
}
