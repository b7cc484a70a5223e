import { m } from '#messages'
import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { shownState } from '../kit/index.ts'
import { playPiece } from './ambient.ts'
import { signFor, wordText } from './content.ts'
import { categoryOf } from './journal.ts'
import type { WeatherPlay } from './play-types.ts'
import { pieceNow, sceneNow, type Move, type State } from './state.ts'

/** What the view shows beyond the state while a turn closes. */
export interface Show {
  scene: ReadonlySignal<State>
  busy: Signal<boolean>
  note: Signal<string>
  make(move: Move): Promise<void>
}

/** Whether a move gives the turn away, or is the last one. */
export const endsTurn = ({ kind }: Move): boolean => kind === 'who' || kind === 'pass'

interface Logged {
  target: string
  response: string
  cue?: number
  moves?: number
  scoredBy?: 'adult'
}
const inWords = (all: readonly string[]) => all.map((word) => wordText(word) || word).join(' and ')

/** What is logged of naming. Which feeling or sign it was is left out unless the adult turned that on. */
function namingOf(state: State, move: Move, logs: boolean): Logged | null {
  const { words = [], help = 0 } = pieceNow(state) ?? {}
  switch (move.kind) {
    case 'word':
      if (move.word === 'unsure') return { target: 'word', response: 'can’t tell' }
      return { target: 'word', response: logs ? inWords([move.word]) : 'picked' }
    case 'heard': {
      const { how, cue } = move.said
      const heard = `heard (${how}, cue ${cue})`
      const response = logs ? `${inWords(words)}: ${heard}` : heard
      return { target: 'named', response, cue: Math.max(cue, help), scoredBy: 'adult' }
    }
    case 'help':
      return { target: 'help', response: help === 0 ? 'two words to compare' : 'adult’s example' }
    case 'sign': {
      const isTaken = sceneNow(state).signs.includes(move.sign)
      const response = isTaken ? 'taken back' : logs ? (signFor(move.sign)?.text ?? '') : 'placed'
      return { target: 'body sign', response }
    }
    default:
      return null
  }
}

/** What is logged of a finished sky and of what follows. */
function choiceOf(state: State, move: Move): Logged | null {
  const scene = sceneNow(state)
  switch (move.kind) {
    case 'done':
      return { target: 'scene', response: scene.path === 'try' ? 'set again' : 'made', moves: scene.pieces.length }
    case 'let':
      return { target: 'let it be or try something', response: move.path }
    case 'tool':
      return { target: 'next step', response: categoryOf({ tool: move.tool }) ?? 'nothing today' }
    case 'who':
      return { target: 'who sees it', response: move.who }
    default:
      return null
  }
}

/** Logs what a player did, before the move. Nothing in it is right or wrong. */
function logMove(play: WeatherPlay, state: State, move: Move): void {
  const logged = namingOf(state, move, play.values.log === true) ?? choiceOf(state, move)
  if (logged) play.trial({ moves: 1, scoredBy: 'self', ...logged, rtMs: play.sinceReady() })
}

/** The sound of a move. */
function soundOf(play: WeatherPlay, before: State, move: Move): void {
  const { sound } = play
  const piece = pieceNow(before)
  switch (move.kind) {
    case 'add':
      return playPiece(play, move.piece, 2)
    case 'focus': {
      const touched = sceneNow(before).pieces[move.at]
      return touched && playPiece(play, touched.piece, touched.size % 5)
    }
    case 'size':
      return piece && playPiece(play, piece.piece, Math.round((move.size / (before.steps - 1)) * 5))
    case 'place':
      return sound.play('swish', { gain: 0.4 })
    case 'remove':
      return sound.play('wind', { gain: 0.4 })
    case 'word':
    case 'heard':
      return sound.play('bell', { step: move.kind === 'heard' ? 5 : 2, gain: 0.4 })
    case 'sign':
      return sound.play('plop', { gain: 0.5 })
    case 'tool':
      return sound.play('page', { gain: 0.6 })
    case 'done':
      return sound.play('harp', { step: 4, gain: 0.6 })
    default:
      return sound.play('click', { gain: 0.4 })
  }
}

const closeMs = 1300

/** Makes a move in the rules, and shows what it did. */
export function makeShow(play: WeatherPlay): Show {
  const { frozen, scene } = shownState(play)
  const show = { scene, busy: signal(false), note: signal('') }
  async function make(move: Move) {
    if (show.busy.value) return
    const before = play.state.value
    logMove(play, before, move)
    soundOf(play, before, move)
    const ends = endsTurn(move)
    if (ends) {
      show.busy.value = true
      frozen.value = before
    }
    play.move(move)
    // A sky has no turns in it, so a surprise may come between two pieces.
    if (move.kind === 'add' || move.kind === 'size') play.moment()
    if (ends) {
      if (move.kind === 'who') {
        show.note.value = m.inside_weather_who_sees({ who: move.who })
        play.say(show.note.value)
        await play.clock.wait(play.calm.value ? closeMs / 2 : closeMs)
      }
      show.note.value = ''
      play.endTurn()
      frozen.value = null
      show.busy.value = false
    }
    play.asked()
  }
  return { ...show, make }
}
