import { m } from '#messages'
import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { shownState } from '../kit/index.ts'
import { swingBeam, tiltOf } from '../kit/weigh.ts'
import { pieceName, spotName, tiltText } from './names.ts'
import { isStudio, type TeeterPlay } from './play-types.ts'
import { endsTurn } from './rules.ts'
import { inHand, plankOf, torqueNow } from './table.ts'
import type { Move, Question, State } from './state.ts'

/** How the judge on the lily pad feels. */
export type Mood = 'calm' | 'glad' | 'wet'

/** What the view shows beyond the state while a move is animated. */
export interface Show {
  scene: ReadonlySignal<State>
  busy: Signal<boolean>
  note: Signal<string>
  mood: Signal<Mood>
  /** The tilt that is shown, in degrees. */
  tilt: { now: number }
  /** Draws a tilt; set by the view, so that frames don't render. */
  draw: { tilt: (degrees: number) => void }
  make(move: Move): Promise<void>
}

const tiltIn = (state: State, torque = torqueNow(state)) => tiltOf(torque, plankOf(state).tip)
/** The state with its piece in hand put on a spot, tipping or not. */
const withPiece = (state: State, spot: number): State => ({
  ...state,
  places: state.places.map((at, piece) => (piece === inHand(state) ? spot : at)),
})

const said = ({ how, cue }: { how: string; cue: number }) => `heard (${how}, cue ${cue})`

/** A spot that the partner names is help with planning. What the partner knows is a part of the game. */
const cueOfQuestion: Record<Question, number> = { weight: 0, wish: 0, spot: 1 }
function cueOfPlacing({ flag }: State, spot: number): number {
  if (flag?.by === 'adult') return 2
  return flag?.by === 'partner' && flag.spot === spot ? cueOfQuestion.spot : 0
}

/** Logs what a player did, before the move: it counts for who had the floor. Nothing in it is right or wrong. */
function logMove(play: TeeterPlay, state: State, move: Move, rtMs: number): void {
  const log = (target: string, response: string, more: { cue?: number; adult?: true } = {}) => {
    const { cue = 0, adult } = more
    play.trial({ target, response, rtMs, moves: 1, cue, scoredBy: adult ? 'adult' : 'self' })
  }
  switch (move.kind) {
    case 'flag':
      return log('flag', spotName(move.spot))
    case 'noFlag':
      return log('flag', 'pass')
    case 'why':
      return move.said ? log('reason', said(move.said), { cue: move.said.cue, adult: true }) : log('reason', 'sketch')
    case 'reply':
      return log('reply', said(move.said), { cue: move.said.cue, adult: true })
    case 'answer':
      return log('answer', move.answer)
    case 'ask':
      return log('question', move.about, { cue: cueOfQuestion[move.about] })
    case 'help':
      return log('help', 'adult’s flag')
    case 'place': {
      const cue = cueOfPlacing(state, move.spot)
      return log('place', `${pieceName(play, inHand(state) ?? 0)}: ${spotName(move.spot)}`, { cue })
    }
    case 'after':
      return log('after a splash', move.after)
    case 'fix':
      return log('move', pieceName(play, move.piece))
    case 'wait':
      return log('wish that waits', String(move.wish + 1))
    case 'goose':
      return log('room for one more', move.aboard ? 'yes' : 'no')
    default:
  }
}

/** Makes a move in the rules, then shows what it did on the game's clock. */
export function makeShow(play: TeeterPlay): Show {
  const { frozen, scene } = shownState(play)
  const show = {
    scene,
    busy: signal(false),
    note: signal(''),
    mood: signal<Mood>('calm'),
    tilt: { now: tiltIn(scene.value) },
    draw: { tilt: (_degrees: number) => undefined as void },
  }
  const tell = (text: string) => {
    show.note.value = text
    if (text) play.say(text)
  }
  const pause = (ms: number) => play.clock.wait(play.calm.value ? ms * 0.6 : ms)
  async function swingTo(tilt: number) {
    const from = show.tilt.now
    if (Math.abs(tilt - from) < 0.01) return
    // The creak's pitch tells the tilt.
    play.sound.play('creak', { gain: 0.3 + Math.abs(tilt) / 24, step: Math.round(6 - Math.abs(tilt) / 2) })
    await swingBeam(play.clock, { from, to: tilt, calm: play.calm.value }, (now) => {
      show.tilt.now = now
      show.draw.tilt(now)
    })
  }

  async function showPlacing(before: State, spot: number, after: State) {
    const name = pieceName(play, inHand(before) ?? 0)
    const on = withPiece(before, spot)
    frozen.value = { ...on, flag: null, phase: 'place' }
    play.sound.play('drum', { gain: 0.6 })
    await swingTo(tiltIn(on))
    if (after.last?.kind !== 'splash') {
      tell(m.teeter_critters_tilt_now({ tilt: tiltText(torqueNow(on)) }))
      play.sound.play('pluck', { step: Math.max(0, 7 - Math.abs(torqueNow(on))) })
      return pause(350)
    }
    const isWet = after.phase === 'photo'
    play.sound.play(isStudio(play) ? 'knock' : 'water', { gain: play.values.splash === 'soft' ? 0.25 : 0.6 })
    show.mood.value = 'wet'
    frozen.value = { ...before, places: isWet ? before.places.map(() => null) : before.places, phase: 'place' }
    tell(
      isStudio(play)
        ? isWet
          ? m.teeter_critters_the_bar_swings_down()
          : m.teeter_critters_it_slides_onto_the_mat({ name })
        : isWet
          ? m.teeter_critters_everyone_is_in_the_pond()
          : m.teeter_critters_splash({ name }),
    )
    await swingTo(isWet ? 0 : tiltIn(before))
    await pause(700)
    show.mood.value = 'calm'
  }

  async function make(move: Move) {
    if (show.busy.value) return
    show.busy.value = true
    const before = play.state.value
    frozen.value = before
    logMove(play, before, move, play.sinceReady())
    const after = play.move(move)
    show.note.value = ''
    if (move.kind === 'place') await showPlacing(before, move.spot, after)
    if (move.kind === 'flag') play.sound.play('swish', { gain: 0.5 })
    if (after.phase === 'photo' && before.phase !== 'photo') {
      const isDry = after.photos.at(-1)?.dry === true
      if (!isDry && after.last?.kind !== 'splash') {
        play.sound.play(isStudio(play) ? 'knock' : 'water', { gain: 0.4 })
        tell(isStudio(play) ? m.teeter_critters_the_bar_swings_down() : m.teeter_critters_everyone_is_in_the_pond())
        frozen.value = after
        await swingTo(tiltIn(after))
      }
      play.sound.play('shutter')
      if (isDry) show.mood.value = 'glad'
      play.sound.play('bell', { step: 7, gain: 0.5 })
    }
    if (endsTurn(move, after)) {
      if (move.kind === 'next') await swingTo(tiltIn(after))
      show.mood.value = 'calm'
      show.note.value = ''
      play.endTurn()
    } else if (move.kind === 'fix') {
      frozen.value = after
      await swingTo(tiltIn(after))
    }
    play.asked()
    frozen.value = null
    show.busy.value = false
  }
  return { ...show, make }
}
