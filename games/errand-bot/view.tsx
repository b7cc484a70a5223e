import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { AssistRow, boxStyle, Layer, Picture, placedAt, Press, seatName, useClosing } from '../kit/index.ts'
import { usedIn } from '../kit/rules.ts'
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
import { townOf } from './town-growth.ts'
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
    if (from > 1) return m.errand_bot_opens_at_step({ from })
    return to < 99 ? m.errand_bot_closes_after_step({ to }) : ''
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
            <span>
              {errandName(play.values, errand.place)} {hours(errand)}
            </span>
          </li>
        ))}
      </ul>
      <p class="instruction" data-instruction="">
        {text}
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

/** Remembers which maps were dealt, so that the next plays have others. */
function useUsed(play: ErrandPlay) {
  useLayoutEffect(() => {
    const dealt = play.state.value.deck.map(({ id }) => id)
    const earlier = usedIn(play.kept.value).filter((id) => !dealt.includes(id))
    play.keep({ used: [...earlier, ...dealt] })
  }, [play])
}

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
  const site = useMemo(() => siteOf(stage, side, limit), [stage, side, limit])
  const colors = useMemo(() => colorsOf(look), [look])
  const town = useMemo(() => townOf(play.grown(state.planner)), [play, state.planner])
  const playing = useSignal(state.turns === 0 && state.plan === '' && state.errand === null && state.gear === null)
  const busy = show.busy.value
  const isOpen = play.ready.value && !busy && !play.closing.value
  const moves = useMemo(() => (isOpen ? rules.moves(state) : []), [state, isOpen])
  const isToy = playing.value && !play.closing.value
  // Pressed twice before the next drawing, a button counts once.
  const make = (move: Move) => {
    if (move.kind === 'cursor') void show.make(move)
    else if (play.state.value === state || move.kind === 'add') void show.make(move)
  }
  useUsed(play)
  useSilence(play, state, isOpen && !isToy, make)
  useClosing(play, () => {
    play.sound.play('bell', { step: 5 })
    play.clock.after(900, () => play.finish())
  })
  const isPlanning = state.phase === 'plan' || state.phase === 'flag'
  const props = { play, state, site, moves, make }
  const text = isToy ? m.errand_bot_play_on_the_ice() : show.note.value || instructionOf(play, state)
  return (
    <div class={`errand-town is-${look}`} style={{ background: colors.hillNear, '--left': `${site.note.width}px` }}>
      <Scenery site={site} colors={colors} id="town" />
      {isToy ? <ToyRink play={play} site={site} /> : <Board {...{ play, state, site, show, town }} />}
      <Surprise play={play} site={site} />
      {!play.closing.value && (isToy || isPlanning || busy) && (
        <Note play={play} state={state} site={site} text={text} done={show.done.value} isToy={isToy} />
      )}
      {isToy && isOpen && <ToyButtons play={play} site={site} begin={() => (playing.value = false)} />}
      {!isToy && !play.closing.value && (isPlanning || busy) && (
        <Plan {...props} now={show.tile.value} isOpen={isOpen} />
      )}
      {!isToy && isOpen && state.phase === 'flag' && (
        <>
          <FlagSquares {...{ play, state, site }} plant={(square) => make({ kind: 'flag', square })} />
          <div class="palette is-flag" style={boxStyle(site.buttons)}>
            {moves.some(({ kind }) => kind === 'back') && (
              <Press class="button plain" onClick={() => make({ kind: 'back' })}>
                {m.errand_bot_back_to_the_plan()}
              </Press>
            )}
            {state.flag !== null && (
              <Press class="button big" aria-keyshortcuts="G" data-scan="first" onClick={() => make({ kind: 'go' })}>
                {m.errand_bot_go()}
              </Press>
            )}
          </div>
        </>
      )}
      {!isToy && isOpen && state.phase === 'plan' && <Palette {...props} />}
      {!isToy && isOpen && !isPlanning && <Panels {...{ play, state, town, make }} />}
      {isOpen && (isToy || isPlanning) && <AssistRow play={play} />}
    </div>
  )
}
