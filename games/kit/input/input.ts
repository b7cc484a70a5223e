import { effect } from '@preact/signals'
import {
  makeScan,
  makeSwitches,
  onStopsChange,
  stopsOf,
  type Scan,
  type ScanMode,
  type SwitchKey,
} from '@marigold/device'
import type { AnySession } from '../session/session.ts'
import { keepFocus } from './keep-focus.ts'
import { offered } from './keys.ts'
import { numbered, onlyOne, pressables, ring, writeNumbers } from './page.ts'

const isTextEntry = (element: Element | null) =>
  element?.closest('input[type="text"], input:not([type]), select, textarea') != null
const isControl = (element: Element | null) => element?.closest('input, select, textarea') != null
const isPressable = (element: Element | null) => element?.closest('button, a, label, summary, [role="button"]') != null

/** What has the switches for itself hears of each press which one it was; others are pressed by the scan. */
function toTheOnlyOne(scan: Scan<HTMLElement>): Scan<HTMLElement> {
  const pressed = (key: SwitchKey) => {
    const only = scan.mode === 'two' ? onlyOne() : null
    if (!only) return false
    const heard = new CustomEvent('switch', { detail: key, cancelable: true })
    if (only.dispatchEvent(heard)) only.click()
    return true
  }
  // Not a copy: the mode is read through.
  return Object.create(scan, {
    next: { value: () => void (pressed('first') || scan.next()) },
    select: { value: () => void (pressed('second') || scan.select()) },
  }) as Scan<HTMLElement>
}

/** The scan over this page, paced by the settings. */
function makePageScan(session: AnySession) {
  const { values, scanClock } = session
  const scan = makeScan<HTMLElement>({
    stops: () => stopsOf(pressables(), values.value.scanStyle === 'rows'),
    after: (ms, call) => scanClock.after(ms, call),
    light: (stop) => {
      const name = ring(stop)
      if (name && values.value.speak === true) void session.speech.say(name, { rate: Number(values.value.rate) })
    },
    press: (target) => target.click(),
  })
  const switches = makeSwitches({
    scan: toTheOnlyOne(scan),
    feel: () => ({ accept: Number(values.value.accept), repeat: Number(values.value.repeat) }),
    now: () => performance.now(),
    after: (ms, call) => scanClock.after(ms, call),
  })
  effect(() => {
    scan.set({
      mode: values.value.scan as ScanMode,
      style: values.value.scanStyle === 'inverse' ? 'inverse' : 'auto',
      seconds: Number(values.value.scanSeconds),
      first: Number(values.value.scanFirst),
    })
  })
  // A switch that is down when the page stops is let go elsewhere.
  scanClock.onPause((paused) => paused && switches.drop())
  window.addEventListener('blur', () => switches.drop())
  return { scan, switches }
}

/** Wires keyboard, switches and number labels for the whole page; pointers press the same buttons by themselves. */
export function wireInput(session: AnySession): void {
  const { values } = session
  const { scan, switches } = makePageScan(session)
  const goOn = keepFocus(() => scan.mode !== 'off')
  onStopsChange(() => {
    scan.refresh()
    writeNumbers(values.value.labels === true)
    goOn()
  })
  effect(() => writeNumbers(values.value.labels === true))

  const isHeld = () => [...session.holds.value].some((why) => why !== 'menu')
  const switchOf = (key: string): SwitchKey | null => {
    if (scan.mode === 'off' || (key !== ' ' && key !== 'Enter')) return null
    return scan.mode === 'two' && key === 'Enter' ? 'second' : 'first'
  }
  /** Numbers press what they label; letters do nothing where they are switched off. */
  const takesNumber = (key: string): boolean => {
    if (/^[a-z]$/i.test(key)) return values.value.letters !== true
    if (!/^[1-9]$/.test(key) || values.value.labels !== true) return false
    numbered()[Number(key) - 1]?.click()
    return true
  }
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isHeld()) return event.preventDefault()
    const at = event.target as Element | null
    // Escape closes a dialog from its fields too.
    if (isTextEntry(at) && event.key !== 'Escape') return
    const key = switchOf(event.key)
    if (key) {
      event.preventDefault()
      session.sound.unlock()
      if (!event.repeat) switches.down(key)
      return
    }
    if (isControl(at) && event.key !== 'Escape') return
    if (isPressable(at) && (event.key === ' ' || event.key === 'Enter')) return
    if (takesNumber(event.key)) return
    const act = offered(event.key)
    if (!act || event.repeat) return
    event.preventDefault()
    session.sound.unlock()
    act(event)
  })
  document.addEventListener('keyup', (event) => {
    const key = switchOf(event.key)
    if (!key || isTextEntry(event.target as Element | null)) return
    event.preventDefault()
    switches.up(key)
  })
  document.addEventListener('click', () => session.sound.unlock())
  // A switch that sends a click acts wherever the pointer rests, unless it rests on something to press.
  document.addEventListener('pointerdown', (event) => {
    const at = event.target as Element
    if (scan.mode === 'one' && !isHeld() && !isPressable(at) && !isControl(at)) switches.down('first')
  })
  for (const kind of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(kind, () => scan.mode === 'one' && switches.up('first'))
}
