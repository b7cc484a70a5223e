import { computed, effect, signal, type Signal } from '@preact/signals'
import type { Player, Trial } from '@marigold/contract'
import { chanceFrom, freshSeed, makeClock } from '@marigold/device'
import type { LevelBase, Play } from './game.ts'
import type { Session } from './session.ts'
import { makeTurns, type Course } from './turns.ts'

/** What the kit itself may do with a running game. */
export interface PlayInside<Level extends LevelBase, State, Move> extends Play<Level, State, Move> {
  /** The banner of a hand-over, or null. */
  readonly banner: Signal<Player | null>
  /** Players who are away for now, by id; their turns are skipped. */
  readonly away: Signal<ReadonlySet<number>>
  cardsDone(player: number, trials: number): void
  scorePractice(result: 'correct' | 'approx' | 'incorrect'): void
  pass(): void
  setAway(id: number, away: boolean): void
  end(why: 'asked' | 'time'): void
  begin(): void
}

// Longest that a view may take to close a game gently.
const closingMs = 12_000

function startCourse<Level extends LevelBase, State, Move>(
  session: Session<Level, State, Move>,
  seed: number,
): Course<Level, State, Move> {
  const { spec } = session
  const rng = chanceFrom(seed)
  const values = { ...session.values.value }
  const chosen = session.roster.value.filter(({ id }) => session.seated.value.includes(id))
  const players = values.shuffle === true ? rng.shuffle(chosen) : chosen
  const level = spec.levels[session.level.value] as Level
  const clock = makeClock()
  if (session.holds.value.size > 0) clock.pause()
  const state = signal(spec.rules.start(level, { seats: players.length, values }, rng))
  const seatOf = () => players[spec.seat?.(state.value) ?? 0] as Player
  return {
    rng,
    values,
    players,
    level,
    clock,
    state,
    seatOf,
    levelIndex: session.level.value,
    current: signal(seatOf()),
    turn: signal(1),
    practice: signal({ done: 0, of: 0 }),
    practiced: signal<Record<number, number>>({}),
    banner: signal<Player | null>(null),
    away: signal<ReadonlySet<number>>(new Set()),
    ending: signal<'asked' | 'time' | null>(null),
    say: (text) => {
      session.live.value = text
      if (values.speak === true) session.speech.say(text)
    },
  }
}

/** A game in play: state, turns, practice and log, on a clock of its own. */
export function makePlay<Level extends LevelBase, State, Move>(
  session: Session<Level, State, Move>,
  seed: number = freshSeed(),
): PlayInside<Level, State, Move> {
  const { spec, host } = session
  const course = startCourse(session, seed)
  const { clock, state, current, practice, practiced, ending, rng } = course
  const trials: Trial[] = []
  let finished = false
  let readyAt = 0
  const ready = computed(
    () => course.banner.value === null && practice.value.done >= practice.value.of && ending.value === null,
  )
  ready.subscribe((yes) => {
    if (yes) readyAt = clock.now()
  })
  const addPractice = (player: number, count: number) => {
    practiced.value = { ...practiced.value, [player]: (practiced.value[player] ?? 0) + count }
  }
  const turns = makeTurns(session, course, { ready, finished: () => finished })
  const { seatOf: _seatOf, ...shown } = course
  const play: PlayInside<Level, State, Move> = {
    ...shown,
    ...turns,
    ready,
    trials,
    sound: session.sound,
    speech: session.speech,
    stage: session.stage,
    look: session.look,
    calm: session.calm,
    deck: session.deck,
    loudness: session.loudness,
    kept: session.kept,
    begin() {
      const minutes = Number(course.values.minutes)
      if (minutes > 0) clock.after(minutes * 60_000, () => play.end('time'))
      turns.handOver()
    },
    move(move) {
      state.value = spec.rules.apply(state.value, move, rng)
      return state.value
    },
    trial(given) {
      const usual = { result: 'none', rtMs: null, moves: 0, cue: 0, scoredBy: 'game' } as const
      const trial: Trial = {
        t: Math.round(clock.now()),
        player: current.value.id,
        level: course.level.name,
        ...usual,
        ...given,
      }
      trials.push(trial)
      host.send({ type: 'TRIAL', trial })
    },
    practiceMore() {
      if (session.hostTrials.value > 0) return Promise.resolve()
      practice.value = { done: 0, of: 1 }
      return new Promise((resolve) => {
        const stop = effect(() => {
          if (practice.value.done < practice.value.of) return
          resolve()
          queueMicrotask(() => stop())
        })
      })
    },
    sinceReady: () => Math.round(clock.now() - readyAt),
    keep(data) {
      session.kept.value = data
      session.save()
    },
    finish() {
      if (finished) return
      finished = true
      clock.clear()
      host.send({ type: 'GAME_OVER', summary: spec.summary(play) })
      session.screen.value = 'end'
      course.say(spec.farewell(play))
    },
    cardsDone: addPractice,
    scorePractice(result) {
      if (practice.value.done >= practice.value.of) return
      play.trial({ target: 'practice', response: '', result, scoredBy: 'adult' })
      practice.value = { ...practice.value, done: practice.value.done + 1 }
      addPractice(current.value.id, 1)
      session.sound.play('bell', { step: practice.value.done - 1, gain: 0.5 })
    },
    end(why) {
      if (finished || ending.value !== null) return
      ending.value = why
      clock.after(spec.closingMs ?? closingMs, () => play.finish())
    },
  }
  return play
}
