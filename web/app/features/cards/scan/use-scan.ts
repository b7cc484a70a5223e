import {
  targetsOf,
  makeClock,
  makeScan,
  makeSwitches,
  onStopsChange,
  scanTargetsIn,
  stopsOf,
  type ScanPace,
  type ScanStop,
  type SwitchKey,
} from '@marigold/device'
import { useLayoutEffect } from 'react'
import { useViewerSettings, type ViewerSettings } from '../viewer/settings/settings.ts'
import { activate } from './activate.ts'

/** Returns the switch settings of this device. */
export function scanPace({ scan, twoSwitches }: Pick<ViewerSettings, 'scan' | 'twoSwitches'>): ScanPace {
  const mode = twoSwitches ? 'two' : scan > 0 ? 'one' : 'off'
  return { mode, style: 'auto', seconds: scan, first: scan / 2 }
}

// Each press counts at once, as with the viewer's keys.
const feel = { accept: 0, repeat: 0 }

/** Returns what can be scanned now: all controls of an open dialog, or the marked ones of the topmost part. */
function currentStops(): ScanStop<HTMLElement>[] {
  const window = [...document.querySelectorAll('.dialog, .help-panel')].at(-1)
  if (window) return stopsOf(scanTargetsIn(window, 'button, a[href], select'), false)
  const room = [...document.querySelectorAll('[data-scan-room]')].at(-1)
  return room ? stopsOf(scanTargetsIn(room), false) : []
}

/** Highlights a stop and scrolls it into view. */
function highlight(stop: ScanStop<HTMLElement> | null) {
  for (const lit of document.querySelectorAll<HTMLElement>('[data-lit]')) delete lit.dataset.lit
  if (!stop) return
  // A group without a box of its own is highlighted through its children.
  const boxed = 'group' in stop && stop.at && stop.at.getClientRects().length > 0 ? [stop.at] : null
  const parts = 'press' in stop ? [stop.press] : (boxed ?? targetsOf(stop))
  for (const part of parts) part.dataset.lit = 'press' in stop ? '' : 'group'
  parts[0]?.scrollIntoView({ block: 'nearest' })
}

const isText = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/** Scans the page with these switches. Returns a function that stops. */
function scanPage(pace: ScanPace): () => void {
  const clock = makeClock()
  const after = (ms: number, call: () => void) => clock.after(ms, call)
  const scan = makeScan<HTMLElement>({ stops: currentStops, after, light: highlight, press: activate })
  const switches = makeSwitches({ scan, feel: () => feel, now: () => performance.now(), after })
  const keyOf = (event: KeyboardEvent): SwitchKey | null => {
    if ((event.key !== ' ' && event.key !== 'Enter') || isText(event.target)) return null
    // Without stops, the page handles the keys.
    if (currentStops().length === 0) return null
    return pace.mode === 'two' && event.key === 'Enter' ? 'second' : 'first'
  }
  const take = (event: KeyboardEvent, act: (key: SwitchKey) => void) => {
    const key = keyOf(event)
    if (!key) return
    // Takes precedence over the page's keys: with a switch, Space selects the highlighted stop.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!event.repeat) act(key)
  }
  const down = (event: KeyboardEvent) => take(event, switches.down)
  const up = (event: KeyboardEvent) => take(event, switches.up)
  const hide = () => clock[document.hidden ? 'pause' : 'resume']()
  window.addEventListener('keydown', down, { capture: true })
  window.addEventListener('keyup', up, { capture: true })
  window.addEventListener('blur', switches.drop)
  document.addEventListener('visibilitychange', hide)
  const stopWatching = onStopsChange(scan.refresh)
  scan.set(pace)
  return () => {
    stopWatching()
    clock.clear()
    highlight(null)
    window.removeEventListener('keydown', down, { capture: true })
    window.removeEventListener('keyup', up, { capture: true })
    window.removeEventListener('blur', switches.drop)
    document.removeEventListener('visibilitychange', hide)
  }
}

// One scanner per page, however many components use it.
let users = 0
let stop: (() => void) | null = null
let running = ''

/** Enables switch access if it is set. The topmost part of the page has `data-scan-room`. */
export function useScan() {
  const { scan, twoSwitches } = useViewerSettings()
  // Before paint, so that a switch works as soon as the page is visible.
  useLayoutEffect(() => {
    const pace = scanPace({ scan, twoSwitches })
    const wanted = `${scan}/${twoSwitches}`
    users += 1
    if (running !== wanted) {
      stop?.()
      stop = pace.mode === 'off' ? null : scanPage(pace)
      running = wanted
    }
    return () => {
      users -= 1
      if (users > 0) return
      stop?.()
      stop = null
      running = ''
    }
  }, [scan, twoSwitches])
}
