import { Suspense, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { idle } from '../../platform/start/idle.ts'
import { late } from '../../platform/start/late.ts'
import { LoadingOverlay } from './setup/loading-overlay.tsx'

type Viewers = typeof import('./viewers.tsx')
let viewers: Viewers | null = null
const load = late(async () => (viewers = await import('./viewers.tsx')))

/** What cards are shown in. Its code is here by then; whoever comes sooner waits for it in a `ViewerPlace`. */
export function useViewers(): Viewers {
  return viewers ?? use(load())
}

/** Fetches the viewers once the choice of cards stands and rests: it does not wait for them, and the first card neither. */
export function useViewersSoon() {
  useEffect(() => {
    void idle()
      .then(load)
      .catch(() => {}) // asked for again when cards are opened
  }, [])
}

const never = () => () => {}

/** Where cards are shown, in the browser alone: the looks of a viewer come with its code. */
export function ViewerPlace(props: { onCancel: () => void; children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const waits = <LoadingOverlay shown onCancel={props.onCancel} />
  return inBrowser ? <Suspense fallback={waits}>{props.children}</Suspense> : waits
}
