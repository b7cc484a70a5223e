import { m } from '#messages'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { offerKeys, type Stage, listen } from '../kit/index.ts'
import type { Breathing, BreathPlay } from './breathing.ts'

const outside = (event: KeyboardEvent) =>
  (event.key !== ' ' && event.key !== 'Enter') ||
  (event.target as Element).closest('button:not(.tide-lead), input, select, [role="dialog"]') !== null

/**
 * Space or Enter leads the tide: held, or pressed in turns if holding is hard. They work as soon as the sea is visible.
 */
function useKeys(breathing: Breathing, toggle: boolean) {
  useLayoutEffect(() => {
    if (toggle) {
      const turn = () => breathing.press(!breathing.pressed.value)
      return offerKeys({ ' ': turn, Enter: turn })
    }
    const key = (on: boolean) => (event: KeyboardEvent) => {
      if (outside(event)) return
      event.preventDefault()
      if (!event.repeat) breathing.press(on)
    }
    const [press, release] = [key(true), key(false)]
    return listen({ keydown: press, keyup: release })
  }, [breathing, toggle])
}

/** What pointers do on the sea: tap in turns, draw its height, or press and release. */
function handOf(breathing: Breathing, toggle: boolean, draws: boolean) {
  if (toggle) return { onClick: () => breathing.press(!breathing.pressed.value) }
  const height = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    return Math.min(1, Math.max(0, 1.2 - ((event.clientY - box.top) / box.height) * 1.5))
  }
  let down = false
  const end = () => {
    down = false
    if (draws) breathing.drawTo(null)
    else breathing.press(false)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
      down = true
      if (draws) breathing.drawTo(height(event))
      else breathing.press(true)
    },
    onPointerMove: (event: PointerEvent) => {
      if (draws && down) breathing.drawTo(height(event))
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: Event) => event.preventDefault(),
  }
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

/** The sea, led by the player: press to raise it and release to let it fall, or draw its wave with a finger. */
export function Lead({ play, breathing, ink }: { play: BreathPlay; breathing: Breathing; ink: string }) {
  const toggle = play.values.toggle === true || play.values.scan !== 'off'
  const draws = !toggle && play.values.shape === 'wave'
  const down = breathing.pressed.value
  useKeys(breathing, toggle)
  const hand = useMemo(() => handOf(breathing, toggle, draws), [breathing, toggle, draws])
  const [label, hint] = toggle
    ? down
      ? [m.tide_breath_let_the_tide_fall(), m.tide_breath_tap_to_breathe_out()]
      : [m.tide_breath_let_the_tide_rise(), m.tide_breath_tap_to_breathe_in()]
    : [
        draws ? m.tide_breath_draw_the_wave_up_to_breathe_in() : m.tide_breath_press_and_hold_to_raise_the(),
        draws
          ? down
            ? m.tide_breath_up_is_in_down_is_out()
            : m.tide_breath_draw_a_wave_with_your_finger()
          : down
            ? m.tide_breath_release_to_breathe_out()
            : m.tide_breath_press_and_hold_to_breathe_in(),
      ]
  return (
    <>
      {draws && <Trail breathing={breathing} stage={play.stage.value} ink={ink} />}
      <button type="button" class="tide-lead" data-scan="" aria-label={label} aria-pressed={down} {...hand}>
        <span>{hint}</span>
      </button>
    </>
  )
}
