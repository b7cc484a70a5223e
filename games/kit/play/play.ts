import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import type { Player, Trial } from '@marigold/contract'
import { chanceFrom, freshSeed, makeClock, type Chance, type Clock, type Speech, type Ticker } from '@marigold/device'
import type { GameSpec, LevelBase, Values } from '../game.ts'
import { cardsOf } from './decks.ts'
import { makeAloud, type ToRead } from './aloud.ts'
import { makeAnswerTime } from './answer-time.ts'
import { closingOf, isErrorless } from './closing.ts'
import { fadingClock } from './fading-clock.ts'
import type { PlayInside, Surroundings } from './inside.ts'
import { recorded, type Support } from './recorded.ts'
import { makeShares } from './shares.ts'
import { takeSeats, type Seat } from './teams.ts'
import { makeTurns } from './turns.ts'
import { liveValues } from './values.ts'

// Longest that a view may take to close a game gently.
const closingMs = 12_000

const usualTrial = { result: 'none', rtMs: null, moves: 0, cue: 0, scoredBy: 'game' } as const

interface Options {
  seed?: number
  /** Tests hand in time of their own. */
  ticker?: Ticker
}

/** What a game starts from: chance, who sits where, the first state, and a clock that stands still when the page does. */
function startOf<Level extends LevelBase, State, Move>(around: Surroundings<Level, State, Move>, options: Options) {
  const { spec } = around
  const rng = chanceFrom(options.seed ?? freshSeed())
  const values = { ...around.values.value }
  const teams = spec.turns ? Number(values.teams) || 0 : 0
  const seats = takeSeats(around.chosen.value, teams, around.teamOf.value, values.shuffle === true ? rng : null)
  const level = spec.levels[around.level.value] as Level
  const clock = fadingClock(makeClock(options.ticker), () => around.calm.value && around.fade())
  if (around.holds.value.size > 0) clock.pause()
  const state = signal(spec.rules.start(level, { seats: seats.length, values, kept: around.kept.value }, rng))
  const seatNow = () => spec.seat?.(state.value) ?? 0
  const first = seats[seatNow()] ?? (seats[0] as Seat)
  return {
    rng,
    values,
    seats,
    players: seats.map(({ player }) => player),
    level,
    levelIndex: around.level.value,
    clock,
    state,
    seatNow,
    current: signal<Player>(first.player),
    person: signal<Player>(first.members[0] as Player),
    turn: signal(1),
    practice: signal({ done: 0, of: 0 }),
    practiced: signal<Record<number, number>>({}),
    banner: signal(false),
    toRead: signal<ToRead | null>(null),
    away: signal<ReadonlySet<number>>(new Set()),
    ending: signal<'asked' | 'time' | null>(null),
  }
}

/** One more practice try; done when it was scored. */
function oneMore(practice: Signal<{ done: number; of: number }>): Promise<void> {
  practice.value = { done: 0, of: 1 }
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (practice.value.done < practice.value.of) return
      resolve()
      queueMicrotask(() => stop())
    })
  })
}

/** Says it in the live region and, where that is switched on, aloud. */
function voiceOf({ live, speech }: { live: Signal<string>; speech: Speech }, values: ReadonlySignal<Values>) {
  return (text: string) => {
    live.value = text
    const { speak, rate } = values.value
    if (speak === true) void speech.say(text, { rate: Number(rate) || 1 })
  }
}

/** Counts practice tries for the person, and for the team that the person is in. */
function counterOf({ practiced, seats }: { practiced: Signal<Record<number, number>>; seats: readonly Seat[] }) {
  return (id: number, count: number) => {
    const next = { ...practiced.value, [id]: (practiced.value[id] ?? 0) + count }
    const team = seats.find(({ player, members }) => player.id !== id && members.some((one) => one.id === id))
    if (team) next[team.player.id] = (next[team.player.id] ?? 0) + count
    practiced.value = next
  }
}

/** The trials of a game, each sent as it is logged. */
function makeLog(
  { clock, person, level, seats }: { clock: Clock; person: Signal<Player>; level: LevelBase; seats: readonly Seat[] },
  support: () => Support,
  send: (trial: Trial) => void,
) {
  const trials: Trial[] = []
  return {
    trials,
    trialsOf: (seat: number) => trials.filter(({ player }) => seats[seat]?.members.some(({ id }) => id === player)),
    trial(given: Partial<Trial> & { target: string; response: string }, choice?: 'open') {
      const now = { t: Math.round(clock.now()), player: person.value.id, level: level.name }
      const { errorless, scan } = support()
      const trial = recorded(
        { ...now, ...usualTrial, ...given },
        { errorless: errorless === true && choice !== 'open', scan },
      )
      trials.push(trial)
      send(trial)
    },
  }
}

interface Table<State> {
  state: Signal<State>
  rng: Chance
  seatNow: () => number
}

/** Applies moves to the state, each counted for the seat that has the floor. */
function makeMoves<Level extends LevelBase, State, Move>(
  spec: GameSpec<Level, State, Move>,
  { state, rng, seatNow }: Table<State>,
) {
  const shares = makeShares(state.value)
  const floorNow = () => spec.floor?.(state.value) ?? null
  return {
    share: shares.of,
    floorNow,
    apply(move: Move): State {
      const seat = floorNow() ?? seatNow()
      state.value = spec.rules.apply(state.value, move, rng)
      shares.moved(seat, state.value)
      return state.value
    },
  }
}

/** What of the page a view may use as it is. */
const shared = <Level extends LevelBase, State, Move>(around: Surroundings<Level, State, Move>) => {
  const { sound, speech, stage, look, calm, loudness, voice, hearing, kept } = around
  return { sound, speech, stage, look, calm, loudness, voice, hearing, kept }
}

/** A game in play: state, turns, practice and log, on a clock of its own. */
export function makePlay<Level extends LevelBase, State, Move>(
  around: Surroundings<Level, State, Move>,
  options: Options = {},
): PlayInside<Level, State, Move> {
  const { spec } = around
  const { seatNow, ...course } = startOf(around, options)
  const { clock, state, person, practice, ending, rng, banner } = course
  const values = liveValues(course.values, around.values)
  let moved = false
  const support = () => ({ errorless: isErrorless(spec, values.value), scan: values.value.scan })
  const log = makeLog(course, support, (trial) => around.send({ type: 'TRIAL', trial }))
  let begun = false
  let finished = false
  const answer = makeAnswerTime(clock)
  const ready = computed(() => !banner.value && practice.value.done >= practice.value.of && ending.value === null)
  ready.subscribe((yes) => {
    if (yes) answer.open()
  })
  const say = voiceOf(around, values)
  const closed = () => spec.rules.isOver(state.value) || ending.value !== null
  const readOut = makeAloud({ ...course, speech: around.speech, values: () => values.value, closed })
  const addPractice = counterOf(course)
  const { share, floorNow, apply } = makeMoves(spec, { state, rng, seatNow })
  const cards = cardsOf(around.decks, course)
  const { giveFloor, cardMore, ...turns } = makeTurns({
    ...course,
    seatNow,
    floorNow,
    byTurns: spec.turns,
    hostTrials: around.hostTrials,
    ready,
    opened: answer.open,
    closed,
    finished: () => finished,
    passMove: () => spec.pass?.(state.value) ?? null,
    apply,
    say,
    send: (message) => around.send(message),
  })
  const hasCards = () => around.hostTrials.value > 0 && cards.deck.value !== null
  const play: PlayInside<Level, State, Move> = {
    ...course,
    ...turns,
    get values() {
      return values.value
    },
    untouched: () => !moved && log.trials.length === 0,
    ready,
    ...log,
    say,
    aloud: (text) => answer.leaveOut(readOut(text)),
    ...shared(around),
    ...cards,
    begin() {
      if (begun) return
      begun = true
      const ms = Number(course.values.minutes) * 60_000
      if (ms > 0) clock.after(ms, () => play.end('time'))
      turns.handOver()
    },
    move(move) {
      // What a view does to close a game is nobody's move.
      moved ||= ending.value === null
      const after = apply(move)
      giveFloor()
      return after
    },
    practiceMore: () => (hasCards() ? Promise.resolve(cardMore()) : oneMore(practice)),
    share,
    asked: answer.open,
    sinceReady: answer.ms,
    keep(data) {
      around.kept.value = data
      around.save()
    },
    finish() {
      if (finished) return
      finished = true
      course.toRead.value = null
      clock.clear()
      const closing = closingOf(spec, play)
      around.send({ type: 'GAME_OVER', summary: closing.summary })
      around.over()
      say(closing.farewell)
    },
    cardsDone: addPractice,
    scorePractice(result) {
      if (practice.value.done >= practice.value.of) return
      play.trial({ target: 'practice', response: '', result, scoredBy: 'adult' })
      practice.value = { ...practice.value, done: practice.value.done + 1 }
      addPractice(person.value.id, 1)
      around.sound.play('bell', { step: practice.value.done - 1, gain: 0.5 })
    },
    end(why) {
      if (finished || ending.value !== null) return
      ending.value = why
      clock.after(spec.closingMs ?? closingMs, () => play.finish())
    },
  }
  return play
}
