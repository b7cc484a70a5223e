import { m } from '#messages'
import { signal, type Signal } from '@preact/signals'
import { changeFor, helperFor } from './content.ts'
import { highest, ratedName } from './journal.ts'
import { numberOf } from './ladder.ts'
import type { LadderPlay } from './play-types.ts'
import { isGroup, type Move, type State } from './state.ts'

/** What the view shows beyond the state while a try lights its window. */
export interface Show {
  busy: Signal<boolean>
  note: Signal<string>
  /** Counts how often the beam swept by itself. */
  sweeps: Signal<number>
  make(move: Move): Promise<void>
}

/** Whether a move ends the turn: a try is over, put off, or given away. */
export const endsTurn = ({ kind }: Move): boolean => ['next', 'after', 'later', 'finish', 'pass'].includes(kind)

interface Logged {
  target: string
  response: string
  cue?: number
  event?: true
  scoredBy?: 'adult'
}

/** What is logged of building a ladder, and of a group's talk. Nothing in it names a goal or a step. */
function buildingOf(state: State, move: Move): Logged | null {
  switch (move.kind) {
    case 'rate': {
      if (isGroup(state)) {
        return { target: 'private rating', response: numberOf(move.rated) === null ? 'not rated' : 'rated' }
      }
      if (state.phase !== 'rate') return null
      const { steps } = state
      return {
        target: 'rung rating',
        response: m.kit_out_of({ part: ratedName(steps, move.rated), whole: highest(steps) }),
      }
    }
    case 'change':
      return { target: 'small change', response: changeFor(move.change)?.kind ?? '' }
    case 'leave':
      return { target: 'small change', response: 'left as it is' }
    case 'heard':
      return {
        target: 'reason',
        response: `heard (${move.said.how}, cue ${move.said.cue})`,
        cue: move.said.cue,
        scoredBy: 'adult',
      }
    case 'checked':
      return { target: 'ladder', response: `${state.rungs.length} rungs`, event: true }
    default:
      return null
  }
}

/** What is logged of a try. */
function tryOf(state: State, move: Move): Logged | null {
  const { climb, tries, steps } = state
  const last = tries.at(-1)
  const rung = `rung ${(climb ?? last)?.place ?? 0}`
  switch (move.kind) {
    case 'helper':
      return { target: `${rung}, helper`, response: helperFor(move.helper)?.kind ?? 'none' }
    case 'rate': {
      if (state.phase !== 'actual') return null
      const predicted = ratedName(steps, last?.predicted ?? null)
      const actual = m.kit_out_of({ part: ratedName(steps, move.rated), whole: highest(steps) })
      return { target: rung, response: `predicted ${predicted}, actual ${actual}` }
    }
    case 'later':
      return { target: rung, response: 'planned for real life', event: true }
    case 'down':
      return { target: rung, response: 'came down' }
    case 'after':
      return { target: 'after coming down', response: move.what }
    case 'tag':
      return { target: rung, response: move.tag, cue: move.cue, scoredBy: 'adult' }
    default:
      return null
  }
}

/** The sound of a move. */
function soundOf({ sound }: LadderPlay, before: State, move: Move): void {
  switch (move.kind) {
    case 'rate': {
      const step = Math.round((numberOf(move.rated) ?? 0) * (5 / (before.steps - 1)))
      // Every rating after a try sounds the same.
      return before.phase === 'rate'
        ? sound.play('knock', { step, gain: 0.6 })
        : sound.play('pluck', { step: 2, gain: 0.5 })
    }
    case 'climb':
    case 'wind':
      if (move.kind === 'wind') sound.play('rustle', { gain: 0.8 })
      return [0, 1, 2].forEach((at) => sound.play('wood', { step: at, delay: at * 0.22, gain: 0.4 }))
    case 'change':
    case 'picture':
      return sound.play('knock', { step: 2, gain: 0.6 })
    case 'helper':
      return sound.play('harp', { step: 3, gain: 0.5 })
    case 'down':
      return sound.play('pad', { step: 0, gain: 0.5 })
    case 'tag':
    case 'heard':
      return sound.play('glass', { step: 3, gain: 0.6 })
    case 'goal':
    case 'resume':
    case 'others':
      return sound.play('rustle', { gain: 0.6 })
    default:
      return sound.play('click', { gain: 0.4 })
  }
}

const lightMs = 2400
const restMs = 6000
const shortMs = 300

/** How long a move is shown, and what is said meanwhile. */
function shownFor(play: LadderPlay, move: Move): { text: string; ms: number } {
  const calm = play.calm.value ? 0.6 : 1
  if (move.kind === 'next') return { text: m.lighthouse_ladder_a_light_on_the_coast(), ms: lightMs * calm }
  if (move.kind === 'after' && move.what === 'rest')
    return { text: m.lighthouse_ladder_rest_like_the_waves(), ms: restMs * calm }
  if (move.kind === 'later') return { text: m.lighthouse_ladder_tell_me_next_time(), ms: lightMs * calm }
  return { text: '', ms: shortMs }
}

/** The same light and sound for every try, whatever it was rated. */
function light(play: LadderPlay): void {
  play.sound.play('horn', { step: -3, gain: 0.5 })
  ;[0, 2, 4].forEach((step, at) => play.sound.play('glockenspiel', { step, delay: 0.7 + at * 0.2, gain: 0.5 }))
}

/** Makes a move in the rules, and shows what it did. */
export function makeShow(play: LadderPlay): Show {
  const show = { busy: signal(false), note: signal(''), sweeps: signal(0) }
  async function make(move: Move) {
    if (show.busy.value) return
    const before = play.state.value
    const logged = buildingOf(before, move) ?? tryOf(before, move)
    if (logged) play.trial({ moves: 1, scoredBy: 'self', ...logged, rtMs: logged.scoredBy ? null : play.sinceReady() })
    soundOf(play, before, move)
    if (!endsTurn(move)) {
      play.move(move)
      return play.asked()
    }
    show.busy.value = true
    play.move(move)
    const { text, ms } = shownFor(play, move)
    show.note.value = text
    if (text) play.say(text)
    if (move.kind === 'next') {
      light(play)
      show.sweeps.value++
    }
    const bed = ms === restMs ? play.sound.bed('water') : null
    bed?.level(0.4, 1.2)
    await play.clock.wait(ms)
    bed?.stop()
    show.note.value = ''
    play.endTurn()
    show.busy.value = false
    play.asked()
  }
  return { ...show, make }
}
