import { m } from '#messages'
import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import type { Level } from './deal.ts'
import { placingsOf } from './journal.ts'
import type { Mood } from './people.ts'
import { rules, spokenOf } from './rules.ts'
import { makeSounds } from './sounds.ts'
import type { Move, State } from './state.ts'
import type { Concept } from './things.ts'
import { countOf, missingOf, missingTold, wordNames } from './texts.ts'

export type BarrierPlay = Play<Level, State, Move>

/** The device's voice can say directions now. */
export const hasVoice = ({ values, speech }: BarrierPlay): boolean =>
  values.aloud !== 'adult' && values.volume !== 0 && speech.available()

/** What is seen beside the state. */
function makeSignals() {
  return {
    busy: signal(false),
    closing: signal(false),
    /** The guide looks behind the curtain. */
    peek: signal(false),
    /** The curtain has dropped, and what came of it. */
    dropped: signal(false),
    sliding: signal(false),
    /** How many outcomes have been marked. */
    marked: signal(0),
    flash: signal(false),
    mood: signal<Mood>('calm'),
    glad: signal(false),
    note: signal(''),
  }
}
type Signals = ReturnType<typeof makeSignals>

/** Every thing of the scene as one trial; the time of building was spent on all of them together. */
function logScene(play: BarrierPlay, state: State): void {
  for (const { seat, ...placing } of placingsOf(state)) play.trial({ ...placing, player: play.personAt(seat).id })
}

/** The curtain drops, the guide's board slides over the builder's, and what matches sparkles. */
function makeReveal(play: BarrierPlay, see: Signals, sounds: ReturnType<typeof makeSounds>) {
  const { clock, calm } = play
  return async () => {
    const { outcomes } = play.state.value
    see.busy.value = true
    see.note.value = ''
    see.peek.value = false
    sounds.roll()
    await clock.wait(800)
    see.dropped.value = true
    sounds.fall()
    await clock.wait(calm.value ? 500 : 1000)
    see.sliding.value = true
    sounds.slide()
    await clock.wait(2600)
    see.sliding.value = false
    let matches = 0
    for (const { differs } of outcomes) {
      see.marked.value += 1
      if (differs.length === 0) sounds.match(matches++)
      else sounds.differs()
      await clock.wait(260)
    }
    see.glad.value = true
    see.mood.value = 'glad'
    if (matches === outcomes.length) sounds.whole()
    play.say(countOf(play.state.value))
    await clock.wait(300)
    play.asked()
    see.busy.value = false
  }
}

/** What is told once a missing word was named. */
function toldOf(before: State, after: State, right: boolean): string {
  const { asking } = before
  if (asking === null) return ''
  if (after.asking !== null) return m.barrier_builders_that_word_fits_look_at_both()
  return `${right ? m.barrier_builders_yes() : ''}${missingTold(before, asking)}`
}

/** The answer to 'Which word would have helped?', logged and told. */
function makeAnswer(play: BarrierPlay, see: Signals, sounds: ReturnType<typeof makeSounds>) {
  return (before: State, after: State, concept: Concept) => {
    const { asking } = before
    if (asking === null) return
    const differs = before.outcomes[asking]?.differs ?? []
    const right = differs.includes(concept)
    play.trial({
      target: `missing word: ${missingOf(before, asking)}`,
      response: wordNames[concept].toLowerCase(),
      result: right ? 'correct' : 'incorrect',
      rtMs: play.sinceReady(),
      cue: before.tries,
    })
    play.asked()
    see.note.value = toldOf(before, after, right)
    play.say(see.note.value)
    if (after.asking === null) sounds.match(3 + after.counts.repairs)
    else sounds.differs()
  }
}

/** Says a direction: by the device's voice, or for the adult to read where it is not written. */
function makeTelling(play: BarrierPlay, see: Signals) {
  let round = 0
  return async () => {
    const text = spokenOf(play.state.value)
    if (text === '') return
    const mine = ++round
    see.mood.value = 'talks'
    if (hasVoice(play) || play.values.written === 'heard') await play.aloud(text)
    else {
      play.say(text)
      await play.clock.wait(1800)
    }
    if (mine === round && see.mood.value === 'talks') see.mood.value = 'calm'
  }
}

/** The beginnings and ends: of a direction, a photo, a game. */
function makeCourse(play: BarrierPlay, see: Signals, sounds: ReturnType<typeof makeSounds>) {
  /** A new direction or a new scene: everything at its beginning. */
  function fresh(): void {
    see.peek.value = false
    see.note.value = ''
    see.mood.value = 'calm'
    see.glad.value = false
    see.dropped.value = false
    see.marked.value = 0
  }
  async function close(): Promise<void> {
    if (see.closing.value) return
    see.closing.value = true
    see.peek.value = false
    see.note.value = ''
    play.speech.cancel()
    sounds.whole()
    await play.clock.wait(play.state.value.photos.length > 0 ? 3200 : 900)
    play.finish()
  }
  return {
    fresh,
    close,
    async photo(): Promise<void> {
      see.busy.value = true
      see.flash.value = true
      sounds.click()
      await play.clock.wait(700)
      see.flash.value = false
      see.busy.value = false
    },
    turnOver(): void {
      fresh()
      if (play.ending.value === null) play.endTurn()
      if (play.state.value.phase === 'over') void close()
    },
  }
}

/** Plays moves on the rules and shows them at the table. */
export function makeShow(play: BarrierPlay) {
  const see = makeSignals()
  const sounds = makeSounds(play.sound)
  const reveal = makeReveal(play, see, sounds)
  const answer = makeAnswer(play, see, sounds)
  const tell = makeTelling(play, see)
  const { fresh, close, photo, turnOver } = makeCourse(play, see, sounds)
  play.clock.onPause((paused) => paused && (see.peek.value = false))

  function rung(before: State): void {
    sounds.ask()
    const unclear = before.directions[before.at]?.missing != null && before.rung === 0
    see.mood.value = 'listens'
    see.note.value = unclear
      ? m.barrier_builders_good_question_aword_was_missing()
      : m.barrier_builders_good_listening_asking_helps()
    play.say(see.note.value)
    play.clock.after(1500, () => {
      see.mood.value = 'calm'
      if (before.guide === 'voice') void tell()
    })
  }

  function after(move: Move, before: State): void {
    const now = play.state.value
    switch (move.kind) {
      case 'place':
        return sounds.put()
      case 'take':
        return sounds.back()
      case 'bell':
        return rung(before)
      case 'next':
        sounds.choose()
        return turnOver()
      case 'ready':
        sounds.choose()
        if (now.phase !== 'reveal') return
        logScene(play, now)
        return void reveal()
      case 'word':
        return answer(before, now, move.concept)
      case 'ask':
        see.note.value = ''
        return sounds.choose()
      case 'on':
        if (now.phase === 'photo') return void photo()
        return turnOver()
      case 'scene':
        play.keep({ used: now.used })
        fresh()
        return sounds.choose()
      case 'roles':
        sounds.choose()
        // The first seat had the choice; the turn goes to whoever builds.
        if (now.builder !== before.builder) turnOver()
        return
      default:
        sounds.choose()
    }
  }
  return {
    ...see,
    sounds,
    tell,
    close,
    /** A move of this kind is open now. */
    can: (kind: Move['kind']): boolean => rules.moves(play.state.value).some((one) => one.kind === kind),
    /** This word can be answered; without errors only the one that was missing. */
    offers: (concept: Concept): boolean =>
      rules.moves(play.state.value).some((one) => one.kind === 'word' && one.concept === concept),
    /** Makes a move and shows what came of it. */
    make(move: Move): void {
      if (see.busy.value || see.closing.value || !play.ready.value) return
      const before = play.state.value
      play.move(move)
      after(move, before)
    },
    /** The guide lifts the curtain, or lets it fall again. */
    look(yes: boolean): void {
      const { phase, guide } = play.state.value
      const may = phase === 'build' && guide === 'here' && play.ready.value && !see.busy.value
      if (see.peek.value === (yes && may)) return
      see.peek.value = yes && may
      sounds.lift()
    },
  }
}
export type Show = ReturnType<typeof makeShow>
