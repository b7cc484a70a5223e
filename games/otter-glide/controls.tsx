import { m } from '#messages'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { listen, offerKeys, Press, useHoldOrTap } from '../kit/index.ts'
import { startNames } from './glide-text.ts'
import type { GlidePlay } from './scene.ts'
import type { Show } from './show.ts'
import type { StartKind } from './voice.ts'

const isButton = (event: KeyboardEvent) =>
  (event.target as Element).closest('button, input, select, [role="dialog"]') !== null

/**
 * Holding Space anywhere makes a soft start, and Q a quick one. A layout effect registers the keys before the first
 * paint.
 */
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
    return listen({ keydown: press, keyup: release })
  }, [show, letters])
}

/** Shows the slider: its height is the loudness, so moving it up shapes the start. */
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

const keyOf = { soft: 'Space', quick: 'Q' } as const

/** A button that makes a start while it is held, or from one tap to the next. */
function StartButton({ play, show, start }: { play: GlidePlay; show: Show; start: StartKind }) {
  const { down } = show.signals
  const on = down.value === start
  const bySwitch = play.values.scan !== 'off'
  const set = (to: boolean) => {
    if (to) show.hand.press(start)
    else show.hand.release()
    down.value = to ? start : null
  }
  const { stays, handlers } = useHoldOrTap({ on, set, tap: bySwitch })
  return (
    <Press
      class={`hand ${start}`}
      data-scan={start === 'soft' ? 'first' : ''}
      disabled={down.value !== null && !on}
      aria-pressed={on}
      {...handlers}
    >
      {stays ? m.otter_glide_let_it_rest() : startNames[start]}
      {!stays && (
        <small>
          {bySwitch ? (
            m.otter_glide_press()
          ) : (
            <>
              <span class="by-touch">{m.otter_glide_hold_or_tap()}</span>
              <span class="by-key">{m.otter_glide_hold_tap_or_hold_key({ key: keyOf[start] })}</span>
            </>
          )}
        </small>
      )}
    </Press>
  )
}

/** Shows the manual controls: a button for each start, and a slider to shape one. */
export function ManualControls({ play, show }: { play: GlidePlay; show: Show }) {
  const bySwitch = play.values.scan !== 'off'
  useHeldKeys(show, play.values.letters === true && !bySwitch)
  return (
    <div class="hands">
      <StartButton play={play} show={show} start="soft" />
      <StartButton play={play} show={show} start="quick" />
      {!bySwitch && <Slider show={show} />}
    </div>
  )
}

/** Shows the voice controls: Ready, the easy breath, and a way to stop listening. */
export function VoiceControls({ play, show }: { play: GlidePlay; show: Show }) {
  const stage = show.signals.away.value ? 'away' : show.signals.stage.value
  const always = play.values.listens === 'always'
  useLayoutEffect(() => {
    if (stage !== 'rest' || always) return
    return offerKeys({ ' ': show.ready, Enter: show.ready, r: show.ready })
  }, [stage, always, show])
  if (stage === 'rest' && !always)
    return (
      <div class="hands">
        <Press class="hand soft" data-scan="first" onClick={show.ready}>
          {m.kit_ready()}
        </Press>
      </div>
    )
  if ((stage === 'breath' || stage === 'listen') && !always)
    return (
      <div class="hands">
        <Press class="hand" onClick={show.wait}>
          {m.kit_wait()}
        </Press>
      </div>
    )
  return null
}
