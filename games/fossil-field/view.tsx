import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { AssistRow, boxStyle, html, offerKeys, Press, seatName, useClosing, useUsed } from '../kit/index.ts'
import { Board } from './board.tsx'
import { Call } from './call.tsx'
import { sideOf } from './digs.ts'
import { boxSide, findArt } from './drawing.ts'
import { findFor } from './finds.ts'
import { siteOf, type Site } from './layout.ts'
import { groundOf, toneOf, type Ground } from './looks.ts'
import { museumOf, siteNumber } from './museum.ts'
import type { FieldPlay } from './play-types.ts'
import { rules } from './rules.ts'
import { Scenery } from './scenery.tsx'
import { makeShow, type Show } from './show.ts'
import type { By, Move, State } from './state.ts'
import { canCall, digNow, pieceNow } from './table.ts'
import { things } from './things-art.ts'
import { ToySand, useToySand } from './toy-sand.tsx'
import { Surprise, Touchables } from './touchables.tsx'
import './fossil-field.css'
import './screens.css'

interface PartProps {
  play: FieldPlay
  state: State
  site: Site
  ground: Ground
  make: (move: Move) => void
}

/** What to do now: the step of help, what a wrong call costs, or a dig. */
function instructionOf(play: FieldPlay, state: State): string {
  const piece = pieceNow(state)
  if (state.help === 1) return piece ? m.fossil_field_which_part_is_this() : m.fossil_field_where_could_it_hide()
  if (state.help === 2) return piece ? m.fossil_field_the_bone_goes_on_here() : m.fossil_field_try_here()
  if (state.help === 3) return m.fossil_field_one_of_these_three()
  if (state.owed > 0 && !canCall(state)) return m.fossil_field_owed_squares({ count: state.owed })
  const name = seatName(play.personAt(state.seat))
  return canCall(state) ? m.fossil_field_brush_or_name_it({ name }) : m.fossil_field_brush_a_square_name({ name })
}

/** The note: which field, what to do, and the shelf with what was found. */
function Note({ state, site, text, dark }: { state: State; site: Site; text: string; dark: string }) {
  const { note } = site
  return (
    <div class="note" style={{ left: note.x, top: note.y, width: note.width, minHeight: note.height }}>
      <p class="where">
        <span>{m.fossil_field_field_of_fields({ field: state.at + 1, fields: state.deck.length })}</span>
        <span class="shelf" aria-hidden="true">
          {state.named.slice(-6).map(({ find }) => (
            <svg
              key={find}
              viewBox={`0 0 ${boxSide} ${boxSide}`}
              {...html(findArt(findFor(find), { top: '#8E6A48', edge: '#5A3418', dark: '#FFF9EF' }))}
              style={{ '--dark': dark }}
            />
          ))}
        </span>
      </p>
      <p class="instruction" data-instruction="">
        {text}
      </p>
    </div>
  )
}

/** What can be done besides brushing: call a name, change the brush, and ask for help. */
function Buttons({ state, site, make }: Omit<PartProps, 'play' | 'ground'>) {
  const moves = rules.moves(state)
  const can = (kind: Move['kind']) => moves.some((move) => move.kind === kind)
  const isWide = state.brush === 'wide'
  useLayoutEffect(() =>
    offerKeys({
      g: () => can('call') && make({ kind: 'call' }),
      b: () => can('brush') && make({ kind: 'brush' }),
    }),
  )
  return (
    <div class="field-buttons" style={boxStyle(site.buttons)}>
      {can('call') && (
        <Press class="button big" aria-keyshortcuts="G" onClick={() => make({ kind: 'call' })}>
          {m.fossil_field_what_is_it()}
        </Press>
      )}
      {can('brush') && (
        <Press
          class="button plain brush"
          aria-pressed={isWide}
          aria-label={isWide ? m.fossil_field_wide_brush_shows() : m.fossil_field_fine_brush_shows()}
          aria-keyshortcuts="B"
          onClick={() => make({ kind: 'brush' })}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true" {...html(things.brush)} />
          <span>{isWide ? m.fossil_field_wide_brush() : m.fossil_field_fine_brush()}</span>
        </Press>
      )}
      {can('help') && (
        <Press class="button plain" onClick={() => make({ kind: 'help' })}>
          {m.kit_help_me()}
        </Press>
      )}
    </div>
  )
}

const silenceMs = { young: 12_000, usual: 8000 }
/** Silence brings the first step of help; an errorless game has none to bring. */
function useSilence(play: FieldPlay, state: State, isOpen: boolean, make: (move: Move) => void) {
  const waits = isOpen && state.phase === 'dig' && state.help === 0 && pieceNow(state) !== null
  useEffect(() => {
    if (!waits) return
    return play.clock.after(play.level.tier === 1 ? silenceMs.young : silenceMs.usual, () => make({ kind: 'hint' }))
  }, [waits, state])
}

/** Everything that can be done with the field. */
function Digging(props: PartProps & { show: Show; isOpen: boolean }) {
  const { play, state, site, ground, make, show, isOpen } = props
  const dig = (square: number, by: By) => make({ kind: 'dig', square, by })
  const isDig = state.phase === 'dig'
  return (
    <>
      <Board
        {...{ play, state, site, ground, dig }}
        isOpen={isOpen && isDig}
        tapped={() => (show.note.value = m.fossil_field_rub_the_sand())}
      />
      {!play.closing.value && (isDig || show.note.value !== '') && (
        <Note state={state} site={site} text={show.note.value || instructionOf(play, state)} dark={ground.earth[0]} />
      )}
      {isOpen && isDig && <Buttons state={state} site={site} make={make} />}
    </>
  )
}

/** The game in play: the sand to play in first, then field after field. */
export function View({ play }: { play: FieldPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const state = show.scene.value
  const stage = play.stage.value
  const look = play.look.value
  const side = sideOf(digNow(state))
  const site = useMemo(() => siteOf(stage, side), [stage, side])
  const museum = useMemo(() => museumOf(play.grown(0)), [play])
  const ground = useMemo(() => groundOf(siteNumber(museum, state.at), look), [museum, state.at, look])
  const sand = useToySand(play, site, ground)
  const playing = useSignal(state.turns === 0 && state.opened.length === 0)
  const isOpen = play.ready.value && !show.busy.value && !play.closing.value
  // Pressed twice before the next drawing, a button counts once.
  const make = (move: Move) => {
    if (play.state.value === state) void show.make(move)
  }
  useUsed(
    play,
    play.state.value.deck.map(({ id }) => id),
  )
  useSilence(play, state, isOpen && !playing.value, make)
  useClosing(play, () => {
    play.sound.play('bell', { step: 5 })
    play.clock.after(900, () => play.finish())
  })
  const props = { play, state, site, ground, make }
  const isPlaying = playing.value && !play.closing.value
  return (
    <div class={`dig is-${look}`} style={{ background: ground.near, '--panel-top': `${panelTop(site)}px` }}>
      <Scenery site={site} ground={ground} id="site" />
      <Touchables {...{ play, site, ground }} mood={show.mood.value} blow={() => isPlaying && sand.toy.blow()} />
      <Surprise play={play} site={site} />
      {isPlaying ? (
        <>
          <ToySand site={site} sand={sand} />
          <Note state={state} site={site} text={m.fossil_field_rub_the_sand_to_play()} dark={toneOf(0, '').top} />
          {isOpen && (
            <div class="field-buttons" style={boxStyle(site.buttons)}>
              <Press class="button big" data-scan="first" onClick={() => (playing.value = false)}>
                {m.fossil_field_start_the_dig()}
              </Press>
            </div>
          )}
        </>
      ) : (
        <Digging {...props} show={show} isOpen={isOpen} />
      )}
      {isOpen && !isPlaying && <Call {...props} />}
      {isOpen && state.phase !== 'name' && <AssistRow play={play} />}
      {isOpen && state.phase === 'name' && state.choices > 0 && <AssistRow play={play} />}
    </div>
  )
}

/** Where panels may begin: under the adult's row, or on a low stage under the bar. */
const panelTop = ({ stage, note }: Site): number => (stage.height < 480 ? 74 : note.y)
