import { m } from '#messages'
import { Scripts, useMatches } from 'react-router'
import { early } from './platform/start/early-press.ts'
import type { RouteHandle } from './route-handle.ts'

/** When the page's scripts start: at once (true), at once if the address has a query ('search'), or after load. */
export const useStartNow = () =>
  useMatches()
    .map((match) => (match.handle as RouteHandle | undefined)?.startNow)
    .find(Boolean)

// React Router passes its data on by inline scripts, which run before its other scripts are there: collected until then.
const collectData = `window.__reactRouterContext = { streamController: { data: [], enqueue(chunk) { this.data.push(chunk) }, close() {} } }`

/**
 * Adds the scripts once the page has loaded and the browser is idle (Safari has no `requestIdleCallback`), or at once when
 * somebody taps what needs them or types, and for logged-in users, since half of their header comes with the scripts.
 * Each file runs in a task of its own: together they would hold up a tap. `entry.client` takes the page over, so it waits
 * for React Router's script.
 */
const addScripts = (now: string) => `(() => {
  let added = false
  const add = async () => {
    if (added) return
    added = true
    const scripts = document.createRange().createContextualFragment(document.getElementById('scripts').textContent)
    const preloads = [...scripts.querySelectorAll('link')]
    document.head.append(...preloads)
    for (const { href } of preloads.reverse()) {
      if (self.pressedEarly) break
      if (!href.includes('/entry.client')) await import(href).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve))
    }
    const { data } = window.__reactRouterContext.streamController
    document.body.append(scripts)
    const { streamController } = window.__reactRouterContext
    for (const chunk of data) streamController.enqueue(chunk)
    streamController.close()
  }
  const addWhenIdle = () => 'requestIdleCallback' in window ? requestIdleCallback(add, { timeout: 800 }) : setTimeout(add, 1)
  for (const event of ['${early}', 'input']) addEventListener(event, add)
  if (document.readyState === 'complete') addWhenIdle()
  else addEventListener('load', addWhenIdle)
  if (${now}) document.readyState === 'loading' ? addEventListener('DOMContentLoaded', add) : add()
})()`

const isWaitedFor = `self.pressedEarly || 'person' in document.documentElement.dataset`

/**
 * The scripts of a page. Public pages are complete without them and start them after load: inside `noscript` the browser
 * reads them as text, and React leaves them alone.
 */
export function ScriptsAfterLoad({ nonce }: { nonce: string }) {
  const startNow = useStartNow()
  // In development Vite wants to load its own script before all others.
  if (startNow === true || import.meta.env.DEV) return <Scripts nonce={nonce} />
  const now = startNow === 'search' ? m.site_location_search({ isWaitedFor }) : isWaitedFor
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
