import { m } from '#messages'
import { signal, type Signal } from '@preact/signals'
import { ratingName, type Rated } from '../kit/index.ts'
import type { GardenPlay } from './play-types.ts'
import { promptFor } from './prompts.ts'
import { rules } from './rules.ts'
import { senses } from './senses.ts'
import { isGroup, slotNow, type Move, type State } from './state.ts'

/** What the view shows beyond the state while something sprouts. */
export interface Show {
  busy: Signal<boolean>
  note: Signal<string>
  make(move: Move): Promise<void>
}

/** Whether a move ends the turn: something was planted or left, or it was the last one. */
const endsTurn = ({ kind }: Move, after: State): boolean => kind === 'plant' || kind === 'skip' || rules.isOver(after)

const ratedText = ({ level }: State, rated: Rated): string =>
  typeof rated === 'string'
    ? rated
    : m.kit_out_of({ part: ratingName(level.steps, rated), whole: ratingName(level.steps, level.steps - 1) })

interface Logged {
  target: string
  response: string
  cue?: number
  event?: true
  scoredBy?: 'adult'
  player?: number
}
const ofAdult = (target: string, response: string, said: { how: string; cue: number }, help = 0): Logged => ({
  target,
  response: `${response} (${said.how}, cue ${said.cue})`,
  cue: Math.max(said.cue, help),
  scoredBy: 'adult',
})

/** What is logged of a thing: its sense, and never what it was, or a word of the client's. */
function thingOf(play: GardenPlay, state: State, move: Move): Logged | null {
  const bud = state.buds.at(-1)
  const target = slotNow(state)?.sense ?? 'sense'
  switch (move.kind) {
    case 'plant': {
      const cue = Math.max(bud?.help ?? 0, bud?.prompted === false || !state.level.memory ? 0 : 1)
      return { target, response: `described, words: ${bud?.words.length ?? 1}`, cue }
    }
    case 'found':
      return {
        ...ofAdult(bud?.slot.sense ?? target, `found at look ${move.found.look}`, move.found.said, bud?.help),
        // In a group, the next player's turn may have begun.
        player: play.personAt(bud?.seat ?? state.seat).id,
      }
    case 'skip':
      return { target, response: 'skipped' }
    case 'swap':
      return { target, response: 'another way' }
    case 'prompt':
      return { target: 'from memory', response: 'prompt shown', cue: 1 }
    default:
      return null
  }
}

/** What is logged of the rest: categories alone. */
function restOf(state: State, move: Move): Logged | null {
  switch (move.kind) {
    case 'place':
      return { target: 'place', response: move.place, event: true }
    case 'rate':
      return { target: `rating ${state.phase}`, response: ratedText(state, move.rated) }
    case 'again':
      return { target: 'where it was', response: move.sure ? 'found again' : 'not sure' }
    case 'seen':
      return ofAdult('where it was', 'seen', move.said)
    case 'pocket':
      return { target: 'pocket card', response: promptFor(move.prompt).sense, event: true }
    case 'quiet':
      return { target: 'quiet time', response: `${Math.round(move.seconds ?? 0)} s`, event: true }
    default:
      return null
  }
}

/** The sound of a move. Both ratings sound the same. */
function soundOf({ sound }: GardenPlay, before: State, move: Move): void {
  switch (move.kind) {
    case 'plant': {
      const step = senses.indexOf(slotNow(before)?.sense ?? 'see')
      sound.play('plop', { gain: 0.7 })
      ;[0, 2, 4].forEach((up, at) => sound.play('pluck', { step: step + up, delay: 0.16 + at * 0.13, gain: 0.6 }))
      return
    }
    case 'found':
      sound.play('twinkle', { gain: 0.5 })
      return [0, 2, 4, 7].forEach((step, at) => sound.play('glockenspiel', { step, delay: at * 0.12, gain: 0.4 }))
    case 'noticed':
    case 'sense':
      return sound.play('harp', { step: 3, gain: 0.5 })
    case 'word':
      return sound.play('pluck', { step: before.offered.indexOf(move.word) + 1, gain: 0.6 })
    case 'swap':
    case 'skip':
    case 'enough':
      return sound.play('rustle', { gain: 0.5 })
    case 'seen':
      return sound.play('bell', { step: 2, gain: 0.4 })
    case 'again':
    case 'rate':
      return sound.play('harp', { step: 1, gain: 0.5 })
    default:
      return sound.play('wood', { gain: 0.4 })
  }
}

const sproutMs = 1300
/** What a move says: where the help went, or that it grows. */
function noteOf(before: State, move: Move, after: State): string {
  if (move.kind !== 'plant') return ''
  if (after.buds.at(-1)?.found) return m.five_senses_garden_it_opens()
  return isGroup(before) ? m.five_senses_garden_planted_for_the_group() : m.five_senses_garden_a_bud_is_in_the_soil()
}

/** Makes a move in the rules, and shows what grows. */
export function makeShow(play: GardenPlay): Show {
  const show = { busy: signal(false), note: signal('') }
  async function make(move: Move) {
    if (show.busy.value) return
    const before = play.state.value
    const logged = thingOf(play, before, move) ?? restOf(before, move)
    if (logged) play.trial({ moves: 1, scoredBy: 'self', ...logged, rtMs: logged.scoredBy ? null : play.sinceReady() })
    soundOf(play, before, move)
    const after = play.move(move)
    if (!endsTurn(move, after)) return play.asked()
    show.busy.value = true
    show.note.value = noteOf(before, move, after)
    if (show.note.value) play.say(show.note.value)
    await play.clock.wait(move.kind === 'plant' ? sproutMs * (play.calm.value ? 0.6 : 1) : 250)
    show.note.value = ''
    play.endTurn()
    show.busy.value = false
    play.asked()
  }
  return { ...show, make }
}
