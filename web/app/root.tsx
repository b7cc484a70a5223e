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
import { HelpShortcut } from './features/site/help/help-shortcut.tsx'
import { NotFound } from './features/site/not-found.tsx'
import { Shell } from './features/site/shell.tsx'
import { ErrorPage } from './features/site/error-page.tsx'
import { NonceContext } from './nonce.ts'
import { missingMeta } from './page-meta.ts'
import { reserveHeaderSpace } from './platform/start/header-space.ts'
import { interceptBack } from './platform/navigation/close-on-back.ts'
import { reserveStartSpace } from './platform/start/start-space.ts'
import { holdEarlyClicks, replayEarlyClick } from './platform/start/early-clicks.ts'
import { recordRenderedUrl } from './platform/start/rendered-url.ts'
import type { RouteHandle } from './route-handle.ts'
import { ScriptsAfterLoad, useStartScriptsNow } from './scripts-after-load.tsx'
import { servicesContext } from './services-context.ts'
import siteCss from './site.css?inline'
import workCss from './work.css?url'
import { retryImport } from './platform/start/retry-import.ts'
import { useView } from './platform/session/view-as.ts'

// For logged-in users only, after the first paint.
const AddressBar = lazy(
  retryImport(() =>
    import('./features/account/confirm-email-bar.tsx').then((module) => ({ default: module.ConfirmEmailBar })),
  ),
)
// For an administrator who views the product as a user.
const ViewBar = lazy(
  retryImport(() => import('./features/console/view-bar.tsx').then((module) => ({ default: module.ViewBar }))),
)
// Not needed before the first navigation.
const PageChange = lazy(
  retryImport(() => import('./features/site/page-change.tsx').then((module) => ({ default: module.PageChange }))),
)
const Bell = lazy(
  retryImport(() => import('./features/notifications/bell.tsx').then((module) => ({ default: module.Bell }))),
)

export function loader({ context }: Route.LoaderArgs) {
  return { facts: context.get(servicesContext).facts, year: new Date().getUTCFullYear() }
}

/** Facts of the installation don't change while a page is open. */
export function shouldRevalidate() {
  return false
}

// Before the router starts, because browsers call a window's listeners in order.
if (typeof window !== 'undefined') interceptBack()

// Inlined, so that nothing must load before the first paint. The browser reads it back when it renders an error.
const siteStyles = import.meta.env.SSR ? siteCss : (document.getElementById('site')?.textContent ?? '')

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

export const meta: Route.MetaFunction = ({ error }) =>
  isMissing(error) ? missingMeta : [{ title: m.site_marigold_therapy_games_and_cards() }]

// Zod would test whether it may compile code, which our CSP forbids and reports.
const disableZodJit = 'globalThis.__zod_globalConfig={jitless:true}'
const beforePaint = `${recordRenderedUrl};${holdEarlyClicks};${reserveHeaderSpace};${reserveStartSpace};${disableZodJit}`

/** Returns true for a page that fills the screen: no header, no footer, and its own `main`. */
const useIsBare = () => useMatches().some((match) => (match.handle as RouteHandle | undefined)?.bare)

// Logging in happens on a page that already has both stylesheets.
const noSubscription = () => () => undefined
const isLoggedIn = () => 'loggedIn' in document.documentElement.dataset

/** Where the visit began. Module state, because the layout remounts when an error replaces a page. */
let firstLocation: Location | null = null

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const year = useRouteLoaderData<typeof loader>('root')?.year ?? 2026
  const bare = useIsBare()
  const startsNow = useStartScriptsNow() !== undefined
  const loggedIn = useSyncExternalStore(noSubscription, isLoggedIn, () => false)
  const view = useView()
  const location = useLocation()
  const [first] = useState(firstLocation ?? location)
  // The page's last effect: from here on, every control works.
  useEffect(() => {
    // Not earlier, because React may start hydrating more than once.
    firstLocation ??= first
    document.documentElement.dataset.live = ''
    replayEarlyClick()
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
          // Vite hot-reloads a linked stylesheet.
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
        {view ? (
          <Suspense>
            <ViewBar view={view} />
          </Suspense>
        ) : null}
        {location === first ? null : (
          <Suspense>
            <PageChange first={first.pathname} />
          </Suspense>
        )}
        <HelpShortcut />
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
  const shown = isMissing(error) ? <NotFound /> : <ErrorPage />
  return bare ? <main id="main">{shown}</main> : shown
}
