import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { listen, offerKeys, Press, useHoldOrTap, type Stage } from '../kit/index.ts'
import type { Breathing, BreathPlay } from './breathing.ts'

const outside = (event: KeyboardEvent) =>
  (event.key !== ' ' && event.key !== 'Enter') ||
  (event.target as Element).closest('button:not(.tide-lead), input, select, [role="dialog"]') !== null

/** What pointers do on the sea where they draw its height. */
function drawingHand(breathing: Breathing) {
  const height = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    return Math.min(1, Math.max(0, 1.2 - ((event.clientY - box.top) / box.height) * 1.5))
  }
  let down = false
  const end = () => {
    down = false
    breathing.drawTo(null)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
      down = true
      breathing.drawTo(height(event))
    },
    onPointerMove: (event: PointerEvent) => {
      if (down) breathing.drawTo(height(event))
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: Event) => event.preventDefault(),
  }
}

/**
 * The hand that leads the tide: a hold ends on release, a tap with the next tap. Space and Enter do the same, as soon
 * as the sea is visible.
 */
function useHand(play: BreathPlay, breathing: Breathing, tap: boolean) {
  const set = (on: boolean) => {
    if (on === breathing.pressed.value) return
    breathing.press(on)
    if (play.values.sound === 'waves') play.sound.play(on ? 'brook' : 'breeze', { gain: 0.3 })
  }
  const { stays, handlers } = useHoldOrTap({ on: breathing.pressed.value, set, tap })
  const hold = 'onKeyDown' in handlers ? handlers : null
  useLayoutEffect(() => {
    const turn = () => set(!breathing.pressed.value)
    if (!hold) return offerKeys({ ' ': turn, Enter: turn })
    const key = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
      if (outside(event)) return
      event.preventDefault()
      act(event)
    }
    return listen({ keydown: key(hold.onKeyDown), keyup: key(hold.onKeyUp) })
  }, [hold, breathing])
  if (!hold) return { stays, pointers: handlers }
  // A pause takes the focus away, and the breath goes on after it.
  const { onKeyDown: _down, onKeyUp: _up, onBlur: _blur, ...pointers } = hold
  return { stays, pointers }
}

/** The line a finger draws: the last seconds of the tide, moving left. */
function Trail({ breathing, stage, ink }: { breathing: Breathing; stage: Stage; ink: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, height] = [Math.round(stage.width), Math.round(stage.height * 0.5)]
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    const tides: number[] = []
    return breathing.onFrame(({ tide }) => {
      tides.push(tide)
      if (tides.length > 300) tides.shift()
      pen.clearRect(0, 0, width, height)
      pen.lineCap = pen.lineJoin = 'round'
      const at = (index: number) => [
        width * 0.62 - (tides.length - 1 - index) * (width * 0.0022),
        height * (0.92 - (tides[index] ?? 0) * 0.84),
      ]
      for (const [style, wide] of [
        ['rgb(255 249 239 / 0.75)', 16],
        [ink, 7],
      ] as const) {
        pen.beginPath()
        pen.strokeStyle = style
        pen.lineWidth = wide
        for (const index of tides.keys()) pen.lineTo(...(at(index) as [number, number]))
        pen.stroke()
      }
      const [x, y] = at(tides.length - 1) as [number, number]
      pen.beginPath()
      pen.arc(x, y, 15, 0, 7)
      pen.fillStyle = '#FFF3C4'
      pen.fill()
      pen.lineWidth = 5
      pen.stroke()
    })
  }, [breathing, width, height, ink])
  return <canvas ref={canvas} class="trail" width={width} height={height} aria-hidden="true" />
}

const hintOf = (down: boolean, draws: boolean, stays: boolean): string => {
  if (draws) return down ? m.tide_breath_up_is_in_down_is_out() : m.tide_breath_draw_a_wave_with_your_finger()
  if (!down) return m.tide_breath_hold_or_tap_to_breathe_in()
  return stays ? m.tide_breath_tap_to_breathe_out() : m.tide_breath_let_go_to_breathe_out()
}

/** The sea, led by the player: press to raise it and release to let it fall, or draw its wave with a finger. */
export function Lead({ play, breathing, ink }: { play: BreathPlay; breathing: Breathing; ink: string }) {
  const tap = play.values.toggle === true || play.values.scan !== 'off'
  const draws = !tap && play.values.shape === 'wave'
  const down = breathing.pressed.value
  const { stays, pointers } = useHand(play, breathing, tap)
  const drawing = useMemo(() => drawingHand(breathing), [breathing])
  // Every touch ripples, even one that is too short to count.
  const ripple = useSignal({ count: 0, x: 0, y: 0 })
  const touch = (event: PointerEvent) => {
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect()
    ripple.value = { count: ripple.value.count + 1, x: event.clientX - left, y: event.clientY - top }
  }
  const { count, x, y } = ripple.value
  return (
    <>
      {draws && <Trail breathing={breathing} stage={play.stage.value} ink={ink} />}
      {count > 0 && <i key={count} class="ripple" style={{ left: x, top: y }} />}
      <Press class="tide-lead" aria-pressed={down} onPointerDownCapture={touch} {...(draws ? drawing : pointers)}>
        <span>{hintOf(down, draws, stays)}</span>
      </Press>
    </>
  )
}
