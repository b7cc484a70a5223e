import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { Heard, offerKeys, OwnWords, Press, ReadAloudButton, useClosing, useUsed, useWiping } from '../kit/index.ts'
import { useAmbient } from './ambient.ts'
import { BodyPanel } from './body.tsx'
import { LetItBe, ToolPanel, WhoSees } from './choices.tsx'
import { toolFor } from './content.ts'
import { Landscape } from './landscape.tsx'
import { placesOf } from './layout.ts'
import { openerText } from './openers.ts'
import { SizePanel, Tray, WordPanel, type PanelProps } from './panels.tsx'
import { Pieces, WindArea } from './drawn-pieces.tsx'
import type { WeatherPlay } from './play-types.ts'
import { rules } from './rules.ts'
import { makeShow } from './show.ts'
import { pieceNow, sceneNow, type Move, type State } from './state.ts'
import { Surprise, Touchables } from './touchables.tsx'
import { shapesOf, visitBefore } from './visits.ts'
import './inside-weather.css'
import './panels.css'

/** What the note says while the whole sky is open: the opener, or to set the sky again after a tool. */
function noteOf(state: State): string {
  const scene = sceneNow(state)
  const tool = toolFor(scene.tool)
  if (scene.path === 'try' && tool) return m.inside_weather_try_it_then_set_your_sky({ tool: tool.text })
  return openerText(state.openers[state.seat])
}

/** Whose sky it is, and the question it starts from. */
function Opener({ play, state }: { play: WeatherPlay; state: State }) {
  const text = noteOf(state)
  return (
    <div class="opener">
      <p data-instruction="">{text}</p>
      <ReadAloudButton play={play} text={text} label={m.kit_read_aloud()} class="read" />
      {play.values.log === true && <p class="logs">{m.inside_weather_your_words_are_written_down()}</p>}
    </div>
  )
}

/** What can be done with the whole sky: pieces to add, body signs, own words, and This is it. */
function SkyButtons({ play, state, make, visits, write }: PanelProps & { visits: number; write: () => void }) {
  const can = (kind: Move['kind']) => rules.moves(state).some((move) => move.kind === kind)
  const types = play.values.typing !== false && play.level.from >= 11 && play.values.scan === 'off'
  useLayoutEffect(() =>
    offerKeys({ t: () => make({ kind: 'done' }), b: () => can('signs') && make({ kind: 'signs' }) }),
  )
  return (
    <div class="sky-buttons">
      <Tray {...{ play, state, make, visits }} />
      <div class="row">
        {can('signs') && (
          <Press class="button plain" aria-keyshortcuts="B" onClick={() => make({ kind: 'signs' })}>
            {m.inside_weather_in_my_body()}
          </Press>
        )}
        {types && (
          <Press class="button plain" onClick={write}>
            {m.inside_weather_name_it()}
          </Press>
        )}
        <Press
          class="button big"
          aria-keyshortcuts="T"
          data-scan={sceneNow(state).pieces.length > 0 ? 'first' : ''}
          onClick={() => make({ kind: 'done' })}
        >
          {m.inside_weather_this_is_it()}
        </Press>
      </div>
    </div>
  )
}

const panels = { size: SizePanel, word: WordPanel, signs: BodyPanel, choice: LetItBe, tool: ToolPanel, who: WhoSees }

/** The adult's part: a word counts as a named feeling once the adult heard what this part is. */
function HeardCorner({ play, state, make }: PanelProps) {
  const piece = pieceNow(state)
  if (state.phase !== 'word' || !piece || piece.words.length === 0 || piece.said || play.values.hears === false)
    return null
  if (piece.words.every((word) => word === 'unsure')) return null
  return (
    <Heard
      key={`${state.at}-${piece.words.join()}`}
      play={play}
      question={m.inside_weather_tell_me_about_this_part()}
      onHeard={(said) => make({ kind: 'heard', said })}
    />
  )
}

const titleField = { name: 'title', label: m.inside_weather_name_of_this_sky(), longest: 40 }
const noteField = { name: 'note', label: m.inside_weather_what_changed_it(), longest: 120 }

/** Everything that can be done now. */
function Offers(props: PanelProps & { visits: number }) {
  const { play, state } = props
  const writing = useSignal(false)
  if (writing.value)
    return (
      <OwnWords
        play={play}
        seat={state.seat}
        title={m.kit_your_own_words()}
        fields={play.level.from === 15 ? [titleField, noteField] : [titleField]}
        close={() => (writing.value = false)}
      />
    )
  if (state.phase === 'over') return null
  if (state.phase === 'sky') return <SkyButtons {...props} write={() => (writing.value = true)} />
  const Shown = panels[state.phase]
  return (
    <>
      <Shown key={`${state.phase}-${state.at}`} {...props} />
      <HeardCorner {...props} />
    </>
  )
}

/** The game in play: one sky after another. */
export function View({ play }: { play: WeatherPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const state = show.scene.value
  const scene = sceneNow(state)
  const stage = play.stage.value
  const look = play.look.value
  const places = useMemo(() => placesOf(stage), [stage])
  const shapes = useMemo(() => shapesOf(scene.pieces, state.steps), [scene.pieces, state.steps])
  const visits = visitBefore(play, state.seat).count
  useUsed(play, play.state.value.openers)
  useWiping(play)
  useAmbient(play, shapes)
  useClosing(play, () => {
    play.sound.play('harp', { step: 5 })
    play.clock.after(900, () => play.finish())
  })
  const isOpen = play.ready.value && !show.busy.value && !play.closing.value
  // Pressed twice before the next drawing, a button counts once.
  const make = (move: Move) => {
    if (play.state.value === state) void show.make(move)
  }
  const isSky = state.phase === 'sky' || state.phase === 'size'
  return (
    <div class={`inside is-${look} in-${state.phase}`}>
      <Landscape places={places} shapes={shapes} look={look} />
      <WindArea play={play} places={places} />
      <Touchables play={play} places={places} />
      <Pieces {...{ play, places, state, make }} placed={scene.pieces} isOpen={isOpen && isSky} />
      <Surprise play={play} places={places} />
      {show.note.value && <p class="inside-said">{show.note.value}</p>}
      {isOpen && state.phase === 'sky' && <Opener play={play} state={state} />}
      {isOpen && <Offers {...{ play, state, make, visits }} />}
    </div>
  )
}
