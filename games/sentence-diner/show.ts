import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import type { Mood } from './customers.ts'
import type { Level } from './levels.ts'
import { sentenceOf, wordsOf } from './plates.ts'
import { rules } from './rules.ts'
import { makeSounds } from './sounds.ts'
import type { Move, State } from './state.ts'
import { hintOf, remarkOf } from './texts.ts'

export type DinerPlay = Play<Level, State, Move>

/** The device's voice can read sentences now. */
const hasVoice = ({ values, speech }: DinerPlay): boolean => values.volume !== 0 && speech.available()

/** What is seen beside the state. */
const makeSignals = () => ({
  busy: signal(false),
  closing: signal(false),
  /** What the customer asked to change. */
  note: signal(''),
  mood: signal<Mood>('waits'),
  /** Somebody stopped the belt. */
  stopped: signal(false),
})
type Signals = ReturnType<typeof makeSignals>

/** Reads out what was served, or a plate, where that is set. */
function read(play: DinerPlay, text: string, what: 'served' | 'plate'): void {
  const wish = play.values.read
  if (wish === 'off' || (what === 'plate' && wish !== 'all') || !hasVoice(play)) return
  void play.aloud(text)
}

/** One ring of the bell as a try. */
function log(play: DinerPlay, before: State): void {
  const { order, served, moved } = play.state.value
  if (!order || !served) return
  play.trial({
    target: sentenceOf(order.best, order.starter),
    response: served.text,
    result: served.outcome === 'right' ? 'correct' : 'incorrect',
    rtMs: play.sinceReady(),
    // Role colors show who does what to whom.
    cue: before.wrong > 0 || play.values.colors === true ? 1 : 0,
    moves: moved,
  })
}

/** What follows the bell: the customer watches, then laughs, wonders or is glad. */
function makeActing(play: DinerPlay, see: Signals, sounds: ReturnType<typeof makeSounds>) {
  return (before: State) => {
    const { served } = play.state.value
    if (!served) return
    see.busy.value = true
    see.mood.value = 'watches'
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
    if (right && !shown) sounds.orderUp()
    else sounds.curious()
    play.say(`${served.text} ${said}`)
    read(play, served.text, 'served')
    play.clock.after(1100, () => {
      see.mood.value = right ? 'glad' : 'parsed' in served && 'meaning' in served.parsed ? 'laughs' : 'waits'
      if (right) sounds.card()
      see.busy.value = false
    })
  }
}

function makeClosing(play: DinerPlay, see: Signals, sounds: ReturnType<typeof makeSounds>) {
  return async () => {
    if (see.closing.value) return
    see.closing.value = true
    see.busy.value = false
    play.speech.cancel()
    sounds.close()
    await play.clock.wait(play.state.value.dishes.length > 0 ? 3400 : 900)
    play.finish()
  }
}

/** Goes on from what was acted: another try, the right sentence, or the next customer. */
function makeOn(play: DinerPlay, see: Signals, sounds: ReturnType<typeof makeSounds>, close: () => Promise<void>) {
  return (before: State) => {
    const { served, order } = before
    const now = play.state.value
    sounds.choose()
    if (!served || !order) return
    play.speech.cancel()
    see.mood.value = 'waits'
    if (served.outcome === 'again') {
      see.note.value = hintOf(served, order.meaning)
      return
    }
    if (served.outcome === 'show') {
      see.mood.value = 'glad'
      const text = now.served?.text ?? ''
      play.say(`${text} ${remarkOf(now)}`)
      read(play, text, 'served')
      return
    }
    see.note.value = ''
    play.keep({ used: now.used, cards: now.cards })
    if (play.ending.value === null) play.endTurn()
    if (now.phase === 'over') void close()
  }
}

/** What a plate says on the tray, for whoever listens. */
function spoken(state: State, slot: number): string {
  const { order, tray, sauces } = state
  const plate = order?.belt[tray[slot] ?? -1]
  return plate ? wordsOf({ plate, sauce: sauces[slot] ?? null }) : ''
}

/** Plays moves on the rules and shows them in the diner. */
export function makeShow(play: DinerPlay) {
  const see = makeSignals()
  const sounds = makeSounds(play.sound)
  const acting = makeActing(play, see, sounds)
  const close = makeClosing(play, see, sounds)
  const on = makeOn(play, see, sounds, close)

  function after(move: Move, before: State): void {
    const now = play.state.value
    // The order is there: choosing a menu or a customer is no part of the time to answer.
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
        see.note.value = ''
        see.mood.value = 'waits'
        play.keep({ used: now.used, cards: now.cards })
        return sounds.choose()
      case 'pass':
        return sounds.choose()
    }
  }
  return {
    ...see,
    sounds,
    close,
    /** Makes a move and shows what came of it. */
    make(move: Move): void {
      if (see.busy.value || see.closing.value || !play.ready.value) return
      const before = play.state.value
      if (!rules.moves(before).some((one) => JSON.stringify(one) === JSON.stringify(move))) return
      play.move(move)
      after(move, before)
    },
  }
}
export type Show = ReturnType<typeof makeShow>
