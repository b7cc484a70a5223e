import { Scripts, useMatches } from 'react-router'
import { earlyClickEvent } from './platform/start/early-clicks.ts'
import type { RouteHandle } from './route-handle.ts'

/** Returns when the page's scripts load: at once (true), at once if the URL has a query ('search'), or after load. */
export const useStartScriptsNow = () =>
  useMatches()
    .map((match) => (match.handle as RouteHandle | undefined)?.startNow)
    .find(Boolean)

// React Router streams its data in inline scripts that run before its own scripts load, so it is collected until then.
const collectData = `window.__reactRouterContext = { streamController: { data: [], enqueue(chunk) { this.data.push(chunk) }, close() {} } }`

/**
 * Adds the scripts once the page has loaded and the browser is idle (Safari has no `requestIdleCallback`), or at once
 * if the user taps something that needs them, types, or is logged in. Files are requested four at a time, and each runs
 * in its own task, because together they would delay a tap. `entry.client` hydrates the page, so it waits for React Router's script.
 */
const addScripts = (now: string) => `(() => {
  let added = false
  const add = async () => {
    if (added) return
    added = true
    const scripts = document.createRange().createContextualFragment(document.getElementById('scripts').textContent)
    const preloads = [...scripts.querySelectorAll('link')]
    const nextTask = () => new Promise((resolve) => setTimeout(resolve))
    for (const [at, preload] of preloads.entries()) {
      document.head.append(preload)
      if (at % 4 === 3 && !self.earlyClick) await nextTask()
    }
    for (const { href } of preloads.reverse()) {
      if (self.earlyClick) break
      if (!href.includes('/entry.client')) await import(href).catch(() => undefined)
      await nextTask()
    }
    const { data } = window.__reactRouterContext.streamController
    document.body.append(scripts)
    const { streamController } = window.__reactRouterContext
    for (const chunk of data) streamController.enqueue(chunk)
    streamController.close()
  }
  const addWhenIdle = () => 'requestIdleCallback' in window ? requestIdleCallback(add, { timeout: 800 }) : setTimeout(add, 1)
  for (const event of ['${earlyClickEvent}', 'input']) addEventListener(event, add)
  if (document.readyState === 'complete') addWhenIdle()
  else addEventListener('load', addWhenIdle)
  if (${now}) document.readyState === 'loading' ? addEventListener('DOMContentLoaded', add) : add()
})()`

const needsScriptsNow = `self.earlyClick || 'loggedIn' in document.documentElement.dataset`

/**
 * A page's scripts. Public pages are complete without them and load them later: inside `noscript`, the browser reads
 * them as text, and React leaves them alone.
 */
export function ScriptsAfterLoad({ nonce }: { nonce: string }) {
  const startNow = useStartScriptsNow()
  // In development, Vite must load its own script first.
  if (startNow === true || import.meta.env.DEV) return <Scripts nonce={nonce} />
  const now = startNow === 'search' ? `${needsScriptsNow} || location.search !== ''` : needsScriptsNow
  const script = `${collectData};${addScripts(now)}`
  return (
    <>
      <noscript id="scripts">
        <Scripts nonce={nonce} />
      </noscript>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}
