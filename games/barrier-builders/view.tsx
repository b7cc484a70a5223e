import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { boxStyle, makeCarry, offerArrows, offerKeys, useClosing, type Carry } from '../kit/index.ts'
import { choicePanels } from './choices.tsx'
import { Panel, Discussion } from './panels.tsx'
import { rules } from './rules.ts'
import type { Layout } from './layout.ts'
import { BuilderBoard, GuideBoard } from './scene-boards.tsx'
import { makeShow, type BarrierPlay, type Show } from './show.ts'
import { Actions, Tray } from './tray.tsx'
import { Surprise, Touchables } from './touchables.tsx'
import { Bubble, GuideDesk } from './words.tsx'
import { Curtain, layoutNow, Character, Room } from './world.tsx'
import './barrier-builders.css'
import './words.css'
import './panels.css'
import './motion.css'
import './ending.css'

const numberOf = (thing: string) => Number(thing.slice(1))

/** Lets players drag items between tray and scene, as far as the rules allow. */
function useCarry(play: BarrierPlay, show: Show): Carry {
  return useMemo(() => {
    const offered = (thing: string, place: string) =>
      rules
        .moves(play.state.value)
        .find((one) =>
          place === 'tray'
            ? one.kind === 'take' && one.tray === numberOf(thing)
            : one.kind === 'place' && one.tray === numberOf(thing) && one.spot === numberOf(place),
        )
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

/** Says each direction once, as soon as the table is ready. */
function useTelling(play: BarrierPlay, show: Show, building: boolean): void {
  const { at, round, guide } = play.state.value
  useEffect(() => {
    if (building && guide === 'voice') void show.tell()
  }, [building, at, round, play.turn.value])
}

/** The B key rings the bell, and arrow keys move between targets. */
function useKeys(show: Show, building: boolean): void {
  useLayoutEffect(() => {
    if (!building) return
    const stops = [offerArrows(), offerKeys({ b: () => show.can('bell') && show.make({ kind: 'bell' }) })]
    return () => stops.forEach((stop) => stop())
  }, [building])
}

interface TableProps {
  play: BarrierPlay
  show: Show
  carry: Carry
  free: boolean
}

/**
 * Shows the guide's board and curtain. If there is no space for it, it appears only during a peek or when the curtain
 * drops.
 */
function GuideSide({ play, show, free, layout }: Omit<TableProps, 'carry'> & { layout: Layout }) {
  const building = play.state.value.phase === 'build'
  const dropped = show.dropped.value
  const peek = show.peek.value
  const { covers } = layout
  if (covers && building && !peek) return null
  const box = building ? layout.guide : layout.shown
  const { build } = layout
  const slide = { '--dx': `${build.x - box.x}px`, '--dy': `${build.y - box.y}px`, '--grow': build.width / box.width }
  const curtain = dropped ? 'dropped' : peek ? 'lifted' : 'down'
  const open = dropped || peek
  return (
    <>
      <div
        class={`board guide ${show.sliding.value ? 'sliding' : ''}`}
        style={{ ...boxStyle(box), ...slide }}
        aria-hidden={!open}
      >
        <GuideBoard play={play} show={show} box={box} free={free} />
      </div>
      {!(covers && peek) && <Curtain box={box} look={play.look.value} is={curtain} />}
    </>
  )
}

/** Shows the guide and, on wide stages, the builder. */
function Characters({ play, show, layout }: Pick<TableProps, 'play' | 'show'> & { layout: Layout }) {
  const { guide, builder } = layout.heads
  const { portrait } = layout.stage
  const look = play.look.value
  const mood = show.mood.value
  const { phase, guide: by } = play.state.value
  // In portrait, the words need the whole width once both scenes are compared.
  const sits = guide && (!portrait || (by === 'voice' && phase === 'build'))
  return (
    <>
      {sits && <Character who="guide" mood={mood} look={look} at={guide} class={portrait ? 'low' : ''} />}
      {builder && (
        <Character
          who="builder"
          mood={show.glad.value ? 'glad' : mood === 'talks' ? 'listens' : 'calm'}
          look={look}
          at={builder}
        />
      )}
    </>
  )
}

/** Shows the controls while building. */
function Building({ play, show, carry, free, layout }: TableProps & { layout: Layout }) {
  const state = play.state.value
  const part = { play, show, layout, free }
  const open = rules.moves(state)
  const takes = (thing: string) => open.some((one) => one.kind === 'place' && one.tray === numberOf(thing))
  return (
    <>
      <Tray {...part} carry={carry} takes={takes} />
      <Actions {...part} carry={carry} />
      {state.guide === 'voice' ? <Bubble {...part} /> : <GuideDesk {...part} />}
    </>
  )
}

/** Shows both boards, the characters, and the controls. */
function Table({ play, show, carry, free }: TableProps) {
  const { phase } = play.state.value
  const layout = layoutNow(play, play.state.value)
  const part = { play, show, free, layout }
  return (
    <>
      <Characters {...part} />
      {phase === 'build' && <Building {...part} carry={carry} />}
      <BuilderBoard play={play} show={show} box={layout.build} carry={carry} free={free} />
      <GuideSide {...part} />
      {phase === 'reveal' && show.dropped.value && <Discussion {...part} />}
    </>
  )
}

export function View({ play }: { play: BarrierPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const carry = useCarry(play, show)
  const state = play.state.value
  const { phase } = state
  const closing = play.closing.value
  const free = play.ready.value && !show.busy.value
  const choosing = phase in choicePanels
  const atTable = phase === 'build' || phase === 'reveal' || choosing
  useClosing(play, show.close)
  useEffect(() => {
    if (!free) carry.putBack()
  }, [free, phase])
  useTelling(play, show, free && phase === 'build')
  useKeys(show, free && phase === 'build')
  const layout = layoutNow(play, state)
  return (
    <div
      class={`barrier ${layout.stage.portrait ? 'portrait' : 'wide'} ${layout.covers ? 'covers' : ''} ${layout.columns ? 'columns' : ''} by-${state.guide} is-${phase}`}
    >
      <Room layout={layout} look={play.look.value} />
      <Touchables play={play} layout={layout} atTable={atTable} />
      {atTable && !closing && <Table play={play} show={show} carry={carry} free={free} />}
      {/* The banner of a new turn would cover the first choice. */}
      {(!atTable || choosing) && !closing && play.ready.value && <Panel play={play} show={show} free={free} />}
      <Surprise play={play} />
      {show.flash.value && <div class="flash" />}
    </div>
  )
}
