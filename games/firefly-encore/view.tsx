import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import {
  AssistRow,
  boxStyle,
  grownBefore,
  offerArrows,
  offerKeys,
  Press,
  steadyOf,
  useClosing,
  useStableCallback,
} from '../kit/index.ts'
import { outOf } from '../kit/phrases.ts'
import { usedAfter } from '../kit/rules.ts'
import { siteOf, type Site } from './layout.ts'
import { Meadow, SongSky } from './meadow.tsx'
import { Choices, RuleSign } from './panels.tsx'
import type { FireflyPlay } from './play-types.ts'
import { keyOf, rowOf, rules } from './rules.ts'
import { makeShow, type Show } from './show.ts'
import { bandNow, songbookOf, type Songbook } from './songbook.ts'
import { answerNow, isTogether, nextStem, type Move, type State } from './state.ts'
import { Board, Stalks } from './stems.tsx'
import { instructionOf, isNewRule, ruleName } from './texts.ts'
import { Band, Guest, Surprise, Touchables } from './touchables.tsx'
import './firefly-encore.css'

interface PartProps {
  play: FireflyPlay
  show: Show
  state: State
  site: Site
  make: (move: Move) => void
}

/** The note: the rule, what to do, and how far the concert is. */
function Note({ play, show, state, site, isToy }: Omit<PartProps, 'make'> & { isToy: boolean }) {
  const text = show.note.value || (isToy ? m.firefly_encore_brush_the_stems() : instructionOf(play, state))
  const isNew = state.phase === 'watch' && isNewRule(state)
  const taps = state.phase === 'compose' ? state.lights.length : state.taps.length
  const lights =
    state.phase === 'echo' && show.note.value === '' ? answerNow(state).length : state.phase === 'compose' ? taps : 0
  const { note } = site
  return (
    <div
      class={`firefly-note ${isNew ? 'is-new' : ''}`}
      style={{ left: note.x, top: note.y, width: note.width, minHeight: note.height }}
    >
      {!isToy && <RuleSign rule={state.rule} />}
      <div>
        {!isToy && (
          <p class="where">
            {isNew ? m.firefly_encore_new_rule({ rule: ruleName(state.rule) }) : ruleName(state.rule)}
            <span>{outOf(state.number + 1, state.total)}</span>
          </p>
        )}
        <p class="instruction" data-instruction="">
          {text}
        </p>
      </div>
      {lights > 0 && (
        <span class="taps" aria-hidden="true">
          {Array.from({ length: lights }, (_, at) => (
            <i key={at} class={at < taps ? 'is-full' : ''} />
          ))}
        </span>
      )}
    </div>
  )
}

const silenceMs = { young: 12_000, usual: 8000 }
/** After some silence, the button to watch again asks to be used. */
function useNudge(play: FireflyPlay, state: State, isOpen: boolean) {
  const nudges = useSignal(false)
  const waits = isOpen && state.phase === 'echo'
  useEffect(() => {
    nudges.value = false
    if (!waits) return
    return play.clock.after(play.level.tier === 0 ? silenceMs.young : silenceMs.usual, () => {
      nudges.value = true
      play.say(m.firefly_encore_you_can_watch_again())
    })
  }, [waits, state])
  return nudges.value
}

/** The buttons of each phase: start, watch, help, or the end of one's own phrase. */
function Buttons({ play, show, state, site, make, begin }: PartProps & { begin: (() => void) | null }) {
  const nudges = useNudge(play, state, begin === null)
  const moves = rules.moves(state)
  const button = (kind: 'watch' | 'again' | 'help' | 'compose' | 'clear', text: string, look: string) =>
    moves.some((move) => move.kind === kind) && (
      <Press class={`button ${look}`} onClick={() => make({ kind })}>
        {text}
      </Press>
    )
  return (
    <div class="firefly-buttons" style={boxStyle(site.buttons)}>
      {begin ? (
        <>
          <Press class="button plain" data-own-cooldown="" onClick={show.strum}>
            {m.firefly_encore_strum()}
          </Press>
          <Press class="button big" data-scan="first" onClick={begin}>
            {m.firefly_encore_start_the_concert()}
          </Press>
        </>
      ) : (
        <>
          {button('watch', m.firefly_encore_watch(), 'big')}
          <span data-scan-group={m.firefly_encore_more_buttons()}>
            {button('compose', m.firefly_encore_thats_my_phrase(), '')}
            {button('clear', m.firefly_encore_start_over(), 'plain')}
            {button('again', m.firefly_encore_watch_again(), nudges ? 'plain nudges' : 'plain')}
            {button('help', m.kit_help_me(), 'plain')}
          </span>
        </>
      )}
    </div>
  )
}

/** Remembers which phrases were played, so that the next plays have others. */
function useKeptPhrases(play: FireflyPlay, { done, stems, mode }: State) {
  useLayoutEffect(() => {
    if (done.length === 0 || mode !== 'new') return
    const played = done.map(({ lights }) => keyOf(stems, rowOf(lights)))
    play.keep(usedAfter(play.kept.value, played))
  }, [play, done])
}

/** Number keys tap stems, and arrows go from one to the next; Enter alone never answers. */
function useStemKeys(open: readonly number[], press: (stem: number) => void) {
  useLayoutEffect(() => {
    const stopArrows = offerArrows()
    const keys = open.map((stem) => [String(stem + 1), () => press(stem)] as const)
    const none = (open.length > 0 ? ['Enter', ' '] : []).map((key) => [key, () => undefined] as const)
    const stopKeys = offerKeys(Object.fromEntries([...keys, ...none]), { ownCooldown: true })
    return () => {
      stopKeys()
      stopArrows()
    }
  })
}

/** The toy before the first phrase: a harp of stems. It ends with last night's lullaby, if there is one. */
function useToy(play: FireflyPlay, show: Show, lullaby: readonly number[]) {
  const isToy = useSignal(play.state.value.number === 0 && play.state.value.phase !== 'over')
  const begin = useStableCallback(async () => {
    isToy.value = false
    const { stems } = play.state.value
    if (lullaby.length > 0 && lullaby.every((stem) => stem < stems)) {
      show.busy.value = true
      await show.tune(lullaby, m.firefly_encore_last_nights_lullaby())
      show.busy.value = false
      play.asked()
    }
  })
  return { isToy: isToy.value && !play.closing.value, begin: () => void begin() }
}

const noStems: readonly number[] = []
/** Stems that can be tapped in this phase. */
const openStems = (state: State): readonly number[] =>
  rules.moves(state).flatMap((move) => (move.kind === 'tap' ? [move.stem] : []))

const isTask = ({ phase }: State): boolean => phase === 'watch' || phase === 'echo' || phase === 'compose'

interface SceneProps extends Omit<PartProps, 'make'> {
  songbook: Songbook
  soft: boolean
}

/** Everything behind the fireflies: the meadow, the songs in the sky, the band, and what answers a touch. */
function Scenery({ play, show, state, site, songbook, soft }: SceneProps) {
  const look = play.look.value
  return (
    <>
      <Meadow {...{ site, look, soft }} />
      <SongSky
        site={site}
        stems={state.stems}
        songs={songbook.songs}
        phrases={state.done.map(({ lights }) => lights)}
        total={state.total}
      />
      <Stalks {...{ site, look }} lit={show.lit.value} />
      <Band {...{ site, look }} members={bandNow(state, songbook)} plays={show.glad.value} />
      <Touchables play={play} site={site} />
      <Guest play={play} site={site} />
      <Surprise play={play} site={site} />
    </>
  )
}

/** The fireflies, and what help shows of the phrase. */
function Stage({ play, show, state, site, soft, isOpen, toy }: Omit<SceneProps, 'songbook'> & StageProps) {
  const press = useStableCallback((stem: number) => (toy ? show.pluck(stem) : show.tap(stem)))
  const open = useMemo(() => {
    if (!isOpen) return noStems
    return toy ? site.heads.map((_, stem) => stem) : openStems(state)
  }, [isOpen, toy, state, site])
  useStemKeys(open, press)
  const helps = isOpen && state.phase === 'echo'
  return (
    <Board
      {...{ site, soft, open, press }}
      stems={state.stems}
      look={play.look.value}
      lit={show.lit.value}
      wrong={show.wrong.value}
      isGlad={show.glad.value}
      next={helps && isTogether(state) ? (nextStem(state) ?? null) : null}
      trail={helps && state.help === 3 ? { answer: answerNow(state), from: state.taps.length } : null}
      brush={toy && isOpen ? show.pluck : null}
    />
  )
}
interface StageProps {
  isOpen: boolean
  toy: boolean
}

/** The game in play: a meadow to play on, then phrase after phrase. */
export function View({ play }: { play: FireflyPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const state = show.scene.value
  const stage = play.stage.value
  const soft = play.values.soft === true
  const { grow } = steadyOf(play.values)
  const site = useMemo(() => siteOf(stage, state.stems, 'play', grow), [stage, state.stems, grow])
  const songbook = useMemo(() => songbookOf(grownBefore(play, 0)), [play])
  const { isToy, begin } = useToy(play, show, songbook.lullaby)
  const isOpen = play.ready.value && !show.busy.value && !play.closing.value
  const asks = isTask(state)
  const make = (move: Move) => {
    // Pressed twice before the next drawing, a button counts once.
    if (play.state.value === state) void show.make(move)
  }
  useKeptPhrases(play, state)
  useEffect(() => play.sound.music.intensity(asks && !isToy ? 0 : 1), [asks, isToy])
  useClosing(play, () => {
    play.sound.play('bell', { step: 5 })
    play.clock.after(900, () => play.finish())
  })
  const props = { play, show, state, site, make, soft }
  return (
    <div class={`meadow is-${play.look.value}`}>
      <Scenery {...props} songbook={songbook} />
      <Stage {...props} isOpen={isOpen} toy={isToy} />
      {!play.closing.value && (asks || show.note.value !== '') && <Note {...props} isToy={isToy} />}
      {isOpen && asks && <Buttons {...props} begin={isToy ? begin : null} />}
      {isOpen && !isToy && <Choices {...props} members={bandNow(state, songbook)} />}
      {isOpen && !isToy && state.phase === 'echo' && <AssistRow play={play} />}
    </div>
  )
}
