import { m } from '#messages'
import { signal } from '@preact/signals'
import type { Earned } from '@marigold/contract'
import { assistCue, assistName, assistOf, steadyOf } from '../kit/index.ts'
import { creatures, type CreatureName } from './creatures.ts'
import { chanceOf, lanesOf, positionAt, pushed, type Lane, type Point } from './drift.ts'
import { makeHands, type Floating } from './hands.ts'
import type { Pond } from './pond.ts'
import { rules, wanted, waveAt, type Gesture, type Miss, type State, type Touch } from './rules.ts'
import { crossing, targetOf, type BayouPlay } from './summary.ts'
import { instructionOf, nameOf } from './texts.ts'

/** A creature on its way home. */
export interface Flight {
  id: string
  creature: CreatureName
  from: Point
  size: number
}

const flightMs = 800
const silenceMs = 8000
const noteMs = 1600
const helpCues = [0, 1, 2, 3, 3]
const aims: readonly Gesture[] = ['tap', 'hold']

/** Runs a wave: moves its bubbles, judges touches, shows what came of them, and ends the turn. */
export function makeShow(play: BayouPlay, firstPond: Pond) {
  const shown = signal(play.state.value)
  const flights = signal<readonly Flight[]>([])
  const ripples = signal<readonly (Point & { id: number })[]>([])
  const busy = signal(false)
  const frozen = signal(false)
  const note = signal('')
  /** Whether a hand rests on the leaf. */
  const leafHeld = signal(false)
  const shares = new Map<number, number>()
  let pond = firstPond
  let lanes: Lane[] = []
  let seconds = 0
  let firstMs: number | null = null
  let firstTouch: Touch | null = null
  let ids = 0
  let stopSilence: () => void = () => undefined
  let stopNote: () => void = () => undefined

  const feel = () => ({
    any: play.level.any === true,
    oneFinger: play.values.oneFinger === true,
    holdMs: Number(play.values.hold) * 1000 || 1000,
    dwellMs: Number(play.values.dwell) * 1000 || 0,
    ...steadyOf(play.values),
  })
  const diameter = () => pond.diameter(waveAt(shown.value), steadyOf(play.values).grow)
  const speed = () => waveAt(shown.value).speed
  const isOpen = () => play.ready.value && !busy.value && !frozen.value && shown.value.stage === 'wave'
  const needsLeaf = () => play.values.leaf === 'left' || play.values.leaf === 'right'
  const waitsForLeaf = () => needsLeaf() && !leafHeld.value && play.values.scan === 'off'
  /** Calm bubbles stay where they are, and so do those of a child who needs the last step of help. */
  const isStill = () => frozen.value || play.calm.value || shown.value.help >= 4 || waitsForLeaf()

  function layLanes() {
    lanes = lanesOf(shown.value.bubbles, pond.water, diameter())
  }
  /** Shows a state with bubbles of its own. */
  function present(state: State) {
    shown.value = state
    seconds = 0
    layLanes()
  }
  layLanes()
  const placeOf = (id: number): Point | null => {
    const lane = lanes.find((one) => one.id === id)
    return lane ? positionAt(lane, speed(), seconds) : null
  }
  /** The first bubble to pop grows when help has come to its last step. */
  const radiusOf = (id: number) =>
    (diameter() / 2) * (shown.value.help >= 4 && wanted(shown.value)[0]?.id === id ? 1.25 : 1)
  const floating = (): Floating[] => {
    const open = wanted(shown.value)
    return shown.value.bubbles
      .filter(({ id }) => !shown.value.popped.includes(id))
      .flatMap((bubble) => {
        const at = placeOf(bubble.id)
        if (!at) return []
        return [
          {
            ...at,
            ...{ id: bubble.id, gesture: bubble.gesture, radius: radiusOf(bubble.id) },
            isWanted: open.some(({ id }) => id === bubble.id),
          },
        ]
      })
  }
  const tell = (text: string) => {
    note.value = text
    play.say(text)
    if (play.values.names === true && play.values.speak !== true && play.speech.available()) void play.speech.say(text)
    stopNote()
    stopNote = play.clock.after(noteMs, () => (note.value = ''))
  }

  /** What the device saw of the first touch of a try. */
  function touchOf(at: Point | null, bubble: Floating | null, by: string): Touch {
    const px = Math.round(diameter())
    const open = wanted(shown.value).filter(({ gesture }) => gesture === 'tap')
    const chance = chanceOf(open.length, px, feel().slack, pond.water)
    const target = bubble ?? (at && floating().find(({ isWanted }) => isWanted)) ?? null
    const offset =
      at && target ? Math.round((Math.hypot(at.x - target.x, at.y - target.y) / target.radius) * 100) : null
    return {
      ...{ by, px },
      ...(at && { chance, side: at.x < pond.stage.width / 2 ? ('left' as const) : ('right' as const) }),
      // Fingers that pinch or work in pairs aim beside the middle, and a touch far from any bubble tells nothing about aim.
      ...(offset !== null && offset <= 200 && aims.includes(target?.gesture ?? 'tap') && { offset }),
    }
  }

  function waitForTouch() {
    stopSilence()
    if (play.values.scan !== 'off' || play.level.any) return
    stopSilence = play.clock.after(silenceMs, () => {
      if (isOpen() && shown.value.help === 0) help()
      else waitForTouch()
    })
  }
  /** One more step of help; the first says what to do again. */
  function help() {
    if (!isOpen()) return
    shown.value = play.move({ kind: 'help' })
    speakHelp()
    waitForTouch()
  }
  function speakHelp() {
    if (shown.value.help === 1) play.say(instructionOf(shown.value, feel().oneFinger))
  }
  const nextTry = () => {
    firstMs = null
    firstTouch = null
    play.asked()
    waitForTouch()
  }

  function log(before: State, bubble: Floating, touch: Touch) {
    const { any } = feel()
    const assist = assistOf(play).value
    const one = before.bubbles.find(({ id }) => id === bubble.id)
    const parts = [
      one ? nameOf(one.creature) : '',
      before.misses === 0 ? 'first touch' : `touch ${before.misses + 1}`,
      touch.by,
      ...(touch.side ? [touch.side] : []),
      m.bubble_bayou_hand_value({ hand: play.values.hand as 'left' | 'right' | 'both' }),
      assistName(assist),
      ...(before.help > 0 ? [`help ${before.help}`] : []),
    ]
    play.trial({
      target: targetOf(before, bubble.gesture, touch.px ?? 0),
      response: parts.join(', '),
      result: any ? 'none' : before.misses === 0 ? 'correct' : 'incorrect',
      rtMs: firstMs,
      moves: before.misses + 1,
      cue: Math.max(assistCue(assist), helpCues[before.help] ?? 0),
      // Any touch pops there, so there is nothing to be right about.
      ...(any && { event: true as const }),
    })
  }

  function pop(bubbles: number[], at: Floating, place: Point | null, by: string) {
    if (!isOpen()) return
    const before = shown.value
    const touch = firstTouch ?? touchOf(place, at, by)
    log(before, at, { ...touch, by })
    const from = bubbles.flatMap((id) => {
      const bubble = before.bubbles.find((one) => one.id === id)
      const point = placeOf(id)
      return bubble && point ? [{ creature: bubble.creature, from: point }] : []
    })
    const size = radiusOf(at.id) * 1.3
    const after = play.move({ kind: 'pop', bubbles, assist: assistOf(play).value, touch: { ...touch, by } })
    // Small bubbles sound high.
    play.sound.play('pop', { step: Math.round(7 - Math.min(6, diameter() / 30)) })
    flights.value = [...flights.value, ...from.map((one) => ({ ...one, size, id: `f${ids++}` }))]
    const first = from[0]?.creature
    if (first) {
      play.sound.play(creatures[first].voice, { delay: 0.12 })
      tell(m.bubble_bayou_hello_creature({ creature: first }))
    }
    hands.clear()
    shares.clear()
    const isDone = after.wave !== before.wave || after.stage !== 'wave'
    if (!isDone) {
      shown.value = after
      nextTry()
      return
    }
    shown.value = { ...before, popped: [...before.popped, ...bubbles] }
    busy.value = true
    stopSilence()
    play.clock.after(play.calm.value ? 700 : flightMs + 300, () => close(after))
  }
  function close(after: State) {
    flights.value = []
    busy.value = false
    present(after)
    // A choice belongs to the turn that led to it.
    if (after.stage === 'wave' || after.stage === 'done') play.endTurn()
  }

  function miss(why: Miss, at: Point, bubble: Floating | null) {
    if (!isOpen()) return
    firstTouch ??= touchOf(at, bubble, 'touch')
    const other = why === 'other' && bubble ? shown.value.bubbles.find(({ id }) => id === bubble.id) : undefined
    const before = shown.value.help
    shown.value = play.move({ kind: 'miss', why })
    if (other) {
      play.sound.play('boing', { gain: 0.5 })
      tell(m.bubble_bayou_i_am_creature({ creature: other.creature }))
    } else {
      play.sound.play('drip')
      const ripple = { ...at, id: ids++ }
      ripples.value = [...ripples.value, ripple]
      play.clock.after(700, () => (ripples.value = ripples.value.filter((one) => one !== ripple)))
      // Mashing carries the bubbles away.
      if (why === 'water' && play.values.steady !== true && !play.calm.value)
        lanes = lanes.map((lane) => pushed(lane, speed(), seconds, at))
    }
    if (shown.value.help > before) speakHelp()
    waitForTouch()
  }

  const hands = makeHands({
    now: () => play.clock.now(),
    feel,
    floating,
    pop,
    miss,
    show: (bubble, share) => void shares.set(bubble, share),
    touched: () => void (firstMs ??= play.sinceReady()),
  })

  /** The adult says how the child asked for more, and the bubbles go on. */
  function asked(earned: Earned) {
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
  return {
    ...{ shown, flights, ripples, busy, frozen, note, leafHeld, hands, shares, isOpen, help, asked, placeOf, radiusOf },
    /** The wave of a new turn, or after a choice. */
    begin() {
      if (busy.peek()) return
      present(play.state.value)
      hands.clear()
      shares.clear()
      nextTry()
    },
    move(move: Parameters<BayouPlay['move']>[0]) {
      const after = play.move(move)
      present(after)
      if (move.kind !== 'begin' && (after.stage === 'wave' || rules.isOver(after))) play.endTurn()
    },
    lay(next: Pond) {
      pond = next
      layLanes()
    },
    float(dt: number) {
      if (!isStill()) seconds += dt / 1000
      hands.tick()
    },
    crossed: () =>
      play.trial({ target: crossing, response: String(play.values.leaf), scoredBy: 'adult', event: true as const }),
    feel,
    diameter,
    waitsForLeaf,
  }
}
export type Show = ReturnType<typeof makeShow>
