import { act, createElement } from 'react'
import { vi } from 'vitest'

/**
 * Runs a hook in a component that draws nothing, so it needs no document. `now` is what the hook returned last; `end`
 * takes the component off.
 */
export async function runHook<T>(hook: () => T) {
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { createRoot } = await import('react-dom/client')
  const nowhere = { nodeType: 1, tagName: 'DIV', nodeName: 'DIV', addEventListener() {}, removeEventListener() {} }
  const root = createRoot({ ...nowhere, ownerDocument: nowhere } as unknown as Element)
  const latest = { now: undefined as T }
  const Silent = () => {
    latest.now = hook()
    return null
  }
  await act(async () => root.render(createElement(Silent)))
  return { latest, end: () => act(async () => root.unmount()) }
}
