import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { AssistRow, Picture, useClosing, useUsed } from '../kit/index.ts'
import { Corners, Heap } from './heap-view.tsx'
import { shapes } from './heap.ts'
import { jobOf } from './jobs.ts'
import { siteOf, type Site } from './layout.ts'
import { Buttons, JobChoice, Ledge, Slip } from './panels.tsx'
import { pictureOf } from './pictures.ts'
import type { DrawerPlay } from './play-types.ts'
import { Room } from './room.tsx'
import { makeShow, type Show } from './show.ts'
import type { Move, State } from './state.ts'
import { makeStirring } from './stirring.ts'
import { Rider, Surprise, Touchables } from './touchables.tsx'
import './jumble-drawer.css'
import './panels.css'

const silenceMs = { young: 12_000, usual: 8000 }
/** Silence brings the first step of help: the slip is read again. */
function useSilence(play: DrawerPlay, state: State, isOpen: boolean, make: (move: Move) => void) {
  const isReady = state.phase === 'find' && (state.slip !== 'memory' || state.isHidden)
  const waits = isOpen && isReady && state.help === 0 && play.values.scan !== 'one'
  useEffect(() => {
    if (!waits) return
    return play.clock.after(play.levelIndex === 0 ? silenceMs.young : silenceMs.usual, () => make({ kind: 'hint' }))
  }, [waits, state])
}

/** The thing that is lifted: it comes up large, and goes to the slip or to the ledge. */
function Lifted({ show, site }: { show: Show; site: Site }) {
  const lifted = show.lifted.value
  if (!lifted) return null
  const { thing, isFound } = lifted
  const { heap, cell, slip, ledge } = site
  const size = Math.max(96, thing.size * cell * 1.3)
  const [x, y] = [heap.x + thing.x * cell - size / 2, heap.y + thing.y * cell - size / 2]
  const goal = isFound ? slip : ledge
  const [dx, dy] = [goal.x + goal.width / 2 - x - size / 2, goal.y + goal.height / 2 - y - size / 2]
  return (
    <div
      class={`lifted ${isFound ? 'is-found' : ''} is-${thing.ink}`}
      style={{ left: x, top: y, width: size, height: size, '--dx': `${dx}px`, '--dy': `${dy}px` }}
      aria-hidden="true"
    >
      <Picture svg={pictureOf(thing.key)} />
    </div>
  )
}

/** Where everything is; a drawer keeps its shape when a tablet is turned. */
function useSite(stage: Site['stage'], { phase, shape }: State, hand: unknown): Site {
  const site = useMemo(() => siteOf(stage, hand), [stage, hand])
  const isTurned = phase !== 'choose' && shape !== site.shape
  return useMemo(() => {
    if (!isTurned) return site
    const { width, height } = shapes[shape]
    const cell = Math.min(site.heap.width / width, site.heap.height / height)
    const x = site.heap.x + (site.heap.width - cell * width) / 2
    return { ...site, shape, cell, heap: { ...site.heap, x, width: cell * width, height: cell * height } }
  }, [site, isTurned])
}

/** What was said of the last pick stays on the slip while it is shown. */
function useGame(play: DrawerPlay) {
  const show = useMemo(() => makeShow(play), [play])
  const stirring = useMemo(() => makeStirring(play.clock), [play])
  const state = show.scene.value
  const isOpen = play.ready.value && !show.busy.value && !play.closing.value
  const make = (move: Move) => {
    // Pressed twice before the next drawing, a button counts once.
    if (play.state.value === state && isOpen) void show.make(move)
  }
  useUsed(
    play,
    useMemo(() => play.state.peek().deck, [play]),
  )
  useEffect(() => play.sound.music.intensity(state.phase === 'find' ? 1 : 0), [state.phase])
  useSilence(play, state, isOpen, make)
  useClosing(play, () => {
    play.sound.play('bell', { step: 5 })
    play.clock.after(900, () => play.finish())
  })
  return { show, stirring, state, isOpen, make }
}

const isWorking = (phase: State['phase']): boolean => phase === 'toy' || phase === 'find'

/** The game in play: a job to choose, a drawer to stir, and a slip whose things are in it. */
export function View({ play }: { play: DrawerPlay }) {
  const { show, stirring, state, isOpen, make } = useGame(play)
  const stage = play.stage.value
  const look = play.look.value
  const { hand } = play.values
  const { phase, shape, now, slips, needs } = state
  const site = useSite(stage, state, hand)
  const last = slips.at(-1)
  const uncovered = useSignal('')
  const picksCorner = useSignal(false)
  const uncover = () => {
    play.sound.play('swish', { gain: 0.7 })
    uncovered.value = now.job
  }
  const whirl = () => {
    play.sound.play('rustle', { gain: 0.8 })
    stirring.whirl({ x: shapes[shape].width / 2, y: shapes[shape].height / 2 }, 40 * play.rng.int(1, 3))
  }
  const isChosen = picksCorner.value && phase === 'find'
  const corner = { isChosen, set: (on: boolean) => void (picksCorner.value = on) }
  const isCovered = phase === 'choose' || (phase === 'toy' && uncovered.value !== now.job)
  const props = { play, state, site, make }
  const kind = jobOf(now.job || (state.deck[0] ?? 'kite')).kind
  return (
    <div
      class={['drawer-world', `is-${look}`, site.isRight && 'is-left-hand'].filter(Boolean).join(' ')}
      style={{
        '--column': `${site.column || stage.width}px`,
        '--center': `${site.drawer.x + site.drawer.width / 2}px`,
        '--middle': `${site.heap.y + site.heap.height / 2}px`,
      }}
    >
      <Room site={site} look={look} kind={kind} id="play" />
      <Touchables {...{ play, slips, needs, site }} />
      {last && phase === 'toy' && !play.calm.value && <Rider job={last.job} site={site} />}
      <Ledge state={state} site={site} />
      {phase !== 'choose' && <Slip {...props} note={show.note.value} isCovered={isCovered} canRead={isOpen} />}
      <Heap {...{ ...props, show, stirring, uncover, isCovered }} isOpen={isOpen && !isChosen} />
      <Surprise play={play} site={site} />
      <Lifted show={show} site={site} />
      {isOpen && phase === 'choose' && <JobChoice {...props} />}
      {isWorking(phase) && <Buttons {...{ ...props, whirl, uncover, isCovered, corner, isOpen }} />}
      {isOpen && isChosen && (
        <Corners
          site={site}
          choose={(quarter) => {
            corner.set(false)
            make({ kind: 'corner', quarter })
          }}
        />
      )}
      {play.ready.value && phase === 'find' && <AssistRow play={play} />}
    </div>
  )
}
