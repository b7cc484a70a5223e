import { useMatches } from 'react-router'
import cards from './features/cards/setup/cards-page.css?inline'
import cardsUrl from './features/cards/setup/cards-page.css?url'
import explore from './features/catalogue/explore-page.css?inline'
import exploreUrl from './features/catalogue/explore-page.css?url'
import game from './features/catalogue/description-page.css?inline'
import gameUrl from './features/catalogue/description-page.css?url'
import home from './features/site/home/home.css?inline'
import homeUrl from './features/site/home/home.css?url'
import help from './features/site/help/help-page.css?inline'
import helpUrl from './features/site/help/help-page.css?url'
import hub from './features/hubs/hub-page.css?inline'
import hubUrl from './features/hubs/hub-page.css?url'
import promo from './features/hubs/promo-page.css?inline'
import promoUrl from './features/hubs/promo-page.css?url'
import launcher from './features/catalogue/launcher/launcher-page.css?inline'
import launcherUrl from './features/catalogue/launcher/launcher-page.css?url'
import pricing from './features/site/pricing/pricing-page.css?inline'
import pricingUrl from './features/site/pricing/pricing-page.css?url'
import text from './features/site/texts/text-page.css?inline'
import textUrl from './features/site/texts/text-page.css?url'
import more from './more.css?inline'
import moreUrl from './more.css?url'
import type { PageSheet, RouteHandle } from './route-handle.ts'
import theme from './theme.css?inline'

const urls: Record<PageSheet, string> = {
  cards: cardsUrl,
  explore: exploreUrl,
  game: gameUrl,
  help: helpUrl,
  home: homeUrl,
  hub: hubUrl,
  launcher: launcherUrl,
  more: moreUrl,
  pricing: pricingUrl,
  promo: promoUrl,
  text: textUrl,
}

// The browser reads the sheets back from the page instead of carrying them twice.
const inlined = import.meta.env.SSR
  ? new Map<string, string>(
      Object.entries({ theme, cards, explore, game, help, home, hub, launcher, more, pricing, promo, text }),
    )
  : new Map([...document.querySelectorAll('style[id]')].map((style) => [style.id, style.textContent]))
if (import.meta.env.DEV) inlined.set('theme', theme)

/**
 * The sheets of a page: written into the head by the server, fetched when the browser comes from another page. What
 * was written stays for good, since the browser has no nonce to write it again.
 */
export function PageSheets({ nonce }: { nonce: string }) {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined)
  const more: PageSheet[] = handles.some((handle) => handle?.plain) ? [] : ['more']
  const own = [...more, ...handles.flatMap((handle) => handle?.sheets ?? [])]
  const written = import.meta.env.SSR ? ['theme', ...own] : [...inlined.keys()]
  return (
    <>
      {written.map((name) => (
        <style
          key={name}
          id={name}
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: inlined.get(name) ?? '' }}
        />
      ))}
      {own
        .filter((name) => !written.includes(name))
        .map((name) => (
          <link key={name} rel="stylesheet" href={urls[name]} precedence="page" />
        ))}
    </>
  )
}
