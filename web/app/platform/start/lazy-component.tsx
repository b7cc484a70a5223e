import { lazy, useState, type ComponentType } from 'react'
import { retryImport } from './retry-import.ts'

/** A component whose code is loaded when it's first shown, or before that by `preload`. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code; rejects when it can't be loaded, and is then tried again when the component is shown. */
  preload: () => Promise<unknown>
}

/**
 * Returns a component to draw inside `Suspense`. Unlike one of React's `lazy`, it is drawn at once if its code is there:
 * after a fallback, even a short one, React waits for 300 ms before it shows what came.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  const preload = retryImport(async () => (loaded = await load()))
  const Pending = lazy(async () => ({ default: await preload() })) as ComponentType<Props>
  function Loaded(props: Props) {
    // The same one as long as it is shown: another one would start again.
    const [Shown] = useState(() => loaded ?? Pending)
    return <Shown {...props} />
  }
  return Object.assign(Loaded, { preload })
}
