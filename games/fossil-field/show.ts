import { m } from '#messages'
import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { assistCue, assistName, assistOf, handText, shownState } from '../kit/index.ts'
import { warmthOf } from './board-art.ts'
import { bonesAt, findAt, sizeOf, squareName } from './digs.ts'
import { findName } from './names.ts'
import type { FieldPlay } from './play-types.ts'
import type { Move, State } from './state.ts'
import { clueAt, digNow, outlineNow, pieceNow } from './table.ts'
import type { Mood } from './things-art.ts'

/** What the view shows beyond the state. */
export interface Show {
  scene: ReadonlySignal<State>
  busy: Signal<boolean>
  note: Signal<string>
  mood: Signal<Mood>
  make(move: Move): Promise<void>
}

/** A move as the log says it: what was asked, what was done, and whether that was right, if there is a right. */
type Entry = [target: string, response: string, right?: boolean]

/** 'row 2, column 3' of a find's parts. */
const partText = (state: State, part: number) => {
  const size = sizeOf(digNow(state))
  return `row ${Math.floor(part / size) + 1}, column ${(part % size) + 1}`
}

function callEntry(before: State, after: State, response: string): Entry {
  const piece = pieceNow(before)
  const at = piece?.at ?? 0
  const seen = `outline ${outlineNow(before, at)}%, ${before.digs} digs`
  const choices = before.choices === 0 ? 'said' : `${Math.min(before.choices, digNow(before).names.length)} names`
  const target = `name ${findName(findAt(digNow(before), at).key)}`
  return [target, `${response}; ${seen}, ${choices}`, after.phase === 'display']
}

function entryOf(before: State, move: Move, after: State): Entry | null {
  const dig = digNow(before)
  switch (move.kind) {
    case 'dig': {
      const opened = after.at === before.at ? after.opened.slice(before.opened.length) : []
      const bones = opened.filter(({ square }) => bonesAt(dig, square).length > 0).length
      const brush = before.brush === 'wide' ? `${opened.length} squares, wide brush` : 'fine brush'
      return [`dig ${squareName(dig, move.square)}`, `${bones > 0 ? 'bone' : 'sand'}, ${brush}, ${move.by ?? 'press'}`]
    }
    case 'place': {
      const find = before.called?.find ?? ''
      return callEntry(before, after, `${findName(find)}, ${partText(before, move.part)}, ${move.by ?? 'press'}`)
    }
    case 'say':
      return move.said === 'notYet' ? callEntry(before, after, 'not yet') : null
    case 'display':
      return [`show ${findName(before.named.at(-1)?.find ?? '')}`, move.as]
    case 'help':
      return ['help', `step ${before.help + 1}`]
    default:
      return null
  }
}

/** Logs what a player did: with the level of help, the assistance, and the hand. */
function logMove(play: FieldPlay, before: State, move: Move, after: State): void {
  const entry = entryOf(before, move, after)
  if (!entry) return
  const [target, response, right] = entry
  const assist = assistOf(play).value
  const help = Math.max(before.help, before.prompted ? 3 : 0)
  const how = [...(help > 0 ? [`help ${help}`] : []), assistName(assist), ...handText(play.values)].join(', ')
  play.trial({
    target,
    response: `${response}; ${how}`,
    rtMs: play.sinceReady(),
    moves: 1,
    cue: Math.max(assistCue(assist), Math.min(3, help)),
    ...(before.choices === 0 && right !== undefined && { scoredBy: 'adult' as const }),
    ...(right === undefined ? { event: true } : { result: right ? ('correct' as const) : ('incorrect' as const) }),
  })
}

/** What a dig brought, said and heard. */
function tellDig(play: FieldPlay, before: State, after: State): string {
  const opened = after.opened.slice(before.opened.length)
  const dig = digNow(before)
  play.sound.play('brush', { gain: 0.8 })
  if (opened.some(({ square }) => bonesAt(dig, square).length > 0)) {
    play.sound.play('xylophone', { step: Math.min(7, after.opened.length), gain: 0.7 })
    return m.fossil_field_bone()
  }
  const [one] = opened
  const clue = one ? clueAt(after, one) : null
  play.sound.play('click', { gain: 0.6 })
  if (before.brush === 'wide') return m.fossil_field_dusty()
  if (!clue) return m.fossil_field_only_sand()
  return clue.kind === 'steps'
    ? m.fossil_field_steps_to_bone({ steps: clue.steps })
    : m.fossil_field_bone_is_warmth({ warmth: warmthOf(clue.steps) })
}

function soundOf(play: FieldPlay, move: Move, after: State): void {
  if (move.kind === 'brush') play.sound.play('swish', { gain: 0.5 })
  if (move.kind === 'call' || move.kind === 'name') play.sound.play('pluck', { step: 2, gain: 0.6 })
  if (move.kind === 'back') play.sound.play('page', { gain: 0.4 })
  if (after.phase === 'compare') play.sound.play('wood', { gain: 0.5 })
  if (after.phase === 'display') play.sound.play('twinkle', { gain: 0.7 })
}

const dance = [0, 2, 4, 2, 5, 4, 7, 4]
const danceMs = 1900

/** Makes a move in the rules, then shows what it did on the game's clock. */
export function makeShow(play: FieldPlay): Show {
  const { frozen, scene } = shownState(play)
  const show = { busy: signal(false), note: signal(''), mood: signal<Mood>('calm') }
  const pause = (ms: number) => play.clock.wait(play.calm.value ? ms * 0.6 : ms)

  /** The find dances on its field, or is carried off in its rock. */
  async function showFind(before: State, after: State) {
    frozen.value = { ...before, named: after.named }
    show.mood.value = 'glad'
    const isDance = after.named.at(-1)?.display === 'dance'
    if (isDance) dance.forEach((step, at) => play.sound.play('xylophone', { step, delay: at * 0.2, gain: 0.6 }))
    else play.sound.play('bell', { step: 5, gain: 0.5 })
    await pause(isDance ? danceMs : 900)
    frozen.value = null
  }

  async function make(wanted: Move) {
    if (show.busy.value) return
    show.busy.value = true
    const before = play.state.value
    const counts = wanted.kind === 'dig' || wanted.kind === 'name' || wanted.kind === 'say'
    const move: Move = counts ? { ...wanted, assist: assistOf(play).value } : wanted
    const after = play.move(move)
    logMove(play, before, move, after)
    soundOf(play, move, after)
    show.note.value = move.kind === 'dig' ? tellDig(play, before, after) : ''
    show.mood.value = after.phase === 'display' ? 'glad' : after.phase === 'compare' ? 'think' : 'calm'
    if (show.note.value) play.say(show.note.value)
    if (move.kind === 'display') await showFind(before, after)
    if (after.turns > before.turns) {
      if (move.kind === 'dig') await pause(750)
      show.note.value = ''
      play.endTurn()
    } else if (move.kind === 'dig') await pause(300)
    play.asked()
    show.busy.value = false
  }
  return { ...show, scene, make }
}
