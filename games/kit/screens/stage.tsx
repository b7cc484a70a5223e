import { createContext, type ComponentChildren } from 'preact'
import { useContext, useLayoutEffect, useRef } from 'preact/hooks'
import type { Signal } from '@preact/signals'
import type { Stage } from '../game.ts'
import type { CarryButton } from '../input/carry.ts'
import { mappingOf, stagePixels } from './layer.tsx'

const SceneMapping = createContext(stagePixels)

/** The room of the game: fills the frame between tall 9:20 and wide 21:9, letterboxed beyond, and measures itself. */
export function StageBox({ stage, children }: { stage: Signal<Stage>; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const w = Math.min(width, (height * 21) / 9)
      const h = Math.min(height, (width * 20) / 9)
      // A frame that is not laid out yet has no room: nothing can be drawn into it.
      if (w < 1 || h < 1) return
      if (stage.value.width !== w || stage.value.height !== h) stage.value = { width: w, height: h, portrait: h > w }
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.documentElement)
    return () => watch.disconnect()
  }, [stage])
  const { width, height } = stage.value
  return (
    <div class="stage" ref={box} style={{ width, height }}>
      {children}
    </div>
  )
}

interface SceneProps {
  stage: Stage
  /** Units of the drawing; it covers the stage, cut at the edges, middle kept. */
  world: [number, number]
  /** The drawing. */
  children: ComponentChildren
  /** HTML on top of it: `Target`s and texts placed in the drawing's units. */
  over?: ComponentChildren
}
/** A drawing that covers the stage, with targets placed in its units. */
export function Scene({ stage, world, children, over }: SceneProps) {
  return (
    <>
      <svg
        class="scene"
        viewBox={`0 0 ${world[0]} ${world[1]}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {children}
      </svg>
      <SceneMapping.Provider value={mappingOf(stage, world)}>{over}</SceneMapping.Provider>
    </>
  )
}

interface TargetProps {
  /** What it does, as read aloud. */
  label: string
  /** Its middle, in units of the scene around it (pixels of the stage outside a scene). */
  x: number
  y: number
  /** In the same units; at least 64 px on screen. */
  width?: number
  height?: number
  disabled?: boolean
  pressed?: boolean
  class?: string
  onPress?: () => void
  /** What a thing or a place of `makeCarry` needs of its button. */
  button?: CarryButton
  children?: ComponentChildren
}
/** Something to press in play: pointer, keyboard, switch and numbers all press this one button. */
export function Target({
  label,
  x,
  y,
  width = 64,
  height = width,
  disabled,
  pressed,
  onPress,
  button,
  children,
  ...rest
}: TargetProps) {
  const { scale, left, top } = useContext(SceneMapping)
  const w = Math.max(64, width * scale)
  const h = Math.max(64, height * scale)
  return (
    <button
      type="button"
      class={`target ${rest.class ?? ''}`}
      aria-label={label}
      style={{ left: left + x * scale - w / 2, top: top + y * scale - h / 2, width: w, height: h }}
      {...(button ?? { 'data-scan': '', 'aria-pressed': pressed, onClick: onPress })}
      disabled={disabled || button?.disabled}
    >
      {children}
    </button>
  )
}
