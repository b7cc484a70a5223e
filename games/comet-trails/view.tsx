import { m } from '#messages'
import type { Look } from '@marigold/contract'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import {
  AssistRow,
  grownBefore,
  Layer,
  ownText,
  OwnWords,
  Sprite,
  steadyOf,
  useClosing,
  useUsed,
  useWiping,
} from '../kit/index.ts'
import { Board } from './board.tsx'
import { isOwn, longestOwn, setOwnWord, wordField } from './figures.ts'
import { animalsOf, grownOf } from './growth.ts'
import { fitOf, siteOf, type Site } from './layout.ts'
import { Buttons, Choices, Note, Pad } from './panels.tsx'
import { animalPicture } from './pictures.ts'
import type { CometPlay } from './play-types.ts'
import { makeShow, type Show } from './show.ts'
import { drawingsArt } from './sky-art.ts'
import { NightSky } from './sky.tsx'
import { fadeNow, figureNow, isTogether, type Move, type State } from './state.ts'
import { instructionOf, type Way } from './texts.ts'
import { Toy } from './toy.tsx'
import { Surprise, Touchables } from './touchables.tsx'
import './comet-trails.css'

const silenceMs = { young: 12_000, usual: 8000 }
/** After some silence, the instruction is said again. */
function useSilence(play: CometPlay, state: State, isOpen: boolean, show: Show) {
  const waits = isOpen && state.phase === 'trace' && play.values.scan === 'off' && !show.pulling.value
  useEffect(() => {
    if (!waits) return
    return play.clock.after(play.level.tier === 0 ? silenceMs.young : silenceMs.usual, () =>
      show.say(instructionOf(state, wayOf(play))),
    )
  }, [waits, state])
}

/** How the comet is moved: arrows for switches, and where game and player draw together by choosing. */
function wayOf(play: CometPlay): Way {
  if (play.values.scan !== 'off' || play.values.way === 'arrows') return 'arrows'
  return play.values.way === 'tap' ? 'tap' : 'draw'
}

/** The animal that the last figure woke up, beside its star picture. */
function Woken({ play, state, site }: { play: CometPlay; state: State; site: Site }) {
  const animal = animalsOf(state, (seat) => grownBefore(play, seat)).at(-1)
  if (!animal) return null
  const { board } = site
  const size = Math.min(board.width * 0.34, board.height * 0.42)
  const [x, y] = [board.x + board.width - size * 1.1, board.y + board.height - size * 1.05]
  return (
    <Layer box={[x, y, size, size]} moves class="woken">
      <Sprite svg={animalPicture(animal, play.look.value)} {...{ x, y, size }} />
    </Layer>
  )
}

/** What the child drew, small and far away over the hills; away while a figure is traced. */
function FarSky({ play, state, site, isToy }: { play: CometPlay; state: State; site: Site; isToy: boolean }) {
  const { drawings } = useMemo(() => grownOf(grownBefore(play, 0)), [play])
  const { stage, board, ground } = site
  if (state.phase === 'trace' && !isToy) return null
  const own = [...drawings, ...state.done.map(({ line }) => line)].slice(-8)
  const top = Math.max(board.y, ground - stage.height * 0.11)
  const art = drawingsArt(own, [board.x, top, board.width, stage.height * 0.09], '#C9D3FF')
  return <Layer box={[0, 0, stage.width, stage.height]} class="far-sky" art={art} />
}

/** The board of a figure, and what says how to trace it. */
function Task(props: TaskProps) {
  const { play, show, state, site, isOpen, way, make, hasPad } = props
  const figure = figureNow(state)
  const fade = fadeNow(state)
  const isPen = useSignal(false)
  const wanted = Number(play.values.road) || play.level.road
  const { grow } = steadyOf(play.values)
  const wide = isTogether(state) ? 1.3 : 1
  const fit = useMemo(
    () =>
      fitOf(figure, play.level, site, {
        road: wanted * grow * wide,
        isPen: isPen.value,
        hasRoad: fade === 'road' || fade === 'dots',
      }),
    [figure, site, wanted, grow, wide, fade, isPen.value],
  )
  const isTask = state.phase === 'trace'
  useEffect(() => {
    if (isOpen && isTask && fade === 'memory' && way === 'draw' && state.tracks.every((track) => track < 0))
      void show.look()
  }, [isOpen && isTask, state.number])
  useSilence(play, state, isOpen && !show.busy.value, show)
  const isReady = isOpen && !show.busy.value
  const touched = (by: string) => {
    isPen.value = by === 'pen'
    show.touched()
  }
  return (
    <>
      <Board {...{ play, state, show, site, fit, way, make, touched }} isOpen={isReady} />
      {show.wakes.value && <Woken {...{ play, state, site }} />}
      {isReady && isTask && <Buttons {...{ state, site, make }} />}
      {isReady && isTask && hasPad && <Pad {...{ state, site, make }} />}
      {isReady && <Choices {...{ play, state, make }} />}
    </>
  )
}
interface TaskProps {
  play: CometPlay
  show: Show
  state: State
  site: Site
  isOpen: boolean
  way: Way
  hasPad: boolean
  make: (move: Move) => void
}

const worldClass = ({ column, isRight }: Site, look: Look): string =>
  ['comet-world', `is-${look}`, column > 0 && 'has-column', isRight && 'is-left-hand'].filter(Boolean).join(' ')

interface BeforeProps extends Pick<TaskProps, 'play' | 'site' | 'state' | 'make'> {
  begin: () => void
}
/** The sky to play in, and the panel for an own word before the first figure. */
function Before({ play, site, state, make, begin }: BeforeProps) {
  const isTyping = useSignal(false)
  const hasOwn = isOwn(state.deck[0] ?? '')
  const start = () => {
    isTyping.value = hasOwn && !setOwnWord(ownText(play, 0, wordField))
    if (isTyping.value) return
    if (hasOwn) make({ kind: 'own' })
    begin()
  }
  const close = () => (ownText(play, 0, wordField) === '' ? (isTyping.value = false) : start())
  if (!isTyping.value) return <Toy play={play} site={site} begin={start} />
  return (
    <OwnWords
      play={play}
      seat={0}
      title={m.comet_trails_type_your_word()}
      fields={[{ name: wordField, label: m.comet_trails_letters_to_trace(), longest: longestOwn }]}
      close={close}
    />
  )
}

/** The game in play: a sky to play in first, then figure after figure. */
export function View({ play }: { play: CometPlay }) {
  const show = useMemo(() => {
    // The word of the child before.
    setOwnWord('')
    return makeShow(play)
  }, [play])
  const state = show.scene.value
  const stage = play.stage.value
  const look = play.look.value
  const isToy = useSignal(state.number === 0 && state.phase === 'trace' && state.tracks.every((track) => track < 0))
  const toy = isToy.value && !play.closing.value
  const way = wayOf(play)
  const hasPad = !toy && (way === 'arrows' || isTogether(state))
  const site = useMemo(() => siteOf(stage, hasPad, play.values.hand), [stage, hasPad, play.values.hand])
  const isOpen = play.ready.value && !play.closing.value
  const isTask = state.phase === 'trace'
  useUsed(play, state.deck)
  useWiping(play)
  useEffect(() => play.sound.music.intensity(isTask && !toy ? 0 : 1), [isTask, toy])
  useClosing(play, () => {
    play.sound.play('bell', { step: 5 })
    play.clock.after(900, () => play.finish())
  })
  const make = (move: Move) => {
    // Pressed twice before the next drawing, a button counts once.
    if (play.ready.value && !play.closing.value && !show.busy.value) void show.make(move)
  }
  const begin = () => {
    isToy.value = false
    play.asked()
  }
  const hasNote = !play.closing.value && (toy || isTask || show.note.value !== '')
  return (
    <div
      class={`${worldClass(site, look)} ${show.pulling.value ? 'is-pulling' : ''}`}
      style={{ '--column': `${site.column || stage.width}px` }}
    >
      <NightSky stage={stage} ground={site.ground} look={look} />
      <FarSky play={play} state={state} site={site} isToy={toy} />
      <Touchables play={play} site={site} hasPad={hasPad} />
      <Surprise play={play} site={site} />
      {isOpen && toy && <Before {...{ play, site, state, make, begin }} />}
      {!toy && !play.closing.value && <Task {...{ play, show, state, site, isOpen, way, make, hasPad }} />}
      {hasNote && <Note {...{ play, state, show, site, way }} isToy={toy} />}
      {isOpen && isTask && !toy && <AssistRow play={play} />}
    </div>
  )
}
