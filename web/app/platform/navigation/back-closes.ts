import { useLayoutEffect } from 'react'
import { useSteady } from '../use-steady.ts'

// An open dialog has a history entry of its own above the page's, with the same address, so that Back closes the dialog.
// The entry stays when a button closes the dialog: the next dialog takes it over, and Back skips it. The router never sees
// these moves, because they don't change the page.

interface PageState {
  /** The router's number of the page. */
  idx?: number
  /** How many entries of dialogs are below this one. */
  layer?: number
}

/** What closes each open dialog, the topmost last. */
const open: (() => void)[] = []
let seen = { state: null as PageState | null, href: '' }

const stateNow = () => window.history.state as PageState | null

/** Notes where the page is now. Called after each change of the address. */
export function noteEntry() {
  const { history, location } = window
  // A page that replaces its address keeps its layer.
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
  noteEntry()
}

function onPopState(event: PopStateEvent) {
  const from = seen
  const [layer, before] = [stateNow()?.layer, from.state?.layer]
  const samePage = layer !== undefined && before !== undefined && stateNow()?.idx === from.state?.idx
  if (!samePage || layer === before) {
    noteEntry()
    return
  }
  event.stopImmediatePropagation()
  if (layer > before) {
    noteEntry()
    return
  }
  // What the page has made of its address meanwhile belongs to this entry, too.
  window.history.replaceState({ ...from.state, layer }, '', from.href)
  noteEntry()
  const close = open.at(-1)
  if (close) close()
  else window.history.back()
}

/** Hears Back before the router does. Called once, before the router starts. */
export function listenToBack() {
  noteEntry()
  window.addEventListener('popstate', onPopState)
}

/** While `isOpen`, the browser's Back calls `onClose` instead of leaving the page; with several open, that of the topmost. */
export function useBackCloses(isOpen: boolean, onClose: () => void) {
  const close = useSteady(onClose)
  useLayoutEffect(() => {
    if (!isOpen) return
    // An entry of its own, so that the same function may stand twice.
    const closer = () => close()
    open.push(closer)
    addEntry()
    return () => void open.splice(open.indexOf(closer), 1)
  }, [isOpen, close])
}
