import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import { isOffered } from '../kit/rules.ts'
import type { Mood } from './customers.ts'
import type { Level } from './levels.ts'
import { sentenceOf, wordsOf } from './plates.ts'
import { rules } from './rules.ts'
import { makeSounds } from './sounds.ts'
import type { Move, State } from './state.ts'
import { hintOf, remarkOf } from './texts.ts'

export type DinerPlay = Play<Level, State, Move>

/** True if the device can read sentences aloud. */
const hasVoice = ({ speech }: DinerPlay): boolean => speech.available()

/** Signals for what the view shows beyond the state. */
const makeSignals = () => ({
  busy: signal(false),
  /** What the customer asked to change. */
  note: signal(''),
  mood: signal<Mood>('waits'),
  /** A player stopped the belt. */
  stopped: signal(false),
})
type Signals = ReturnType<typeof makeSignals>

/** Reads a served sentence or a plate aloud if the setting says so. */
function read(play: DinerPlay, text: string, what: 'served' | 'plate'): void {
  const wish = play.values.read
  if (wish === 'off' || (what === 'plate' && wish !== 'all') || !hasVoice(play)) return
  void play.aloud(text)
}

/** Logs one ring of the bell as a trial. */
function log(play: DinerPlay, before: State): void {
  const { order, served, moved } = play.state.value
  if (!order || !served) return
  play.trial({
    target: sentenceOf(order.best, order.starter),
    response: served.text,
    result: served.outcome === 'right' ? 'correct' : 'incorrect',
    rtMs: play.sinceReady(),
    // Role colors show who does what to whom, so they count as a minimal cue.
    cue: before.wrong > 0 || play.values.colors === true ? 1 : 0,
    moves: moved,
  })
}

/** How long a correct scene plays, in ms, and one that isn't the order. */
const showMs = { right: 3000, calm: 1100, again: 900 }

/** After the bell, the customer watches the scene, then wonders, or is glad and jumps in. */
function makeActing(play: DinerPlay, signals: Signals, sounds: ReturnType<typeof makeSounds>) {
  return (before: State) => {
    const { served } = play.state.value
    if (!served) return
    signals.busy.value = true
    signals.mood.value = 'watches'
    sounds.bell()
    log(play, before)
    reaction(false)
  }
  function reaction(shown: boolean) {
    const state = play.state.value
    const { served } = state
    if (!served) return
    const right = served.outcome === 'right'
    const said = remarkOf(state)
    if (right && !shown) sounds.orderUp(state.twist)
    else sounds.curious()
    play.say(`${served.text} ${said}`)
    read(play, served.text, 'served')
    if (right) signals.mood.value = 'glad'
    play.clock.after(right ? (play.calm.value ? showMs.calm : showMs.right) : showMs.again, () => {
      if (!right) signals.mood.value = 'waits'
      if (right && !shown) sounds.card()
      signals.busy.value = false
    })
  }
}

function makeClosing(play: DinerPlay, signals: Signals, sounds: ReturnType<typeof makeSounds>) {
  return async () => {
    signals.busy.value = false
    play.speech.cancel()
    sounds.close()
    await play.clock.wait(900)
    play.finish()
  }
}

/** Continues after the scene: another try, the correct sentence, or the next customer. */
function makeContinue(play: DinerPlay, signals: Signals, sounds: ReturnType<typeof makeSounds>) {
  return (before: State) => {
    const { served, order } = before
    const now = play.state.value
    sounds.choose()
    if (!served || !order) return
    play.speech.cancel()
    signals.mood.value = 'waits'
    if (served.outcome === 'again') {
      signals.note.value = hintOf(served, order.meaning)
      return
    }
    if (served.outcome === 'show') {
      signals.mood.value = 'glad'
      const text = now.served?.text ?? ''
      play.say(`${text} ${remarkOf(now)}`)
      read(play, text, 'served')
      return
    }
    signals.note.value = ''
    play.keep({ used: now.used, cards: now.cards })
    play.endTurn()
  }
}

/** Returns a plate's words on the tray, for screen readers. */
function spoken(state: State, slot: number): string {
  const { order, tray, sauces } = state
  const plate = order?.belt[tray[slot] ?? -1]
  return plate ? wordsOf({ plate, sauce: sauces[slot] ?? null }) : ''
}

/** Makes moves in the rules and shows them in the diner. */
export function makeShow(play: DinerPlay) {
  const signals = makeSignals()
  const sounds = makeSounds(play.sound)
  const acting = makeActing(play, signals, sounds)
  const close = makeClosing(play, signals, sounds)
  const on = makeContinue(play, signals, sounds)

  function after(move: Move, before: State): void {
    const now = play.state.value
    // Response time doesn't include choosing a menu or a customer.
    if (now.phase === 'build' && before.phase !== 'build') play.asked()
    switch (move.kind) {
      case 'take': {
        sounds.take()
        return read(play, spoken(now, before.tray.indexOf(null)), 'plate')
      }
      case 'back':
        return sounds.back()
      case 'sauce':
        sounds.pour()
        return read(play, spoken(now, move.slot), 'plate')
      case 'bell':
        return acting(before)
      case 'on':
        return on(before)
      case 'pick':
      case 'menu':
      case 'spice':
        signals.note.value = ''
        signals.mood.value = 'waits'
        play.keep({ used: now.used, cards: now.cards })
        return sounds.choose()
      case 'pass':
        return sounds.choose()
    }
  }
  return {
    ...signals,
    sounds,
    close,
    /** Makes a move and shows its effect. */
    make(move: Move): void {
      if (signals.busy.value || !play.ready.value) return
      const before = play.state.value
      if (!isOffered(rules.moves(before), move)) return
      play.move(move)
      after(move, before)
    },
  }
}
export type Show = ReturnType<typeof makeShow>
