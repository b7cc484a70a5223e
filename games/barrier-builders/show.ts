import { m } from '#messages'
import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import type { Level } from './deal.ts'
import { playAct } from './acts.ts'
import { itemResultsOf } from './journal.ts'
import type { Mood } from './characters.ts'
import { rules, spokenText } from './rules.ts'
import { makeSounds } from './sounds.ts'
import { isChoice, type Move, type State } from './state.ts'
import type { Concept } from './things.ts'
import { bandText, matchCountText, missingWordList, missingWordsText, wordNames } from './texts.ts'

export type BarrierPlay = Play<Level, State, Move>

/** True if the device can read directions aloud. */
export const hasVoice = ({ values, speech }: BarrierPlay): boolean => values.aloud !== 'adult' && speech.available()

/** Signals for what the view shows beyond the state. */
function makeSignals() {
  return {
    busy: signal(false),
    /** The guide is peeking behind the curtain. */
    peek: signal(false),
    /** The curtain has dropped. */
    dropped: signal(false),
    sliding: signal(false),
    /** How many outcomes have been revealed. */
    marked: signal(0),
    flash: signal(false),
    mood: signal<Mood>('calm'),
    glad: signal(false),
    note: signal(''),
  }
}
type Signals = ReturnType<typeof makeSignals>

/** Logs a trial per item. Building time isn't logged, because it belongs to the whole scene. */
function logScene(play: BarrierPlay, state: State): void {
  for (const { seat, ...placing } of itemResultsOf(state)) play.trial({ ...placing, player: play.personAt(seat).id })
}

/** Drops the curtain, slides the guide's board over the builder's, and marks what matches. */
function makeReveal(play: BarrierPlay, signals: Signals, sounds: ReturnType<typeof makeSounds>) {
  const { clock, calm } = play
  return async () => {
    const { outcomes } = play.state.value
    signals.busy.value = true
    signals.note.value = ''
    signals.peek.value = false
    sounds.roll()
    await clock.wait(800)
    signals.dropped.value = true
    sounds.fall()
    await clock.wait(calm.value ? 500 : 1000)
    signals.sliding.value = true
    sounds.slide()
    await clock.wait(2600)
    signals.sliding.value = false
    let matches = 0
    for (const { differs } of outcomes) {
      signals.marked.value += 1
      if (differs.length === 0) sounds.match(matches++)
      else sounds.differs()
      await clock.wait(260)
    }
    signals.glad.value = matches > 0
    signals.mood.value = matches > 0 ? 'glad' : 'calm'
    if (matches === outcomes.length) sounds.whole()
    play.say(matchCountText(play.state.value))
    await clock.wait(300)
    play.asked()
    signals.busy.value = false
  }
}

/** Returns the feedback to an answer about the missing word. */
function feedbackOf(before: State, after: State, right: boolean): string {
  const { asking } = before
  if (asking === null) return ''
  if (after.asking !== null) return m.barrier_builders_look_at_both_scenes_again()
  return [...(right ? [m.barrier_builders_yes()] : []), missingWordsText(before, asking)].join(' ')
}

/** Logs an answer to 'Which word would have helped?' and gives feedback. */
function makeAnswer(play: BarrierPlay, signals: Signals, sounds: ReturnType<typeof makeSounds>) {
  return (before: State, after: State, concept: Concept) => {
    const { asking } = before
    if (asking === null) return
    const differs = before.outcomes[asking]?.differs ?? []
    const right = differs.includes(concept)
    play.trial({
      target: `missing word: ${missingWordList(before, asking)}`,
      response: wordNames[concept].toLowerCase(),
      result: right ? 'correct' : 'incorrect',
      rtMs: play.sinceReady(),
      cue: before.wrongAnswers,
    })
    play.asked()
    signals.note.value = feedbackOf(before, after, right)
    play.say(signals.note.value)
    if (after.asking === null) sounds.match(3 + after.counts.repairs)
    else sounds.differs()
  }
}

/** Reads a direction aloud, or leaves it to the adult where it isn't spoken by the device. */
function makeTelling(play: BarrierPlay, signals: Signals) {
  let round = 0
  return async () => {
    const text = spokenText(play.state.value)
    if (text === '') return
    const mine = ++round
    signals.mood.value = 'talks'
    if (hasVoice(play) || play.values.written === 'heard') await play.aloud(text)
    else {
      play.say(text)
      await play.clock.wait(1800)
    }
    if (mine === round && signals.mood.value === 'talks') signals.mood.value = 'calm'
  }
}

function makeTransitions(play: BarrierPlay, signals: Signals, sounds: ReturnType<typeof makeSounds>) {
  /** Resets the signals for a new direction or scene. */
  function fresh(): void {
    signals.peek.value = false
    signals.note.value = ''
    signals.mood.value = 'calm'
    signals.glad.value = false
    signals.dropped.value = false
    signals.marked.value = 0
  }
  async function close(): Promise<void> {
    signals.peek.value = false
    signals.note.value = ''
    play.speech.cancel()
    sounds.whole()
    await play.clock.wait(900)
    play.finish()
  }
  return {
    fresh,
    close,
    async photo(): Promise<void> {
      signals.busy.value = true
      signals.flash.value = true
      sounds.click()
      const photo = play.state.value.photos.at(-1)
      if (photo) {
        play.say(bandText(photo))
        sounds.rockets(photo.show.rockets)
      }
      await play.clock.wait(700)
      signals.flash.value = false
      signals.busy.value = false
    },
    turnOver(): void {
      fresh()
      play.endTurn()
    },
  }
}

/** Makes moves in the rules and shows them on the table. */
export function makeShow(play: BarrierPlay) {
  const signals = makeSignals()
  const sounds = makeSounds(play.sound)
  const reveal = makeReveal(play, signals, sounds)
  const answer = makeAnswer(play, signals, sounds)
  const tell = makeTelling(play, signals)
  const { fresh, close, photo, turnOver } = makeTransitions(play, signals, sounds)
  play.clock.onPause((paused) => paused && (signals.peek.value = false))

  function rung(before: State): void {
    sounds.ask()
    const unclear = before.directions[before.at]?.missing != null && before.bellRings === 0
    signals.mood.value = 'listens'
    signals.note.value = unclear
      ? m.barrier_builders_good_question_a_word_was_missing()
      : m.barrier_builders_good_listening_asking_helps()
    play.say(signals.note.value)
    play.clock.after(1500, () => {
      signals.mood.value = 'calm'
      if (before.guide === 'voice') void tell()
    })
  }

  function chosen(now: State): void {
    if (now.phase === 'photo') return void photo()
    sounds.choose()
    if (now.phase !== 'reveal') return
    logScene(play, now)
    void reveal()
  }

  function after(move: Move, before: State): void {
    const now = play.state.value
    if (isChoice(move)) return chosen(now)
    switch (move.kind) {
      case 'place':
        sounds.put()
        return playAct(play.sound, now.puzzle?.tray[move.tray]?.thing ?? 'cup')
      case 'take':
        return sounds.back()
      case 'bell':
        return rung(before)
      case 'next':
        sounds.choose()
        return turnOver()
      case 'ready':
        return chosen(now)
      case 'word':
        return answer(before, now, move.concept)
      case 'ask':
        signals.note.value = ''
        return sounds.choose()
      case 'on':
        return now.phase === 'band' ? sounds.choose() : turnOver()
      case 'scene':
        play.keep({ used: now.used })
        fresh()
        return sounds.choose()
      case 'roles':
        sounds.choose()
        // The first player chose the roles; now it's the builder's turn.
        if (now.builder !== before.builder) turnOver()
        return
      default:
        sounds.choose()
    }
  }
  return {
    ...signals,
    sounds,
    tell,
    close,
    /** True if a move of this kind is legal now. */
    can: (kind: Move['kind']): boolean => rules.moves(play.state.value).some((one) => one.kind === kind),
    /** True if this word can be answered; errorless play offers only the missing one. */
    offers: (concept: Concept): boolean =>
      rules.moves(play.state.value).some((one) => one.kind === 'word' && one.concept === concept),
    /** Makes a move and shows its effect. */
    make(move: Move): void {
      if (signals.busy.value || !play.ready.value) return
      const before = play.state.value
      play.move(move)
      after(move, before)
    },
    /** Opens or closes the curtain for the guide. */
    look(yes: boolean): void {
      const { phase, guide } = play.state.value
      const may = phase === 'build' && guide === 'here' && play.ready.value && !signals.busy.value
      if (signals.peek.value === (yes && may)) return
      signals.peek.value = yes && may
      sounds.lift()
    },
  }
}
export type Show = ReturnType<typeof makeShow>
