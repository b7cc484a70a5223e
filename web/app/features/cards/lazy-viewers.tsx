import { Suspense, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { whenIdle } from '../../platform/start/when-idle.ts'
import { retryImport } from '../../platform/start/retry-import.ts'
import { LoadingOverlay } from './setup/loading-overlay.tsx'

type Viewers = typeof import('./viewers.tsx')
let viewers: Viewers | null = null
const load = retryImport(async () => (viewers = await import('./viewers.tsx')))

/** Returns the lazily loaded viewers. Suspends until they are loaded, so use it inside a `ViewerBoundary`. */
export function useViewers(): Viewers {
  return viewers ?? use(load())
}

/** Prefetches the viewers when the page is idle, without delaying the setup or the first card. */
export function usePrefetchViewers() {
  useEffect(() => {
    void whenIdle()
      .then(load)
      .catch(() => {}) // retried when cards are opened
  }, [])
}

const noSubscription = () => () => {}

/** Renders a viewer in the browser only, because its styles load with its code. */
export function ViewerBoundary(props: { onCancel: () => void; children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
  const fallback = <LoadingOverlay shown onCancel={props.onCancel} />
  return inBrowser ? <Suspense fallback={fallback}>{props.children}</Suspense> : fallback
}
