import { m } from '#messages'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { offerKeys } from '../kit/index.ts'
import type { GlidePlay } from './scene.ts'
import type { Show } from './show.ts'
import type { StartKind } from './voice.ts'

const isButton = (event: KeyboardEvent) =>
  (event.target as Element).closest('button, input, select, [role="dialog"]') !== null

/** Space held anywhere is a soft start, Q a quick one; heard as soon as they are offered. */
function useHeldKeys(show: Show, letters: boolean): void {
  useLayoutEffect(() => {
    const startOf = ({ key }: KeyboardEvent): StartKind | null =>
      key === ' ' ? 'soft' : letters && key.toLowerCase() === 'q' ? 'quick' : null
    const press = (event: KeyboardEvent) => {
      const start = startOf(event)
      if (!start || event.ctrlKey || event.metaKey || event.altKey || (key(event) && isButton(event))) return
      event.preventDefault()
      if (!event.repeat) show.hand.press(start)
    }
    const key = (event: KeyboardEvent) => event.key === ' '
    const release = (event: KeyboardEvent) => startOf(event) && show.hand.release()
    document.addEventListener('keydown', press)
    document.addEventListener('keyup', release)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('keyup', release)
    }
  }, [show, letters])
}

/** A switch: pressed it begins; let go after a while it stops; after a short press the next one stops it. */
const longPress = 450
function useSwitchRelease(show: Show, on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return
    const release = () => {
      if (show.hand.held() < longPress) return
      show.hand.release()
      show.see.down.value = false
    }
    document.addEventListener('keyup', release)
    document.addEventListener('pointerup', release)
    return () => {
      document.removeEventListener('keyup', release)
      document.removeEventListener('pointerup', release)
    }
  }, [show, on])
}

/** Held down by pointer or by key: a start that lasts as long as it is held. */
function holdOf(show: Show, start: StartKind) {
  const press = () => show.hand.press(start)
  const release = () => show.hand.release()
  return {
    onPointerDown: (event: PointerEvent) => {
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
      press()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return
      event.preventDefault()
      if (!event.repeat) press()
    },
    onKeyUp: release,
    onBlur: release,
    onContextMenu: (event: Event) => event.preventDefault(),
  }
}

/** The slider: how high it is pushed is how loud the voice would be, so that its way up shapes the start. */
function Slider({ show }: { show: Show }) {
  const knob = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const set = (to: number) => {
    height.current = Math.min(1, Math.max(0, to))
    show.hand.slide(height.current > 0.02 ? height.current : null)
    if (knob.current) knob.current.style.transform = `translateY(${(-height.current * 100).toFixed(1)}%)`
    bar.current?.setAttribute('aria-valuenow', String(Math.round(height.current * 100)))
  }
  const at = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    return 1 - (event.clientY - box.top - 26) / (box.height - 52)
  }
  let down = false
  const end = () => {
    down = false
    set(0)
  }
  const steps: Record<string, number> = {
    ArrowUp: 0.12,
    ArrowRight: 0.12,
    ArrowDown: -0.12,
    ArrowLeft: -0.12,
    End: 1,
    Home: -1,
  }
  return (
    <div
      ref={bar}
      class="og-slider"
      role="slider"
      tabIndex={0}
      aria-label={m.otter_glide_shape_your_voice_slide_up_gently()}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        down = true
        set(at(event))
      }}
      onPointerMove={(event) => down && set(at(event))}
      onPointerUp={end}
      onPointerCancel={end}
      onBlur={() => set(0)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        const step = steps[event.key]
        if (step === undefined) return
        event.preventDefault()
        event.stopPropagation()
        set(height.current + step)
      }}
    >
      <i ref={knob}>
        <b />
      </i>
      <span aria-hidden="true">{m.otter_glide_slide_up()}</span>
    </div>
  )
}

function Hint({ bySwitch, by }: { bySwitch: boolean; by: string }) {
  if (bySwitch) return <small>{m.otter_glide_press()}</small>
  return (
    <small>
      {m.otter_glide_hold()}
      <span class="by-key">{m.otter_glide_or_hold({ by })}</span>
    </small>
  )
}

/** Ways to be heard by hand: a slider, a soft and a quick start to hold; by switch the same two, pressed. */
export function Hands({ play, show }: { play: GlidePlay; show: Show }) {
  const bySwitch = play.values.scan !== 'off'
  const down = show.see.down.value
  useHeldKeys(show, play.values.letters === true && !bySwitch)
  useSwitchRelease(show, bySwitch && down)
  const toggle = (start: StartKind) => () => {
    if (show.see.down.value) show.hand.release()
    else show.hand.press(start)
    show.see.down.value = !show.see.down.value
  }
  const soft = useMemo(() => holdOf(show, 'soft'), [show])
  const quick = useMemo(() => holdOf(show, 'quick'), [show])
  if (bySwitch && down)
    return (
      <div class="hands">
        <button type="button" class="hand" data-scan="" onClick={toggle('soft')}>
          {m.otter_glide_let_it_rest()}
        </button>
      </div>
    )
  return (
    <div class="hands">
      <button type="button" class="hand soft" data-scan="first" {...(bySwitch ? { onClick: toggle('soft') } : soft)}>
        {m.otter_glide_soft_start()} <Hint bySwitch={bySwitch} by="Space" />
      </button>
      <button type="button" class="hand quick" data-scan="" {...(bySwitch ? { onClick: toggle('quick') } : quick)}>
        {m.otter_glide_quick_start()} <Hint bySwitch={bySwitch} by="Q" />
      </button>
      {!bySwitch && <Slider show={show} />}
    </div>
  )
}

/** For a voice: Ready, the easy breath, and a way to stop listening. */
export function Ready({ play, show }: { play: GlidePlay; show: Show }) {
  const stage = show.see.away.value ? 'away' : show.see.stage.value
  const always = play.values.listens === 'always'
  useLayoutEffect(() => {
    if (stage !== 'rest' || always) return
    return offerKeys({ ' ': show.ready, Enter: show.ready, r: show.ready })
  }, [stage, always, show])
  if (stage === 'rest' && !always)
    return (
      <div class="hands">
        <button type="button" class="hand soft" data-scan="first" onClick={show.ready}>
          {m.kit_ready()}
        </button>
      </div>
    )
  if ((stage === 'breath' || stage === 'listen') && !always)
    return (
      <div class="hands">
        <button type="button" class="hand" data-scan="" onClick={show.wait}>
          {m.kit_wait()}
        </button>
      </div>
    )
  return null
}
