import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import {
  AssistRow,
  boxStyle,
  Layer,
  offerKeys,
  Picture,
  placedAt,
  Press,
  seatName,
  useClosing,
  useUsed,
  steadyOf,
} from '../kit/index.ts'
import { Board, FlagSquares } from './board.tsx'
import { siteOf, type Site } from './layout.ts'
import { colorsOf } from './looks.ts'
import { errandName, placePicture } from './names.ts'
import { Panels } from './panels.tsx'
import type { ErrandPlay } from './play-types.ts'
import { rules } from './rules.ts'
import { Scenery } from './scenery.tsx'
import { makeShow } from './show.ts'
import type { Move, State } from './state.ts'
import { faultNow, mapNow, taskNow } from './table.ts'
import { Palette, Plan } from './tiles.tsx'
import { ToyButtons, ToyRink } from './toy.tsx'
import { surpriseArt, type SurpriseName } from './town-art.ts'
import { townOf, type Town } from './town-growth.ts'
import './errand-bot.css'
import './panels.css'

/** What help says: a question, the trail, the tile, or two tiles to choose from. */
function helpText(state: State): string {
  if (state.help === 1)
    return state.stopped ? m.errand_bot_where_did_it_stop() : m.errand_bot_where_will_the_bot_be_now()
  if (state.help === 2) return m.errand_bot_follow_the_dots()
  if (state.help === 4) return state.missed ? m.errand_bot_this_tile_fits() : m.errand_bot_which_tile_is_next()
  return faultNow(state) < state.plan.length ? m.errand_bot_look_at_the_bright_tile() : m.errand_bot_good_so_far()
}

/** What to do now. */
function instructionOf(play: ErrandPlay, state: State): string {
  const name = seatName(play.personAt(state.planner))
  if (state.phase === 'flag') return state.flag === null ? m.errand_bot_plant_your_flag() : m.errand_bot_press_go()
  if (state.help > 0) return helpText(state)
  if (!state.whole) return m.errand_bot_one_tile_at_a_time_now()
  if (state.stopped) return m.errand_bot_fix_your_plan({ name })
  if (state.block !== null) return m.errand_bot_find_a_way_around({ name })
  return state.seats > 1
    ? m.errand_bot_name_plans_other_checks({ name, other: seatName(play.personAt((state.planner + 1) % state.seats)) })
    : m.errand_bot_plan_the_whole_way({ name })
}

/** The note: the errands with their hours, and what to do. */
function Note({
  play,
  state,
  site,
  text,
  done,
  isToy,
}: {
  play: ErrandPlay
  state: State
  site: Site
  text: string
  done: number
  isToy: boolean
}) {
  const { note } = site
  const errands = isToy ? [] : taskNow(state).errands
  const hours = ({ from, to }: { from: number; to: number }) => {
    if (from > 1 && to < 99) return m.errand_bot_steps_from_to({ from, to })
    if (from > 1) return m.errand_bot_from_step({ from })
    return to < 99 ? m.errand_bot_to_step({ to }) : ''
  }
  return (
    <div class="note" style={{ left: note.x, top: note.y, width: note.width, minHeight: note.height }}>
      <ul class="errands">
        {!isToy && (
          <li class="map-number">{m.errand_bot_map_of_maps({ map: state.at + 1, maps: state.deck.length })}</li>
        )}
        {errands.map((errand, at) => (
          <li key={errand.place} class={done & (1 << at) ? 'is-done' : ''}>
            <Picture svg={placePicture(play.values, errand.place)} />
            {/* With several errands there is no room for their names; the pictures say them. */}
            <span class={errands.length > 2 ? 'sr' : ''}>{errandName(play.values, errand.place)}</span>
            <span>{hours(errand)}</span>
          </li>
        ))}
      </ul>
      <p class="instruction" data-instruction="">
        {isToy ? m.errand_bot_play_on_the_ice() : text || instructionOf(play, state)}
      </p>
    </div>
  )
}

/** The surprise of this moment: a duck parade, mail from the moon, or a second bot. */
function Surprise({ play, site }: { play: ErrandPlay; site: Site }) {
  const name = play.surprise.value as SurpriseName | null
  if (!name) return null
  const { board } = site
  const wide = board.width * 0.7
  const [x, y] = [board.x + board.width * 0.15, board.y + board.height - wide / 2]
  return (
    <Layer
      box={[x, y, wide, wide / 2]}
      moves
      class="surprise is-town"
      art={surpriseArt[name]}
      at={placedAt(x, y, wide / 200)}
    />
  )
}

const silenceMs = { young: 12_000, usual: 8000 }
/** Silence brings the first step of help, but never over a plan that is being made. */
function useSilence(play: ErrandPlay, state: State, isOpen: boolean, make: (move: Move) => void) {
  const waits = isOpen && state.phase === 'plan' && state.whole && state.help === 0 && !state.errorless
  useEffect(() => {
    if (!waits) return
    const ms = play.level.tier === 1 ? silenceMs.young : silenceMs.usual
    return play.clock.after(ms, () => make({ kind: 'hint' }))
  }, [waits, state])
}

interface ControlsProps {
  play: ErrandPlay
  state: State
  site: Site
  town: Town
  moves: readonly Move[]
  make: (move: Move) => void
}

/** The squares for the flag, and Go once it is planted. */
function FlagControls({ play, state, site, moves, make }: ControlsProps) {
  const canGo = state.flag !== null
  useLayoutEffect(() => offerKeys({ g: () => canGo && make({ kind: 'go' }) }))
  return (
    <>
      <FlagSquares {...{ play, state, site }} plant={(square) => make({ kind: 'flag', square })} />
      <div class="palette is-flag" style={boxStyle(site.buttons)}>
        {moves.some(({ kind }) => kind === 'back') && (
          <Press class="button plain" onClick={() => make({ kind: 'back' })}>
            {m.errand_bot_back_to_the_plan()}
          </Press>
        )}
        {canGo && (
          <Press class="button big" aria-keyshortcuts="G" data-scan="first" onClick={() => make({ kind: 'go' })}>
            {m.errand_bot_go()}
          </Press>
        )}
      </div>
    </>
  )
}

/** What can be done now: lay tiles, plant the flag, or choose. */
function Controls(props: ControlsProps) {
  if (props.state.phase === 'plan') return <Palette {...props} />
  return props.state.phase === 'flag' ? <FlagControls {...props} /> : <Panels {...props} />
}

/** Nothing was chosen or planned: there is time to play on the ice. */
const isUntouched = ({ turns, plan, errand, gear, hasBattery }: State): boolean =>
  turns === 0 && plan === '' && errand === null && (gear === null || !hasBattery)

/** A move from a drawing that is out of date counts only if it adds a tile, or says where to. */
const isCurrent = (play: ErrandPlay, state: State, { kind }: Move): boolean =>
  play.state.value === state || kind === 'cursor' || kind === 'add'

/** The game in play: the rink to play on first, then map after map. */
export function View({ play }: { play: ErrandPlay }) {
  const show = useMemo(() => {
    const made = makeShow(play)
    made.rest(play.state.value)
    return made
  }, [play])
  const state = show.scene.value
  const stage = play.stage.value
  const look = play.look.value
  const { side } = mapNow(state)
  const { limit } = taskNow(state)
  const { grow } = steadyOf(play.values)
  const site = useMemo(() => siteOf(stage, side, limit, grow), [stage, side, limit, grow])
  const colors = useMemo(() => colorsOf(look), [look])
  const town = useMemo(() => townOf(play.grown(state.planner)), [play, state.planner])
  const playing = useSignal(isUntouched(state))
  const busy = show.busy.value
  const isOpen = play.ready.value && !busy && !play.closing.value
  const moves = useMemo(() => (isOpen ? rules.moves(state) : []), [state, isOpen])
  const isToy = playing.value && !play.closing.value
  // Pressed twice before the next drawing, a button counts once.
  const make = (move: Move) => {
    if (isCurrent(play, state, move)) void show.make(move)
  }
  useUsed(
    play,
    play.state.value.deck.map(({ id }) => id),
  )
  useSilence(play, state, isOpen && !isToy, make)
  useClosing(play, () => {
    play.sound.play('bell', { step: 5 })
    play.clock.after(900, () => play.finish())
  })
  const begin = () => {
    playing.value = false
    show.begin()
  }
  const isPlanning = state.phase === 'plan' || state.phase === 'flag'
  const props = { play, state, site, moves, make }
  const isShown = !play.closing.value && (isToy || isPlanning || busy)
  return (
    <div class={`errand-town is-${look}`} style={{ background: colors.hillNear, '--left': `${site.note.width}px` }}>
      <Scenery site={site} colors={colors} id="town" />
      {isToy ? <ToyRink play={play} site={site} /> : <Board {...{ play, state, site, show, town }} />}
      <Surprise play={play} site={site} />
      {isShown && (
        <Note play={play} state={state} site={site} text={show.note.value} done={show.done.value} isToy={isToy} />
      )}
      {isToy && isOpen && <ToyButtons play={play} site={site} begin={begin} />}
      {isShown && !isToy && <Plan {...props} now={show.tile.value} isOpen={isOpen} />}
      {!isToy && isOpen && <Controls {...props} town={town} />}
      {isOpen && (isToy || isPlanning) && <AssistRow play={play} />}
    </div>
  )
}
