import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Earned, Player, Trial } from '@marigold/contract'
import type { Chance, Clock, Speech } from '@marigold/device'
import type { FullSpec, LevelBase, Values } from '../game.ts'
import { cardsOf, deckOf } from './decks.ts'
import { makeAloud } from './aloud.ts'
import { makeAnswerTime } from './answer-time.ts'
import { endSummaryOf, isErrorless } from './end-summary.ts'
import type { InternalPlay, PlayContext } from './internal-play.ts'
import { recordedTrial, type Support } from './recorded-trial.ts'
import { makePracticeScores } from './practice-scores.ts'
import { earnedBy, makeResults } from './results.ts'
import { runningGameOf, type RunningGame } from './running-game.ts'
import { startOf, type StartOptions } from './start.ts'
import { makeShares } from './shares.ts'
import { renamePlayers, type Seat } from './teams.ts'
import { storeGrowth } from './growth.ts'
import { makeSurprises } from './surprises.ts'
import { makeTurns } from './turns.ts'
import { liveValues } from './values.ts'

// Longest that a view may take to close a game gently.
const closingMs = 12_000

const usualTrial = { result: 'none', rtMs: null, moves: 0, cue: 0, scoredBy: 'game' } as const

/** Says it in the live region and, where that is switched on, aloud. */
function voiceOf({ live, speech }: { live: Signal<string>; speech: Speech }, values: ReadonlySignal<Values>) {
  return (text: string) => {
    live.value = text
    const { speak, rate } = values.value
    if (speak === true) void speech.say(text, { rate: Number(rate) || 1 })
  }
}

/** The trials of a game, each sent as it is logged. */
function makeLog(
  { clock, level, seats }: { clock: Clock; level: LevelBase; seats: readonly Seat[] },
  person: ReadonlySignal<Player>,
  support: () => Support,
  logged: (trial: Trial) => void,
  earlier: readonly Trial[] = [],
) {
  const trials: Trial[] = [...earlier]
  return {
    trials,
    trialsOf: (seat: number) => trials.filter(({ player }) => seats[seat]?.members.some(({ id }) => id === player)),
    trial(given: Partial<Trial> & { target: string; response: string }, choice?: 'open') {
      const now = { t: Math.round(clock.now()), player: person.value.id, level: level.name }
      const { errorless, scan } = support()
      const trial = recordedTrial(
        { ...now, ...usualTrial, ...given },
        { errorless: errorless === true && choice !== 'open', scan },
      )
      trials.push(trial)
      logged(trial)
    },
  }
}

/** Sends a trial, and gives the player what it earns. */
function reportTo(
  { send }: Pick<PlayContext<never, never, never>, 'send'>,
  add: (player: number, results: readonly Earned[]) => void,
  earn: (player: number, result: Earned) => void,
) {
  return (trial: Trial) => {
    send({ type: 'TRIAL', trial })
    const earned = earnedBy(trial)
    if (earned === null) return
    add(trial.player, [earned])
    earn(trial.player, earned)
  }
}

interface Table<State> {
  start: State
  /** What was played before a reload. */
  past: readonly { seat: number; state: State }[]
  state: Signal<State>
  rng: Chance
  seatNow: () => number
}

/** Applies moves to the state, each counted for the seat that has the floor. */
function makeMoves<Level extends LevelBase, State, Move>(
  spec: FullSpec<Level, State, Move>,
  { start, past, state, rng, seatNow }: Table<State>,
  logged: RunningGame['moves'] = [],
) {
  const shares = makeShares(start)
  for (const one of past) shares.moved(one.seat, one.state)
  const moves = [...logged]
  const floorNow = () => spec.floor?.(state.value) ?? null
  return {
    share: shares.of,
    floorNow,
    moves,
    apply(move: Move): State {
      const seat = floorNow() ?? seatNow()
      const seed = rng.seed()
      state.value = spec.rules.apply(state.value, move, rng)
      // A move that the rules refuse isn't logged, so that the game can continue after a reload.
      moves.push([move, seed])
      shares.moved(seat, state.value)
      return state.value
    },
  }
}

/** Stops a game's time, stores what has grown, and hands over to the end screen. */
function closeGame<Level extends LevelBase, State, Move>(
  around: PlayContext<Level, State, Move>,
  play: InternalPlay<Level, State, Move>,
) {
  play.toRead.value = null
  play.clock.clear()
  const closing = endSummaryOf(around.spec, play)
  storeGrowth(around, play)
  around.send({ type: 'GAME_OVER', summary: closing.summary })
  around.over()
  play.say(closing.farewell)
}

const surprisesOf = <Level extends LevelBase, State, Move>(
  { spec, calm }: PlayContext<Level, State, Move>,
  clock: Clock,
  rng: Chance,
) => makeSurprises({ names: spec.surprises ?? [], rng, clock, calm: () => calm.value })

/** What of the page a view may use as it is. */
const shared = <Level extends LevelBase, State, Move>(around: PlayContext<Level, State, Move>) => {
  const { sound, speech, stage, look, calm, loudness, voice, hearing, kept } = around
  return { sound, speech, stage, look, calm, loudness, voice, hearing, kept }
}

const isPrivate = <State>({ privateMoves }: { privateMoves?: true | ((state: State) => boolean) }, state: State) =>
  typeof privateMoves === 'function' ? privateMoves(state) : privateMoves === true

/** A game in play: state, turns, practice and log, on a clock of its own. */
export function makePlay<Level extends LevelBase, State, Move>(
  around: PlayContext<Level, State, Move>,
  options: StartOptions = {},
): InternalPlay<Level, State, Move> {
  const { spec } = around
  const { seatNow, surpriseRng, ...course } = startOf(around, options)
  const { clock, state, seats, ending } = course
  const { resume } = options
  const values = liveValues(spec.fields, course.values, around.values)
  let moved = resume !== undefined
  let begun = false
  let finished = false
  const answer = makeAnswerTime(clock)
  const say = voiceOf(around, values)
  const closed = () => spec.rules.isOver(state.value) || ending.value !== null
  const readOut = makeAloud({ ...course, speech: around.speech, values: () => values.value, closed })
  const { share, floorNow, moves, apply } = makeMoves(spec, { ...course, seatNow }, resume?.moves)
  const { add, count, ...results } = makeResults(seats, resume)
  const surprises = surprisesOf(around, clock, surpriseRng)
  const remember = () => {
    if (play.untouched() || finished || isPrivate(spec, state.value)) return
    const { trials, turn, practiced, results: all } = play
    const now = { moves, trials, turn: turn.value, practiced: practiced.value, results: all.value }
    around.remember(runningGameOf(course, now))
  }
  const { answered, scored, earn, begin, renamed, ...turns } = makeTurns({
    ...course,
    get values() {
      return values.value
    },
    began: remember,
    seatNow,
    floorNow,
    byTurns: spec.turns,
    hostTrials: around.hostTrials,
    hasDeck: (player) => deckOf(around.decks.value, player) !== null,
    opened: answer.open,
    moment: surprises.moment,
    closed,
    finished: () => finished,
    passMove: () => spec.pass?.(state.value) ?? null,
    apply,
    say,
    send: (message) => around.send(message),
  })
  const { person, ready } = turns
  ready.subscribe((yes) => yes && answer.open())
  const support = () => ({ errorless: isErrorless(spec, values.value), scan: values.value.scan })
  const log = makeLog(course, person, support, reportTo(around, add, earn), resume?.trials)
  const ring = (step: number) => around.sound.play('bell', { step, gain: 0.5 })
  const practiceScores = makePracticeScores({ ...turns, log: log.trial, add, count, earn, answered, scored, ring })
  const play: InternalPlay<Level, State, Move> = {
    ...course,
    ...turns,
    get values() {
      return values.value
    },
    ...results,
    untouched: () => !moved && log.trials.every(({ event }) => event),
    ...surprises,
    grown: (seat) => around.grown.value[play.personAt(seat).id],
    ...log,
    ...practiceScores,
    say,
    aloud: (text) => answer.leaveOut(readOut(text)),
    ...shared(around),
    ...cardsOf(around.decks, { seats, person }),
    begin() {
      if (begun) return
      begun = true
      const ms = Number(course.values.minutes) * 60_000
      if (ms > 0) clock.after(Math.max(0, ms - clock.now()), () => play.end('time'))
      begin()
    },
    move(move) {
      // What a view does to close a game is nobody's move.
      moved ||= ending.value === null
      const after = apply(move)
      if (!spec.turns) remember()
      return after
    },
    rename: (roster) => void (renamePlayers(seats, course.players, roster) && renamed()),
    share,
    asked: answer.open,
    sinceReady: answer.ms,
    keep: (data) => around.keep(data),
    set: (key, value) => around.set(key, value),
    finish() {
      if (finished) return
      finished = true
      around.remember(null)
      closeGame(around, play)
    },
    end(why) {
      if (finished || ending.value !== null) return
      ending.value = why
      clock.after(spec.closingMs ?? closingMs, () => play.finish())
    },
  }
  return play
}
