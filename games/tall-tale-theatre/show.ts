import { m } from '#messages'
import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import type { Level } from './levels.ts'
import { drumOf, mayMove } from './moves.ts'
import { questionOf } from './options.ts'
import { partTexts } from './parts.ts'
import { props } from './props.ts'
import { makeSounds } from './sounds.ts'
import { curtainOf, type Move, type State } from './state.ts'
import { sceneText } from './story.ts'

export type TalePlay = Play<Level, State, Move>

/** What the panel asks in a state. */
export function promptOf(state: State): string {
  const curtain = curtainOf(state)
  if (!curtain) return ''
  const { part, picks, prop } = curtain
  switch (state.phase) {
    case 'pick':
      return questionOf(part, picks.length, picks) ?? partTexts[part].question
    case 'prop':
      return m.tall_tale_theatre_surprise_the_trunk_throws_in({
        a: props.find(({ id }) => id === state.prop)?.a ?? m.tall_tale_theatre_something(),
      })
    case 'place':
      return prop
        ? m.tall_tale_theatre_tap_a_mark_where_does_everyone()
        : m.tall_tale_theatre_tap_amark_where_does_the()
    case 'line':
      return m.tall_tale_theatre_what_does_the_puppet_say()
    case 'ready':
      return m.tall_tale_theatre_the_stage_is_set_ready_for()
    case 'show':
    case 'retell':
      return partTexts[part].tell
    case 'bow':
      return m.tall_tale_theatre_take_abow2()
    case 'over':
      return ''
  }
}

/** A rating, or the lack of one, as a try of the log. */
function logTelling(play: TalePlay, state: State): void {
  const curtain = curtainOf(state)
  if (!curtain) return
  const { rating } = curtain
  const response = rating === null ? 'not rated' : ['not yet told', 'told with help', 'told'][rating]
  const result = rating === null ? 'none' : (['incorrect', 'approx', 'correct'] as const)[rating]
  play.trial({
    // Who set the curtain tells it.
    player: play.personAt(curtain.by).id,
    target: `tell: ${partTexts[curtain.part].name.toLowerCase()}`,
    response: `${response ?? ''}${curtain.ticket ? `, used "${partTexts[curtain.part].ticket}"` : ''}`,
    result,
    scoredBy: 'adult',
  })
}

function logRetelling(play: TalePlay, state: State): void {
  const curtain = curtainOf(state)
  if (!curtain) return
  play.trial({
    target: `retell: ${partTexts[curtain.part].name.toLowerCase()}`,
    response: state.peek ? 'told after a look' : 'told from memory',
    result: state.peek ? 'approx' : 'correct',
    cue: state.peek ? 1 : 0,
    // A press of “Told it”, which may be the child's own.
    scoredBy: 'self',
  })
}

/** What is seen beside the state. */
function makeSignals() {
  return {
    busy: signal(false),
    /** The front curtain is drawn. */
    shut: signal(false),
    closing: signal(false),
    /** What the drum shows while it turns. */
    drum: signal<string | null>(null),
  }
}
type Signals = ReturnType<typeof makeSignals>

/** Curtains that close and open, the drum that turns, and how it ends. */
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
    if (see.closing.value) return
    see.closing.value = true
    sounds.swish()
    see.shut.value = true
    await clock.wait(900)
    play.finish()
  }
  return { swap, turnDrum, close }
}

/** Plays moves on the rules and shows them in the theatre. */
export function makeShow(play: TalePlay) {
  const see = makeSignals()
  const sounds = makeSounds(play.sound)
  const { swap, turnDrum, close } = makeCourse(play, see, sounds)

  /** A curtain is set: it closes, the turn is over, the next one opens. */
  function turnOver(now: State): void {
    void swap()
    if (play.ending.value === null) play.endTurn()
    play.say(promptOf(now))
  }
  /** A scene of the show opens. */
  function scene(now: State): void {
    void swap().then(() => {
      if (play.state.value.phase === 'bow') sounds.applause()
      else sounds.lamp()
    })
    const curtain = curtainOf(now)
    play.say(`${promptOf(now)}. ${curtain && now.phase === 'show' ? sceneText(now, curtain) : ''}`)
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
    peek: sounds.swish,
  }
  function react(move: Move, before: State, now: State): void {
    after[move.kind]?.()
    if (now.used !== before.used) play.keep({ used: now.used })
    if (now.phase === 'over') return void close()
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
    if (move.kind === 'told') logRetelling(play, before)
    react(move, before, play.move(move))
  }
  return {
    ...see,
    sounds,
    close,
    can: (move: Move): boolean => mayMove(play.state.value, move),
    /** Makes a move and shows what comes of it. */
    make(move: Move): void {
      if (see.busy.value || see.closing.value || !play.ready.value || !mayMove(play.state.value, move)) return
      if (move.kind !== 'spin') return commit(move)
      void turnDrum().then(() => {
        if (play.ending.value === null && mayMove(play.state.value, move)) commit(move)
      })
    },
  }
}
export type Show = ReturnType<typeof makeShow>

/** What a panel is handed. */
export interface PanelProps {
  play: TalePlay
  show: Show
  free: boolean
}
