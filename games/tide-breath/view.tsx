import { useComputed, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Scene, type Bed } from '../kit/index.ts'
import { BodyScale } from './body-scale.tsx'
import { makeBreathing, type BreathPlay } from './breathing.ts'
import { paletteOf } from './palette.ts'
import { Shape, type ShapeName } from './shapes.tsx'
import { ShellShape, shellNames } from './shells.tsx'
import { Shore } from './shore.tsx'
import type { Part } from './tide.ts'
import './tide-breath.css'

const words: Record<Part, string> = { in: 'Breathe in', hold: 'Hold', out: 'Breathe out', rest: 'Rest' }
const steps: Record<Part, number> = { in: 0, hold: 2, out: 3, rest: 1 }

/** Shells on the shelf by kind number, newest last; kept on the device. */
const shelfOf = (kept: unknown): number[] => {
  const shells = (kept as { shells?: unknown } | undefined)?.shells
  return Array.isArray(shells) ? shells.filter((kind): kind is number => Number.isInteger(kind)).slice(-24) : []
}

/** Drawing units of the shore for a stage: wide or tall, so that nothing that matters is cut off. */
export const worldOf = (portrait: boolean): [number, number] => (portrait ? [560, 1000] : [1000, 625])

function useBreathing(play: BreathPlay) {
  const bed = useRef<Bed | null>(null)
  const breathing = useMemo(
    () =>
      makeBreathing(play, (part) => {
        if (play.values.cues === true) play.speech.say(words[part])
        if (play.values.sound === 'bowl' && part !== 'rest')
          play.sound.play('bell', { step: steps[part] - 5, gain: 0.45 })
      }),
    [play],
  )
  useEffect(() => {
    if (play.values.sound === 'waves') bed.current = play.sound.bed('water')
    return () => {
      breathing.stop()
      bed.current?.stop()
    }
  }, [breathing, play])
  useSignalEffect(() => bed.current?.level(0.1 + breathing.sea.value.tide * 0.5, 0.12))
  return breathing
}

/** The sea under the learner's hand: press to raise it, release to let it fall. Toggles where holding is hard. */
function Lead({ play, breathing }: { play: BreathPlay; breathing: ReturnType<typeof makeBreathing> }) {
  const toggle = play.values.toggle === true || play.values.scan !== 'off'
  const down = breathing.pressed.value
  useEffect(() => {
    if (toggle) return
    const key = (on: boolean) => (event: KeyboardEvent) => {
      if (
        (event.key !== ' ' && event.key !== 'Enter') ||
        (event.target as Element).closest('button:not(.tide-lead), input, select')
      )
        return
      event.preventDefault()
      if (!event.repeat) breathing.press(on)
    }
    const [press, release] = [key(true), key(false)]
    document.addEventListener('keydown', press)
    document.addEventListener('keyup', release)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('keyup', release)
    }
  }, [breathing, toggle])
  const hold = toggle
    ? { onClick: () => breathing.press(!down) }
    : {
        onPointerDown: (event: PointerEvent) => {
          ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
          breathing.press(true)
        },
        onPointerUp: () => breathing.press(false),
        onPointerCancel: () => breathing.press(false),
        onContextMenu: (event: Event) => event.preventDefault(),
      }
  const label = toggle
    ? down
      ? 'Let the tide fall'
      : 'Let the tide rise'
    : 'Press and hold to raise the tide, release to let it fall'
  return (
    <button
      type="button"
      class={`tide-lead ${down ? 'down' : ''}`}
      data-scan=""
      aria-label={label}
      aria-pressed={down}
      {...hold}
    >
      <span>
        {toggle
          ? down
            ? 'Tap to breathe out'
            : 'Tap to breathe in'
          : down
            ? 'Release to breathe out'
            : 'Press and hold to breathe in'}
      </span>
    </button>
  )
}

/** The shelf at the end of a session, with the new shell on it. */
function Shelf({ play, shells }: { play: BreathPlay; shells: number[] }) {
  const newest = shells.at(-1) ?? 0
  return (
    <div class="shelf" role="group" aria-label="Your shells">
      <h2>The tide leaves you a {shellNames[newest % shellNames.length]}</h2>
      <div class="board">
        {shells.map((kind, index) => (
          <svg
            key={index}
            class={index === shells.length - 1 ? 'new' : ''}
            viewBox="-56 -56 112 112"
            aria-hidden="true"
          >
            <ShellShape kind={kind} muted={play.look.value === 'grown-up'} />
          </svg>
        ))}
      </div>
      <p>{shells.length === 1 ? 'One shell on your shelf.' : `${shells.length} shells on your shelf.`}</p>
      <button type="button" class="go" data-scan="" onClick={() => play.finish()}>
        Done
      </button>
    </div>
  )
}

/** The game in play: the scale, the breaths, the scale again, the shelf. */
export function View({ play }: { play: BreathPlay }) {
  const breathing = useBreathing(play)
  const state = play.state.value
  const stage = play.stage.value
  const world = worldOf(stage.portrait)
  const dark = play.values.dark === true
  const color = paletteOf(play.look.value, dark)
  const shelf = useRef<number[]>(shelfOf(play.kept.value))
  const lastGift = useRef({ gifts: 0, at: -Infinity })
  const part = useComputed(() => breathing.sea.value.part)

  useEffect(() => {
    if (play.ending.value === 'asked' || play.ending.value === 'time') {
      if (state.stage === 'breathing') play.move({ kind: 'close' })
      else play.finish()
    }
  }, [play.ending.value])
  useEffect(() => {
    if (state.gifts <= lastGift.current.gifts) return
    lastGift.current = { gifts: state.gifts, at: play.clock.now() }
    play.sound.play('bell', { step: state.gifts % 5, gain: 0.35 })
  }, [state.gifts])
  useEffect(() => {
    if (state.stage !== 'done') return
    shelf.current = [...shelf.current, (shelf.current.length * 3 + state.breaths.length) % 16].slice(-24)
    play.keep({ shells: shelf.current })
    play.sound.play('pluck', { step: 4 })
    play.endTurn()
    if (play.ending.value !== null) play.finish()
  }, [state.stage])

  const sea = breathing.sea.value
  const glad = play.clock.now() - lastGift.current.at < 2200
  const mood = glad ? 'glad' : state.stage === 'breathing' && sea.part !== 'rest' ? 'swim' : 'rest'
  const shapeName = play.values.shape as ShapeName | 'tide'
  return (
    <>
      <Scene stage={stage} world={world}>
        <Shore
          width={world[0]}
          height={world[1]}
          look={play.look.value}
          dark={dark}
          tide={sea.tide}
          drift={sea.drift}
          shells={state.gifts}
          plankton={dark ? state.gifts + 1 : state.gifts}
          mood={mood}
        />
      </Scene>
      {state.stage === 'breathing' && (
        <>
          {state.leading && <Lead play={play} breathing={breathing} />}
          {shapeName !== 'tide' && <Shape name={shapeName} share={sea.share} ink={color.ink} light={color.plankton} />}
          <p class="cue" style={{ color: dark ? '#FFF9EF' : color.ink }} aria-live="off">
            {words[part.value]}
          </p>
          <p class="breaths">
            <span class="sr">
              Breath {Math.min(state.breaths.length + 1, state.wanted)} of {state.wanted}
            </span>
            {Array.from({ length: state.wanted }, (_, index) => (
              <i key={index} class={index < state.breaths.length ? 'on' : ''} />
            ))}
          </p>
        </>
      )}
      {(state.stage === 'before' || state.stage === 'after') && (
        <BodyScale key={state.stage} after={state.stage === 'after'} stage={stage} choose={(move) => play.move(move)} />
      )}
      {state.stage === 'done' && <Shelf play={play} shells={shelf.current} />}
    </>
  )
}
