import { m } from '#messages'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { AdultConfirm, AssistRow, html, Icon, offerKeys, Target, useFingers, type Finger } from '../kit/index.ts'
import { Bank, seatsOnBank } from './bank.tsx'
import { Bubbles, Flights } from './bubbles.tsx'
import { HomeChoice, NapChoice } from './choices.tsx'
import { padArt } from './flora.ts'
import { Frog } from './frog.tsx'
import { Net } from './net.tsx'
import { pondOf, type Pond, type Sides } from './pond.ts'
import { rules } from './rules.ts'
import { colorsOf, Scenery } from './scenery.tsx'
import { makeShow, type Show } from './show.ts'
import type { BayouPlay } from './summary.ts'
import { instructionOf } from './texts.ts'
import { Surprise, ThingPokes, Things } from './touchables.tsx'
import { useToy } from './toy-water.tsx'
import { housesIn } from './visits.ts'
import './bubble-bayou.css'

const closeMs = 1000
/** Narrower stages have no room for a hand on a leaf. */
const leafFrom = 700

function usePond(play: BayouPlay): Pond {
  const stage = play.stage.value
  const side = play.values.side as Sides['side']
  const leaf = stage.width < leafFrom ? 'off' : (play.values.leaf as Sides['leaf'])
  return useMemo(() => pondOf(stage, { side, leaf }), [stage, side, leaf])
}

interface PartProps {
  play: BayouPlay
  show: Show
  pond: Pond
}

/** The way to help is in the corner that the hand that plays doesn't cover. */
const isHelpRight = ({ values }: BayouPlay) => values.hand === 'left' || values.leaf === 'left'
/** The frog sits in the other corner, unless that is for a leaf. */
const frogIn = (play: BayouPlay) =>
  play.look.value === 'grown-up' || play.values.leaf !== 'off' ? null : { isLeft: isHelpRight(play) }

/** The world: the bayou, its things, everyone who is home. */
function World({ play, show, pond }: PartProps) {
  const { bayou, seats } = show.shown.value
  const look = play.look.value
  const colors = colorsOf(bayou, look)
  const frog = frogIn(play)
  const houses = useMemo(() => housesIn(play), [play])
  const away = useMemo(() => show.flights.value.map(({ home }) => home), [show.flights.value])
  return (
    <>
      <Scenery pond={pond} colors={colors} look={look} />
      <Things pond={pond} colors={colors} look={look} />
      <Surprise play={play} pond={pond} />
      <Bank {...{ pond, away, houses, look }} residents={show.residents()} players={seats} />
      {frog && <Frog pond={pond} isLeft={frog.isLeft} mood={show.mood.value} />}
    </>
  )
}

/** The leaf where one hand rests while the other one crosses the middle. */
function Leaf({ play, show, pond }: PartProps) {
  if (play.values.leaf === 'off' || play.stage.value.width < leafFrom) return null
  const { x, y, radius } = pond.leaf
  return (
    <div
      class={`leaf ${show.leafHeld.value ? 'is-held' : ''}`}
      aria-hidden="true"
      style={{ left: x - radius, top: y - radius, width: radius * 2, height: radius * 2 }}
    >
      <svg viewBox="-46 -46 92 96" {...html(padArt)} />
    </div>
  )
}

/** What the adult sets in play: assistance, a freeze that invites a request, and the word that a hand crossed over. */
function ForTheAdult({ play, show }: Omit<PartProps, 'pond'>) {
  const isFrozen = show.frozen.value
  useLayoutEffect(() => (isFrozen ? undefined : offerKeys({ f: () => show.isOpen() && (show.frozen.value = true) })))
  if (isFrozen)
    return <AdultConfirm play={play} question={m.bubble_bayou_did_the_child_ask_for_more()} onScore={show.asked} />
  return (
    <AssistRow play={play}>
      <button type="button" class="tool" disabled={!show.isOpen()} onClick={() => (show.frozen.value = true)}>
        {m.bubble_bayou_freeze()}
      </button>
      {play.values.leaf !== 'off' && (
        <button type="button" class="tool" onClick={() => show.crossed()}>
          {m.bubble_bayou_crossed_over()}
        </button>
      )}
    </AssistRow>
  )
}

/** What to do, and a way to ask for help. */
function Guide({ play, show, pond }: PartProps) {
  const state = show.shown.value
  const isOpen = show.isOpen()
  const instruction = show.frozen.value
    ? m.bubble_bayou_everything_stops_ask_for_more()
    : show.waitsForLeaf()
      ? m.bubble_bayou_rest_your_hand_on_the_leaf({ hand: play.values.leaf as Sides['leaf'] })
      : instructionOf(state, play.values.oneFinger === true)
  const isCall = state.call !== null && isOpen
  useEffect(() => {
    if (isCall && play.speech.available()) void play.speech.say(instruction, { rate: Number(play.values.rate) || 1 })
  }, [isCall, play.turn.value])
  const { stage, scale } = pond
  const size = Math.max(64, 60 * scale)
  const x = isHelpRight(play) ? stage.width - size * 0.7 : size * 0.7
  return (
    <>
      <p class="instruction" data-instruction="" style={{ top: pond.text }}>
        {show.note.value || instruction}
      </p>
      {isOpen && !state.level.any && (
        <Target
          label={m.kit_help_me()}
          class="help"
          x={x}
          y={stage.height - size * 0.66}
          width={size}
          onPress={() => show.help()}
        >
          <Icon name="help" size={30} />
        </Target>
      )}
    </>
  )
}

/** Sends fingers to the wave while it is open, to the leaf, and otherwise to the toy. */
function useWater(play: BayouPlay, show: Show, pond: Pond) {
  const { toy, water } = useToy(play, pond)
  const resting = useMemo(() => new Set<number>(), [])
  const isOnLeaf = ({ x, y }: Finger) =>
    play.values.leaf !== 'off' && Math.hypot(x - pond.leaf.x, y - pond.leaf.y) <= pond.leaf.radius
  const lift = (finger: Finger) => {
    const was = resting.delete(finger.id)
    if (was && resting.size === 0) show.leafHeld.value = false
    return was
  }
  const props = useFingers(
    {
      down(finger) {
        play.sound.unlock()
        if (isOnLeaf(finger)) {
          resting.add(finger.id)
          show.leafHeld.value = true
        } else if (show.isOpen() && !show.waitsForLeaf()) show.hands.down(finger)
        else toy.down(finger)
      },
      move(finger) {
        if (show.isOpen()) show.hands.move(finger)
        else toy.move(finger)
      },
      up(finger) {
        if (lift(finger)) return
        toy.up()
        show.hands.up(finger)
      },
      lost(finger) {
        lift(finger)
        show.hands.lost(finger)
      },
    },
    () => play.clock.now(),
  )
  return { props, water }
}

/** The way out of the toy, for a player who has played enough. */
function Invite({ show, pond }: Omit<PartProps, 'play'>) {
  const { stage, text, water } = pond
  return (
    <>
      <p class="instruction" data-instruction="" style={{ top: text }}>
        {m.bubble_bayou_play_in_the_water()}
      </p>
      <Target
        label={m.bubble_bayou_call_the_creatures()}
        class="call"
        x={stage.width / 2}
        y={water.y + water.height * 0.42}
        width={210}
        height={72}
        onPress={() => show.move({ kind: 'begin' })}
      >
        {m.bubble_bayou_call_the_creatures()}
      </Target>
    </>
  )
}

/** What each stage asks of the player or the adult. */
function Asks({ play, show, pond }: PartProps) {
  const { stage } = show.shown.value
  if (stage === 'wave') return <ForTheAdult play={play} show={show} />
  if (!play.ready.value) return null
  if (stage === 'toy') return <Invite show={show} pond={pond} />
  if (stage === 'home') return <HomeChoice show={show} />
  return stage === 'nap' ? <NapChoice show={show} /> : null
}

/** Sends a pointer that rests over the water to the hands. */
const dwellProps = ({ hands }: Show) => ({
  'data-own-dwell': '',
  onPointerLeave: () => hands.rest(null),
  onPointerMoveCapture: ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = (currentTarget as Element).getBoundingClientRect()
    hands.rest({ x: clientX - left, y: clientY - top })
  },
})

/** The game in play: the toy first, then waves, two choices, and bedtime. */
export function View({ play }: { play: BayouPlay }) {
  const pond = usePond(play)
  const show = useMemo(() => makeShow(play, pond), [play])
  const { props, water } = useWater(play, show, pond)
  const state = show.shown.value
  const over = (rules.isOver(play.state.value) && !show.busy.value) || play.ending.value !== null
  useLayoutEffect(() => show.lay(pond), [pond])
  useLayoutEffect(() => show.begin(), [play.turn.value, state.stage, state.wave])
  useLayoutEffect(() => play.keep({ used: play.state.value.used }), [play])
  useEffect(() => {
    if (over) return play.clock.after(closeMs, () => play.finish())
  }, [over])

  const seats = seatsOnBank(pond, show.residents(), state.seats)
  const isWave = state.stage === 'wave' && (play.ready.value || show.busy.value) && !over
  const dwells = Number(play.values.dwell) > 0
  return (
    <div class={`bayou is-${play.look.value}`}>
      <World play={play} show={show} pond={pond} />
      {/* The toy means nothing to those who can't see it. */}
      <div class="play-area" aria-hidden={!isWave} {...props} {...(dwells && dwellProps(show))}>
        {water}
        {isWave && <Bubbles key={play.turn.value} play={play} show={show} />}
        <Leaf play={play} show={show} pond={pond} />
        <Flights show={show} seats={seats} />
      </div>
      {isWave && show.isOpen() && play.values.scan === 'off' && <Net play={play} show={show} pond={pond} />}
      {isWave && <Guide play={play} show={show} pond={pond} />}
      {!(isWave && play.level.any) && <ThingPokes play={play} pond={pond} frog={frogIn(play)} />}
      {!over && <Asks play={play} show={show} pond={pond} />}
    </div>
  )
}
