import { locale, m } from '#messages'
import { lazy, Suspense, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
  type Location,
} from 'react-router'
import type { Route } from './+types/root.ts'
import atkinson from './assets/fonts/atkinson-hyperlegible-next-basic.woff2?url'
import fredoka from './assets/fonts/fredoka-600-basic.woff2?url'
import { SheetOnQuestion } from './features/site/help/sheet-on-question.tsx'
import { NotFound } from './features/site/not-found.tsx'
import { Shell } from './features/site/shell.tsx'
import { Trouble } from './features/site/trouble.tsx'
import { NonceContext } from './nonce.ts'
import { missingMeta } from './page-meta.ts'
import { noteRoom } from './platform/start/address-room.ts'
import { listenToBack } from './platform/navigation/back-closes.ts'
import { holdPress, releasePress } from './platform/start/early-press.ts'
import { noteAddress } from './platform/start/opened-at.ts'
import type { RouteHandle } from './route-handle.ts'
import { ScriptsAfterLoad, useStartNow } from './scripts-after-load.tsx'
import { servicesContext } from './services-context.ts'
import siteCss from './site.css?inline'
import workCss from './work.css?url'
import { late } from './platform/start/late.ts'

// For signed-in people alone, after paint.
const AddressBar = lazy(
  late(() => import('./features/account/address-bar.tsx').then((module) => ({ default: module.AddressBar }))),
)
// Nothing of it is needed before the address has changed.
const PageChange = lazy(
  late(() => import('./features/site/page-change.tsx').then((module) => ({ default: module.PageChange }))),
)
const Bell = lazy(late(() => import('./features/notifications/bell.tsx').then((module) => ({ default: module.Bell }))))

export function loader({ context }: Route.LoaderArgs) {
  return { facts: context.get(servicesContext).facts, year: new Date().getUTCFullYear() }
}

/** Facts of the installation never change while a page is open. */
export function shouldRevalidate() {
  return false
}

// Before the router starts: browsers call a window's listeners in order.
if (typeof window !== 'undefined') listenToBack()

// In the page, so that nothing has to arrive before the first paint. The browser reads it back when it renders an error.
const siteStyles = import.meta.env.SSR ? siteCss : (document.getElementById('site')?.textContent ?? '')

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

export const meta: Route.MetaFunction = ({ error }) =>
  isMissing(error) ? missingMeta : [{ title: m.site_marigold_therapy_games_and_cards() }]

// Zod would try whether it may make code of text, which our policy forbids and reports.
const noMadeCode = 'globalThis.__zod_globalConfig={jitless:true}'
const beforePaint = `${noteAddress};${holdPress};${noteRoom};${noMadeCode}`

/** A page that fills the screen: no header, no footer, and its own `main`. */
const useIsBare = () => useMatches().some((match) => (match.handle as RouteHandle | undefined)?.bare)

// Logging in happens on a page that has both stylesheets already.
const never = () => () => undefined
const isLoggedIn = () => 'person' in document.documentElement.dataset

/** Where the visit began. Not in the layout's state, because the layout mounts again when an error replaces a page. */
let began: Location | null = null

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const year = useRouteLoaderData<typeof loader>('root')?.year ?? 2026
  const bare = useIsBare()
  const startsNow = useStartNow() !== undefined
  const loggedIn = useSyncExternalStore(never, isLoggedIn, () => false)
  const location = useLocation()
  const [first] = useState(began ?? location)
  // The last effect of the page to run: from here on every control of it acts.
  useEffect(() => {
    // Not earlier: React may start hydrating more than once.
    began ??= first
    document.documentElement.dataset.live = ''
    releasePress()
  }, [first])
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FFF9EF" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={fredoka} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={atkinson} as="font" type="font/woff2" crossOrigin="anonymous" />
        {import.meta.env.DEV ? (
          // Vite exchanges a linked stylesheet when one of its files changes.
          <link rel="stylesheet" href="/app/site.css" />
        ) : (
          <style id="site" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: siteStyles }} />
        )}
        {startsNow || loggedIn ? <link rel="stylesheet" href={workCss} precedence="work" /> : null}
        <Links nonce={nonce} />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforePaint }} />
      </head>
      <body>
        {bare ? (
          children
        ) : (
          <Shell year={year} bell={<Bell />} notice={<AddressBar />}>
            {children}
          </Shell>
        )}
        {location === first ? null : (
          <Suspense>
            <PageChange first={first.pathname} />
          </Suspense>
        )}
        <SheetOnQuestion />
        <ScrollRestoration nonce={nonce} />
        <ScriptsAfterLoad nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const bare = useIsBare()
  const shown = isMissing(error) ? <NotFound /> : <Trouble />
  return bare ? <main id="main">{shown}</main> : shown
}
