import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { shownState } from '../kit/index.ts'
import { storyNow, waysAt } from './content.ts'
import type { PlankPlay } from './play-types.ts'
import { endsTurn } from './rules.ts'
import type { Answer, EndingKind, Move, State } from './state.ts'
import { endingText, replyText } from './texts.ts'

/** What the view shows beyond the state. */
export interface Show {
  scene: ReadonlySignal<State>
  busy: Signal<boolean>
  note: Signal<string>
  /** How they cross right now, after a story. */
  crossing: Signal<EndingKind | null>
  make(move: Move): Promise<void>
}

interface Logged {
  target: string
  response: string
  cue?: number
  scoredBy?: 'adult'
}
const answerNames: Record<Answer, string> = { okay: 'okay', notYet: 'not yet', other: 'another way' }

/** What is logged: kinds, never a line, a name, or whether a guess came true. */
function loggedOf(state: State, move: Move): Logged | null {
  const { now, answersBy } = state
  switch (move.kind) {
    case 'help':
      return { target: 'help with an own idea', response: now.help === 0 ? 'starter' : 'pictures' }
    case 'idea': {
      const cue = Math.max(move.said.cue, now.help)
      return { target: 'own idea', response: `heard (${move.said.how}, cue ${cue})`, cue, scoredBy: 'adult' }
    }
    case 'way': {
      const way = waysAt(state, storyNow(state), state.steps.length)[move.at]
      return { target: 'way', response: `picked: ${way?.kind ?? ''}` }
    }
    case 'mine':
      return { target: 'way', response: 'picked: own' }
    case 'guess':
      return { target: 'guess', response: move.guess === 'unsure' ? 'can’t tell' : 'made' }
    case 'heard':
      return { target: `line: ${now.kind ?? ''}`, response: `heard (${move.said.how}, cue ${move.said.cue})`, cue: move.said.cue, scoredBy: 'adult' } // prettier-ignore
    case 'answer':
      return answersBy === 'player' ? { target: 'answer in role', response: answerNames[move.answer] } : null
    case 'cross':
      return { target: 'how to go on', response: move.cross === 'meet' ? 'meet in the middle' : 'space' }
    case 'helper':
      return { target: 'who to bring in', response: move.helper ? 'helper' : 'nobody else' }
    default:
      return null
  }
}

function soundOf({ sound }: PlankPlay, move: Move): void {
  switch (move.kind) {
    case 'way':
    case 'mine':
      sound.play('page', { gain: 0.5 })
      return sound.play('pluck', { step: 2, gain: 0.4 })
    case 'heard':
    case 'idea':
      ;[0, 0.2, 0.4].forEach((delay) => sound.play('knock', { gain: 0.6, delay }))
      return sound.play('bell', { step: 4, gain: 0.4, delay: 0.5 })
    case 'answer':
    case 'told':
      return sound.play('pluck', { step: 4, gain: 0.5 })
    case 'cross':
      return sound.play('creak', { gain: 0.4 })
    case 'helper':
      return sound.play('bell', { step: 3, gain: 0.5 })
    default:
      return sound.play('click', { gain: 0.4 })
  }
}

/** How long what came of it is shown, in ms; a helper takes longer. */
const outcomeMs = (move: Move): number => (move.kind !== 'helper' ? 1700 : move.helper ? 3600 : 2400)

/** Makes a move in the rules, and shows what came of it. */
export function makeShow(play: PlankPlay): Show {
  const { frozen, scene } = shownState(play)
  const show = { scene, busy: signal(false), note: signal(''), crossing: signal<EndingKind | null>(null) }
  async function make(move: Move) {
    if (show.busy.value) return
    const before = play.state.value
    // Before the move, the one who answers still has the floor.
    const logged = loggedOf(before, move)
    if (logged) play.trial({ moves: 1, scoredBy: 'self', ...logged, rtMs: play.sinceReady() })
    soundOf(play, move)
    const after = play.move(move)
    if (move.kind === 'answer' || move.kind === 'helper') {
      show.busy.value = true
      frozen.value = move.kind === 'answer' ? { ...before, now: { ...before.now, answer: move.answer } } : before
      const last = after.told.at(-1)
      show.note.value = move.kind === 'answer' ? replyText(frozen.value) : last ? endingText(last) : ''
      if (move.kind === 'helper') show.crossing.value = last?.ending ?? null
      play.say(show.note.value)
      await play.clock.wait(outcomeMs(move) * (play.calm.value ? 0.6 : 1))
      show.note.value = ''
      show.crossing.value = null
      frozen.value = null
      show.busy.value = false
    }
    if (after.phase === 'reply') play.say(replyText(after))
    // A surprise may come between two questions, too, because a story has only three turns.
    if (endsTurn(before, after)) play.endTurn()
    else if (!storyNow(before).safety && (move.kind === 'way' || move.kind === 'told')) play.moment()
    play.asked()
  }
  return { ...show, make }
}
