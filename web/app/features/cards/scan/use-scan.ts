import {
  leavesOf,
  makeClock,
  makeScan,
  makeSwitches,
  onStopsChange,
  pressablesIn,
  stopsOf,
  type ScanPace,
  type ScanStop,
  type SwitchKey,
} from '@marigold/device'
import { useLayoutEffect } from 'react'
import { useViewerSettings, type ViewerSettings } from '../viewer/settings/settings.ts'
import { pressOn } from './press-on.ts'

/** How this device's switches are used. */
export function paceOf({ scan, twoSwitches }: Pick<ViewerSettings, 'scan' | 'twoSwitches'>): ScanPace {
  const mode = twoSwitches ? 'two' : scan > 0 ? 'one' : 'off'
  return { mode, style: 'auto', seconds: scan, first: scan / 2 }
}

// Every press counts at once, as with the keys of the viewer.
const feel = { accept: 0, repeat: 0 }

/** What can be pressed now: all controls of a window that is open, else what is marked in the part on top. */
function stopsNow(): ScanStop<HTMLElement>[] {
  const window = [...document.querySelectorAll('.dialog, .help-panel')].at(-1)
  if (window) return stopsOf(pressablesIn(window, 'button, a[href], select'), false)
  const room = [...document.querySelectorAll('[data-scan-room]')].at(-1)
  return room ? stopsOf(pressablesIn(room), false) : []
}

/** Marks what a stop stands for, and brings it into view. */
function light(stop: ScanStop<HTMLElement> | null) {
  for (const lit of document.querySelectorAll<HTMLElement>('[data-lit]')) delete lit.dataset.lit
  if (!stop) return
  // A group without a box of its own is lit as its parts.
  const boxed = 'group' in stop && stop.at && stop.at.getClientRects().length > 0 ? [stop.at] : null
  const parts = 'press' in stop ? [stop.press] : (boxed ?? leavesOf(stop))
  for (const part of parts) part.dataset.lit = 'press' in stop ? '' : 'group'
  parts[0]?.scrollIntoView({ block: 'nearest' })
}

const isText = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/** Scans the page with these switches until the answer is called. */
function scanPage(pace: ScanPace): () => void {
  const clock = makeClock()
  const after = (ms: number, call: () => void) => clock.after(ms, call)
  const scan = makeScan<HTMLElement>({ stops: stopsNow, after, light, press: pressOn })
  const switches = makeSwitches({ scan, feel: () => feel, now: () => performance.now(), after })
  const keyOf = (event: KeyboardEvent): SwitchKey | null => {
    if ((event.key !== ' ' && event.key !== 'Enter') || isText(event.target)) return null
    // Where nothing is marked, keys are the page's own.
    if (stopsNow().length === 0) return null
    return pace.mode === 'two' && event.key === 'Enter' ? 'second' : 'first'
  }
  const take = (event: KeyboardEvent, act: (key: SwitchKey) => void) => {
    const key = keyOf(event)
    if (!key) return
    // Before the page's own keys: with a switch, Space means what is lit.
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
    light(null)
    window.removeEventListener('keydown', down, { capture: true })
    window.removeEventListener('keyup', up, { capture: true })
    window.removeEventListener('blur', switches.drop)
    document.removeEventListener('visibilitychange', hide)
  }
}

// One light on a page, however many of its parts ask for it.
let users = 0
let stop: (() => void) | null = null
let running = ''

/** Switch access where the settings ask for it: the part of the page on top has `data-scan-room`. */
export function useScan() {
  const { scan, twoSwitches } = useViewerSettings()
  // Before paint: a switch that is pressed as soon as the page is seen counts.
  useLayoutEffect(() => {
    const pace = paceOf({ scan, twoSwitches })
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
