import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { seatName } from '@marigold/device'
import { Img, offerArrows, offerKeys } from '../kit/index.ts'
import { Adult, AskAgain } from './adult.tsx'
import { Pick, Positions } from './choices.tsx'
import { isLow } from './layout.ts'
import { March } from './march.tsx'
import { friendSvg } from './pictures-of.ts'
import { pressablesOf, Spots, type Pressable } from './pressing.tsx'
import { friendNow } from './rules.ts'
import type { HayPlay } from './scene.ts'
import { makeShow, type Show } from './show.ts'
import { standOf } from './stands.ts'
import type { Move, Place } from './state.ts'
import { captionOf } from './texts.ts'
import { logMove, waitOf } from './trials.ts'
import { World } from './world.tsx'
import './haystack-hello.css'
import './reading.css'
import './motion.css'

/** A friend's words, above the place where it is. */
function Bubble({ show }: { show: Show }) {
  const bubble = show.bubble.value
  if (!bubble) return null
  const { x, y, size } = standOf(show.layout.value, show.scene.value, bubble.place)
  const { width, height } = show.layout.value.stage
  // About half of what the words take, so that none of them is cut off at the edge.
  const letter = Math.min(38, Math.max(22, Math.min(width, height) * 0.03 + 8)) * 0.29
  const half = Math.min(width * 0.38, 280, bubble.text.length * letter + 36)
  return (
    <p class="bubble" style={{ left: Math.max(half, Math.min(width - half, x)), top: Math.max(128, y - size - 10) }}>
      {bubble.text}
    </p>
  )
}

/** In Explore any tap on the farm opens it, also one beside the place. */
function useAnywhere(on: boolean, open: () => void) {
  const farm = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const at = farm.current
    if (!at || !on) return
    const tap = (event: MouseEvent) => (event.target as Element).closest('button') === null && open()
    at.addEventListener('click', tap)
    return () => at.removeEventListener('click', tap)
  })
  return farm
}

/** Makes the moves of the player and logs them. */
function useMoves(play: HayPlay, show: Show) {
  const since = useRef(0)
  const make = (move: Move) => {
    if (show.busy.value || show.closing.value) return
    const before = play.state.value
    const taps = show.taps.value
    logMove(play, { move, before, ms: play.clock.now() - since.current, taps })
    show.taps.value = 0
    void show.make(move)
  }
  return { make, since }
}

/** Time that passes while nobody has answered: the place wobbles the more. */
function useWaiting(play: HayPlay, show: Show, looking: boolean): void {
  const { level, nudges, parade } = play.state.value
  const { kind } = level
  useEffect(() => {
    if (!looking || (kind !== 'ask' && kind !== 'explore')) return
    const friend = friendNow(play.state.value).name
    if (nudges === 0) show.call(friend, { muffled: true })
    if (kind === 'ask')
      return play.clock.after(waitOf(play) * 1000, () => nudges < 3 && void show.make({ kind: 'nudge' }))
    return play.clock.every(5000, () => {
      show.eager.value = Math.min(3, show.eager.value + 1)
      show.call(friend, { muffled: true })
    })
  }, [looking, kind, nudges, parade.length])
}

/** Questions are asked when somebody looks, and again when it is asked for; time counts from then on, also for a gift. */
function useQuestions(play: HayPlay, show: Show, free: boolean, since: { current: number }): void {
  const { level, parade, seat, repeats, misses, phase } = play.state.value
  const looking = free && phase === 'look'
  const round = `${parade.length} ${seat} ${repeats}`
  useEffect(() => {
    if (looking && (level.kind === 'find' || level.kind === 'where')) void show.ask()
  }, [looking && misses === 0, round])
  useEffect(() => {
    if (free && !show.asking.value) since.current = play.clock.now()
  }, [free, phase, show.asking.value, round])
}

/** Numbers and arrows choose among the places. */
function usePlaceKeys(places: readonly Place[], spots: readonly Pressable[]): void {
  useLayoutEffect(() => {
    const numbers = spots.map(({ spot, press }) => [String(places.indexOf(spot) + 1), press] as const)
    const stops = [offerArrows(), offerKeys(Object.fromEntries(numbers))]
    return () => stops.forEach((stop) => stop())
  })
}

/** What there is to do, for who reads it. */
function Told({ play, show }: { play: HayPlay; show: Show }) {
  const state = play.state.value
  const [first, second] = play.players
  const names =
    first && second
      ? { seeker: seatName(state.seat === 0 ? first : second), hider: seatName(state.seat === 0 ? second : first) }
      : null
  const caption = captionOf(state, show.named(), names)
  if (caption === '') return null
  return (
    <p class="told">
      {state.phase === 'hide' && <Img svg={friendSvg(friendNow(state).name)} />}
      {caption}
    </p>
  )
}

interface AskedProps {
  play: HayPlay
  show: Show
  make: (move: Move) => void
}
/** What there is to choose now, and the adult's buttons. */
function Asked({ play, show, make }: AskedProps) {
  const state = play.state.value
  const { phase, level } = state
  const looking = phase === 'look'
  if (looking && level.kind === 'ask')
    return (
      <Adult
        play={play}
        mode={show.mode}
        hello={(how) => make({ kind: 'hello', mode: how })}
        together={() => make({ kind: 'together' })}
      />
    )
  if (show.asking.value || phase === 'over') return null
  if (phase === 'tune' || phase === 'gift') return <Pick state={state} make={make} named={show.named()} />
  const choose = (place: Place) => make({ kind: phase === 'hide' ? 'hide' : 'choose', place })
  return (
    <>
      {level.kind === 'where' && <Positions state={state} choose={choose} />}
      {looking && (level.kind === 'find' || level.kind === 'where') && (
        <AskAgain left={state.repeats < 3} again={() => make({ kind: 'again' })} />
      )}
    </>
  )
}

/** Haystack Hello in play. */
export function View({ play }: { play: HayPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const { make, since } = useMoves(play, show)
  const state = play.state.value
  const { kind } = state.level
  const ending = play.ending.value !== null
  const free = play.ready.value && !show.busy.value && !show.closing.value && !ending
  const looking = free && state.phase === 'look'
  const spots = free && !show.asking.value ? pressablesOf(play, show, make) : []

  useEffect(() => show.remember(), [])
  useEffect(() => {
    if (ending) void show.end()
  }, [ending])
  useQuestions(play, show, free, since)
  useWaiting(play, show, looking)
  usePlaceKeys(state.places, spots)
  const farm = useAnywhere(looking && kind === 'explore', () => make({ kind: 'open' }))
  const stage = play.stage.value
  const dress = [
    `is-${kind}`,
    stage.portrait && 'portrait',
    isLow(stage) && 'low',
    play.values.contrast === true && 'contrast',
  ]
  return (
    <div ref={farm} class={['haystack', ...dress.filter(Boolean)].join(' ')}>
      <World play={play} show={show} />
      <Bubble show={show} />
      {free && <Told play={play} show={show} />}
      <Spots show={show} all={spots} />
      {free && <Asked play={play} show={show} make={make} />}
      {show.marching.value && <March play={play} show={show} />}
    </div>
  )
}
