import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Layer, mappingOf, offerArrows, type Bed } from '../kit/index.ts'
import { bodyNames } from './body-names.ts'
import { BodyScale } from './body-scale.tsx'
import { makeBreathing, type BreathPlay, type Breathing } from './breathing.ts'
import { Lead } from './lead.tsx'
import { paletteOf } from './palette.ts'
import type { Move } from './rules.ts'
import { makeSeaPainter, type Parts } from './sea-painter.ts'
import { Shape, type ShapeName } from './shapes.tsx'
import { Shelf, shelfOf } from './shelf.tsx'
import { shoreOf } from './shore-shape.ts'
import { Shore } from './shore.tsx'
import type { Part } from './tide.ts'
import { Turtle } from './turtle.tsx'
import './tide-breath.css'

const words: Record<Part, string> = {
  in: m.tide_breath_breathe_in(),
  hold: m.kit_hold(),
  out: m.tide_breath_breathe_out(),
  rest: m.tide_breath_rest(),
}
const steps: Record<Part, number> = { in: 0, hold: 2, out: 3, rest: 1 }
const gladMs = 2200

function useBreathing(play: BreathPlay): Breathing {
  const breathing = useMemo(
    () =>
      makeBreathing(play, (part) => {
        if (play.values.cues === true) void play.speech.say(words[part])
        if (play.values.sound === 'bowl' && part !== 'rest')
          play.sound.play('bell', { step: steps[part] - 5, gain: 0.45, cue: true })
      }),
    [play],
  )
  useEffect(() => {
    const bed: Bed | null = play.values.sound === 'waves' ? play.sound.bed('water', { cue: true }) : null
    let tide = 0
    const stopHearing = breathing.onFrame((sea) => (tide = sea.tide))
    const stopSwelling = play.clock.every(100, () => bed?.level(0.1 + tide * 0.5, 0.3))
    return () => {
      stopHearing()
      stopSwelling()
      breathing.stop()
      bed?.stop()
    }
  }, [breathing, play])
  return breathing
}

/** The shore with its turtle. */
function Sea({ play, breathing, glad }: { play: BreathPlay; breathing: Breathing; glad: boolean }) {
  const parts = useMemo<Parts>(() => new Map(), [])
  const state = play.state.value
  const stage = play.stage.value
  const calm = play.calm.value
  const dark = play.values.dark === true
  const shape = shoreOf(stage.portrait)
  const { w, h, horizon } = shape
  const map = mappingOf(stage, [w, h])
  const size = (h * (stage.portrait ? 0.085 : 0.115)) / 100
  const [x, y] = [w * (stage.portrait ? 0.6 : 0.68), horizon + h * 0.11]
  useLayoutEffect(
    () => breathing.onFrame(makeSeaPainter(parts, shape, map.scale, calm)),
    [breathing, stage, calm, parts],
  )
  const moving = state.stage === 'breathing' && breathing.part.value !== 'rest'
  return (
    <Shore
      stage={stage}
      look={play.look.value}
      dark={dark}
      calm={calm}
      shells={state.gifts}
      plankton={dark ? state.gifts + 1 : state.gifts}
      parts={parts}
    >
      {play.look.value !== 'grown-up' && (
        <Layer
          map={map}
          box={[x - 110 * size, y - 70 * size, 220 * size, 150 * size]}
          moves
          class="rocks"
          hold={(element) => void (element ? parts.set('turtle', element) : parts.delete('turtle'))}
        >
          <g transform={`translate(${x} ${y}) scale(${size})`}>
            <Turtle mood={glad ? 'glad' : moving ? 'swim' : 'rest'} />
          </g>
        </Layer>
      )}
    </Shore>
  )
}

/** The current instruction, and a dot for each breath. */
function Guide({ play, breathing }: { play: BreathPlay; breathing: Breathing }) {
  const state = play.state.value
  const dark = play.values.dark === true
  const color = paletteOf(play.look.value, dark)
  const shape = play.values.shape as ShapeName | 'tide'
  const drawn = shape === 'wave' && state.leading && play.values.toggle !== true && play.values.scan === 'off'
  return (
    <>
      {shape !== 'tide' && !drawn && (
        <Shape name={shape} breathing={breathing} ink={color.ink} light={color.plankton} />
      )}
      <p class="cue" style={{ color: dark ? '#FFF9EF' : color.ink }} aria-live="off">
        {words[breathing.part.value]}
      </p>
      <p class="breaths">
        <span class="sr">
          {m.tide_breath_breath_number_of_total({
            number: Math.min(state.breaths.length + 1, state.wanted),
            total: state.wanted,
          })}
        </span>
        {Array.from({ length: state.wanted }, (_, index) => (
          <i key={index} class={index < state.breaths.length ? 'on' : ''} />
        ))}
      </p>
      {state.leading && <Lead play={play} breathing={breathing} ink={color.ink} />}
    </>
  )
}

/** The game: the body scale, the breaths, the scale again, and the shelf. */
export function View({ play }: { play: BreathPlay }) {
  const breathing = useBreathing(play)
  const state = play.state.value
  const shelf = useRef<number[]>(shelfOf(play.kept.value))
  const glad = useSignal(false)

  useEffect(() => {
    if (play.ending.value !== null && state.stage === 'breathing') play.move({ kind: 'close' })
    else if (play.ending.value !== null && state.stage !== 'after') play.finish()
  }, [play.ending.value])
  useEffect(() => {
    if (state.gifts === 0) return
    play.sound.play('bell', { step: state.gifts % 5, gain: 0.35 })
    glad.value = true
    return play.clock.after(gladMs, () => (glad.value = false))
  }, [state.gifts])
  useLayoutEffect(() => {
    if (state.stage !== 'done') return
    shelf.current = [...shelf.current, (shelf.current.length * 3 + state.breaths.length) % 16].slice(-24)
    play.keep({ shells: shelf.current })
    play.sound.play('pluck', { step: 4 })
  }, [state.stage])
  useLayoutEffect(() => (state.stage === 'breathing' ? undefined : offerArrows()), [state.stage])

  const rate = (move: Move) => {
    const before = state.stage === 'before'
    if (move.kind === 'rate')
      play.trial({
        target: before ? 'body before' : 'body after',
        response: bodyNames[move.step],
        rtMs: before ? play.sinceReady() : null,
        moves: 1,
        scoredBy: 'self',
      })
    play.move(move)
  }
  return (
    <>
      <Sea play={play} breathing={breathing} glad={glad.value} />
      {state.stage === 'breathing' && <Guide play={play} breathing={breathing} />}
      {(state.stage === 'before' || state.stage === 'after') && (
        <BodyScale key={state.stage} after={state.stage === 'after'} stage={play.stage.value} choose={rate} />
      )}
      {state.stage === 'done' && <Shelf play={play} shells={shelf.current} />}
    </>
  )
}
