import { m } from '#messages'
import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { shownState } from '../kit/index.ts'
import { parts } from './faces.ts'
import { clueType } from './journal.ts'
import type { FacePlay } from './play-types.ts'
import { endsTurn } from './rules.ts'
import { readNow, type Move, type State } from './state.ts'

/** What the view shows beyond the state. */
export interface Show {
  scene: ReadonlySignal<State>
  busy: Signal<boolean>
  note: Signal<string>
  make(move: Move): Promise<void>
}

interface Logged {
  target: string
  response: string
  cue?: number
  scoredBy?: 'adult'
  moves?: number
}

/** What is logged of a face: that it was shaped and with what help, not how it looks. */
function shapingOf({ now }: State, move: Move): Logged | null {
  switch (move.kind) {
    case 'help':
      return { target: 'help', response: now.help === 0 ? 'two parts to try' : 'adult goes first' }
    case 'done': {
      const count = now.parts.length
      const response = count === 0 ? 'left still' : `${count} ${count === 1 ? 'part' : 'parts'} shaped`
      return { target: 'face', response, moves: count, cue: now.help }
    }
    case 'show':
      return { target: 'how much to show', response: move.shown }
    case 'where':
      return { target: 'where to let it out', response: move.where }
    case 'clue':
      return { target: 'one clue', response: move.clue }
    default:
      return null
  }
}

/** What is logged of a reading: that there was one, its kind of clue, and who heard it; never a feeling or who is alike. */
function readingOf(state: State, move: Move): Logged | null {
  const read = readNow(state)
  switch (move.kind) {
    case 'like':
      return { target: 'reading', response: 'picked' }
    case 'word':
      return {
        target: 'reading',
        response: move.word === 'ask' ? 'would ask' : move.word === 'unsure' ? 'can’t tell' : 'picked',
      }
    case 'because':
      return { target: 'clue', response: move.because === 'hunch' ? 'guess' : clueType(move.because) }
    case 'skip':
      return { target: 'reading', response: 'pass' }
    case 'heard': {
      const { how, cue } = move.said
      const type = read?.because ? clueType(read.because) : 'hunch'
      const response = `${type === 'hunch' ? 'no clue' : `clue: ${type}`}, heard (${how}, cue ${cue})`
      return { target: 'said', response, cue, scoredBy: 'adult' }
    }
    case 'answer':
      return { target: 'compared', response: move.answer === 'same' ? 'same' : 'two ways to see it' }
    default:
      return null
  }
}

function logMove(play: FacePlay, state: State, move: Move): void {
  const logged = shapingOf(state, move) ?? readingOf(state, move)
  if (logged) play.trial({ moves: 1, scoredBy: 'self', ...logged, rtMs: play.sinceReady() })
}

function soundOf({ sound }: FacePlay, move: Move): void {
  switch (move.kind) {
    case 'preset':
      sound.play('jelly', { gain: 0.4 })
      return sound.play('pluck', { step: parts.indexOf(move.part) + move.at, gain: 0.5 })
    case 'set':
      return sound.play('pluck', { step: 4 + move.value, gain: 0.35 })
    case 'strength':
    case 'strong':
      return sound.play('pluck', { step: 3 * ('strength' in move ? move.strength : move.strong), gain: 0.5 })
    case 'done':
      return sound.play('bell', { step: 2, gain: 0.5 })
    case 'heard':
      sound.play('twinkle', { gain: 0.6 })
      return sound.play('bell', { step: 5, gain: 0.4 })
    case 'answer':
      return sound.play('twinkle', { gain: 0.5 })
    case 'show':
    case 'where':
    case 'clue':
      return sound.play('page', { gain: 0.5 })
    default:
      return sound.play('click', { gain: 0.4 })
  }
}

/** What came of a choice or a turn, in a short sentence; both answers are met alike. */
function outcomeOf(move: Move, after: State): string {
  if (move.kind === 'show') return m.feelings_face_lab_came({ came: after.now.came ?? 'look' })
  if (move.kind === 'where') return m.feelings_face_lab_let_out({ where: move.where })
  if (move.kind === 'clue') return m.feelings_face_lab_give_your_clue({ clue: move.clue })
  if (move.kind === 'answer') return m.feelings_face_lab_answered({ answer: move.answer })
  return ''
}

const outcomeMs = 1500

/** Makes a move in the rules, and shows what it did. */
export function makeShow(play: FacePlay): Show {
  const { frozen, scene } = shownState(play)
  const show = { scene, busy: signal(false), note: signal('') }
  async function make(move: Move) {
    if (show.busy.value) return
    const before = play.state.value
    logMove(play, before, move)
    soundOf(play, move)
    const after = play.move(move)
    const ends = endsTurn(before, after)
    const outcome = outcomeOf(move, after)
    if (outcome || ends) {
      show.busy.value = true
      // The finished face stays on the wheel until the turn has ended.
      if (ends) frozen.value = { ...before, now: after.made.at(-1) ?? before.now }
      show.note.value = outcome
      if (outcome) {
        play.say(outcome)
        await play.clock.wait(play.calm.value ? outcomeMs * 0.6 : outcomeMs)
      }
      show.note.value = ''
      if (ends) play.endTurn()
      frozen.value = null
      show.busy.value = false
    }
    play.asked()
  }
  return { ...show, make }
}
