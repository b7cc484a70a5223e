import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { makeCarry, offerArrows, offerKeys, useClosing, type Carry } from '../kit/index.ts'
import { Tray } from './chips.tsx'
import { layoutOf, type Layout } from './layout.ts'
import { paletteOf } from './palette.ts'
import { Note, Panel, SpeechBubble, TargetWord } from './panels.tsx'
import { leverPicture } from './room.ts'
import { openMoves } from './open-moves.ts'
import { makeShow, type Show } from './show.ts'
import { taskOf, type Move, type RoboPlay } from './state.ts'
import { Touchables, useSurprise } from './touchables.tsx'
import { Lever, VoiceBox } from './voice-box.tsx'
import { Robot, Room } from './world.tsx'
import './robo-voicebox.css'
import './panels.css'
import './motion.css'

const numberOf = (id: string) => Number(id.slice(1))

/** Lets players drag chips between tray and slots, as far as the rules allow. */
function useCarry(play: RoboPlay, show: Show): Carry {
  return useMemo(() => {
    const offered = (thing: string, place: string): Move | undefined => {
      const [chip, slot] = [numberOf(thing), numberOf(place)]
      const from = play.state.value.slots.indexOf(chip)
      return openMoves(play.state.value).find((one) =>
        place === 'tray'
          ? one.kind === 'take' && one.slot === from
          : one.kind === 'put' && one.chip === chip && one.slot === slot,
      )
    }
    return makeCarry({
      clock: play.clock,
      takes: (thing, place) => offered(thing, place) !== undefined,
      drop(thing, place) {
        const move = offered(thing, place)
        if (move) show.make(move)
      },
    })
  }, [play, show])
}

/** L pulls the lever, Backspace takes out the last chip, and arrow keys move between targets. */
function useKeys(play: RoboPlay, show: Show, open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const back = () => {
      const { slots } = play.state.value
      const slot = slots.findLastIndex((chip) => chip !== null)
      const may = openMoves(play.state.value).some((one) => one.kind === 'take' && one.slot === slot)
      if (may) show.make({ kind: 'take', slot })
    }
    const stops = [offerArrows(), offerKeys({ l: show.pull, Backspace: back })]
    return () => stops.forEach((stop) => stop())
  }, [open])
}

/** When a chip is picked up by keyboard, the arrow keys start at the slots. */
function useHeld(play: RoboPlay, show: Show, carry: Carry): void {
  const held = carry.held.value
  useEffect(() => {
    if (held === null) return
    show.held(numberOf(held))
    if (!document.activeElement?.matches('.robo-chip:focus-visible')) return
    document.querySelector<HTMLElement>('.robo-hole:not(:disabled), .robo-box .robo-chip:not(:disabled)')?.focus()
  }, [held])
}

interface WorkProps {
  play: RoboPlay
  show: Show
  carry: Carry
  free: boolean
  layout: Layout
}

/** Shows the controls for a word. */
function Work({ play, show, carry, free, layout }: WorkProps) {
  const look = play.look.value
  const part = { play, show, layout, carry, free }
  const lever = useMemo(() => leverPicture(paletteOf(look)), [look])
  return (
    <>
      <VoiceBox {...part} />
      <Tray {...part} />
      <Lever {...part} drawn={lever} />
      <TargetWord {...part} />
      <Note play={play} show={show} layout={layout} />
    </>
  )
}

export function View({ play }: { play: RoboPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const carry = useCarry(play, show)
  const state = play.state.value
  const { phase, round } = state
  const closing = play.closing.value
  const free = play.ready.value && !show.busy.value
  const working = phase === 'build' || show.busy.value || closing
  const stage = play.stage.value
  const task = taskOf(state)
  const text = Number(play.values.text) / 100 || 1
  const layout = useMemo(
    () => layoutOf(stage, { chips: task.chips.length, slots: task.begin.length, text }),
    [stage, task, text],
  )
  const look = play.look.value
  const ready = play.ready.value
  useClosing(play, show.close)
  useEffect(() => {
    if (!free || phase !== 'build') carry.putBack()
  }, [free, phase])
  useEffect(() => {
    if (ready && phase === 'build') show.begin()
  }, [ready, round])
  useHeld(play, show, carry)
  useSurprise(play)
  useKeys(play, show, free)
  return (
    <div class={`robo is-${phase} is-${play.surprise.value} ${stage.portrait ? 'portrait' : 'wide'}`}>
      <Room part="wall" layout={layout} look={look} />
      {layout.robot.stands && <Room part="bench" layout={layout} look={look} />}
      <Robot
        at={layout.robot}
        parts={state.parts}
        shiny={state.shiny}
        look={look}
        mood={play.surprise.value === 'opera' ? 'dances' : show.mood.value}
        open={working}
      />
      {!layout.robot.stands && <Room part="bench" layout={layout} look={look} />}
      <Touchables play={play} show={show} layout={layout} />
      {working && <Work play={play} show={show} carry={carry} free={free} layout={layout} />}
      <SpeechBubble play={play} show={show} layout={layout} />
      {!working && <Panel play={play} show={show} free={free} />}
    </div>
  )
}
