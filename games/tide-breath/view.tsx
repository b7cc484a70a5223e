import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { seatHex } from '@marigold/device'
import { Layer, offerArrows, type Bed } from '../kit/index.ts'
import { at, beachOf, boxAt, swimmerAt, type Beach } from './beach.ts'
import { bodyNames } from './body-names.ts'
import { BodyScale } from './body-scale.tsx'
import { makeBreathing, type BreathPlay, type Breathing } from './breathing.ts'
import { LastShell, PlaceChoice, ShellChoice } from './choices.tsx'
import { Lead } from './lead.tsx'
import { paletteOf } from './palette.ts'
import type { Move, State } from './rules.ts'
import { storePart, makeSeaPainter, type Parts } from './sea-painter.ts'
import { Shape, type ShapeName } from './shapes.tsx'
import { shelfOf } from './shelf.ts'
import { Shore } from './shore.tsx'
import type { Part } from './tide.ts'
import { BeachThings, Crabwalk, Surprise, Touchables } from './touchables.tsx'
import { Moonlight, Turtle, type TurtleMood } from './turtle.tsx'
import './tide-breath.css'

const words: Record<Part, string> = {
  in: m.tide_breath_breathe_in(),
  hold: m.kit_hold(),
  out: m.tide_breath_breathe_out(),
  rest: m.tide_breath_rest(),
}
const steps: Record<Part, number> = { in: 0, hold: 2, out: 3, rest: 1 }
const moods: Record<Part, TurtleMood> = { in: 'in', hold: 'in', out: 'out', rest: 'watch' }
const gladMs = 2200
const goodbyeMs = 1600

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

/**
 * How close the turtle is, 0 to 1: it comes with each breath near the pattern, sooner for a child who has played
 * before. If the player follows, it keeps pace.
 */
function nearnessOf({ leading, gifts, wanted }: State, plays: number): number {
  if (!leading) return 0.5
  const start = Math.min(plays, 5) * 0.1
  return start + (1 - start) * Math.min(1, gifts / wanted)
}

interface SeaProps {
  play: BreathPlay
  breathing: Breathing
  beach: Beach
  near: number
  mood: TurtleMood
}
/** The shore with everyone who lives there. */
function Sea({ play, breathing, beach, near, mood }: SeaProps) {
  const parts = useMemo<Parts>(() => new Map(), [])
  const state = play.state.value
  const calm = play.calm.value
  const dark = play.values.dark === true
  const grownUp = play.look.value === 'grown-up'
  const nearNow = useSignal(near)
  nearNow.value = near
  const crabs = useMemo(() => shelfOf(play.grown(0)).crabs, [play])
  const lifts = state.place === 'deep' ? 1.5 : 1
  useLayoutEffect(
    () => breathing.onFrame(makeSeaPainter(parts, beach, calm, () => nearNow.peek(), lifts)),
    [breathing, beach, calm, parts, lifts],
  )
  const swimmer = swimmerAt(beach, 1)
  return (
    <>
      <Shore
        beach={beach}
        look={play.look.value}
        dark={dark}
        calm={calm}
        shells={state.gifts}
        plankton={state.breaths.length + (dark ? 1 : 0)}
        parts={parts}
        things={<BeachThings beach={beach} grownUp={grownUp} crabs={crabs} />}
      >
        <Surprise play={play} beach={beach} />
        <Layer
          map={beach.map}
          box={boxAt({ ...swimmer, y: swimmer.y + 60 * swimmer.scale }, 130, 130)}
          moves
          class="rocks"
          hold={storePart(parts, 'swimmer')}
        >
          <g data-poke="swimmer">
            <g transform={at(swimmer)}>
              {grownUp ? (
                <Moonlight color={paletteOf('grown-up', dark).glint} />
              ) : (
                <Turtle mood={mood} tint={seatHex(play.current.value.color)} />
              )}
            </g>
          </g>
        </Layer>
      </Shore>
      {!grownUp && <Crabwalk beach={beach} parts={parts} />}
    </>
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
      <p class="cue" data-instruction="" style={{ color: dark ? '#FFF9EF' : color.ink }} aria-live="off">
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

/** The game: the body scale, where to breathe, the breaths, the scale again, and the last shell. */
export function View({ play }: { play: BreathPlay }) {
  const breathing = useBreathing(play)
  const state = play.state.value
  const stage = play.stage.value
  const beach = useMemo(() => beachOf(stage), [stage])
  const shelf = useMemo(() => shelfOf(play.grown(0)), [play])
  const glad = useSignal(false)
  const near = nearnessOf(state, shelf.plays)
  const isBreathing = state.stage === 'breathing'

  useEffect(() => {
    if (play.ending.value === null) return
    if (isBreathing) play.move({ kind: 'close' })
    else if (state.stage === 'before' || state.stage === 'place') play.finish()
  }, [play.ending.value])
  useEffect(() => {
    if (state.gifts === 0) return
    play.sound.play('bell', { step: state.gifts % 5, gain: 0.35 })
    glad.value = true
    return play.clock.after(gladMs, () => (glad.value = false))
  }, [state.gifts])
  useEffect(() => {
    if (isBreathing) play.moment()
  }, [isBreathing, state.breaths.length])
  useEffect(() => {
    if (state.stage !== 'done') return
    play.sound.play(state.left ? 'plop' : 'pluck', { step: 4 })
    return play.clock.after(state.breaths.length > 0 ? goodbyeMs : 0, () => play.finish())
  }, [state.stage])
  const asksBody = state.stage === 'before' || state.stage === 'after'
  useLayoutEffect(() => (asksBody ? offerArrows() : undefined), [asksBody])

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
  const mood = glad.value || state.stage === 'done' ? 'glad' : isBreathing ? moods[breathing.part.value] : 'watch'
  return (
    <>
      <Sea play={play} breathing={breathing} beach={beach} near={near} mood={mood} />
      {(state.stage === 'shell' || state.stage === 'done') && <LastShell play={play} beach={beach} />}
      {!isBreathing && <Touchables play={play} beach={beach} near={near} />}
      {isBreathing && <Guide play={play} breathing={breathing} />}
      {asksBody && <BodyScale key={state.stage} after={state.stage === 'after'} choose={rate} />}
      {state.stage === 'place' && <PlaceChoice play={play} favorite={shelf.place} />}
      {state.stage === 'shell' && <ShellChoice play={play} />}
    </>
  )
}
