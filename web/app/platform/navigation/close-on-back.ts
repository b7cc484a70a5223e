import { useLayoutEffect } from 'react'
import { useStableCallback } from '../use-stable-callback.ts'

// An open dialog has its own history entry with the page's URL, so that Back closes the dialog. If a button closes the
// dialog, the entry stays: the next dialog reuses it, and Back skips it. The router never sees these moves, because
// they don't change the page.

interface PageState {
  /** The router's index of the page. */
  idx?: number
  /** Number of dialog entries below this one. */
  layer?: number
}

/** Close functions of the open dialogs, the topmost last. */
const open: (() => void)[] = []
let seen = { state: null as PageState | null, href: '' }

const stateNow = () => window.history.state as PageState | null

/** Records the current history entry. Called after each change of the URL. */
export function recordHistoryEntry() {
  const { history, location } = window
  // A page that replaces its URL keeps its layer.
  if (seen.state?.layer && stateNow()?.idx === seen.state.idx && stateNow()?.layer === undefined)
    history.replaceState({ ...stateNow(), layer: seen.state.layer }, '')
  seen = { state: stateNow(), href: location.href }
}

function addEntry() {
  const { history } = window
  const layer = stateNow()?.layer ?? 0
  if (layer >= open.length) return
  history.replaceState({ ...stateNow(), layer }, '')
  history.pushState({ ...stateNow(), layer: layer + 1 }, '')
  recordHistoryEntry()
}

function onPopState(event: PopStateEvent) {
  const from = seen
  const [layer, before] = [stateNow()?.layer, from.state?.layer]
  const samePage = layer !== undefined && before !== undefined && stateNow()?.idx === from.state?.idx
  if (!samePage || layer === before) {
    recordHistoryEntry()
    return
  }
  event.stopImmediatePropagation()
  if (layer > before) {
    recordHistoryEntry()
    return
  }
  // A URL that the page has replaced in the meantime belongs to this entry too.
  window.history.replaceState({ ...from.state, layer }, '', from.href)
  recordHistoryEntry()
  const close = open.at(-1)
  if (close) close()
  else window.history.back()
}

/** Handles Back before the router does. Call once, before the router starts. */
export function interceptBack() {
  recordHistoryEntry()
  window.addEventListener('popstate', onPopState)
}

/** While `isOpen`, Back calls `onClose` instead of leaving the page; with several open, the topmost one's. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const close = useStableCallback(onClose)
  useLayoutEffect(() => {
    if (!isOpen) return
    // A wrapper, so that the same function can be registered twice.
    const closer = () => close()
    open.push(closer)
    addEntry()
    return () => void open.splice(open.indexOf(closer), 1)
  }, [isOpen, close])
}
