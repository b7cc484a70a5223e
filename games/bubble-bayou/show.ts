import { m } from '#messages'
import { signal, type Signal } from '@preact/signals'
import type { Earned } from '@marigold/contract'
import { assistCue, assistName, assistOf, handText, steadyOf } from '../kit/index.ts'
import { creatures, type CreatureName } from './creatures.ts'
import { chanceOf, lanesOf, positionAt, pushed, type Lane, type Point } from './drift.ts'
import type { FrogMood } from './frog.tsx'
import { makeHands, type Floating } from './hands.ts'
import type { Pond } from './pond.ts'
import { rules, wanted, waveAt, type Gesture, type Miss, type State, type Touch } from './rules.ts'
import { crossing, targetOf, type BayouPlay } from './summary.ts'
import { instructionOf, nameOf } from './texts.ts'

/** A creature on its way home: to its position among the residents. */
interface Flight {
  home: number
  creature: CreatureName
  from: Point
  size: number
}

const flightMs = 900
const landMs = 700
const moodMs = 1200
const silenceMs = 8000
const noteMs = 1600
const helpCues = [0, 1, 2, 3, 3]
const aims: readonly Gesture[] = ['tap', 'hold']

const feelOf = (play: BayouPlay) => ({
  any: play.level.any === true,
  oneFinger: play.values.oneFinger === true,
  holdMs: Number(play.values.hold) * 1000 || 1000,
  dwellMs: Number(play.values.dwell) * 1000 || 0,
  ...steadyOf(play.values),
})

/** The bubbles of the shown wave as they float. */
function makeWater(play: BayouPlay, shown: Signal<State>, firstPond: Pond) {
  let pond = firstPond
  let lanes: Lane[] = []
  let seconds = 0
  const diameter = () => pond.diameter(waveAt(shown.value), steadyOf(play.values).grow)
  const speed = () => waveAt(shown.value).speed
  const layLanes = () => void (lanes = lanesOf(shown.value.bubbles, pond.water, diameter()))
  layLanes()
  const placeOf = (id: number): Point | null => {
    const lane = lanes.find((one) => one.id === id)
    return lane ? positionAt(lane, speed(), seconds) : null
  }
  /** The first bubble to pop grows when help has come to its last step. */
  const radiusOf = (id: number) =>
    (diameter() / 2) * (shown.value.help >= 4 && wanted(shown.value)[0]?.id === id ? 1.25 : 1)
  return {
    diameter,
    placeOf,
    radiusOf,
    pond: () => pond,
    lay(next: Pond) {
      pond = next
      layLanes()
    },
    /** Shows a state with bubbles of its own. */
    present(state: State) {
      shown.value = state
      seconds = 0
      layLanes()
    },
    float: (dt: number) => void (seconds += dt / 1000),
    /** How much wider than high a bubble is, as a share. */
    wobbleOf: (id: number) => Math.sin(seconds * 2.6 + id * 1.9) * 0.018,
    push: (at: Point) => void (lanes = lanes.map((lane) => pushed(lane, speed(), seconds, at))),
    floating(): Floating[] {
      const open = wanted(shown.value)
      return shown.value.bubbles
        .filter(({ id }) => !shown.value.popped.includes(id))
        .flatMap(({ id, gesture }) => {
          const at = placeOf(id)
          const isWanted = open.some((one) => one.id === id)
          return at ? [{ ...at, id, gesture, radius: radiusOf(id), isWanted }] : []
        })
    },
  }
}
type Water = ReturnType<typeof makeWater>

/** What the device saw of the first touch of a try. */
function touchOf(
  state: State,
  water: Water,
  slack: number,
  at: Point | null,
  bubble: Floating | null,
): Omit<Touch, 'by'> {
  const px = Math.round(water.diameter())
  const open = wanted(state).filter(({ gesture }) => gesture === 'tap')
  const chance = chanceOf(open.length, px, slack, water.pond().water)
  const target = bubble ?? (at && water.floating().find(({ isWanted }) => isWanted)) ?? null
  const offset = at && target ? Math.round((Math.hypot(at.x - target.x, at.y - target.y) / target.radius) * 100) : null
  return {
    px,
    ...(at && { chance, side: at.x < water.pond().stage.width / 2 ? ('left' as const) : ('right' as const) }),
    // Fingers that pinch or work in pairs aim beside the middle, and a touch far from any bubble tells nothing about aim.
    ...(offset !== null && offset <= 200 && aims.includes(target?.gesture ?? 'tap') && { offset }),
  }
}

/** Reports a creature freed, after `rtMs` from the beginning of its try to the first touch. */
function log(play: BayouPlay, before: State, bubble: Floating, touch: Touch, rtMs: number | null) {
  const { any } = feelOf(play)
  const assist = assistOf(play).value
  const one = before.bubbles.find(({ id }) => id === bubble.id)
  const parts = [
    one ? nameOf(one.creature) : '',
    before.misses === 0 ? 'first touch' : `touch ${before.misses + 1}`,
    touch.by,
    ...(touch.side ? [touch.side] : []),
    ...(touch.offset === undefined ? [] : [`offset ${touch.offset}%`]),
    ...handText(play.values),
    assistName(assist),
    ...(before.help > 0 ? [`help ${before.help}`] : []),
  ]
  play.trial({
    target: targetOf(before, bubble.gesture, touch.px ?? 0),
    response: parts.join(', '),
    result: any ? 'none' : before.misses === 0 ? 'correct' : 'incorrect',
    rtMs,
    moves: before.misses + 1,
    cue: Math.max(assistCue(assist), helpCues[before.help] ?? 0),
    // Any touch pops there, so there is nothing to be right about.
    ...(any && { event: true as const }),
  })
}

/** The adult says how the child asked for more, and the bubbles go on. */
function asked(play: BayouPlay, frozen: Signal<boolean>, earned: Earned) {
  if (earned !== 'skipped')
    play.trial({
      target: 'ask for more',
      response: earned,
      result: earned === 'notYet' ? 'incorrect' : 'correct',
      cue: earned === 'helped' ? 1 : 0,
      scoredBy: 'adult',
    })
  frozen.value = false
  play.asked()
}

/** What is said on the screen for a moment in place of the instruction. */
function makeNote(play: BayouPlay) {
  const note = signal('')
  let stop: () => void = () => undefined
  const tell = (text: string) => {
    note.value = text
    play.say(text)
    if (play.values.names === true && play.values.speak !== true && play.speech.available()) void play.speech.say(text)
    stop()
    stop = play.clock.after(noteMs, () => (note.value = ''))
  }
  return { note, tell }
}

/** Rings where a touch hit the water. */
function makeRipples(play: BayouPlay) {
  const ripples = signal<readonly (Point & { id: number })[]>([])
  let ids = 0
  const ring = ({ x, y }: Point) => {
    const ripple = { x, y, id: ids++ }
    ripples.value = [...ripples.value, ripple]
    play.clock.after(700, () => (ripples.value = ripples.value.filter((one) => one !== ripple)))
  }
  return { ripples, ring }
}

/** Creatures that fly home. */
function makeFlights(play: BayouPlay) {
  const flights = signal<readonly Flight[]>([])
  const launch = (all: readonly Flight[]) => {
    flights.value = [...flights.value, ...all]
    play.clock.after(flightMs, () => (flights.value = flights.value.filter((one) => !all.includes(one))))
  }
  return { flights, launch }
}

/** How the frog on the bank feels about it. */
function makeMood(play: BayouPlay) {
  const mood = signal<FrogMood>('rest')
  let stop: () => void = () => undefined
  const feel = (next: FrogMood) => {
    mood.value = next
    stop()
    stop = play.clock.after(moodMs, () => (mood.value = 'rest'))
  }
  return { mood, feel }
}

/** Help that comes when asked for, after misses, and by itself after silence. */
function makeHelp(play: BayouPlay, shown: Signal<State>, isOpen: () => boolean) {
  let stop: () => void = () => undefined
  const helper = {
    stop: () => stop(),
    wait() {
      stop()
      if (play.values.scan !== 'off' || play.level.any) return
      stop = play.clock.after(silenceMs, () => {
        if (isOpen() && shown.value.help === 0) helper.help()
        else helper.wait()
      })
    },
    /** The first step says what to do again. */
    speak() {
      if (shown.value.help === 1) play.say(instructionOf(shown.value, feelOf(play).oneFinger))
    },
    /** One more step of help. */
    help() {
      if (!isOpen()) return
      shown.value = play.move({ kind: 'help' })
      helper.speak()
      helper.wait()
    },
  }
  return helper
}

/** What happens to a wave: creatures freed, and touches that freed none. */
function makeTries(play: BayouPlay, shown: Signal<State>, water: Water, isOpen: () => boolean) {
  const busy = signal(false)
  const { note, tell } = makeNote(play)
  const { ripples, ring } = makeRipples(play)
  const { flights, launch } = makeFlights(play)
  const { mood, feel } = makeMood(play)
  const helper = makeHelp(play, shown, () => isOpen() && !busy.value)
  const shares = new Map<number, number>()
  let firstMs: number | null = null
  let firstTouch: Touch | null = null
  const seen = (at: Point | null, bubble: Floating | null, by: string): Touch =>
    firstTouch ?? { by, ...touchOf(shown.value, water, feelOf(play).slack, at, bubble) }
  const nextTry = () => {
    firstMs = null
    firstTouch = null
    play.asked()
    helper.wait()
  }
  function close(after: State) {
    busy.value = false
    water.present(after)
    // A choice belongs to the turn that led to it.
    if (after.stage === 'wave' || after.stage === 'done') play.endTurn()
  }
  function pop(bubbles: number[], at: Floating, place: Point | null, by: string) {
    if (!isOpen() || busy.value) return
    const before = shown.value
    const touch = { ...seen(place, at, by), by }
    log(play, before, at, touch, firstMs)
    const size = water.radiusOf(at.id) * 1.3
    const freed = bubbles.flatMap((id, nth) => {
      const creature = before.bubbles.find((one) => one.id === id)?.creature
      const from = water.placeOf(id)
      return creature && from ? [{ creature, from, size, home: before.residents.length + nth }] : []
    })
    const after = play.move({ kind: 'pop', bubbles, assist: assistOf(play).value, touch })
    // Small bubbles sound high.
    play.sound.play('pop', { step: Math.round(7 - Math.min(6, water.diameter() / 30)) })
    launch(freed)
    feel('glad')
    const first = freed[0]?.creature
    if (first) {
      play.sound.play(creatures[first].voice, { delay: 0.12 })
      play.sound.play('plop', { delay: landMs / 1000, gain: 0.6 })
      tell(m.bubble_bayou_hello_creature({ creature: first }))
    }
    hands.clear()
    shares.clear()
    if (after.wave === before.wave && after.stage === 'wave') {
      shown.value = after
      return nextTry()
    }
    shown.value = { ...before, popped: [...before.popped, ...bubbles] }
    busy.value = true
    helper.stop()
    play.clock.after(play.calm.value ? 700 : flightMs + 200, () => close(after))
  }
  function miss(why: Miss, at: Point, bubble: Floating | null) {
    if (!isOpen() || busy.value) return
    firstTouch = seen(at, bubble, 'touch')
    const other = why === 'other' && bubble ? shown.value.bubbles.find(({ id }) => id === bubble.id) : undefined
    const before = shown.value.help
    shown.value = play.move({ kind: 'miss', why })
    if (other) {
      play.sound.play('boing', { gain: 0.5 })
      tell(m.bubble_bayou_i_am_creature({ creature: other.creature }))
    } else {
      play.sound.play('drip')
      ring(at)
      // Mashing carries the bubbles away.
      if (why === 'water' && play.values.steady !== true && !play.calm.value) water.push(at)
    }
    if (shown.value.help > before) helper.speak()
    helper.wait()
  }
  const hands = makeHands({
    now: () => play.clock.now(),
    feel: () => feelOf(play),
    floating: water.floating,
    pop,
    miss,
    show: (bubble, share) => void shares.set(bubble, share),
    touched: () => void (firstMs ??= play.sinceReady()),
  })
  return { busy, note, ripples, flights, mood, feel, shares, hands, nextTry, help: helper.help }
}

/** Runs a wave: moves its bubbles, judges touches, shows what came of them, and ends the turn. */
export function makeShow(play: BayouPlay, firstPond: Pond) {
  const shown = signal(play.state.value)
  const frozen = signal(false)
  /** Whether a hand rests on the leaf. */
  const leafHeld = signal(false)
  const water = makeWater(play, shown, firstPond)
  const isAwake = () => play.ready.value && !frozen.value && shown.value.stage === 'wave'
  const { nextTry, feel, ...tries } = makeTries(play, shown, water, isAwake)
  const isOpen = () => isAwake() && !tries.busy.value
  const needsLeaf = () => play.values.leaf === 'left' || play.values.leaf === 'right'
  const waitsForLeaf = () => needsLeaf() && !leafHeld.value && play.values.scan === 'off'
  /** Calm bubbles stay where they are, and so do those of a child who needs the last step of help. */
  const isStill = () => frozen.value || play.calm.value || shown.value.help >= 4 || waitsForLeaf()
  const { placeOf, radiusOf, wobbleOf, diameter, lay } = water
  return {
    ...{ ...tries, shown, frozen, leafHeld, isOpen, placeOf, radiusOf, wobbleOf, diameter, lay, waitsForLeaf },
    /** Everyone who is home or on the way there. */
    residents: () => play.state.value.residents,
    asked: (earned: Earned) => asked(play, frozen, earned),
    /** The wave of a new turn, or after a choice. */
    begin() {
      if (tries.busy.peek()) return
      water.present(play.state.value)
      tries.hands.clear()
      tries.shares.clear()
      if (play.state.value.stage === 'wave') feel('blow')
      nextTry()
    },
    move(move: Parameters<BayouPlay['move']>[0]) {
      const after = play.move(move)
      water.present(after)
      if (move.kind !== 'begin' && (after.stage === 'wave' || rules.isOver(after))) play.endTurn()
    },
    float(dt: number) {
      if (!isStill()) water.float(dt)
      tries.hands.tick()
    },
    crossed: () =>
      play.trial({ target: crossing, response: String(play.values.leaf), scoredBy: 'adult', event: true as const }),
  }
}
export type Show = ReturnType<typeof makeShow>
