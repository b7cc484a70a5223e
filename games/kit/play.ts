import { computed, signal } from '@preact/signals'
import type { Player, Trial } from '@marigold/contract'
import { chanceFrom, freshSeed, makeClock, seatName } from '@marigold/device'
import type { LevelBase, Play } from './game.ts'
import type { Session } from './session.ts'

/** What the kit itself may do with a running game. */
export interface PlayInside<Level extends LevelBase, State, Move> extends Play<Level, State, Move> {
  /** The banner of a hand-over, or null. */
  readonly banner: { value: Player | null }
  readonly away: { value: ReadonlySet<number> }
  cardsDone(player: number, trials: number): void
  scorePractice(result: 'correct' | 'approx' | 'incorrect'): void
  pass(): void
  setAway(id: number, away: boolean): void
  end(why: 'asked' | 'time'): void
  begin(): void
}

const bannerMs = 1100
const closingMs = 8000

/** A game in play: state, turns, practice and log, on a clock of its own. */
export function makePlay<Level extends LevelBase, State, Move>(
  session: Session<Level, State, Move>,
  seed: number = freshSeed(),
): PlayInside<Level, State, Move> {
  const { spec, host } = session
  const rng = chanceFrom(seed)
  const values = { ...session.values.value }
  const chosen = session.roster.value.filter(({ id }) => session.seated.value.includes(id))
  const players = values.shuffle === true ? rng.shuffle(chosen) : chosen
  const levelIndex = session.level.value
  const level = spec.levels[levelIndex] as Level
  const clock = makeClock()
  const state = signal(spec.rules.start(level, { seats: players.length, values }, rng))
  const seatOf = () => players[spec.seat?.(state.value) ?? 0] as Player
  const current = signal(seatOf())
  const turn = signal(1)
  const practice = signal({ done: 0, of: 0 })
  const practiced = signal<Record<number, number>>({})
  const banner = signal<Player | null>(null)
  const away = signal<ReadonlySet<number>>(new Set())
  const ending = signal<'asked' | 'time' | null>(null)
  const trials: Trial[] = []
  let open = false
  let finished = false
  let readyAt = 0
  const ready = computed(
    () => banner.value === null && practice.value.done >= practice.value.of && ending.value === null,
  )
  ready.subscribe((yes) => {
    if (yes) readyAt = clock.now()
  })
  const say = (text: string) => {
    session.live.value = text
    if (values.speak === true) session.speech.say(text)
  }
  const handOver = () => {
    current.value = seatOf()
    open = true
    practice.value = { done: 0, of: session.hostTrials.value > 0 ? 0 : Number(values.trials) }
    if (!spec.turns) return
    say(`${seatName(current.value)}, your turn`)
    if (players.length === 1 && turn.value > 1) return
    banner.value = current.value
    clock.after(bannerMs, () => (banner.value = null))
  }
  const addPractice = (player: number, count: number) => {
    practiced.value = { ...practiced.value, [player]: (practiced.value[player] ?? 0) + count }
  }
  const skipAway = () => {
    for (let i = 0; i < players.length && away.value.has(seatOf().id) && away.value.size < players.length; i++) {
      const move = spec.pass?.(state.value) ?? null
      if (move === null) return
      state.value = spec.rules.apply(state.value, move, rng)
    }
  }
  const play: PlayInside<Level, State, Move> = {
    level,
    levelIndex,
    values,
    players,
    rng,
    clock,
    state,
    current,
    turn,
    ready,
    practice,
    practiced,
    ending,
    trials,
    banner,
    away,
    say,
    sound: session.sound,
    speech: session.speech,
    stage: session.stage,
    look: session.look,
    calm: session.calm,
    deck: session.deck,
    loudness: session.loudness,
    kept: session.kept,
    begin() {
      const minutes = Number(values.minutes)
      if (minutes > 0) clock.after(minutes * 60_000, () => play.end('time'))
      handOver()
    },
    move(move) {
      state.value = spec.rules.apply(state.value, move, rng)
      return state.value
    },
    endTurn() {
      if (!open || finished) return
      open = false
      host.send({ type: 'TURN_END', player: current.value.id, turn: turn.value })
      if (spec.rules.isOver(state.value) || ending.value !== null) return
      skipAway()
      turn.value += 1
      handOver()
    },
    trial(given) {
      const trial: Trial = {
        t: Math.round(clock.now()),
        player: current.value.id,
        result: 'none',
        rtMs: null,
        moves: 0,
        cue: 0,
        scoredBy: 'game',
        level: level.name,
        ...given,
      }
      trials.push(trial)
      host.send({ type: 'TRIAL', trial })
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
      say(spec.farewell(play))
    },
    cardsDone: addPractice,
    scorePractice(result) {
      if (practice.value.done >= practice.value.of) return
      play.trial({ target: 'practice', response: '', result, scoredBy: 'adult' })
      practice.value = { ...practice.value, done: practice.value.done + 1 }
      addPractice(current.value.id, 1)
      session.sound.play('bell', { step: practice.value.done - 1, gain: 0.5 })
    },
    pass() {
      const move = open && ready.value ? (spec.pass?.(state.value) ?? null) : null
      if (move === null) return
      play.move(move)
      play.endTurn()
    },
    setAway(id, gone) {
      const next = new Set(away.value)
      if (gone) next.add(id)
      else next.delete(id)
      if (next.size >= players.length) return
      away.value = next
      if (gone && current.value.id === id) play.pass()
    },
    end(why) {
      if (finished || ending.value !== null) return
      ending.value = why
      clock.after(closingMs, () => play.finish())
    },
  }
  return play
}
