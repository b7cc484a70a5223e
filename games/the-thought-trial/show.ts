import { m } from '#messages'
import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { swingBeam, tiltOf, torqueOf, type Load } from '../kit/weigh.ts'
import type { Rated } from '../kit/index.ts'
import { listed } from '../kit/phrases.ts'
import type { TrialPlay } from './play-types.ts'
import { itemNow } from './rules.ts'
import { loadsOf, tip, type Move, type State, type Weight } from './state.ts'
import { sourceOf } from './texts.ts'

/** What the view shows beyond the state while a move is animated. */
export interface Show {
  scene: ReadonlySignal<State>
  busy: Signal<boolean>
  note: Signal<string>
  /** The tilt at which the beam rests, in degrees. */
  tilt: Signal<number>
  /** Draws a tilt; set by the view, so that frames don't render. */
  draw: { tilt: (degrees: number) => void }
  /** The gavel comes down. */
  bang: Signal<number>
  swing(loads: readonly Load[]): Promise<void>
  make(move: Move): Promise<void>
}

const ratings = ['belief before', 'feeling before', 'belief after', 'feeling after'] as const
const ratedText = (rated: Rated, { level }: State): string =>
  typeof rated === 'string' ? rated : level.steps === 11 ? `${rated} of 10` : `${rated + 1} of ${level.steps}`

/** What is logged of a statement or an exhibit: never its words. */
function exhibitLog(state: State, move: Move): readonly [target: string, response: string] | null {
  const { hand, now } = state
  switch (move.kind) {
    case 'open':
      return ['envelope', now ? sourceOf(now, move.exhibit) : '']
    case 'weigh':
      return ['exhibit', `${hand?.pan ?? ''}, weight ${move.weight}`]
    case 'pan':
      return move.pan === 'shelf' ? ['exhibit', 'shelf'] : null
    case 'vote':
      return ['private weight', String(move.weight)]
    case 'because':
      return ['reason', move.said ? `heard (${move.said.how}, cue ${move.said.cue})` : 'sketch']
    case 'help':
      return ['help', `step ${(hand?.help ?? state.help) + 1}`]
    default:
      return null
  }
}

/** What is logged of the case: categories alone. */
function caseLog(state: State, move: Move): readonly [target: string, response: string] | null {
  switch (move.kind) {
    case 'skip':
      return ['case', 'skipped']
    case 'rate':
      return [ratings[state.now?.ratings.length ?? 0] ?? 'rating', ratedText(move.rated, state)]
    case 'trap':
      return ['thinking trap', move.trap]
    case 'witness':
      return ['witness', move.power]
    case 'again':
      return ['exhibit', 'weighed again']
    case 'mind':
      return ['what would change my mind', `way ${move.way + 1}`]
    case 'verdict':
      return ['verdict', move.starter === 'own' ? `${move.verdict}, own words` : move.verdict]
    case 'plan':
      return ['plan', 'chosen']
    case 'helper':
      return ['really happening', move.who]
    default:
      return null
  }
}

/** Logs what a player did, before the move. Only statements have a right answer. */
function logMove(play: TrialPlay, state: State, move: Move): void {
  const rtMs = play.sinceReady()
  const item = itemNow(state)
  if (state.phase === 'camera' && move.kind === 'sort') {
    const isRight = move.answer === item?.answer
    const result = isRight ? ('correct' as const) : ('incorrect' as const)
    const cue = Math.min(3, state.help + state.wrong)
    return play.trial({
      target: `statement: ${item?.answer ?? ''}`,
      response: move.answer,
      result,
      rtMs,
      moves: 1,
      cue,
    })
  }
  const logged = exhibitLog(state, move) ?? caseLog(state, move)
  if (!logged) return
  const [target, response] = logged
  const heard = move.kind === 'because' && move.said !== null
  const cue = heard ? Math.max(move.said?.cue ?? 0, state.hand?.help ?? 0) : 0
  play.trial({ target, response, rtMs, moves: 1, cue, scoredBy: heard ? 'adult' : 'self' })
}

const weightText = (weight: Weight): string => m.the_thought_trial_weight({ weight })

/** What the clerk says after a move; '' where there is nothing to say. Nobody is ever told that a pan is wrong. */
function noteOf(before: State, move: Move, after: State): string {
  if (move.kind === 'sort') {
    const answer = itemNow(before)?.answer ?? 'fact'
    if (after.sorted.length > before.sorted.length)
      return move.answer === answer ? m.the_thought_trial_right({ answer }) : m.the_thought_trial_it_is({ answer })
    return m.the_thought_trial_play_it_like_a_video()
  }
  if (move.kind === 'vote') {
    const { votes = [] } = after.now?.weighed.at(-1) ?? {}
    return after.phase === 'vote' ? '' : m.the_thought_trial_your_weights({ weights: listed(votes.map(weightText)) })
  }
  if (move.kind !== 'because' || after.phase === 'vote') return ''
  if (!move.said) return m.the_thought_trial_it_stays_paper()
  return before.hand?.pan === 'shelf' ? m.the_thought_trial_on_the_shelf() : m.the_thought_trial_it_has_weight()
}

function playSoundOf({ sound }: TrialPlay, { kind }: Move, state: State): void {
  if (kind === 'open') sound.play('page', { gain: 0.7 })
  if (kind === 'pan' || kind === 'weigh' || kind === 'vote') sound.play('click', { gain: 0.5 })
  if (kind === 'rate') sound.play('pluck', { step: 2, gain: 0.5 })
  if (kind === 'take' || kind === 'told') sound.play('creak', { gain: 0.3 })
  if (kind === 'trap' || kind === 'mind' || kind === 'plan') sound.play('pluck', { step: 4, gain: 0.5 })
  if (kind === 'witness') sound.play('bell', { step: 3, gain: 0.5 })
  if (kind === 'verdict') sound.play('drum', { gain: 0.5 })
  if (kind === 'help' && state.phase === 'camera') sound.play('pluck', { step: 0, gain: 0.4 })
}

const noteMs = 1500
const bangMs = 520

/** Makes a move in the rules, then shows what it did on the game's clock. */
export function makeShow(play: TrialPlay): Show {
  const tilt = signal(0)
  const draw = { tilt: (_degrees: number) => undefined as void }
  const busy = signal(false)
  const note = signal('')
  const bang = signal(0)
  const pause = (ms: number) => play.clock.wait(play.calm.value ? ms * 0.6 : ms)

  async function swing(loads: readonly Load[]): Promise<void> {
    const from = tilt.value
    const to = tiltOf(torqueOf(loads), tip)
    if (Math.abs(to - from) < 0.01) return
    tilt.value = to
    // The creak's pitch tells the tilt.
    play.sound.play('creak', { gain: 0.3 + Math.abs(to) / 24, step: Math.round(6 - Math.abs(to) / 2) })
    await swingBeam(play.clock, { from, to, calm: play.calm.value }, draw.tilt)
  }

  async function strike() {
    bang.value += 1
    play.sound.play('knock', { gain: 1 })
    await pause(bangMs)
  }

  /** Shows what a move did, before the next question. */
  async function showMove(before: State, move: Move, after: State) {
    playSoundOf(play, move, before)
    if (move.kind === 'gavel' || move.kind === 'thank') await strike()
    const isRight = move.kind === 'sort' && move.answer === itemNow(before)?.answer
    if (isRight) play.sound.play(move.answer === 'fact' ? 'shutter' : 'bell', { step: 4, gain: 0.5 })
    if (move.kind === 'because' && move.said) play.sound.play('bell', { step: 5, gain: 0.5 })
    note.value = noteOf(before, move, after)
    if (note.value) play.say(note.value)
    const shown = move.kind === 'thank' ? before.now : after.now
    const swings = ['gavel', 'because', 'vote', 'again', 'say', 'thank', 'pass'].includes(move.kind)
    // Others weigh it before they see what the first one said.
    if (swings && after.phase === 'vote') await pause(bangMs)
    else if (swings && shown && after.phase !== 'meet') await swing(loadsOf(shown))
    else if (swings || move.kind === 'skip') await swing([])
    if (note.value) await pause(noteMs)
    note.value = ''
  }

  async function make(move: Move) {
    if (busy.value) return
    busy.value = true
    const before = play.state.value
    logMove(play, before, move)
    const after = play.move(move)
    await showMove(before, move, after)
    if (after.turns > before.turns) play.endTurn()
    play.asked()
    busy.value = false
  }
  return { scene: play.state, busy, note, tilt, draw, bang, swing, make }
}
