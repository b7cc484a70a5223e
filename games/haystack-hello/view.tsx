import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Img, listen, offerArrows, offerKeys, seatName, useClosing } from '../kit/index.ts'
import { Adult, AskAgain } from './adult.tsx'
import { EncoreChoice, FirstChoice, GiftChoice, Positions, TuneChoice } from './choices.tsx'
import { firstsOf } from './loft.ts'
import { isLow } from './layout.ts'
import { March } from './march.tsx'
import { friendSvg } from './pictures.ts'
import { spotButtonsOf, Spots, type SpotButton } from './spot-buttons.tsx'
import { currentFriend } from './rules.ts'
import type { HayPlay } from './scene.ts'
import { makeShow, type Show } from './show.ts'
import type { Move, Place } from './state.ts'
import { captionOf } from './texts.ts'
import { logMove, waitSeconds } from './trials.ts'
import { Touch } from './touchables.tsx'
import { drawnSpots, loftHere, World } from './world.tsx'
import './haystack-hello.css'
import './reading.css'
import './motion.css'
import './toys.css'

/** Shows a friend's words above its place. */
function Bubble({ show }: { show: Show }) {
  const bubble = show.bubble.value
  if (!bubble) return null
  const { x, y, size } = bubble.at
  const { width, height } = show.layout.value.stage
  // Half the estimated width of the text, which keeps the bubble inside the stage.
  const letter = Math.min(38, Math.max(22, Math.min(width, height) * 0.03 + 8)) * 0.29
  const half = Math.min(width * 0.38, 280, bubble.text.length * letter + 36)
  return (
    <p
      class="bubble"
      style={{ left: Math.max(half + 8, Math.min(width - half - 8, x)), top: Math.max(128, y - size - 10) }}
    >
      {bubble.text}
    </p>
  )
}

/** In Explore, a tap anywhere on the farm opens the hiding place. */
function useAnywhere(on: boolean, open: () => void) {
  const farm = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const at = farm.current
    if (!at || !on) return
    const tap = (event: MouseEvent) => (event.target as Element).closest('button, [data-poke-area]') === null && open()
    return listen({ click: tap }, { at })
  })
  return farm
}

/** Makes the player's moves and logs them. */
function useMoves(play: HayPlay, show: Show) {
  const since = useRef(0)
  const make = (move: Move) => {
    if (show.busy.value || play.closing.value) return
    const before = play.state.value
    const taps = show.taps.value
    logMove(play, { move, before, ms: play.clock.now() - since.current, taps })
    show.taps.value = 0
    void show.make(move)
  }
  return { make, since }
}

/** Makes the hiding place wobble more while nobody answers. */
function useWaiting(play: HayPlay, show: Show, looking: boolean): void {
  const { level, nudges, found } = play.state.value
  const { kind } = level
  useEffect(() => {
    if (!looking || (kind !== 'ask' && kind !== 'explore')) return
    const friend = currentFriend(play.state.value).name
    if (nudges === 0) show.call(friend, { muffled: true })
    if (kind === 'ask')
      return play.clock.after(waitSeconds(play) * 1000, () => nudges < 3 && void show.make({ kind: 'nudge' }))
    return play.clock.every(5000, () => {
      show.eager.value = Math.min(3, show.eager.value + 1)
      show.call(friend, { muffled: true })
    })
  }, [looking, kind, nudges, found])
}

/** Asks the question when a turn starts and on request. Response time counts from then on, also for a gift. */
function useQuestions(play: HayPlay, show: Show, free: boolean, since: { current: number }): void {
  const { level, found, seat, repeats, misses, phase } = play.state.value
  const looking = free && phase === 'look'
  const round = `${found} ${seat} ${repeats}`
  useEffect(() => {
    if (looking && (level.kind === 'find' || level.kind === 'where')) void show.ask()
  }, [looking && misses === 0, round])
  useEffect(() => {
    if (free && !show.asking.value) since.current = play.clock.now()
  }, [free, phase, show.asking.value, round])
}

/** Number and arrow keys choose a place. */
function usePlaceKeys(places: readonly Place[], spots: readonly SpotButton[]): void {
  useLayoutEffect(() => {
    const numbers = spots.map(({ spot, press }) => [String(places.indexOf(spot) + 1), press] as const)
    const stops = [offerArrows(), offerKeys(Object.fromEntries(numbers))]
    return () => stops.forEach((stop) => stop())
  })
}

/** Shows the instruction. */
function Instruction({ play, show }: { play: HayPlay; show: Show }) {
  const state = play.state.value
  const [first, second] = play.players
  const names =
    first && second
      ? { seeker: seatName(state.seat === 0 ? first : second), hider: seatName(state.seat === 0 ? second : first) }
      : null
  const caption = captionOf(state, show.named(), names)
  if (caption === '') return null
  return (
    <p class="told" data-instruction="">
      {state.phase === 'hide' && <Img svg={friendSvg(currentFriend(state).name)} />}
      {caption}
    </p>
  )
}

interface AskedProps {
  play: HayPlay
  show: Show
  make: (move: Move) => void
}
/** Shows the current choices and the adult's controls. */
function TurnControls({ play, show, make }: AskedProps) {
  const state = play.state.value
  const { phase, level } = state
  const looking = phase === 'look'
  if (looking && level.kind === 'ask')
    return (
      <Adult
        play={play}
        hello={(how) => make({ kind: 'hello', mode: how })}
        together={() => make({ kind: 'together' })}
      />
    )
  if (show.asking.value || phase === 'over') return null
  if (phase === 'encore') return <EncoreChoice state={state} make={make} />
  if (phase === 'gift') return <GiftChoice state={state} make={make} named={show.named()} />
  if (phase === 'tune') {
    const firsts = state.chosen ? [] : firstsOf(play.grown(state.seat), state.theme)
    return firsts.length === 2 ? <FirstChoice make={make} friends={firsts} /> : <TuneChoice make={make} />
  }
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

export function View({ play }: { play: HayPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const { make, since } = useMoves(play, show)
  const state = play.state.value
  const { kind } = state.level
  const free = play.ready.value && !show.busy.value
  const looking = free && state.phase === 'look'
  const spots = free && !show.asking.value ? spotButtonsOf(play, show, make) : []

  useEffect(() => show.remember(), [])
  useClosing(play, show.close)
  useQuestions(play, show, free, since)
  useWaiting(play, show, looking)
  usePlaceKeys(state.places, spots)
  const farm = useAnywhere(looking && kind === 'explore', () => make({ kind: 'open' }))
  const stage = play.stage.value
  const plain = play.values.contrast === true
  const dress = [`is-${kind}`, stage.portrait && 'portrait', isLow(stage) && 'low', plain && 'contrast']
  return (
    <div ref={farm} class={['haystack', ...dress.filter(Boolean)].join(' ')}>
      <World play={play} show={show} />
      <Touch
        play={play}
        layout={show.layout.value}
        spots={drawnSpots(state, plain)}
        plain={plain}
        loft={loftHere(play, state).length > 0}
      />
      <Bubble show={show} />
      {free && <Instruction play={play} show={show} />}
      <Spots show={show} all={spots} />
      {free && <TurnControls play={play} show={show} make={make} />}
      {show.marching.value && <March play={play} show={show} />}
    </div>
  )
}
