import { m } from '#messages'
import type { Earned } from '@marigold/contract'
import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import type { Level } from './levels.ts'
import { drumOf, mayMove } from './moves.ts'
import { questionOf } from './options.ts'
import { partTexts } from './parts.ts'
import { props } from './props.ts'
import { makeSounds } from './sounds.ts'
import { curtainOf, type Move, type State } from './state.ts'

export type TalePlay = Play<Level, State, Move>

/** Returns the question of the panel. */
export function promptOf(state: State): string {
  const curtain = curtainOf(state)
  if (!curtain) return ''
  const { part, picks, prop } = curtain
  switch (state.phase) {
    case 'pick':
      return questionOf(part, picks.length, picks) ?? partTexts[part].question
    case 'dare':
      return m.tall_tale_theatre_how_big_is_the_plan()
    case 'prop':
      return m.tall_tale_theatre_surprise_here_comes_prop({ prop: props.find(({ id }) => id === state.prop)?.a ?? '' })
    case 'place':
      return prop
        ? m.tall_tale_theatre_tap_a_mark_where_does_everyone()
        : m.tall_tale_theatre_tap_a_mark_where_does_the()
    case 'line':
      return m.tall_tale_theatre_what_does_the_puppet_say()
    case 'ready':
      return m.tall_tale_theatre_the_stage_is_set_ready_for()
    case 'show':
    case 'retell':
      return partTexts[part].tell
    case 'bow':
      return m.tall_tale_theatre_take_a_bow_now()
    case 'over':
      return ''
  }
}

/** Logs a rating, or that a scene was skipped, as a trial. */
function logTelling(play: TalePlay, state: State): void {
  const curtain = curtainOf(state)
  if (!curtain) return
  const { rating, help } = curtain
  const response = rating === null ? 'skipped' : ['not yet told', 'told with help', 'told'][rating]
  const result = rating === null ? 'none' : (['incorrect', 'approx', 'correct'] as const)[rating]
  play.trial({
    // The player who set the curtain tells it.
    player: play.personAt(curtain.by).id,
    target: `tell: ${partTexts[curtain.part].name.toLowerCase()}`,
    response: `${response ?? ''}${curtain.ticket ? `, used "${partTexts[curtain.part].ticket}"` : ''}`,
    result,
    cue: help === 2 ? 3 : help,
    scoredBy: 'adult',
  })
}

const retelling = {
  told: ['told from memory', 'correct', 0],
  helped: ['told with help', 'approx', 1],
  notYet: ['not yet told', 'incorrect', 0],
} as const

/** Logs a retelling as the adult judged it; a look at the pictures is help. */
function logRetelling(play: TalePlay, state: State, how: keyof typeof retelling): void {
  const curtain = curtainOf(state)
  if (!curtain) return
  const [response, result, cue] = retelling[state.peek && how === 'told' ? 'helped' : how]
  play.trial({
    target: `retell: ${partTexts[curtain.part].name.toLowerCase()}`,
    response: state.peek ? `${response}, after a look` : response,
    result,
    cue: state.peek ? 1 : cue,
    scoredBy: 'adult',
  })
}

/** What the screen shows besides the rules' state. */
function makeSignals() {
  return {
    busy: signal(false),
    /** Whether the front curtain is closed. */
    shut: signal(false),
    /** What the drum shows while it spins. */
    drum: signal<string | null>(null),
    /** How often each puppet was touched: each touch changes its face. */
    touched: signal<Readonly<Record<string, number>>>({}),
  }
}
type Signals = ReturnType<typeof makeSignals>

/** Animates the curtains, the drum, and the ending. */
function makeCourse(play: TalePlay, see: Signals, sounds: ReturnType<typeof makeSounds>) {
  const { clock } = play
  async function swap(): Promise<void> {
    see.busy.value = true
    see.shut.value = true
    sounds.swish()
    await clock.wait(play.calm.value ? 250 : 620)
    see.shut.value = false
    await clock.wait(play.calm.value ? 100 : 360)
    see.busy.value = false
  }
  async function turnDrum(): Promise<void> {
    see.busy.value = true
    const pool = drumOf(play.state.value)
    const turns = play.calm.value ? 3 : 12
    for (let i = 0; i < turns; i++) {
      see.drum.value = pool[(i * 5 + play.turn.value) % pool.length] ?? null
      sounds.roll()
      await clock.wait(play.calm.value ? 120 : 60 + i * 9)
    }
    see.drum.value = null
    see.busy.value = false
  }
  async function close(): Promise<void> {
    sounds.swish()
    see.shut.value = true
    await clock.wait(900)
    play.finish()
  }
  return { swap, turnDrum, close }
}

/** Applies moves to the rules and animates them in the theater. */
export function makeShow(play: TalePlay) {
  const see = makeSignals()
  const sounds = makeSounds(play.sound)
  const { swap, turnDrum, close } = makeCourse(play, see, sounds)

  /** A curtain is set: it closes, the turn ends, and the next one opens. */
  function turnOver(now: State): void {
    void swap()
    play.endTurn()
    play.say(promptOf(now))
  }
  /** Opens a scene of the show. */
  function scene(now: State): void {
    void swap().then(() => {
      if (play.state.value.phase === 'bow') sounds.applause()
      else sounds.lamp()
    })
    play.say(promptOf(now))
  }
  const after: Partial<Record<Move['kind'], () => void>> = {
    pick: sounds.choose,
    spin: sounds.stop,
    prop: sounds.choose,
    puppet: sounds.choose,
    mark: sounds.walk,
    placed: sounds.choose,
    line: sounds.speak,
    spoken: sounds.speak,
    write: sounds.speak,
    ticket: sounds.ticket,
    rate: sounds.rate,
    unrated: sounds.rate,
    dare: sounds.trunk,
    help: sounds.choose,
    peek: sounds.swish,
  }
  function react(move: Move, before: State, now: State): void {
    after[move.kind]?.()
    if (now.used !== before.used) play.keep({ used: now.used })
    if (now.phase === 'over') return play.endTurn()
    const setting = before.phase !== 'show' && before.phase !== 'retell'
    if (setting && (now.at !== before.at || now.phase === 'ready') && now.phase !== 'show') return turnOver(now)
    if (move.kind === 'start' || move.kind === 'next' || move.kind === 'retell' || move.kind === 'told')
      return scene(now)
    if (now.phase === 'prop' && before.phase !== 'prop') sounds.trunk()
    if (now.phase !== before.phase || now.kind !== before.kind) play.say(promptOf(now))
  }
  function commit(move: Move): void {
    const before = play.state.value
    if (move.kind === 'next' && before.phase === 'show') logTelling(play, before)
    react(move, before, play.move(move))
  }
  const free = () => !see.busy.value && play.ready.value
  return {
    ...see,
    sounds,
    close,
    /** A part was told again, as the adult judged it; a skipped one is no trial. */
    told(earned: Earned): void {
      const how = earned === 'independent' ? 'told' : earned === 'helped' ? 'helped' : 'notYet'
      if (!free() || play.state.value.phase !== 'retell') return
      if (earned !== 'skipped') logRetelling(play, play.state.value, how)
      commit({ kind: 'told', how })
    },
    can: (move: Move): boolean => mayMove(play.state.value, move),
    /** Makes a move and shows its result. */
    make(move: Move): void {
      if (!free() || !mayMove(play.state.value, move)) return
      if (move.kind !== 'spin') return commit(move)
      void turnDrum().then(() => {
        if (!play.closing.value && mayMove(play.state.value, move)) commit(move)
      })
    },
  }
}
export type Show = ReturnType<typeof makeShow>

/** The props of every panel. */
export interface PanelProps {
  play: TalePlay
  show: Show
  free: boolean
}
