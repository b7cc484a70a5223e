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
import { makeCooldown } from './cooldown.ts'
import { idlePress } from './idle-press.ts'
import { keepFocus } from './keep-focus.ts'
import { offered } from './keys.ts'
import { numberedTargets, exclusiveTarget, scanTargets, highlightStop, writeNumbers } from './scan-targets.ts'

const isTextEntry = (element: Element | null) =>
  element?.closest('input[type="text"], input:not([type]), select, textarea') != null
const isControl = (element: Element | null) => element?.closest('input, select, textarea') != null
const isPressable = (element: Element | null) => element?.closest('button, a, label, summary, [role="button"]') != null

/** What has the switches for itself hears of each press which one it was; others are pressed by the scan. */
function toTheOnlyOne(scan: Scan<HTMLElement>, isIdle: () => boolean): Scan<HTMLElement> {
  const pressed = (key: SwitchKey) => {
    const only = scan.mode === 'two' ? exclusiveTarget() : null
    if (!only) {
      if (!isIdle()) return false
      idlePress()
      return true
    }
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
  // A player who is heard has nothing to press in play, so that the bar alone is no sign of something being shown.
  const targets = () => scanTargets(session.microphone.state.value === 'on' && session.play.value?.ready.value)
  const isIdle = () => scan.current() === null && targets().length === 0
  const scan = makeScan<HTMLElement>({
    stops: () => stopsOf(targets(), values.value.scanStyle === 'rows'),
    after: (ms, call) => scanClock.after(ms, call),
    light: (stop) => {
      const name = highlightStop(stop)
      session.scanRests.value = stop === null && scan.mode === 'one' && scan.style === 'auto' && targets().length > 0
      if (name && values.value.speak === true) void session.speech.say(name, { rate: Number(values.value.rate) })
    },
    press: (target) => {
      target.click()
      // Nobody who only turned the sound off has to wait for the bar to end.
      if (target.closest('.bar')) scan.restart()
    },
  })
  const switches = makeSwitches({
    scan: toTheOnlyOne(scan, isIdle),
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

// What an adult presses, or what is held, is meant each time, and a rhythm game judges quick taps itself.
const neverCools = '[data-own-cooldown], .bar, .practice, .adult-confirm, .mic, .voice, input, textarea, select'

/** Drops taps and keys that come too soon after another. Returns ways to press without that, and by a key with it. */
function coolDown(session: AnySession) {
  const { spec, values } = session
  const cooldown = makeCooldown(
    () => Math.min(Number(values.value.cooldown) * 1000, spec.cooldownMs ?? Infinity),
    () => performance.now(),
  )
  let isFree = false
  const cools = ({ target }: Event) => {
    const at = target as Element
    return !isFree && session.screen.value === 'play' && at.closest('.world') !== null && !at.closest(neverCools)
  }
  for (const kind of ['pointerdown', 'click'] as const)
    document.addEventListener(
      kind,
      (event) => {
        if (!cools(event) || cooldown[kind === 'click' ? 'click' : 'down']()) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      true,
    )
  const atOnce = (press: () => void) => {
    isFree = true
    press()
    isFree = false
  }
  const byKey = (press: () => void) => {
    if (session.screen.value !== 'play' || cooldown.key()) atOnce(press)
  }
  return { atOnce, byKey }
}

/** Presses the first choice, for Enter and Space where nobody has moved to one yet. */
function pressFirst(): void {
  if (document.activeElement?.matches('body, :disabled') === false) return
  const [first] = numberedTargets()
  first?.focus({ preventScroll: true })
  first?.click()
}

/** Wires keyboard, switches and number labels for the whole page; pointers press the same buttons by themselves. */
export function wireInput(session: AnySession): void {
  const { values } = session
  const { scan, switches } = makePageScan(session)
  const { atOnce, byKey } = coolDown(session)
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
    const target = numberedTargets()[Number(key) - 1]
    atOnce(() => target?.click())
    return target !== undefined
  }
  const mayPressFirst = (key: string) => session.screen.value === 'play' && (key === 'Enter' || key === ' ')
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
    const offer = offered(event.key) ?? (mayPressFirst(event.key) ? { act: pressFirst, cools: false } : undefined)
    if (!offer || event.repeat) return
    event.preventDefault()
    session.sound.unlock()
    if (offer.cools) byKey(() => offer.act(event))
    else offer.act(event)
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
