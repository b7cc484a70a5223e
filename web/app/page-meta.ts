import type { SiteFacts } from '@marigold/contract'

interface Match {
  id: string
  loaderData?: unknown
}

/** Title, description and the one address of a public page. */
export function pageMeta(
  matches: readonly (Match | undefined)[],
  { title, description, path }: { title: string; description: string; path: string },
) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { facts: SiteFacts } | undefined
  const address = `${root?.facts.publicUrl ?? ''}${path}`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
  ]
}
