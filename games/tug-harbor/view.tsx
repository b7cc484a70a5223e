import { m } from '#messages'
import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { AssistRow, grownBefore, Layer, useClosing, useUsed } from '../kit/index.ts'
import { landOf } from './days.ts'
import { harborOf } from './growth.ts'
import { harborArt, seaGradient } from './harbor-art.ts'
import { siteOf, type Site } from './layout.ts'
import { colorsOf } from './looks.ts'
import { Buttons, Choices, Note } from './panels.tsx'
import type { TugPlay } from './play-types.ts'
import { Sea, type SeaProps } from './sea.tsx'
import { makeShow } from './show.ts'
import type { Move, State } from './state.ts'
import { dayNow, idleBoats } from './table.ts'
import { Surprise, Touchables } from './touchables.tsx'
import { ToySea } from './toy.tsx'
import './tug-harbor.css'

const silenceMs = { young: 12_000, usual: 8000 }
/** Silence brings the first step of help while a boat waits and time is running, except while someone scans. */
function useSilence(play: TugPlay, state: State, isOpen: boolean, make: (move: Move) => void) {
  const waits = isOpen && state.phase === 'sail' && !state.isPaused && state.help === null && !state.errorless
  const isIdle = waits && play.values.scan === 'off' && idleBoats(state).length > 0
  useEffect(() => {
    if (!isIdle) return
    return play.clock.after(play.level.tier === 1 ? silenceMs.young : silenceMs.usual, () => make({ kind: 'hint' }))
  }, [isIdle, state.picked, state.docked])
}

/** The drawing of the harbor: a light for each boat that has docked, and what boats brought in all plays. */
function useHarbor(play: TugPlay, site: Site, isToy: boolean): string {
  const state = play.state.value
  const look = play.look.value
  const { docks } = state
  const lit = state.docked.length
  const joined = harborOf(grownBefore(play, 0)).joined + state.joined
  const day = dayNow(state)
  return useMemo(() => {
    const colors = colorsOf(look)
    const islands = isToy ? [] : landOf(day)
    return seaGradient(colors) + harborArt(site, colors, { islands, docks, lit, joined })
  }, [site, look, day, docks, lit, joined, isToy])
}

const Controls = (props: SeaProps) => (
  <>
    {props.state.phase === 'sail' && <Buttons {...props} />}
    <Choices {...props} />
  </>
)

/** The game in play: the sea to play in first, then day after day. */
export function View({ play }: { play: TugPlay }) {
  const state = play.state.value
  const isToy = useSignal(state.turns === 0 && state.phase === 'call' && state.docked.length === 0)
  const isStarted = useComputed(() => !isToy.value)
  const show = useMemo(() => makeShow(play, isStarted), [play])
  const stage = play.stage.value
  const look = play.look.value
  const site = useMemo(() => siteOf(stage), [stage])
  const art = useHarbor(play, site, isToy.value)
  const isOpen = play.ready.value && !play.closing.value
  const make = (move: Move) => {
    if (play.ready.value && !play.closing.value) show.make(move)
  }
  useUsed(
    play,
    state.deck.map(({ id }) => id),
  )
  useEffect(() => {
    const bed = play.sound.bed('water')
    bed?.level(0.05, 3)
    return () => bed?.stop()
  }, [play])
  useSilence(play, state, isOpen && !isToy.value, make)
  useClosing(play, () => {
    play.sound.play('horn', { step: 0, gain: 0.6 })
    play.clock.after(900, () => play.finish())
  })
  const props = { play, state, site, show, isOpen, make }
  const isSailing = state.phase === 'sail'
  const toy = isToy.value && !play.closing.value
  return (
    <div
      class={`harbor is-${look} ${state.isPaused ? 'is-paused' : ''}`}
      style={{ '--left': `${site.isTurned ? stage.width - 24 : site.note.width}px` }}
    >
      <Layer box={[0, 0, stage.width, stage.height]} art={art} />
      <Touchables play={play} site={site} mood={show.mood.value} />
      {!toy && <Sea {...props} />}
      <Surprise play={play} site={site} />
      {!play.closing.value && (toy || isSailing) && <Note {...props} isToy={toy} />}
      {isOpen &&
        (toy ? <ToySea play={play} site={site} begin={() => (isToy.value = false)} /> : <Controls {...props} />)}
      {state.isPaused && <p class="stopped-time">{m.tug_harbor_time_has_stopped_short()}</p>}
      {isOpen && <AssistRow play={play} />}
    </div>
  )
}
